//! Puzzles: a position with one best decision, found in self-play.
//!
//! A puzzle is a `puzzle` block in the `puzzles.md` of a game crate, written by `hexapod puzzles GAME`. Its position is a
//! world that the solver's seat imagines, so that the file holds no secret of a real game; only the view of that seat is
//! ever shown. `docs/puzzles.md` describes the statements.

mod answer;
mod read;
mod write;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use hexapod_catalog::{AnyGame, AnyTable};
use hexapod_core::{Document, PositionError};

pub use answer::{Answer, AnswerError, MAX_STEPS, Verdict, answer};
pub use read::read_puzzles;

/// A position and its best decision.
#[derive(Debug, Clone, PartialEq)]
pub struct Puzzle {
    /// Its name: a hash of the position.
    pub id: String,
    /// The position with its table: rules version, seats, options.
    pub document: Document,
    /// The seat that decides.
    pub you: String,
    /// Facts that solve it as soon as all of them hold in the turn of the seat, whatever led to them; after `not`, one that
    /// is not to hold any more. Empty if only the solutions do.
    pub until: Vec<String>,
    /// The steps of the best decision, in notation; several where ways of playing it come to the same. The first is shown.
    pub solutions: Vec<Vec<String>>,
    /// What is expected after the first solution: the rest of the turn.
    pub then: Vec<String>,
    /// Tempting decisions that are worse, and what then happens.
    pub wrong: Vec<Refutation>,
    /// What it is about, the most telling first.
    pub themes: Vec<String>,
    /// When in the game it occurs.
    pub part: Part,
    /// The evidence that the solution is the one best decision.
    pub evidence: Evidence,
}

/// A third of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// The first third.
    Opening,
    /// The second third.
    Middle,
    /// The last third.
    End,
}

impl Part {
    /// All parts, in order.
    pub const ALL: [Self; 3] = [Self::Opening, Self::Middle, Self::End];

    /// Returns the word of the puzzle file.
    pub fn word(self) -> &'static str {
        match self {
            Self::Opening => "opening",
            Self::Middle => "middle",
            Self::End => "end",
        }
    }

    /// Returns the part in which step `step` of `steps` lies.
    pub fn of(step: usize, steps: usize) -> Self {
        Self::ALL[(step * 3 / steps.max(1)).min(2)]
    }
}

/// A worse decision and its punishment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refutation {
    /// The first step of the decision that differs from the solution, with those before it; a whole turn if the puzzle is
    /// solved by facts.
    pub steps: Vec<String>,
    /// What happens then: the rest of the turn, draws, and the opponent's best reply.
    pub then: Vec<String>,
}

/// Why the solution is the one best decision.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Evidence {
    /// The win share of the seat after the solution, as a search with ten times the budget sees it; the lowest of the seeds.
    pub best: f64,
    /// The win share after the second-best decision; the highest of the seeds.
    pub second: f64,
    /// Iterations from which on a search finds the solution.
    pub found: u64,
    /// Iterations of a search in the screening; ten times as many confirmed it.
    pub budget: u64,
    /// Whether the best estimate after one step is another decision.
    pub subtle: bool,
}

/// The fewest iterations of a search when puzzles are graded.
pub const LEAST_ITERATIONS: u64 = 12;

impl Evidence {
    /// Returns the rating with which the puzzle begins: the more iterations a search needs, the harder it is.
    pub fn rating(&self) -> u32 {
        let doublings = (self.found as f64 / LEAST_ITERATIONS as f64).max(1.0).log2();
        (850.0 + 150.0 * doublings + if self.subtle { 200.0 } else { 0.0 }).round() as u32
    }
}

impl Puzzle {
    /// Sets the position up.
    ///
    /// # Errors
    /// If it is not legal.
    pub fn table(&self, game: &dyn AnyGame) -> Result<Box<dyn AnyTable>, PositionError> {
        game.open(&self.document)
    }

    /// Returns whether a whole turn is asked for, and not one decision.
    pub fn is_turn(&self) -> bool {
        !self.until.is_empty()
    }
}

/// Returns whether all facts hold; after `not`, one must not hold.
///
/// # Errors
/// Says what is wrong with a fact that is none of this game.
pub fn all_hold(table: &dyn AnyTable, facts: &[String]) -> Result<bool, String> {
    for fact in facts {
        let (fact, wanted) = fact.strip_prefix("not ").map_or((fact.as_str(), true), |fact| (fact, false));
        if table.holds(fact)? != wanted {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The puzzles of all games, read when first asked for.
static BOOKS: LazyLock<BTreeMap<&'static str, Vec<Puzzle>>> = LazyLock::new(|| {
    let book = |game: &dyn AnyGame| {
        let info = game.info();
        let puzzles = read_puzzles(info.id, info.puzzles.text)
            .unwrap_or_else(|error| unreachable!("the puzzles of {}: {error}", info.name));
        (info.id, puzzles)
    };
    hexapod_catalog::games().map(book).collect()
});

/// Returns the puzzles of a game.
pub fn puzzles(game: &dyn AnyGame) -> &'static [Puzzle] {
    BOOKS.get(game.info().id).map_or(&[], Vec::as_slice)
}

/// Returns the puzzle of a game with this id.
pub fn puzzle(game: &dyn AnyGame, id: &str) -> Option<&'static Puzzle> {
    puzzles(game).iter().find(|puzzle| puzzle.id == id)
}
