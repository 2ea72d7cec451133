//! The dice of a table: contributions, receipts, and what a client needs to check every roll by itself.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Adds to the dice of a table, after its commitment has been seen.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Contribute {
    /// The commitment that the client has seen; another one is refused.
    pub commitment: String,
    /// What this browser adds to the dice: 32 to 128 hexadecimal digits.
    pub contribution: String,
}

/// How the dice of a table are made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct DiceInfo {
    /// The scheme of docs/fair.md: 1 or 2.
    pub scheme: u32,
    /// The epoch, from 1: one more whenever the server was restored from a backup.
    pub epoch: u32,
    /// The seats whose people must contribute before the dice can roll.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub waits_for: Vec<String>,
}

/// What the server says about a table's dice, signed. A client keeps it: it proves later what the server said.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Receipt {
    /// The table's id.
    pub table: String,
    /// The epoch of the dice.
    pub epoch: u32,
    /// The commitment to their secret.
    pub commitment: String,
    /// What each seat has contributed, in seat order; before the dice can roll, only what the asker has.
    pub contributions: Vec<Option<String>>,
    /// The number of the last entry of the table's log.
    pub number: u64,
    /// How many draws have been made.
    pub draws: u64,
    /// When it was signed, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// The server's public key (Ed25519); 64 hexadecimal digits.
    pub key: String,
    /// The signature of [`Receipt::text`]; 128 hexadecimal digits.
    pub signature: String,
}

impl Receipt {
    /// Returns the text that is signed.
    pub fn text(&self) -> String {
        let Self { table, epoch, commitment, contributions, number, draws, at, key: _, signature: _ } = self;
        let contributions: Vec<&str> =
            contributions.iter().map(|added| added.as_deref().unwrap_or("-")).collect();
        let contributions = contributions.join(" ");
        format!(
            "hexapod 2026 dice receipt v2\ntable: {table}\nepoch: {epoch}\ncommitment: {commitment}\n\
             contributions: {contributions}\nnumber: {number}\ndraws: {draws}\nat: {at}\n"
        )
    }
}

/// The dice of a table: a receipt now, and after the end of the game everything to recompute them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct DiceAnswer {
    /// The scheme of the first epoch; later epochs are of scheme 2.
    pub scheme: u32,
    /// What the server says now, signed.
    pub receipt: Receipt,
    /// The epochs with their secrets; empty until the game is over or abandoned.
    pub epochs: Vec<EpochTold>,
    /// Every roll and draw of the log in its order, those taken back too; empty until the game is over or abandoned.
    pub draws: Vec<DrawTold>,
}

/// An epoch of the dice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct EpochTold {
    /// The last draw before it.
    pub after: u64,
    /// The commitment to its secret.
    pub commitment: String,
    /// What each seat contributed, in seat order; empty if it ended before all had.
    pub contributions: Vec<String>,
    /// The secret.
    pub secret: String,
}

/// A roll or draw.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct DrawTold {
    /// The number of its entry in the log.
    pub number: u64,
    /// The number of the draw.
    pub draw: u64,
    /// The outcome in notation.
    pub text: String,
    /// How many steps had been played before it.
    pub step: u64,
    /// What could come, each with its weight; nothing for a roll of dice.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, type = "[string, number][]")]
    pub outcomes: Vec<(String, u64)>,
    /// How many dice were rolled; nothing for a choice among outcomes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub dice: Option<u8>,
    /// Whether it was taken back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub undone: bool,
}
