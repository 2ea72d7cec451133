//! Tunes weights by self-play with SPSA (simultaneous perturbation stochastic approximation): all weights are perturbed
//! at random, the two perturbed versions play each other, and all weights move a step towards the winner.

use std::sync::Arc;

use hexapod_catalog::{AnyGame, Budget, Player};
use hexapod_core::{Rng, SeedableRng, SetupError, SmallRng, Weight, Wish};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};

use crate::arena::{Match, arena};
use crate::simulate::game_seed;

/// Parameters of a training run.
#[derive(Debug, Clone)]
pub struct Training {
    /// Seats, options, data.
    pub wish: Wish,
    /// Search budget per decision.
    pub budget: Budget,
    /// Games per step, rounded up to whole blocks.
    pub games: u64,
    /// Size of the perturbation, relative to each weight.
    pub spread: f64,
    /// Step size towards the winner, relative to the perturbation.
    pub rate: f64,
    /// Random seed; the same seed reproduces the run.
    pub seed: u64,
    /// Number of threads; all cores if `None`.
    pub threads: Option<usize>,
}

/// The progress of a training run. Saved after every step, it can be resumed with the same result.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Progress {
    /// The settings; a run is resumed only with equal settings.
    pub settings: Settings,
    /// Number of steps done.
    pub step: u64,
    /// The weights after the last step.
    pub now: Vec<f64>,
    /// Weighted sum of the weights after each step; later steps count more.
    sum: Vec<f64>,
    /// Win share of the upper perturbed weights in each step.
    pub shares: Vec<f64>,
}

/// What must be equal when a run is resumed.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    game: String,
    seats: usize,
    options: Map<String, Json>,
    budget: String,
    games: u64,
    spread: f64,
    rate: f64,
    seed: u64,
    /// The names of the weights.
    pub names: Vec<String>,
    /// The weights at the start.
    pub start: Vec<f64>,
}

/// A weight of 0 is perturbed as if it had this size.
const ZERO_WEIGHT_SIZE: f64 = 0.1;
/// Maximum factor by which a weight may grow or shrink. No weight changes its sign, because some are widths.
const MAX_CHANGE_FACTOR: f64 = 20.0;
/// Number of steps after which step sizes begin to decrease.
const WARM_UP_STEPS: f64 = 50.0;

impl Progress {
    /// Starts from the weights that the game's bots play with; `None` if the game has no weights.
    pub fn begin(game: &dyn AnyGame, training: &Training) -> Result<Option<Self>, SetupError> {
        let setup = training.wish.check(game.info())?;
        let weights = game.weights();
        let start: Vec<f64> = game.played_weights().into_iter().map(exact).collect();
        Ok((!weights.is_empty()).then(|| Self {
            settings: Settings {
                game: game.info().id.to_owned(),
                seats: setup.seats,
                options: setup.options.changed(),
                budget: training.budget.to_string(),
                games: training.games,
                spread: training.spread,
                rate: training.rate,
                seed: training.seed,
                names: weights.iter().map(|weight: &Weight| weight.name.to_owned()).collect(),
                start: start.clone(),
            },
            step: 0,
            sum: vec![0.0; start.len()],
            now: start,
            shares: Vec::new(),
        }))
    }

    /// Returns the weighted mean of the weights over all steps, later ones counting more, which cancels noise.
    pub fn weights(&self) -> Vec<f32> {
        let total = (self.step * (self.step + 1) / 2) as f64;
        let mean = |(sum, start): (&f64, &f64)| if total > 0.0 { sum / total } else { *start };
        self.sum.iter().zip(&self.settings.start).map(mean).map(|value| value as f32).collect()
    }

