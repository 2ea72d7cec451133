//! Many games between bots, in parallel; the result does not depend on the number of threads.

use std::sync::atomic::{AtomicU64, Ordering};

use hexapod_catalog::{AnyGame, GameResult, Player, Simulator};
use hexapod_core::{MAX_SEATS, SetupError, Wish};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use serde::Serialize;

use crate::stats::{Forfeits, Histogram, Share, Spread};

/// The plan of a simulation.
#[derive(Debug, Clone)]
pub struct Plan {
    /// Seats, options, data.
    pub wish: Wish,
    /// The players, in seat order; a list shorter than the number of seats is repeated.
    pub players: Vec<Player>,
    /// Number of games.
    pub games: u64,
    /// Random seed; the same seed reproduces the run.
    pub seed: u64,
    /// Number of threads; all cores if `None`.
    pub threads: Option<usize>,
}

/// The result of a simulation.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Report {
    /// The game's id.
    pub game: &'static str,
    /// Number of games.
    pub games: u64,
    /// Number of games that differ from each other in at least one step.
    pub distinct: u64,
    /// What makes the figures doubtful, if anything does.
    pub warning: Option<String>,
    /// The seed.
    pub seed: u64,
    /// The bot in each seat.
    pub bots: Vec<String>,
    /// The seats, and other parties that the rules rank.
    pub parties: Vec<Party>,
    /// Steps per game.
    pub steps: Spread,
    /// Decisions per game.
    pub decisions: Spread,
    /// The winner's lead over the second, in points.
    pub margin: Spread,
    /// Share of games with several winners.
    pub shared: f64,
    /// Games that a program lost by default, and why.
    pub forfeits: Forfeits,
}

/// The results of one party.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Party {
    /// The name of the seat or of another party that the rules rank.
    pub who: &'static str,
    /// The bot in the seat.
    pub bot: Option<String>,
    /// Its share of the wins; a shared win is divided among the winners.
    pub wins: Share,
    /// Its score.
    pub score: Spread,
}

/// Plays the games of a plan. `progress` is called from any thread with the number of games done.
pub fn simulate(
    game: &dyn AnyGame,
    plan: &Plan,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Report, SetupError> {
    let simulator = game.simulator(&plan.wish, &plan.players)?;
    let tally = on_threads(plan.threads, || play(simulator.as_ref(), plan, progress));
    let (seats, parties) = (simulator.seats(), simulator.parties());
    let bot = |seat: usize| {
        plan.players
            .get(seat % plan.players.len().max(1))
            .map_or_else(|| "random".to_owned(), Player::to_string)
    };
    let spread = |histogram: &Histogram| histogram.spread().unwrap_or_default();
    let distinct = distinct(tally.fingerprints);
    Ok(Report {
        game: game.info().id,
        games: plan.games,
        distinct,
        warning: copies(distinct, plan.games, "games"),
        seed: plan.seed,
        bots: (0..seats.len()).map(bot).collect(),
        parties: parties
            .iter()
            .enumerate()
            .map(|(index, who)| Party {
                who,
                bot: (index < seats.len()).then(|| bot(index)),
                wins: Share::of(tally.wins[index] as f64 / WIN_UNITS as f64, plan.games),
                score: spread(&tally.scores[index]),
            })
            .collect(),
        steps: spread(&tally.steps),
        decisions: spread(&tally.decisions),
        margin: spread(&tally.margin),
        shared: if plan.games == 0 { 0.0 } else { tally.shared as f64 / plan.games as f64 },
        forfeits: tally.forfeits,
    })
}

/// Runs `work` on this number of threads; on all cores if `None`.
pub(crate) fn on_threads<T: Send>(threads: Option<usize>, work: impl FnOnce() -> T + Send) -> T {
    match threads.map(|threads| rayon::ThreadPoolBuilder::new().num_threads(threads).build()) {
        Some(Ok(pool)) => pool.install(work),
        // Without a pool of its own it runs in the global one, with the same result.
        Some(Err(_)) | None => work(),
    }
}

/// A win in units that any number of winners divides, so that sums are exact in any order.
const WIN_UNITS: u64 = 60;
/// Maximum number of scored parties: the seats and one more.
const MAX_PARTIES: usize = MAX_SEATS + 1;
/// Games per parallel task.
const GAMES_PER_TASK: u64 = 64;

#[derive(Default)]
struct Tally {
    wins: [u64; MAX_PARTIES],
    scores: [Histogram; MAX_PARTIES],
    steps: Histogram,
    decisions: Histogram,
    margin: Histogram,
    shared: u64,
    forfeits: Forfeits,
    fingerprints: Vec<u64>,
}

fn play(simulator: &dyn Simulator, plan: &Plan, progress: &(dyn Fn(u64) + Sync)) -> Tally {
    let done = AtomicU64::new(0);
    (0..plan.games.div_ceil(GAMES_PER_TASK))
        .into_par_iter()
        .map_init(
            || simulator.another(),
            |simulator, stretch| {
                let games = stretch * GAMES_PER_TASK..((stretch + 1) * GAMES_PER_TASK).min(plan.games);
                let count = games.end - games.start;
                let mut tally = Tally::default();
                for game in games {
                    tally.add(&simulator.run(game_seed(plan.seed, game)));
                }
                progress(done.fetch_add(count, Ordering::Relaxed) + count);
                tally
            },
        )
        .reduce(Tally::default, |one, other| one.merge(&other))
}

/// Returns how many of the values differ.
pub(crate) fn distinct(mut values: Vec<u64>) -> u64 {
    values.sort_unstable();
    values.dedup();
    values.len() as u64
}

/// Returns a warning if less than 95 % of the games or blocks differ from each other: an interval takes them for
/// independent.
pub(crate) fn copies(distinct: u64, all: u64, what: &str) -> Option<String> {
    (distinct * 20 < all * 19).then(|| {
        format!("Only {distinct} of {all} {what} differ from each other, so the intervals are too narrow.")
    })
}

/// Returns the seed of one game, mixed so that consecutive games are independent.
pub fn game_seed(seed: u64, game: u64) -> u64 {
    let mut mixed = seed.wrapping_add(game.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

impl Tally {
    fn add(&mut self, result: &GameResult) {
        let winners = result.winners.iter().filter(|won| **won).count() as u64;
        for (party, won) in result.winners.iter().enumerate() {
            if *won {
                self.wins[party] += WIN_UNITS / winners;
            }
        }
        self.shared += u64::from(winners > 1 && result.forfeit.is_none());
        if let Some((_, message)) = &result.forfeit {
            self.forfeits.add(message);
        }
        for (party, score) in result.scores.iter().enumerate() {
            self.scores[party].add(*score);
        }
        let mut sorted = result.scores.clone();
        sorted.sort_unstable_by(|a, b| b.cmp(a));
        if let [first, second, ..] = sorted[..] {
            self.margin.add(first - second);
        }
        self.steps.add(result.steps as i64);
        self.decisions.add(result.decisions as i64);
        self.fingerprints.push(result.fingerprint);
    }

    fn merge(mut self, other: &Self) -> Self {
        for party in 0..MAX_PARTIES {
            self.wins[party] += other.wins[party];
            self.scores[party].merge(&other.scores[party]);
        }
        self.steps.merge(&other.steps);
        self.decisions.merge(&other.decisions);
        self.margin.merge(&other.margin);
        self.shared += other.shared;
        self.forfeits.merge(&other.forfeits);
        self.fingerprints.extend(&other.fingerprints);
        self
    }
}
