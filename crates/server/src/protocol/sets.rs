//! Sets: data files that people keep on the server, and what can be said about a data file.

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use ts_rs::TS;

use super::tables::Identity;

/// Asks to keep a data file.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewSet {
    /// The game's id.
    pub game: String,
    /// What people call it; 1 to 60 characters.
    pub title: String,
    /// The data file (TOML), at most 64 kB.
    pub data: String,
}

/// Replaces an own set. Tables that use it keep what they were made with.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ChangeSet {
    /// The version that was edited; if the set has another one by now, nothing is changed.
    pub version: u32,
    /// What people call it; 1 to 60 characters.
    pub title: String,
    /// The data file (TOML), at most 64 kB.
    pub data: String,
}

/// A set without its data.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SetInfo {
    /// The id in links; it cannot be guessed.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The version of the rules it was checked with.
    pub rules: u32,
    /// What people call it.
    pub title: String,
    /// Who keeps it.
    pub author: Identity,
    /// Whether the asker keeps it.
    pub mine: bool,
    /// The size of its data file in bytes.
    pub bytes: u32,
    /// Counts from 1, one more with each change.
    pub version: u32,
    /// When it was changed, in milliseconds since 1970.
    #[ts(type = "number")]
    pub changed: i64,
}

/// The sets of the asker, the newest first.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct Sets {
    /// The sets.
    pub sets: Vec<SetInfo>,
    /// How many one may keep.
    pub most: u32,
}

/// A set with its data and what can be seen in it.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct SetAnswer {
    /// The set.
    pub set: SetInfo,
    /// Its data file (TOML).
    pub data: String,
    /// What is odd about it.
    pub findings: Vec<FindingTold>,
    /// What it holds to choose from.
    pub previews: Previews,
}

/// Asks what is wrong with a data file.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct CheckData {
    /// The data file (TOML).
    pub data: String,
}

/// What is wrong with a data file or odd about it, and what it holds, as far as it can be read.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct Checked {
    /// What is wrong or odd.
    pub findings: Vec<FindingTold>,
    /// What it holds to choose from.
    pub previews: Previews,
}

/// What is wrong with a data file, or odd about it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct FindingTold {
    /// Whether the file cannot be played.
    pub fatal: bool,
    /// A sentence with the entry.
    pub sentence: String,
    /// The line, from 1, where it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub line: Option<u32>,
    /// The places it is about, in the game's notation.
    pub places: Vec<String>,
}

/// What a data file holds to be shown: maps, mounds.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct Previews {
    /// The option that chooses one of them by its name; nothing if a table has them all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub option: Option<String>,
    /// The previews, in the order of the game.
    pub previews: Vec<PreviewCard>,
}

/// Something that can be shown.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
pub struct PreviewCard {
    /// Its name.
    pub name: String,
    /// The number of players it is for, if not for all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seats: Option<u32>,
    /// Whether it is meant for those who know the game.
    pub advanced: bool,
    /// What is drawn: a type of the game (`wire/games`).
    #[ts(type = "unknown")]
    pub picture: Json,
}

impl From<hexapod_core::Finding> for FindingTold {
    fn from(finding: hexapod_core::Finding) -> Self {
        let hexapod_core::Finding { fatal, sentence, line, places } = finding;
        Self { fatal, sentence, line: line.map(|line| line as u32), places }
    }
}

impl From<hexapod_core::Preview> for PreviewCard {
    fn from(preview: hexapod_core::Preview) -> Self {
        let hexapod_core::Preview { name, seats, advanced, picture } = preview;
        Self { name, seats: seats.map(|seats| seats as u32), advanced, picture }
    }
}
