//! Speed of a game relative to random chess, measured alternately so that load on the machine affects both.

use std::time::{Duration, Instant};

use hexapod_catalog::speed::{self, Choosing, Speed};
use hexapod_catalog::{AnyGame, AnyTable, BotSpec, generator};
use hexapod_core::{SetupError, ToMove, Wish};
use serde::Serialize;

use crate::simulate::{Plan, simulate};

/// Figures of one game at one number of seats: medians over several rounds.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Figures {
    /// The game's id.
    pub game: &'static str,
    /// Number of seats.
    pub seats: usize,
    /// Nanoseconds per step if all legal actions are listed.
    pub listed_ns: f64,
    /// Nanoseconds per step if an action is sampled.
    pub sampled_ns: f64,
    /// Nanoseconds per move of random chess in the same run.
    pub chess_ns: f64,
    /// `listed_ns` divided by `chess_ns`.
    pub listed_ratio: f64,
    /// `sampled_ns` divided by `chess_ns`.
    pub sampled_ratio: f64,
    /// Steps per second when reading and replaying records.
    pub record_steps_per_second: f64,
}

/// Speed-up from one thread to two.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Scaling {
    /// The game's id.
    pub game: &'static str,
    /// Speed-up of `simulate`.
    pub simulate: f64,
    /// Speed-up of random chess.
    pub chess: f64,
    /// `simulate` divided by `chess`.
    pub ratio: f64,
}

/// Speed of a game's search in iterations; in evaluated positions where it plans whole turns.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct SearchSpeed {
    /// The game's id.
    pub game: &'static str,
    /// Number of seats.
    pub seats: usize,
    /// Iterations per second on one thread.
    pub one_thread: f64,
    /// Iterations per second on two threads.
    pub two_threads: f64,
    /// `two_threads` divided by `one_thread`.
    pub ratio: f64,
    /// Speed-up of random chess from one thread to two in the same run: what the machine allows.
    pub chess: f64,
}

/// Number of measured rounds.
const ROUNDS: u64 = 7;

/// Measures a game at one number of seats.
pub fn figures(game: &dyn AnyGame, wish: &Wish, steps: u64) -> Result<Figures, SetupError> {
    let mut rounds = Vec::new();
    for round in 0..=ROUNDS {
        let listed = game.playout_speed(wish, Choosing::Listed, steps, round)?;
        let chess = speed::chess(steps, round);
        let sampled = game.playout_speed(wish, Choosing::Sampled, steps, round)?;
        let record = game.record_speed(wish, steps / 4, round)?;
        // The first round is a warm-up.
        if round > 0 {
            rounds.push([listed, chess, sampled, record]);
        }
    }
    let nanos = |at: usize| median(rounds.iter().map(|round| round[at].nanos()));
    let ratio = |at: usize| median(rounds.iter().map(|round| round[at].nanos() / round[1].nanos()));
    Ok(Figures {
        game: game.info().id,
        seats: wish.seats.unwrap_or(*game.info().seats.start()),
        listed_ns: nanos(0),
        chess_ns: nanos(1),
        sampled_ns: nanos(2),
        listed_ratio: ratio(0),
        sampled_ratio: ratio(2),
        record_steps_per_second: 1e9 / nanos(3),
    })
}

/// Measures the speed-up of `simulate` from one thread to two, relative to random chess.
pub fn scaling(game: &dyn AnyGame, wish: &Wish, games: u64) -> Result<Scaling, SetupError> {
    let mut rounds = Vec::new();
    for round in 0..=ROUNDS {
        let run = |threads: usize| -> Result<f64, SetupError> {
            let plan = Plan {
                wish: wish.clone(),
                players: vec![BotSpec::Random.into()],
                games,
                seed: round,
                threads: Some(threads),
            };
            let begun = Instant::now();
            simulate(game, &plan, &|_| {})?;
            Ok(begun.elapsed().as_secs_f64())
        };
        let (one, two) = (run(1)?, run(2)?);
        let steps = (one * 1e9 / 250.0) as u64;
        let chess_one = speed::chess(steps, round);
        let chess_two = chess_on_two(steps, round);
        if round > 0 {
            let chess = chess_one.time.as_secs_f64() / chess_two.as_secs_f64();
            rounds.push((one / two, chess));
        }
    }
    let chess = median(rounds.iter().map(|round| round.1));
    let simulate = median(rounds.iter().map(|round| round.0));
    let ratio = median(rounds.iter().map(|round| round.0 / round.1));
    Ok(Scaling { game: game.info().id, simulate, chess, ratio })
}

/// Measures the search at three decisions of a random game, for `time` each.
pub fn search_speed(game: &dyn AnyGame, wish: &Wish, time: Duration) -> Result<SearchSpeed, SetupError> {
    let mut table = game.begin(wish)?;
    let decisions = decisions(table.as_mut());
    let chess_moves = (time.as_secs_f64() * 1e9 / 250.0) as u64;
    let mut rounds = Vec::new();
    for round in 0..=ROUNDS {
        let (mut one, mut two) = (0.0, 0.0);
        for at in &decisions {
            table.jump(*at);
            one += iterations_in(table.as_ref(), time, 1, round);
            two += iterations_in(table.as_ref(), time, 2, round);
        }
        let chess = speed::chess(chess_moves, round).time.as_secs_f64()
            / chess_on_two(chess_moves, round).as_secs_f64();
        if round > 0 && one > 0.0 {
            let count = decisions.len() as f64;
            rounds.push([one / count, two / count, two / one, chess]);
        }
    }
    let part = |at: usize| median(rounds.iter().map(|round| round[at]));
    Ok(SearchSpeed {
        game: game.info().id,
        seats: table.seats().len(),
        one_thread: part(0),
        two_threads: part(1),
        ratio: part(2),
        chess: part(3),
    })
}

/// Plays a random game and returns the step numbers of three decisions with a choice: after a quarter, a half and three
/// quarters.
fn decisions(table: &mut dyn AnyTable) -> Vec<usize> {
    let mut rng = generator(1);
    let mut choices = Vec::new();
    while table.standing().to_move != ToMove::Over {
        let at = table.standing().step;
        if table.roll(&mut rng).is_none() {
            if table.legal().len() > 1 {
                choices.push(at);
            }
            let action = table.choose(BotSpec::Random, at as u64, None).unwrap_or_default();
            if table.submit(None, &action).is_err() {
                unreachable!("a bot plays legal actions");
            }
        }
    }
    (1..=3).filter_map(|quarter| choices.get(choices.len() * quarter / 4).copied()).collect()
}

/// Returns the iterations per second.
fn iterations_in(table: &dyn AnyTable, time: Duration, threads: usize, seed: u64) -> f64 {
    let begun = Instant::now();
    let thought = table.think(seed, threads, &|_| begun.elapsed() < time);
    let taken = begun.elapsed().as_secs_f64();
    thought.map_or(0.0, |thought| thought.iterations as f64 / taken)
}

/// Returns the time in which two threads together make `steps` moves.
fn chess_on_two(steps: u64, seed: u64) -> Duration {
    let begun = Instant::now();
    std::thread::scope(|scope| {
        let half = |seed| move || -> Speed { speed::chess(steps / 2, seed) };
        scope.spawn(half(seed));
        scope.spawn(half(seed + 1000));
    });
    begun.elapsed()
}

fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(0.0)
}
