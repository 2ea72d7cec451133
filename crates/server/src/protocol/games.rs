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
    /// How many can play.
    pub seats: Range,
    /// How long a game takes people, in minutes.
    pub minutes: Range,
    /// Whether seats hold secrets from each other: people at one screen must hand it over.
    pub secrets: bool,
    /// The JSON schema of the options.
    #[ts(type = "unknown")]
    pub options: Json,
    /// Named choices of options.
    pub presets: Vec<PresetCard>,
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
    /// A word for people.
    pub name: String,
}

/// The text of one rule or ruling.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct RulingText {
    /// Its number, such as `R12`.
    pub ruling: String,
    /// What the rules file says, as Markdown.
    pub text: String,
}
