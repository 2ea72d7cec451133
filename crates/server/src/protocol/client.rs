//! Live play: what a client sends.

use hexapod_table::Wanted;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a client sends over the WebSocket. Each message but `ping` gets exactly one answer with the same `id`.
///
/// `id` is the client's own: unique among its messages at this table, at most 40 characters. Sending a message again with
/// the same id after a lost connection is harmless.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Plays an action or compound input for the seat that is to act.
    Act {
        /// The client's own id of this message.
        id: String,
        /// The last number the client has seen.
        number: u64,
        /// The action in notation.
        text: String,
        /// For how many milliseconds the next roll, draw or step of a bot waits, at most [`MAX_WAIT_MS`], so that the action
        /// can be taken back; nothing waits where other people play too.
        #[serde(default, skip_serializing_if = "is_zero")]
        #[ts(optional, as = "Option<u32>")]
        wait: u32,
    },
    /// Asks what could come after an action, without playing it: nothing is stored or sent to others.
    Offer {
        /// The client's own id of this message.
        id: String,
        /// The last number the client has seen.
        number: u64,
        /// The action or compound input in notation.
        text: String,
    },
    /// Takes steps back until `to` remain: at once where it is free, else everybody concerned is asked.
    Undo {
        /// The client's own id of this message.
        id: String,
        /// The last number the client has seen.
        number: u64,
        /// How many steps shall remain.
        to: u64,
    },
    /// Plays the next input that was taken back again, with the same rolls, draws and steps of bots after it.
    Redo {
        /// The client's own id of this message.
        id: String,
        /// The last number the client has seen.
        number: u64,
        /// As for `act`.
        #[serde(default, skip_serializing_if = "is_zero")]
        #[ts(optional, as = "Option<u32>")]
        wait: u32,
    },
    /// Ends the wait before the next roll, draw or step of a bot.
    GoOn {
        /// The client's own id of this message.
        id: String,
    },
    /// Asks everybody concerned for something.
    Propose {
        /// The client's own id of this message.
        id: String,
        /// What.
        what: Wanted,
    },
    /// Answers a proposal for all seats of this client.
    Vote {
        /// The client's own id of this message.
        id: String,
        /// The number of the proposal.
        proposal: u64,
        /// Yes or no. One no ends it.
        agree: bool,
    },
    /// Gives a seat up: a fact of the table. A bot plays on for it.
    Resign {
        /// The client's own id of this message.
        id: String,
        /// Which seat of this client.
        seat: String,
    },
    /// Lets a bot, of the level in the table's terms, play for an own seat or for the seat of a person who is away.
    StandIn {
        /// The client's own id of this message.
        id: String,
        /// Which seat.
        seat: String,
    },
    /// Plays an own seat again after a bot stood in.
    Return {
        /// The client's own id of this message.
        id: String,
        /// Which seat of this client.
        seat: String,
    },
    /// Several seats at one screen: says which seat looks at it now; no seat while the screen is being handed over.
    Face {
        /// The client's own id of this message.
        id: String,
        /// The seat, one of this client's; nothing while handing over.
        seat: Option<String>,
    },
    /// Says something at the table.
    Chat {
        /// The client's own id of this message.
        id: String,
        /// At most 300 characters.
        text: String,
    },
    /// Reacts with one of the pictures of [`REACTIONS`].
    React {
        /// The client's own id of this message.
        id: String,
        /// The picture's name.
        what: String,
    },
    /// Stops or resumes receiving a person's chat and reactions, for this client.
    Mute {
        /// The client's own id of this message.
        id: String,
        /// The public id of the person.
        who: String,
        /// Stop or resume.
        on: bool,
    },
    /// Measures the way; answered by `pong`.
    Ping {
        /// Anything, given back.
        t: u64,
    },
}

/// The longest wait before a roll, a draw or a step of a bot, in milliseconds; longer ones are cut.
pub const MAX_WAIT_MS: u32 = 5_000;

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn is_zero(value: &u32) -> bool {
    *value == 0
}

/// The pictures one may react with.
pub const REACTIONS: [&str; 8] = ["clap", "laugh", "wow", "sad", "think", "hurry", "thanks", "oops"];

impl ClientMessage {
    /// Returns the client's own id; nothing for `ping`.
    pub fn id(&self) -> Option<&str> {
        match self {
            Self::Act { id, .. }
            | Self::Offer { id, .. }
            | Self::Undo { id, .. }
            | Self::Redo { id, .. }
            | Self::GoOn { id }
            | Self::Propose { id, .. }
            | Self::Vote { id, .. }
            | Self::Resign { id, .. }
            | Self::StandIn { id, .. }
            | Self::Return { id, .. }
            | Self::Face { id, .. }
            | Self::Chat { id, .. }
            | Self::React { id, .. }
            | Self::Mute { id, .. } => Some(id),
            Self::Ping { .. } => None,
        }
    }
}
