//! The clocks bots think by.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// Returns the time on the wall since the first question for it: what people wait for.
pub(crate) fn wall() -> Duration {
    static BEGUN: OnceLock<Instant> = OnceLock::new();
    BEGUN.get_or_init(Instant::now).elapsed()
}

/// Returns the processor time of this thread, so that budgets in the arena mean the same on a busy machine.
#[cfg(unix)]
pub(crate) fn own() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::try_from(time).unwrap_or_default()
}

/// Elsewhere the time on the wall must do.
#[cfg(not(unix))]
pub(crate) fn own() -> Duration {
    wall()
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn who_sleeps_uses_no_processor_time() {
        let (asleep, awake) = (own(), wall());
        std::thread::sleep(Duration::from_millis(50));
        assert!(own() - asleep < wall() - awake);
    }
}
