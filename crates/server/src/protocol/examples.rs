//! Examples of the rules, played by a reader.

use hexapod_core::Walk;
use hexapod_table::Problem;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};
use ts_rs::TS;

use super::puzzles::PuzzleTold;
use super::raw::Raw;
use super::server::StepTold;

/// Plays on in an example. The server keeps nothing: the reader's steps come with every request.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields = nullable)]
pub struct TryExample {
    /// The steps played before, in notation, as `ExampleAnswer.steps` gave them.
    #[ts(as = "Option<Vec<String>>")]
    pub steps: Vec<String>,
    /// The texts to play now, all or none.
    #[ts(as = "Option<Vec<String>>")]
    pub play: Vec<String>,
    /// A seed for rolls and draws: chance is settled until a seat is to act. Without one, chance waits for its outcome in
    /// `play`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<u32>,
    /// Only looks at what could come after `play`, the first half of a decision of a lesson.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>")]
    pub offer: bool,
    /// The place of a piece whose walks are asked for, in games with such inputs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub walks: Option<String>,
    /// Asks for the solution of a puzzle, which counts as a wrong answer.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>")]
    pub solution: bool,
}

/// An example of the rules file after the steps that were tried.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ExampleAnswer {
    /// The id of the example, such as `T12`.
    pub id: String,
    /// The version of the rules.
    pub rules: u32,
    /// Options that differ from the defaults.
    #[ts(type = "Record<string, unknown>")]
    pub options: Map<String, Json>,
    /// The seats, in order.
    pub seats: Vec<String>,
    /// What the rules file does in the example, press by press.
    pub script: Vec<ExamplePress>,
    /// How many steps have been played.
    pub step: u64,
    /// The seat that acts, `chance` or `over`.
    pub to_move: String,
    /// The phase, as the rules file spells it.
    pub phase: String,
    /// The whole view, packed. Examples have no secrets: every hand is open.
    #[ts(type = "Packed")]
    pub view: Raw,
    /// The grouped legal actions of the seat that acts.
    #[ts(type = "Legal")]
    pub legal: Raw,
    /// The steps that were played now, with their events and English sentences.
    pub steps: Vec<StepTold>,
    /// Why what was to be played is not possible; then nothing of it was played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub refused: Option<Problem>,
    /// Where the piece that was asked about can go with one input.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Walk>>")]
    pub walks: Vec<Walk>,
    /// What a lesson asks and says; nothing in an example.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lesson: Option<LessonTold>,
    /// What became of the answer to a puzzle; nothing in an example or a lesson.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub puzzle: Option<PuzzleTold>,
}

/// A lesson after the tries so far. Its sentences stand in the message files of the game's lessons, by key.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct LessonTold {
    /// The seat of the learner.
    pub you: String,
    /// How many tasks are solved.
    pub solved: u32,
    /// How many tasks there are.
    pub tasks: u32,
    /// After how many steps the present task was asked: whoever takes tries back comes here.
    pub asked_at: u64,
    /// The key of the present task; nothing when all are solved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub task: Option<String>,
    /// What came of the last try.
    pub verdict: LessonVerdict,
    /// The key of what the lesson says about the last try.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub reaction: Option<String>,
    /// Whether the next step of the solution is shown from the start.
    pub shows: bool,
    /// The steps of the solution that are still to be played; empty if the tries so far do not belong to it.
    pub next: Vec<String>,
    /// Places that the task speaks of.
    pub marks: Vec<String>,
}

/// What came of a try in a lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum LessonVerdict {
    /// Nothing was tried.
    Asked,
    /// It begins a solution.
    OnTheWay,
    /// It solves the task.
    Solved,
    /// It does not solve the task, and has to be taken back.
    Wrong,
    /// The rules refuse it.
    Refused,
}

/// One line of an example that does something.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ExamplePress {
    /// Steps are played.
    Do {
        /// The steps in notation.
        steps: Vec<String>,
    },
    /// A step is refused.
    No {
        /// The step in notation.
        step: String,
        /// The code of the refusal.
        code: String,
    },
}
