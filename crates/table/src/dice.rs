//! The dice of a table as its row has them: the present epoch, and those before a restored backup.

use hexapod_fair::{Scheme, Secret};
use serde::{Deserialize, Serialize};

/// The dice of a table. Commitment and contributions of the present epoch stand in columns of their own.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiceRow {
    /// The scheme of the first epoch: 1 or 2. Later epochs are of scheme 2.
    pub scheme: u32,
    /// The secret of the present epoch, encrypted under the server's key; nothing in scheme 1, where it follows from the key,
    /// and at tables that were imported.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sealed: Option<String>,
    /// The epochs before the present one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub past: Vec<PastEpoch>,
}

/// An epoch that has ended: its dice roll no more.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PastEpoch {
    /// Its last draw.
    pub last: u64,
    /// The commitment to its secret.
    pub commitment: String,
    /// What each seat contributed; empty if it ended before all had.
    pub contributions: Vec<String>,
    /// Its secret, encrypted under the server's key; nothing at tables that were imported.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sealed: Option<String>,
    /// Its secret, at tables that were imported.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
}

impl Default for DiceRow {
    /// Returns the dice of a table that was made before there was a second scheme.
    fn default() -> Self {
        Self { scheme: 1, sealed: None, past: Vec::new() }
    }
}

impl DiceRow {
    /// Returns the dice of a new table, with its encrypted secret.
    pub fn new(sealed: String) -> Self {
        Self { scheme: 2, sealed: Some(sealed), past: Vec::new() }
    }

    /// Returns the number of the present epoch, from 1.
    pub fn epoch(&self) -> u32 {
        self.past.len() as u32 + 1
    }

    /// Returns the formulas of the present epoch.
    pub fn scheme(&self) -> Scheme {
        match (self.scheme, self.epoch()) {
            (1, 1) => Scheme::First,
            (_, epoch) => Scheme::Second { epoch },
        }
    }

    /// Returns whether every contribution must come after the commitment.
    pub fn is_strict(&self) -> bool {
        self.scheme() != Scheme::First
    }
}

/// New dice for a row: the commitment to the secret of a new epoch, and the dice with the epochs before it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewDice {
    /// The commitment.
    pub commitment: String,
    /// The dice.
    pub dice: DiceRow,
}

/// The secrets of a table's dice: of the present epoch, and of those before it, in order.
#[derive(Debug, Clone)]
pub struct Secrets {
    /// Of the present epoch.
    pub now: Secret,
    /// Of the epochs before it.
    pub past: Vec<Secret>,
}

impl From<Secret> for Secrets {
    fn from(now: Secret) -> Self {
        Self { now, past: Vec::new() }
    }
}
