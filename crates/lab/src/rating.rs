//! Relative strength of bots: win shares with intervals, Elo, normalized Elo, and the sequential test.
//!
//! The unit is a block: one seed played in all seat rotations. The games of a block share their chance outcomes, so
//! only block means are independent; every interval is computed over block means.

use hexapod_core::{SeedableRng, SmallRng, chance};
use serde::Serialize;

use crate::stats::{Share, Z_95};

/// Normalized Elo per unit of `(mean - fair) / deviation of a game`: 800 / ln 10.
const NORMALIZED_ELO_UNIT: f64 = 347.435_585_522_601_5;
/// Error probability of the test on either side.
const ERROR_PROBABILITY: f64 = 0.05;

/// The means of blocks, in order.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Blocks {
    means: Vec<f64>,
    /// Games per block.
    size: usize,
}

/// A rating difference with its 95 % interval; a bound is `None` if the games do not determine it.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Rating {
    /// The estimate.
    pub value: Option<f64>,
    /// The lower end of the interval.
    pub low: Option<f64>,
    /// The upper end of the interval.
    pub high: Option<f64>,
}

impl Blocks {
    /// Returns an empty list of blocks of `size` games.
    pub fn of(size: usize) -> Self {
        Self { means: Vec::new(), size }
    }

    /// Adds the mean of the next block.
    pub fn push(&mut self, mean: f64) {
        self.means.push(mean);
    }

    /// Returns the number of blocks.
    pub fn len(&self) -> usize {
        self.means.len()
    }

    /// Returns whether there is no block.
    pub fn is_empty(&self) -> bool {
        self.means.is_empty()
    }

    /// Returns the mean over all games.
    pub fn mean(&self) -> f64 {
        if self.means.is_empty() { 0.0 } else { self.means.iter().sum::<f64>() / self.len() as f64 }
    }

    /// Returns mean and variance of a block after adding one block won and one lost, so that winning all of a few games
    /// does not count as certainty (the "plus four" interval for two games per block).
    fn cautious(&self) -> (f64, f64, f64) {
        let count = self.len() as f64 + 2.0;
        let mean = (self.means.iter().sum::<f64>() + 1.0) / count;
        let square = |value: f64| (value - mean) * (value - mean);
        let sum = self.means.iter().map(|value| square(*value)).sum::<f64>() + square(0.0) + square(1.0);
        (mean, sum / (count - 1.0), count)
    }

    /// Returns the mean with its 95 % interval.
    pub fn share(&self) -> Share {
        let (centre, variance, count) = self.cautious();
        let half = Z_95 * (variance / count).sqrt();
        let share = self.mean();
        Share { share, low: (centre - half).clamp(0.0, share), high: (centre + half).clamp(share, 1.0) }
    }

    /// Returns the distance from the fair share in deviations of a single game.
    fn distance(&self, fair: f64) -> f64 {
        let (_, variance, _) = self.cautious();
        (self.mean() - fair) / (variance * self.size as f64).sqrt()
    }

    /// Returns the advantage in normalized Elo: in deviations of a single game, so that draws and luck are accounted
    /// for. Its interval depends on the number of games only.
    pub fn normalized_elo(&self, fair: f64) -> Rating {
        let games = (self.len() * self.size) as f64;
        if games == 0.0 {
            return Rating { value: None, low: None, high: None };
        }
        let (value, half) =
            (NORMALIZED_ELO_UNIT * self.distance(fair), NORMALIZED_ELO_UNIT * Z_95 / games.sqrt());
        Rating { value: Some(value), low: Some(value - half), high: Some(value + half) }
    }

    /// Returns the log-likelihood ratio of a difference of `bounds.1` against one of `bounds.0` normalized Elo, for
    /// normally distributed block means of unknown variance.
    pub fn log_likelihood_ratio(&self, fair: f64, bounds: (f64, f64)) -> f64 {
        if self.is_empty() {
            return 0.0;
        }
        // All values in deviations of a block.
        let scale = (self.size as f64).sqrt();
        let found = self.distance(fair) * scale;
        let at = |elo: f64| 1.0 + (found - elo / NORMALIZED_ELO_UNIT * scale).powi(2);
        self.len() as f64 / 2.0 * (at(bounds.0) / at(bounds.1)).ln()
    }
}

/// Returns the Elo difference of a win share, where `fair` is the share of equals; `None` at 0 and 1, where it is
/// infinite.
pub fn elo(share: f64, fair: f64) -> Option<f64> {
    let odds = share / (1.0 - share) * (1.0 - fair) / fair;
    (odds > 0.0 && odds.is_finite()).then(|| 400.0 * odds.log10())
}

/// Returns the Elo difference of a share with its interval.
pub fn elo_of(share: &Share, fair: f64) -> Rating {
    Rating { value: elo(share.share, fair), low: elo(share.low, fair), high: elo(share.high, fair) }
}