    /// Makes one step. `duel` returns the win share of its first weights against its second, minus the fair share, in
    /// deviations of a game.
    fn advance(&mut self, duel: impl FnOnce(&[f32], &[f32]) -> f64) -> f64 {
        let mut rng = SmallRng::seed_from_u64(game_seed(!self.settings.seed, self.step));
        let done = self.step as f64;
        let spread = self.settings.spread / (done + 1.0).powf(0.101);
        let rate = self.settings.rate / (1.0 + done / WARM_UP_STEPS).powf(0.602);
        let moves: Vec<f64> = self
            .settings
            .start
            .iter()
            .map(|start| {
                let up = if rng.next_u32() & 1 == 0 { 1.0 } else { -1.0 };
                up * spread * start.abs().max(ZERO_WEIGHT_SIZE)
            })
            .collect();
        let moved = |by: f64| -> Vec<f64> {
            let weights = self.now.iter().zip(&moves).map(|(now, step)| now + by * step);
            weights.zip(&self.settings.start).map(|(value, start)| bounded(value, *start)).collect()
        };
        let single = |weights: &[f64]| weights.iter().map(|value| *value as f32).collect::<Vec<f32>>();
        let result = duel(&single(&moved(1.0)), &single(&moved(-1.0)));
        self.now = moved(rate * result);
        self.step += 1;
        for (sum, now) in self.sum.iter_mut().zip(&self.now) {
            *sum += self.step as f64 * now;
        }
        result
    }
}

/// Clamps a weight to its allowed range.
fn bounded(value: f64, start: f64) -> f64 {
    let size = start.abs();
    if size == 0.0 {
        value.clamp(-MAX_CHANGE_FACTOR * ZERO_WEIGHT_SIZE, MAX_CHANGE_FACTOR * ZERO_WEIGHT_SIZE)
    } else {
        start.signum() * (value * start.signum()).clamp(size / MAX_CHANGE_FACTOR, size * MAX_CHANGE_FACTOR)
    }
}

/// Converts via the decimal text, so that 0.1 stays 0.1.
fn exact(value: f32) -> f64 {
    value.to_string().parse().unwrap_or(f64::from(value))
}

/// Makes one step: plays the games and moves the weights. `done` is called with the number of games of the step that
/// are done.
pub fn step(
    game: &dyn AnyGame,
    training: &Training,
    progress: &mut Progress,
    done: &(dyn Fn(u64) + Sync),
) -> Result<(), SetupError> {
    let at = progress.step;
    let mut played = Ok(0.5);
    let mut share = 0.0;
    progress.advance(|plus, minus| {
        let weighing =
            |weights: &[f32]| Player::Weighing(training.budget, Arc::from(weights), "trial".into());
        let plan = Match {
            wish: training.wish.clone(),
            players: vec![weighing(plus), weighing(minus)],
            games: training.games,
            seed: game_seed(training.seed, at),
            threads: training.threads,
            sprt: None,
        };
        played = arena(game, &plan, &|games, _| done(games)).map(|standings| {
            let (found, fair) = (standings.pairs[0].share.share, standings.fair);
            share = found;
            (found - fair) / (fair * (1.0 - fair)).sqrt()
        });
        *played.as_ref().unwrap_or(&0.0)
    });
    progress.shares.push(share);
    played.map(|_| ())
}

/// Returns the number of games per step, rounded up to whole blocks.
pub fn games_of_step(game: &dyn AnyGame, training: &Training) -> Result<u64, SetupError> {
    let seats = training.wish.check(game.info())?.seats as u64;
    Ok(training.games.div_ceil(seats) * seats)
}

/// Replaces the number behind the quoted name of each weight in a source text. Returns the new text, or the first name
/// that does not occur exactly once.
pub fn pasted(source: &str, names: &[String], values: &[f32]) -> Result<String, String> {
    let mut text = source.to_owned();
    for (name, value) in names.iter().zip(values) {
        let quoted = format!("\"{name}\"");
        let mut places = text.match_indices(&quoted).map(|(at, _)| at + quoted.len());
        let (Some(at), None) = (places.next(), places.next()) else { return Err(name.clone()) };
        let is_number = |letter: char| letter.is_ascii_digit() || matches!(letter, '.' | '-' | '_');
        let begin = at + text[at..].find(is_number).ok_or_else(|| name.clone())?;
        let end = begin + text[begin..].find(|letter| !is_number(letter)).unwrap_or(text.len() - begin);
        text.replace_range(begin..end, &written(*value));
    }
    Ok(text)
}

