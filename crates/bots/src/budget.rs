//! How much a bot may think.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// Returns the time since some fixed moment. It comes from outside: the bots themselves have no clock.
pub type Clock = fn() -> Duration;

/// How long a bot may search for one decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Budget {
    /// A number of iterations: the same seed gives the same decision.
    Iterations(u64),
    /// A duration.
    Time(Duration),
}

/// The time a bot may take at most, beside its budget.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cap {
    /// For one decision.
    pub step: Duration,
    /// For all decisions of a turn.
    pub turn: Duration,
}

impl Budget {
    /// The default number of iterations.
    pub const DEFAULT: Self = Self::Iterations(400);
    const MAX_ITERATIONS: u64 = 100_000_000;
    const MAX_MILLIS: u64 = 3_600_000;
}

impl FromStr for Budget {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let number = |digits: &str, most: u64| {
            digits.parse::<u64>().ok().filter(|number| (1..=most).contains(number)).ok_or(())
        };
        match text.strip_suffix("ms") {
            Some(millis) => Ok(Self::Time(Duration::from_millis(number(millis, Self::MAX_MILLIS)?))),
            None => Ok(Self::Iterations(number(text, Self::MAX_ITERATIONS)?)),
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Iterations(iterations) => write!(f, "{iterations}"),
            Self::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}
