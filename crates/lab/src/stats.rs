//! Statistics over integers, so that the result does not depend on the order of the games.

use serde::Serialize;
use std::collections::BTreeMap;

/// Number of occurrences of each value.
#[derive(Debug, Clone, Default)]
pub struct Histogram(BTreeMap<i64, u64>);

/// The summary of a histogram.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize)]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// The standard deviation.
    pub deviation: f64,
    /// The smallest value.
    pub min: i64,
    /// The 5 % quantile.
    pub p5: i64,
    /// The median.
    pub median: i64,
    /// The 95 % quantile.
    pub p95: i64,
    /// The largest value.
    pub max: i64,
}

impl Histogram {
    /// Counts one value.
    pub fn add(&mut self, value: i64) {
        *self.0.entry(value).or_default() += 1;
    }

    /// Adds all counts of another histogram.
    pub fn merge(&mut self, other: &Self) {
        for (value, count) in &other.0 {
            *self.0.entry(*value).or_default() += count;
        }
    }

    /// Returns the number of values.
    pub fn count(&self) -> u64 {
        self.0.values().sum()
    }

    /// Returns the summary; `None` without values.
    pub fn spread(&self) -> Option<Spread> {
        let count = self.count();
        let (min, max) = (*self.0.keys().next()?, *self.0.keys().next_back()?);
        let sum: i128 = self.0.iter().map(|(value, times)| i128::from(*value) * i128::from(*times)).sum();
        let squares: i128 =
            self.0.iter().map(|(value, times)| i128::from(*value).pow(2) * i128::from(*times)).sum();
        let mean = sum as f64 / count as f64;
        let variance = (squares as f64 / count as f64 - mean * mean).max(0.0);
        Some(Spread {
            mean,
            deviation: variance.sqrt(),
            min,
            p5: self.quantile(0.05),
            median: self.quantile(0.5),
            p95: self.quantile(0.95),
            max,
        })
    }

    fn quantile(&self, part: f64) -> i64 {
        let target = (self.count() as f64 * part).ceil().max(1.0) as u64;
        let mut seen = 0;
        for (value, count) in &self.0 {
            seen += count;
            if seen >= target {
                return *value;
            }
        }
        self.0.keys().next_back().copied().unwrap_or(0)
    }
}

/// Games lost by default, with the reasons.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct Forfeits {
    /// Number of games.
    pub games: u64,
    /// The first distinct messages, each with its number of occurrences.
    pub messages: BTreeMap<String, u64>,
}

impl Forfeits {
    /// Maximum number of distinct messages.
    const MAX_MESSAGES: usize = 12;

    /// Adds one game.
    pub fn add(&mut self, message: &str) {
        self.games += 1;
        self.count(message, 1);
    }

    /// Adds all games of another count.
    pub fn merge(&mut self, other: &Self) {
        self.games += other.games;
        for (message, times) in &other.messages {
            self.count(message, *times);
        }
    }

    fn count(&mut self, message: &str, times: u64) {
        if let Some(count) = self.messages.get_mut(message) {
            *count += times;
        } else if self.messages.len() < Self::MAX_MESSAGES {
            self.messages.insert(message.to_owned(), times);
        }
    }
}

/// Half the width of a 95 % interval in standard deviations of a normal distribution.
pub(crate) const Z_95: f64 = 1.959_963_984_540_054;

/// A share with its 95 % interval.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Share {
    /// The estimate.
    pub share: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Share {
    /// Returns the share of `won` among `n` games with Wilson's interval, which holds near 0 and 1 too.
    pub fn of(won: f64, n: u64) -> Self {
        if n == 0 {
            return Self { share: 0.0, low: 0.0, high: 1.0 };
        }
        let count = n as f64;
        let share = won / count;
        let shrink = 1.0 + Z_95 * Z_95 / count;
        let centre = (share + Z_95 * Z_95 / (2.0 * count)) / shrink;
        let half =
            Z_95 * (share * (1.0 - share) / count + Z_95 * Z_95 / (4.0 * count * count)).sqrt() / shrink;
        Self { share, low: (centre - half).max(0.0), high: (centre + half).min(1.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spreads_are_those_of_the_values() {
        let mut histogram = Histogram::default();
        for value in [1, 2, 2, 3, 7] {
            histogram.add(value);
        }
        let spread = histogram.spread().unwrap();
        assert_eq!((spread.mean, spread.min, spread.median, spread.max), (3.0, 1, 2, 7));
        assert!((spread.deviation - 4.4f64.sqrt()).abs() < 1e-12);
        assert_eq!(Histogram::default().spread(), None);
    }

    #[test]
    fn intervals_hold_the_share_and_stay_within_bounds() {
        let share = Share::of(500.0, 1000);
        assert!((share.low - 0.469).abs() < 0.001 && (share.high - 0.531).abs() < 0.001, "{share:?}");
        let share = Share::of(0.0, 50);
        assert!(share.low < 1e-12 && share.high > 0.05 && share.high < 0.08, "{share:?}");
    }
}