/// Formats a number with three significant digits and a decimal point.
pub fn written(value: f32) -> String {
    let digits = (2 - value.abs().max(1e-9).log10().floor() as i32).clamp(1, 6) as usize;
    let text = format!("{value:.digits$}");
    let short = text.trim_end_matches('0');
    if short.ends_with('.') { format!("{short}0") } else { short.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hexapod_core::chance;

    fn training(games: u64) -> Training {
        Training {
            wish: Wish {
                options: [("rounds".to_owned(), serde_json::json!(1))].into_iter().collect(),
                ..Wish::seats(2)
            },
            budget: Budget::Iterations(8),
            games,
            spread: 0.2,
            rate: 1.0,
            seed: 3,
            threads: Some(1),
        }
    }

    fn of(start: &[f64]) -> Progress {
        let game = hexapod_catalog::game("anteater").unwrap();
        let mut progress = Progress::begin(game, &training(1)).unwrap().unwrap();
        progress.settings.start = start.to_vec();
        progress.now = start.to_vec();
        progress.sum = vec![0.0; start.len()];
        progress
    }

    #[test]
    fn weights_go_where_the_games_are_won() {
        // A simulated game whose win probability grows as the weights approach these.
        let target = [1.5, -0.6, 3.0, 0.2];
        let miss = |weights: &[f32]| -> f64 {
            let misses = weights.iter().zip(target).map(|(have, want)| (f64::from(*have) - want) / want);
            misses.map(|miss| miss * miss).sum()
        };
        let mut rng = SmallRng::seed_from_u64(1);
        let mut progress = of(&[1.0, -1.0, 2.0, 0.3]);
        for _ in 0..600 {
            progress.advance(|plus, minus| {
                let chance_of_plus = 1.0 / (1.0 + (miss(plus) - miss(minus)).exp());
                let won = (0..64).filter(|_| f64::from(chance::unit(&mut rng)) < chance_of_plus).count();
                won as f64 / 32.0 - 1.0
            });
        }
        let before = miss(&[1.0, -1.0, 2.0, 0.3]);
        let after = miss(&progress.weights());
        assert!(after < before / 4.0, "{before} {after} {:?}", progress.weights());
    }

    #[test]
    fn no_weight_changes_its_sign() {
        let mut progress = of(&[0.5, -0.5, 0.0]);
        for step in 0..400 {
            // The version with the higher first weight loses until step 200 and wins afterwards.
            progress.advance(|plus, minus| if (plus[0] > minus[0]) == (step > 200) { 3.0 } else { -3.0 });
            assert!(
                progress.now[0] > 0.0 && progress.now[1] < 0.0 && progress.now[2].abs() <= 2.0,
                "{progress:?}"
            );
        }
    }

    #[test]
    fn tuning_that_was_stopped_goes_on_as_if_it_had_not() {
        let game = hexapod_catalog::game("anteater").unwrap();
        let training = training(6);
        let mut whole = Progress::begin(game, &training).unwrap().unwrap();
        for _ in 0..4 {
            step(game, &training, &mut whole, &|_| {}).unwrap();
        }
        let mut parts = Progress::begin(game, &training).unwrap().unwrap();
        for _ in 0..4 {
            step(game, &Training { threads: Some(2), ..training.clone() }, &mut parts, &|_| {}).unwrap();
            // Saved and loaded again.
            parts = serde_json::from_str(&serde_json::to_string(&parts).unwrap()).unwrap();
        }
        assert_eq!(parts, whole);
        assert_eq!((whole.step, whole.shares.len()), (4, 4));
        assert_ne!(whole.weights(), Progress::begin(game, &training).unwrap().unwrap().weights());
    }

    #[test]
    fn numbers_are_put_behind_their_names() {
        let names = ["a worm".to_owned(), "a longer worm".to_owned()];
        let source = "Weight::new(\"a longer worm\", -1.25),\nWorm \"a worm\" 0.333_333_34,\n";
        let text = pasted(source, &names, &[2.0, -0.012_345]).unwrap();
        assert_eq!(text, "Weight::new(\"a longer worm\", -0.0123),\nWorm \"a worm\" 2.0,\n");
        assert_eq!(pasted("\"a worm\" 1.0 \"a worm\" 2.0", &names, &[0.0, 0.0]), Err("a worm".to_owned()));
        assert_eq!(pasted("nothing", &names, &[0.0, 0.0]), Err("a worm".to_owned()));
        assert_eq!([written(123.456), written(1.0), written(0.0)], ["123.5", "1.0", "0.0"]);
    }
}
