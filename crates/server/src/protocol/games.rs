//! The games: cards, levels, rulings.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};
use ts_rs::TS;

/// A game as the lobby shows it.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct GameCard {
    /// The id in links and records.
    pub id: String,
    /// The name for people.
    pub name: String,
    /// The game in one sentence.
    pub sentence: String,
    /// The version of the rules.
    pub rules: u32,
    /// What is new in this version, in one line.
    pub changes: String,
    /// How many can play.
    pub seats: Range,
    /// How long a game takes people, in minutes.
    pub minutes: Range,
    /// Whether seats hold secrets from each other: people at one screen must hand it over.
    pub secrets: bool,
    /// The colours in which a table can show its seats; nothing if the rules give each seat its colour.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub colours: Option<ColoursCard>,
    /// Whether a table may bring a data file of its own, a set.
    pub data: bool,
    /// The JSON schema of the options.
    #[ts(type = "unknown")]
    pub options: Json,
    /// Named choices of options.
    pub presets: Vec<PresetCard>,
    /// The ids of its lessons, in order.
    #[serde(default)]
    pub lessons: Vec<String>,
}

/// The colours of a game.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct ColoursCard {
    /// All colours there are, in the order in which they are offered.
    pub words: Vec<String>,
    /// The parties for each number of seats, the fewest first: the seats in order, then others that own pieces, such as
    /// Anteater's third colour.
    pub parties: Vec<Vec<PartyCard>>,
}

/// A seat, or another party that owns pieces.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct PartyCard {
    /// The name in the game's notation.
    pub who: String,
    /// The colour unless the table has another.
    pub colour: String,
    /// Where on the board it begins, if that follows from the seat.
    pub place: Option<String>,
}

/// From … to, both included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Range {
    /// The least.
    pub min: u32,
    /// The most.
    pub max: u32,
}

/// A named choice of options.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct PresetCard {
    /// The id.
    pub id: String,
    /// The name for people.
    pub name: String,
    /// What it is for.
    pub help: String,
    /// The options it sets.
    #[ts(type = "Record<string, unknown>")]
    pub options: Map<String, Json>,
}

/// Everything a lobby needs at its start.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct GamesAnswer {
    /// All games, in the order in which they are shown.
    pub games: Vec<GameCard>,
    /// The levels of bots, weakest first.
    pub levels: Vec<LevelCard>,
}

/// A level of the bots.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct LevelCard {
    /// 1 to 5.
    pub level: u8,
    /// The name of the character that plays at this level.
    pub name: String,
    /// How it plays, in one English sentence.
    pub style: String,
}

/// The text of one rule or ruling.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct RulingText {
    /// Its number, such as `R12`.
    pub ruling: String,
    /// What the rules file says, as Markdown.
    pub text: String,
    /// The same in parts, if it is a row of the register of rulings.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub parts: Option<RulingParts>,
}

/// A ruling in its parts, each as Markdown.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct RulingParts {
    /// What it rests on.
    pub basis: RulingBasis,
    /// What had to be decided.
    pub question: String,
    /// What is printed, or found elsewhere.
    pub sources: String,
    /// What holds.
    pub decision: String,
    /// Why.
    pub why: String,
}

/// What a ruling rests on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum RulingBasis {
    /// The sources speak of it.
    Printed,
    /// The sources are silent.
    Silent,
    /// Something of it is reconstructed: it is lost, or printed nowhere.
    Reconstructed,
}
