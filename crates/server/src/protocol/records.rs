//! Records, replays, the log, bots' advice, verified dice.

use hexapod_core::Walk;
use hexapod_table::{Fact, Terms};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};
use ts_rs::TS;

use super::raw::Raw;
use super::server::StepTold;
use super::tables::SeatWish;

/// Makes a table from a record: one to play on at, or, if the game is over, one to look back at.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Import {
    /// The record as text.
    pub record: String,
    /// How many of its steps are kept; all if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub step: Option<u64>,
    /// Who shall sit in each seat; of no meaning for a record of a finished game, which is only looked at.
    #[serde(default)]
    #[ts(optional, as = "Option<Vec<SeatWish>>")]
    pub seats: Vec<SeatWish>,
    /// What people choose about the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "Partial<Terms>", optional)]
    pub terms: Option<Terms>,
}

/// Plays on from a step of a finished table, as a new table.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Branch {
    /// How many of its steps are kept.
    pub step: u64,
    /// Who shall sit in each seat.
    pub seats: Vec<SeatWish>,
    /// What people choose about the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "Partial<Terms>", optional)]
    pub terms: Option<Terms>,
}

/// Part of a game as one viewer may know it: a view and what changes with each step after it.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct ReplayAnswer {
    /// Whose eyes: a seat, `spectator`, or `everything` once the game is over.
    pub seen_by: String,
    /// How many steps the game has.
    pub steps: u64,
    /// After how many steps the view is.
    pub from: u64,
    /// The view there, packed.
    #[ts(type = "Packed")]
    pub view: Raw,
    /// The following steps with the delta of the view each makes.
    pub frames: Vec<ReplayFrame>,
}

/// One step of a replay.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct ReplayFrame {
    /// The step.
    pub step: StepTold,
    /// The number of its turn, from 1; as in an analysis.
    pub turn: u32,
    /// What it changes in the view.
    #[ts(type = "Delta")]
    pub view: Raw,
}

/// The log of a table as the asker may know it, with English sentences; abandoned lines are in it.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct LogAnswer {
    /// The entries in order.
    pub entries: Vec<LogEntry>,
    /// The number of the last entry there is.
    pub number: u64,
}

/// One entry of the log.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct LogEntry {
    /// Its number.
    pub number: u64,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// What it is.
    #[serde(flatten)]
    pub what: Logged,
}

/// What an entry of the log is.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Logged {
    /// A step was played.
    Step {
        /// The step.
        step: StepTold,
    },
    /// Steps were taken back until `to` remained.
    Undo {
        /// How many steps remained.
        to: u64,
        /// Who asked.
        by: String,
    },
    /// Something else about the table, such as a seat that resigned.
    Fact {
        /// What.
        fact: Fact<String>,
    },
}

/// Asks a bot about a position.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields = nullable)]
pub struct AskBot {
    /// After how many steps; now if not said. Other steps than now only once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub step: Option<u64>,
    /// How long it may think, in milliseconds; the server has a limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ms: Option<u64>,
}

/// What a bot thinks.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct BotAnswer {
    /// The position: after how many steps.
    pub step: u64,
    /// The seat that decides there.
    pub seat: String,
    /// The action it would play.
    pub action: String,
    /// How many playouts it looked at.
    pub iterations: u64,
    /// The best actions, best first, at most 20.
    pub choices: Vec<BotChoice>,
    /// The line it expects.
    pub line: Vec<String>,
    /// What the action gains, together with the steps of the line that belong to the same decision: at most two reasons,
    /// the greatest gain first; none where nothing stands out. They follow from what the seat may know.
    pub reasons: Vec<ReasonTold>,
    /// How many points more the seat has after it, as far as the seat can know.
    pub points: i64,
}

/// Something that speaks for an action.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ReasonTold {
    /// The key of the sentence in the game's message files.
    pub key: String,
    /// The values that the sentence mentions, by name.
    #[ts(type = "Record<string, string | number>")]
    pub args: Map<String, Json>,
    /// The English sentence.
    pub say: String,
}

/// One action as a bot sees it.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct BotChoice {
    /// The action.
    pub action: String,
    /// How often it was tried.
    pub visits: u64,
    /// The acting seat's mean share of the victory, 0 to 1.
    pub win_share: f64,
}

/// What is asked of the coach.
#[derive(Debug, Clone, Copy, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
pub struct AskCoach {
    /// Whether the coach shall also judge the person's last input.
    pub review: bool,
}

/// What the coach says.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
#[ts(optional_fields)]
pub struct CoachAnswer {
    /// The position: after how many steps.
    pub step: u64,
    /// What opponents could do to the seat that is to move, if it is one of the person's: at most two, the greatest loss
    /// first.
    pub risks: Vec<ReasonTold>,
    /// The person's last input, if it was asked about and can be judged.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub review: Option<ReviewTold>,
}

/// What the coach makes of an input.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct ReviewTold {
    /// The number of steps before the input.
    pub to: u64,
    /// How much of the seat's share of the victory it lost beside the better decision, 0 to 1.
    pub lost: f64,
    /// Whether that is much: at least 0.12, and at least two standard errors.
    pub lost_much: bool,
    /// What opponents could do after it and not after the better decision: at most two, the greatest loss first.
    pub risks: Vec<ReasonTold>,
    /// What the better decision gains and the input does not: at most two, the greatest gain first.
    pub missed: Vec<ReasonTold>,
    /// The better decision and the line expected after it; empty if nothing better was found.
    pub better: Vec<String>,
}

/// Where opponents could strike a seat in their next turn.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct DangerAnswer {
    /// The position: after how many steps.
    pub step: u64,
    /// The seat in danger.
    pub seat: String,
    /// The places, each once; the rest of the board is safe.
    pub places: Vec<DangerPlace>,
}

/// A place where a seat could be struck.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct DangerPlace {
    /// The place in the game's notation.
    pub place: String,
    /// The seat of the opponent who could bring most.
    pub by: String,
    /// How much that is.
    pub power: u32,
    /// Whether what the seat has there could be beaten.
    pub lost: bool,
}

/// Where a piece can go with one input.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct WalksAnswer {
    /// The position: after how many steps.
    pub step: u64,
    /// Each place once, the nearest first.
    pub walks: Vec<Walk>,
}

/// What the check of the dice found, once the game is over.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct VerifyAnswer {
    /// The commitment published before the first step; `GET /tables/ID/dice` has those of later epochs.
    pub commitment: String,
    /// What each seat added.
    pub contributions: Vec<String>,
    /// The secret.
    pub secret: String,
    /// Draws that agree.
    pub agreed: u64,
    /// Draws that are not in the record: they were taken back.
    pub taken_back: u64,
    /// Contributions that did not come from the server.
    pub outside: u64,
    /// What does not agree, a sentence each; empty if all is well.
    pub problems: Vec<String>,
}
