//! Many games between bots, on all cores, with the same result on any number of them.

use std::sync::atomic::{AtomicU64, Ordering};

use hexapod_catalog::{AnyGame, GameResult, Player, Simulator};
use hexapod_core::{MAX_SEATS, SetupError, Wish};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use serde::Serialize;

use crate::stats::{Forfeits, Histogram, Share, Spread};

/// What to simulate.
#[derive(Debug, Clone)]
pub struct Plan {
    /// Seats, options, data.
    pub wish: Wish,
    /// Who plays, in seat order; fewer players than seats repeat from the first.
    pub players: Vec<Player>,
    /// How many games.
    pub games: u64,
    /// Everything follows from it.
    pub seed: u64,
    /// How many threads; all cores if not said.
    pub threads: Option<usize>,
}

/// What came of it.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Report {
    /// The game's id.
    pub game: &'static str,
    /// How many games.
    pub games: u64,
    /// The seed.
    pub seed: u64,
    /// The bot in each seat.
    pub bots: Vec<String>,
    /// Each seat, and whoever else the rules rank.
    pub parties: Vec<Party>,
    /// Steps in a game.
    pub steps: Spread,
    /// Decisions of seats in a game.
    pub decisions: Spread,
    /// The winner's points less the points of the second.
    pub margin: Spread,
    /// The share of games in which several won together.
    pub shared: f64,
    /// Games that a program lost by default, and why. Nothing but whose default it was counts then as played.
    pub forfeits: Forfeits,
}

/// How one party fared.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Party {
    /// The seat's name, or another party the rules rank.
    pub who: &'static str,
    /// The bot in the seat.
    pub bot: Option<String>,
    /// Its share of the victories; a victory of two is half a victory each.
    pub wins: Share,
    /// Its points.
    pub score: Spread,
}

/// Plays the games of a plan; `progress` hears how many are done, now and then, from any thread.
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
    Ok(Report {
        game: game.info().id,
        games: plan.games,
        seed: plan.seed,
        bots: (0..seats.len()).map(bot).collect(),
        parties: parties
            .iter()
            .enumerate()
            .map(|(index, who)| Party {
                who,
                bot: (index < seats.len()).then(|| bot(index)),
                wins: Share::of(tally.wins[index] as f64 / WHOLE as f64, plan.games),
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

/// Works on so many threads; on all cores if not said.
pub(crate) fn on_threads<T: Send>(threads: Option<usize>, work: impl FnOnce() -> T + Send) -> T {
    match threads.map(|threads| rayon::ThreadPoolBuilder::new().num_threads(threads).build()) {
        Some(Ok(pool)) => pool.install(work),
        // Without a pool of its own it runs in the common one: the result is the same.
        Some(Err(_)) | None => work(),
    }
}

/// A victory in parts that any number of winners divides, so that sums are exact in any order.
const WHOLE: u64 = 60;
/// Most parties that are scored: the seats and one more.
const MAX_PARTIES: usize = MAX_SEATS + 1;
/// Games that one thread plays at a stretch.
const STRETCH: u64 = 64;

#[derive(Default)]
struct Tally {
    wins: [u64; MAX_PARTIES],
    scores: [Histogram; MAX_PARTIES],
    steps: Histogram,
    decisions: Histogram,
    margin: Histogram,
    shared: u64,
    forfeits: Forfeits,
}

fn play(simulator: &dyn Simulator, plan: &Plan, progress: &(dyn Fn(u64) + Sync)) -> Tally {
    let done = AtomicU64::new(0);
    (0..plan.games.div_ceil(STRETCH))
        .into_par_iter()
        .map_init(
            || simulator.another(),
            |simulator, stretch| {
                let games = stretch * STRETCH..((stretch + 1) * STRETCH).min(plan.games);
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

/// Returns the seed of one game: well mixed, so that neighbouring games have nothing in common.
pub fn game_seed(seed: u64, game: u64) -> u64 {
    let mut mixed = seed.wrapping_add((game + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

impl Tally {
    fn add(&mut self, result: &GameResult) {
        let winners = result.winners.iter().filter(|won| **won).count() as u64;
        for (party, won) in result.winners.iter().enumerate() {
            if *won {
                self.wins[party] += WHOLE / winners;
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
        self
    }
}
