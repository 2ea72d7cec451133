//! Live play: what the server sends.

use std::collections::BTreeMap;

use hexapod_table::{ClockNow, Problem, Proposal, UndoNow};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::raw::Raw;
use super::tables::TableInfo;

/// What the server sends over the WebSocket.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ServerMessage {
    /// The first message: everything needed to draw the table.
    Welcome(Box<Welcome>),
    /// Numbers, steps, and what changed for this viewer.
    Update(Box<Update>),
    /// The answer: it is done.
    Accepted(Accepted),
    /// The answer: it is not possible.
    Refused(Refusal),
    /// The answer: the position changed before the message came; the client has got, or gets before this answer, all updates up to `number`.
    Stale {
        /// The client's id.
        id: String,
        /// The last number now.
        number: u64,
    },
    /// The answer: everybody concerned is being asked.
    Proposed {
        /// The client's id.
        id: String,
        /// The number of the proposal.
        proposal: u64,
    },
    /// The answer to `offer`: how it would go on for the same seat.
    Offered(Box<Offered>),
    /// The table's seats, status or terms changed.
    Table {
        /// The table now.
        table: Box<TableInfo>,
    },
    /// Whose eyes the screen has now: after `face`, or because the screen must be handed over.
    Facing(Box<Facing>),
    /// A proposal is open.
    Proposal(Proposal<String>),
    /// A proposal has been decided.
    Decided {
        /// Its number.
        proposal: u64,
        /// Whether everybody agreed; otherwise one person said no or the game went on.
        agreed: bool,
    },
    /// A line of chat.
    Chat(ChatLine),
    /// A reaction.
    Reaction {
        /// Who.
        from: Speaker,
        /// The picture's name.
        what: String,
    },
    /// A client came or went.
    Presence {
        /// The seats whose people are connected.
        online: Vec<String>,
        /// How many watch.
        watchers: u32,
    },
    /// A bot thinks, and it takes a while.
    Thinking {
        /// For which seat.
        seat: String,
        /// How much of its budget is used up, 0 to 100.
        percent: u8,
        /// Milliseconds until it has chosen at the latest.
        #[serde(default)]
        #[ts(optional, as = "Option<u32>")]
        most_ms: u32,
    },
    /// The next roll, draw or step of a bot waits, so that the last input can be taken back.
    Waits {
        /// Milliseconds until it comes.
        ms: u32,
    },
    /// A notice for the person, such as `restarting`: connect again in a moment.
    Notice {
        /// `restarting`, `moved` (the seat is now held by another client), or why the connection was refused.
        code: String,
        /// A sentence.
        sentence: String,
    },
    /// The answer to `ping`.
    Pong {
        /// What was sent.
        t: u64,
    },
}

/// It is done.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Accepted {
    /// The client's id.
    pub id: String,
    /// The number of the last entry it wrote, or the number now if it wrote none.
    pub number: u64,
    /// Whether it had been done before: this is the first answer again.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<bool>")]
    pub again: bool,
}

/// What could come after an action.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Offered {
    /// The client's id.
    pub id: String,
    /// The number it holds for.
    pub number: u64,
    /// The phase after the action.
    pub phase: String,
    /// The grouped legal actions of the same seat after it, whole.
    #[ts(type = "Legal")]
    pub legal: Raw,
    /// What would change in the view; nothing if nothing would.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Delta")]
    pub view: Option<Raw>,
}

/// It is not possible.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Refusal {
    /// The client's id; empty if the message had none that could be read.
    pub id: String,
    /// Why.
    #[serde(flatten)]
    pub problem: Problem,
}

/// Everything needed to draw the table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Welcome {
    /// The number of the last entry.
    pub number: u64,
    /// The table as everybody sees it.
    pub table: TableInfo,
    /// The seats this client holds.
    pub you: Vec<String>,
    /// How the table looks from where this client sits.
    pub facing: Facing,
    /// The updates the client has missed, if it said what it saw last and they are not too many. The view above has
    /// them already; they are for the log and for animation.
    pub missed: Vec<Missed>,
    /// Whether there were more than are sent: the rest is in `/log`.
    pub cut: bool,
    /// The clock now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clock: Option<ClockNow>,
    /// Proposals that are open.
    pub proposals: Vec<Proposal<String>>,
    /// The last lines of the chat.
    pub chat: Vec<ChatLine>,
    /// The seats whose people are connected.
    pub online: Vec<String>,
    /// How many watch.
    pub watchers: u32,
}

/// How a table looks from a seat.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Facing {
    /// The seat whose eyes these are; nobody for watchers and while a screen is handed over.
    pub seat: Option<String>,
    /// The seat that must take the screen next, while it is handed over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hand_to: Option<String>,
    /// The number of the last entry.
    pub number: u64,
    /// How many steps have been played.
    pub step: u64,
    /// The seat that acts, `chance` or `over`.
    pub to_move: String,
    /// The phase, as the rules file spells it.
    pub phase: String,
    /// The whole view, packed.
    #[ts(type = "Packed")]
    pub view: Raw,
    /// What this client may take back and play again; nothing if there is none of either.
    #[serde(default, skip_serializing_if = "UndoNow::is_nothing")]
    #[ts(optional, as = "Option<UndoNow>")]
    pub undo: UndoNow,
    /// The grouped legal actions of the seat that is to move, by its name, if this client may act for it.
    #[ts(type = "Record<string, Legal>")]
    pub legal: BTreeMap<String, Raw>,
}

/// Numbers, steps, and what changed for this viewer. The phase is a field of every view.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Update {
    /// The number of the last entry.
    pub number: u64,
    /// How many steps have been played.
    pub step: u64,
    /// The seat that acts, `chance` or `over`; not said if it has not changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub to_move: Option<String>,
    /// How many steps remained after an undo, before the `steps` of this update.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub undone_to: Option<u64>,
    /// What this client may take back and play again; not said if it has not changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub undo: Option<UndoNow>,
    /// The steps, in order; the last is number `step`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<StepTold>>")]
    pub steps: Vec<StepTold>,
    /// What changed in the view; nothing if nothing did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Delta")]
    pub view: Option<Raw>,
    /// What changed in the legal actions of the seat that is to move, if this client may act for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Delta")]
    pub legal: Option<Raw>,
    /// The clock, if the table has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clock: Option<ClockNow>,
}

/// An update that a client missed.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Missed {
    /// The number of the entry.
    pub number: u64,
    /// The step, if it was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub step: Option<StepTold>,
    /// How many steps remained after an undo, if it was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub undone_to: Option<u64>,
}

/// A step as one viewer may know it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct StepTold {
    /// The seat that acted, or `chance`.
    pub by: String,
    /// The step in notation; hidden parts are `?`.
    pub text: String,
    /// What happened, as far as the viewer may hear it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, type = "EventTold[]")]
    pub events: Vec<Raw>,
}

/// A line of chat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ChatLine {
    /// Its number among the lines of this table.
    pub line: u64,
    /// Who.
    pub from: Speaker,
    /// What.
    pub text: String,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
}

/// The author of a line of chat or a reaction.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Speaker {
    /// The public id.
    pub id: String,
    /// The name.
    pub name: String,
    /// The first seat this person holds; nothing for watchers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<String>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn is_false(value: &bool) -> bool {
    !value
}
