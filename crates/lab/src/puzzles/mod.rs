//! Finds puzzles: positions of self-play with one best decision.
//!
//! Bots play; before each decision the position is examined (`hunt`); where bots plan whole turns, before each turn (`turn`).
//! What passes is graded, gets its themes and
//! refutations, and is kept if it is unlike the puzzles kept before. The same seed finds the same puzzles on any number of
//! threads.

mod check;
mod hunt;
mod kept;
mod refute;
mod scout;
mod turn;

use std::collections::BTreeMap;
use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;

use hexapod_catalog::AnyGame;
use hexapod_core::SetupError;
use hexapod_learn::Puzzle;

pub use check::{Doubt, check};
pub use kept::Kept;
pub use refute::{MAX_REPLY_STEPS, play_on};

/// What is looked for, and how hard.
#[derive(Debug, Clone, Copy)]
pub struct Quest {
    /// Number of puzzles wanted, those kept before included.
    pub count: usize,
    /// Maximum number of games.
    pub games: u64,
    /// Random seed; the same seed reproduces the run.
    pub seed: u64,
    /// Number of threads.
    pub threads: usize,
    /// Search iterations in the screening; what passes is verified with ten times as many.
    pub budget: u64,
    /// Smallest difference in win share between the best decision and any other.
    pub gap: f64,
}

impl Quest {
    /// The budget and the gap with which the puzzles of the program were found.
    pub const BUDGET: u64 = 400;
    /// See [`Quest::gap`].
    pub const GAP: f64 = 0.12;
}

/// Why a decision is no puzzle. In the order of the tests.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rejected {
    /// Fewer than three choices, or more than can be compared.
    Choices,
    /// The game is lost or won whatever the seat does.
    Decided,
    /// A second decision is nearly as good at the first look.
    Close,
    /// Searches with other seeds choose another decision.
    Unsteady,
    /// A second decision is nearly as good in a fair comparison.
    Rival,
    /// Among all other legal decisions one is nearly as good.
    Sweep,
    /// At ten times the budget another decision is chosen or comes near.
    Deep,
    /// The second half of the decision is open: several places are about equally good.
    Half,
    /// The solution of a turn has few steps.
    Short,
    /// Too like a puzzle that was kept.
    Alike,
    /// There are enough puzzles of this theme, part of the game or ease.
    Plenty,
}

impl Rejected {
    /// All reasons, in the order of the tests.
    pub const ALL: [Self; 11] = [
        Self::Choices,
        Self::Decided,
        Self::Close,
        Self::Unsteady,
        Self::Rival,
        Self::Sweep,
        Self::Deep,
        Self::Half,
        Self::Short,
        Self::Alike,
        Self::Plenty,
    ];
}

impl fmt::Display for Rejected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Choices => "fewer than 3 choices, or more than 400",
            Self::Decided => "lost or won whatever is played",
            Self::Close => "a second choice is close at the first look",
            Self::Unsteady => "other seeds choose otherwise",
            Self::Rival => "a rival is close in the fair comparison",
            Self::Sweep => "one of all other choices is close",
            Self::Deep => "not confirmed at ten times the budget",
            Self::Half => "the second half of the decision is open",
            Self::Short => "the solution has fewer than 4 steps",
            Self::Alike => "like a puzzle kept before",
            Self::Plenty => "enough of this theme, part or ease",
        })
    }
}

/// How many decisions were tried and what became of them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games played.
    pub games: u64,
    /// Decisions examined.
    pub tried: u64,
    /// Decisions rejected, by reason.
    pub rejected: BTreeMap<Rejected, u64>,
    /// Puzzles kept.
    pub kept: u64,
}

impl Tally {
    fn reject(&mut self, reason: Rejected) {
        *self.rejected.entry(reason).or_default() += 1;
    }

    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.tried += other.tried;
        for (reason, count) in &other.rejected {
            *self.rejected.entry(*reason).or_default() += count;
        }
    }
}

/// The puzzles of one game of self-play, and what was rejected.
struct Yield {
    tally: Tally,
    found: Vec<Puzzle>,
}

/// Looks for puzzles until there are enough, all games are played, or `told` returns `false`. `told` is called after each
/// game with what was found so far.
///
/// # Errors
/// If a table of the game cannot be set up.
pub fn find(
    game: &dyn AnyGame,
    quest: &Quest,
    before: Vec<Puzzle>,
    told: &mut dyn FnMut(&Kept, &Tally) -> bool,
) -> Result<(Kept, Tally), SetupError> {
    let mut kept = Kept::new(before, quest.count);
    let mut tally = Tally::default();
    let (next, stopped) = (AtomicU64::new(0), AtomicBool::new(false));
    let (send, receive) = mpsc::channel();
    let work = |send: mpsc::Sender<(u64, Result<Yield, SetupError>)>| {
        while !stopped.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= quest.games || send.send((number, scout::scout(game, quest, number))).is_err() {
                break;
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..quest.threads.max(1) {
            let send = send.clone();
            scope.spawn(|| work(send));
        }
        drop(send);
        // Games are taken in their order, so that the result does not depend on which thread was faster.
        let (mut waiting, mut due) = (BTreeMap::new(), 0);
        let mut result = Ok(());
        for (number, found) in receive {
            waiting.insert(number, found);
            while let Some(found) = waiting.remove(&due) {
                due += 1;
                match found {
                    Ok(found) if !stopped.load(Ordering::Relaxed) && !kept.is_full() => {
                        tally.add(&found.tally);
                        for puzzle in found.found {
                            match kept.keep(puzzle) {
                                Ok(()) => tally.kept += 1,
                                Err(reason) => tally.reject(reason),
                            }
                        }
                        if !told(&kept, &tally) || kept.is_full() {
                            stopped.store(true, Ordering::Relaxed);
                        }
                    }
                    Ok(_) => {}
                    Err(error) => {
                        stopped.store(true, Ordering::Relaxed);
                        result = Err(error);
                    }
                }
            }
        }
        result
    })?;
    Ok((kept, tally))
}