/// A sequential test: is the first bot stronger by `bounds.1`, or not even by `bounds.0`?
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Sprt {
    /// The two differences it decides between, in normalized Elo.
    pub bounds: (f64, f64),
    /// The logarithm of the likelihood ratio so far.
    pub llr: f64,
    /// The test decides if `llr` is beyond this or its negative.
    pub limit: f64,
    /// The decision.
    pub verdict: Verdict,
}

/// The decision of a sequential test.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// The difference is closer to the upper bound.
    Stronger,
    /// The difference is closer to the lower bound.
    Not,
    /// There were too few games to decide.
    Open,
}

impl Sprt {
    /// Evaluates the blocks so far.
    pub fn judge(blocks: &Blocks, fair: f64, bounds: (f64, f64)) -> Self {
        let limit = ((1.0 - ERROR_PROBABILITY) / ERROR_PROBABILITY).ln();
        let llr = blocks.log_likelihood_ratio(fair, bounds);
        let verdict = match llr {
            llr if llr >= limit => Verdict::Stronger,
            llr if llr <= -limit => Verdict::Not,
            _ => Verdict::Open,
        };
        Self { bounds, llr, limit, verdict }
    }
}

/// The blocks of two bots, given by their indices.
pub struct Duel<'a> {
    /// Index of the first bot.
    pub one: usize,
    /// Index of the second bot.
    pub other: usize,
    /// The scores of the first bot.
    pub blocks: &'a Blocks,
}

/// Iterations of the fit; far more than it needs to converge.
const FIT_ROUNDS: usize = 500;
/// Bootstrap samples for the intervals.
const BOOTSTRAP_SAMPLES: usize = 200;

