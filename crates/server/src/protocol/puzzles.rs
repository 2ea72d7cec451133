//! Puzzles: their list, and what comes of an answer.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The puzzles of all games in brief.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PuzzlesAnswer {
    /// The games, in display order.
    pub games: Vec<PuzzleGame>,
    /// The puzzle of the day.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub daily: Option<DailyPuzzle>,
}

/// The puzzles of a game in brief.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PuzzleGame {
    /// The game's id.
    pub game: String,
    /// How many puzzles there are.
    pub count: u32,
    /// How far the asker has come; nothing before the first answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub you: Option<SolverTold>,
}

/// A person's rating and number of answers in the puzzles of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SolverTold {
    /// The rating.
    pub rating: u32,
    /// Its standard deviation.
    pub deviation: u32,
    /// Puzzles answered.
    pub answered: u32,
    /// Puzzles whose first answer was right.
    pub solved: u32,
}

/// A puzzle of the day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct DailyPuzzle {
    /// The game's id.
    pub game: String,
    /// The puzzle.
    pub id: String,
}

/// The puzzles of one game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct GamePuzzles {
    /// The puzzles, the easiest first.
    pub puzzles: Vec<PuzzleCard>,
    /// The puzzle of the day of this game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub daily: Option<String>,
    /// How far the asker has come; nothing before the first answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub you: Option<SolverTold>,
}

/// A puzzle in a list: nothing of its solution.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PuzzleCard {
    /// The id.
    pub id: String,
    /// What it is about, by the keys of the client's message files.
    pub themes: Vec<String>,
    /// The part of the game: `opening`, `middle` or `end`.
    pub part: String,
    /// Its rating now.
    pub rating: u32,
    /// Whether the asker's first answer was right; nothing without an answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub solved: Option<bool>,
}

/// A puzzle after an answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PuzzleTold {
    /// The seat of the solver.
    pub you: String,
    /// What is asked for.
    pub asks: PuzzleAsks,
    /// What came of the answer.
    pub verdict: PuzzleVerdict,
    /// What it is about; told with the verdict only, since a theme is half the solution.
    pub themes: Vec<String>,
    /// The puzzle's rating.
    pub rating: u32,
    /// The steps of the solution; only where it was asked for or found.
    pub solution: Vec<String>,
    /// After how many steps the answer stands, without what follows it.
    pub answered_at: u64,
    /// Whether the opponent's reply is missing because the server is busy: send the steps again to ask for it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub reply_due: bool,
    /// How much the solution is worth; told with the solution only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub chances: Option<PuzzleChances>,
    /// What the answer changed for the solver; nothing if it did not count.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rated: Option<RatingChange>,
}

/// Of a hundred games that go on from a puzzle, how many the solver wins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PuzzleChances {
    /// After the solution, at least.
    pub best: u32,
    /// After the best of the others, at most.
    pub next: u32,
}

/// What a puzzle asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum PuzzleAsks {
    /// One decision.
    Decision,
    /// A whole turn: steps may be taken back until it has ended.
    Turn,
}

/// How an answer changed the rating of the solver.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct RatingChange {
    /// Before.
    pub before: u32,
    /// After.
    pub after: u32,
}

/// What came of an answer to a puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum PuzzleVerdict {
    /// Nothing was answered.
    Asked,
    /// It begins the solution, or the turn goes on.
    OnTheWay,
    /// It is the solution.
    Right,
    /// It is another decision; the steps go on with its refutation.
    Wrong,
    /// The rules refuse it.
    Refused,
    /// The solution was asked for and is played.
    Shown,
}
