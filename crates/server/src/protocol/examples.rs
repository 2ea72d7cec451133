//! Examples of the rules, played by a reader.

use hexapod_core::Walk;
use hexapod_table::Problem;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};
use ts_rs::TS;

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
    /// The place of a piece whose walks are asked for, in games with such inputs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub walks: Option<String>,
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