/// Returns the Elo ratings of `bots` bots that fit all duels best (Bradley–Terry), with mean 0 and bootstrap intervals
/// over blocks. Each duel gets one additional drawn game, so that no rating is infinite.
pub fn ratings(bots: usize, duels: &[Duel<'_>]) -> Vec<Rating> {
    let scores = |resample: &mut dyn FnMut(&Blocks) -> f64| -> Vec<(f64, f64)> {
        duels
            .iter()
            .map(|duel| {
                let games = (duel.blocks.len() * duel.blocks.size) as f64;
                (resample(duel.blocks) * games, games)
            })
            .collect()
    };
    let values = fit(bots, duels, &scores(&mut Blocks::mean));
    let mut rng = SmallRng::seed_from_u64(1);
    let mut samples: Vec<Vec<f64>> = vec![Vec::with_capacity(BOOTSTRAP_SAMPLES); bots];
    for _ in 0..BOOTSTRAP_SAMPLES {
        let drawn = scores(&mut |blocks| {
            let sum: f64 = blocks.means.iter().map(|_| chance::pick(&mut rng, &blocks.means)).sum();
            sum / (blocks.len() as f64).max(1.0)
        });
        for (sample, value) in samples.iter_mut().zip(fit(bots, duels, &drawn)) {
            sample.push(value);
        }
    }
    values
        .iter()
        .zip(&mut samples)
        .map(|(value, sample)| {
            sample.sort_by(f64::total_cmp);
            let cut = BOOTSTRAP_SAMPLES / 40;
            let (low, high) = (sample[cut].min(*value), sample[BOOTSTRAP_SAMPLES - 1 - cut].max(*value));
            Rating { value: Some(*value), low: Some(low), high: Some(high) }
        })
        .collect()
}

/// Fits strengths to the scores of the first bot of each duel, by the standard iteration.
fn fit(bots: usize, duels: &[Duel<'_>], scores: &[(f64, f64)]) -> Vec<f64> {
    let mut strengths = vec![1.0; bots];
    for _ in 0..FIT_ROUNDS {
        let (mut won, mut met) = (vec![0.0; bots], vec![0.0; bots]);
        for (duel, (score, games)) in duels.iter().zip(scores) {
            let (one, other) = (duel.one, duel.other);
            let each = (games + 1.0) / (strengths[one] + strengths[other]);
            won[one] += score + 0.5;
            won[other] += games - score + 0.5;
            met[one] += each;
            met[other] += each;
        }
        for bot in 0..bots {
            if met[bot] > 0.0 {
                strengths[bot] = won[bot] / met[bot];
            }
        }
        let mean = strengths.iter().map(|strength: &f64| strength.ln()).sum::<f64>() / bots as f64;
        for strength in &mut strengths {
            *strength /= mean.exp();
        }
    }
    strengths.iter().map(|strength| 400.0 * strength.log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn blocks(means: &[f64]) -> Blocks {
        Blocks { means: means.to_vec(), size: 2 }
    }

    /// Returns blocks of two games, each won with this probability.
    fn played(rng: &mut SmallRng, count: usize, won: f32) -> Blocks {
        let game = |rng: &mut SmallRng| f64::from(u8::from(chance::unit(rng) < won));
        blocks(&(0..count).map(|_| (game(rng) + game(rng)) / 2.0).collect::<Vec<_>>())
    }

    #[test]
    fn elo_is_the_logarithm_of_the_odds() {
        assert_eq!(elo(0.5, 0.5), Some(0.0));
        assert!((elo(10.0 / 11.0, 0.5).unwrap() - 400.0).abs() < 1e-9);
        // The fair share of four players is a quarter.
        assert!(elo(0.25, 0.25).unwrap().abs() < 1e-9);
        assert_eq!((elo(1.0, 0.5), elo(0.0, 0.5)), (None, None));
    }

    #[test]
    fn a_clean_sweep_is_no_certainty() {
        let sweep = blocks(&[1.0; 100]).share();
        assert_eq!((sweep.share, sweep.high), (1.0, 1.0));
        assert!(sweep.low > 0.95 && sweep.low < 0.99, "{sweep:?}");
        let few = blocks(&[1.0]).share();
        assert!(few.low < 0.3, "{few:?}");
        let none = Blocks::of(2).share();
        assert!(none.low <= none.share && none.share <= none.high);
    }

    #[test]
    fn intervals_hold_the_truth_as_often_as_they_say() {
        let mut rng = SmallRng::seed_from_u64(7);
        for won in [0.5f32, 0.8, 0.97] {
            let held = (0..2000)
                .filter(|_| {
                    let share = played(&mut rng, 100, won).share();
                    share.low <= f64::from(won) && f64::from(won) <= share.high
                })
                .count();
            assert!((1860..=1990).contains(&held), "{held} of 2000 at {won}");
        }
    }

    #[test]
    fn cancelled_luck_makes_intervals_narrow() {
        // The first seat always wins: every block is a draw, without variance.
        let seat = blocks(&[0.5; 400]).share();
        let coin = played(&mut SmallRng::seed_from_u64(1), 400, 0.5).share();
        assert!(seat.high - seat.low < (coin.high - coin.low) / 4.0, "{seat:?} {coin:?}");
    }

    #[test]
    fn normalized_elo_has_the_known_width() {
        let coin = played(&mut SmallRng::seed_from_u64(3), 200, 0.5).normalized_elo(0.5);
        let width = coin.high.unwrap() - coin.low.unwrap();
        assert!((width - 2.0 * 681.0 / 20.0).abs() < 0.1, "{width}");
        // Near equality it is Elo without draws: 60 % are 70 Elo.
        let better = blocks(&[1.0, 1.0, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1.0, 0.0].repeat(40));
        let value = better.normalized_elo(0.5).value.unwrap();
        let expected = 0.1 / (2.0f64 * 0.09).sqrt() * 347.4;
        assert!((value - expected).abs() < 3.0, "{value} {expected}");
    }

    #[test]
    fn the_test_stops_and_is_seldom_wrong() {
        let mut rng = SmallRng::seed_from_u64(11);
        let mut run = |won: f32| {
            let mut so_far = Blocks::of(2);
            for _ in 0..4000 {
                so_far.push(played(&mut rng, 1, won).mean());
                if so_far.len().is_multiple_of(16) {
                    let sprt = Sprt::judge(&so_far, 0.5, (0.0, 60.0));
                    if sprt.verdict != Verdict::Open {
                        return sprt.verdict;
                    }
                }
            }
            Verdict::Open
        };
        let equal = (0..200).filter(|_| run(0.5) == Verdict::Stronger).count();
        // 60 normalized Elo are 58.6 % of games without draws.
        let better = (0..200).filter(|_| run(0.586) == Verdict::Not).count();
        assert!(equal <= 20 && better <= 20, "{equal} {better}");
        assert!((0..50).filter(|_| run(0.8) == Verdict::Stronger).count() == 50);
    }

    #[test]
    fn ratings_explain_all_duels() {
        let (strong, even) = (blocks(&[1.0, 0.5].repeat(100)), blocks(&[0.5; 200]));
        let duels = [
            Duel { one: 0, other: 1, blocks: &strong },
            Duel { one: 0, other: 2, blocks: &strong },
            Duel { one: 1, other: 2, blocks: &even },
        ];
        let ratings = ratings(3, &duels);
        let value = |bot: usize| ratings[bot].value.unwrap();
        assert!((value(0) - value(1) - 190.8).abs() < 3.0, "{ratings:?}");
        assert!((value(1) - value(2)).abs() < 1e-6);
        assert!(value(0) + value(1) + value(2) < 1e-6);
        assert!(ratings[0].low < ratings[0].value && ratings[0].value < ratings[0].high);
    }
}
