//! Time that only goes forward, as fast as the process runs.

use std::sync::LazyLock;
use std::time::{Duration, Instant, SystemTime};

/// A clock that has asked for the time of day once; after that it counts what has passed since.
struct Steady<P> {
    begun: Duration,
    passed: P,
}

impl<P: Fn() -> Duration> Steady<P> {
    /// Returns a clock; the type says that the time of day is asked for once.
    fn new(day: impl FnOnce() -> SystemTime, passed: P) -> Self {
        Self { begun: day().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default(), passed }
    }

    fn now(&self) -> i64 {
        (self.begun + (self.passed)()).as_millis() as i64
    }
}

/// Returns the milliseconds since 1970. The system's clock is read once: after that time passes as the process runs, so
/// neither a clock that is set nor a machine that sleeps charges a player. After a restart the time is that of the system
/// again; what has passed in between counts as downtime.
pub(crate) fn now() -> i64 {
    static CLOCK: LazyLock<Steady<Box<dyn Fn() -> Duration + Send + Sync>>> = LazyLock::new(|| {
        let begun = Instant::now();
        Steady::new(SystemTime::now, Box::new(move || begun.elapsed()))
    });
    CLOCK.now()
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    const HOUR: Duration = Duration::from_secs(3600);

    /// M7 of the attack: a clock that was set forward took an hour from the player who was to move.
    #[test]
    fn a_clock_that_is_set_moves_nothing() {
        let (day, passed) = (Cell::new(SystemTime::UNIX_EPOCH + 10 * HOUR), Cell::new(Duration::ZERO));
        let clock = Steady::new(|| day.get(), || passed.get());
        assert_eq!(clock.now(), 10 * 3_600_000);
        for set in [day.get() + HOUR, day.get() - 2 * HOUR, SystemTime::UNIX_EPOCH] {
            day.set(set);
            assert_eq!(clock.now(), 10 * 3_600_000);
        }
        // A machine that sleeps stops the process's own time; afterwards it goes on from there.
        day.set(day.get() + 8 * HOUR);
        passed.set(Duration::from_millis(250));
        assert_eq!(clock.now(), 10 * 3_600_000 + 250);
    }

    #[test]
    fn time_before_1970_is_none() {
        let clock = Steady::new(|| SystemTime::UNIX_EPOCH - HOUR, || HOUR);
        assert_eq!(clock.now(), 3_600_000);
    }

    #[test]
    fn the_time_of_the_process_goes_forward() {
        let first = now();
        assert!(first > 1_600_000_000_000 && now() >= first);
    }
}
