//! Clocks for bots with a time budget.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// Returns the wall-clock time since the first call.
pub fn wall() -> Duration {
    static BEGUN: OnceLock<Instant> = OnceLock::new();
    BEGUN.get_or_init(Instant::now).elapsed()
}

/// Returns the CPU time of this thread, so that time budgets in the arena mean the same on a busy machine.
#[cfg(all(unix, feature = "programs"))]
pub(crate) fn own() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::try_from(time).unwrap_or_default()
}

/// Returns the wall-clock time where a thread's CPU time is not known.
#[cfg(all(not(unix), feature = "programs"))]
pub(crate) fn own() -> Duration {
    wall()
}

#[cfg(all(test, unix, feature = "programs"))]
mod tests {
    use super::*;

    #[test]
    fn a_sleeping_thread_uses_no_cpu_time() {
        let (asleep, awake) = (own(), wall());
        std::thread::sleep(Duration::from_millis(50));
        assert!(own() - asleep < wall() - awake);
    }
}
