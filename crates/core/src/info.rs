//! What is known about a game before anybody plays it.

use std::ops::RangeInclusive;

use serde_json::{Map, Value as Json, json};

use crate::options::{self, OptionSpec, Preset};

/// The card of a game: what a lobby, a help text or a script needs to know.
#[derive(Debug)]
pub struct GameInfo {
    /// The id in files, records and commands.
    pub id: &'static str,
    /// The name for people.
    pub name: &'static str,
    /// The game in one sentence.
    pub sentence: &'static str,
    /// How many can play.
    pub seats: RangeInclusive<usize>,
    /// Whether seats hold secrets from each other, so that people at one screen must hand it over.
    pub secrets: bool,
    /// How long a game takes people, in minutes.
    pub minutes: RangeInclusive<u32>,
    /// The version of the rules. A record names the one it was played under.
    pub rules: u32,
    /// The rules file, whole.
    pub rules_text: &'static str,
    /// The option table.
    pub options: &'static [OptionSpec],
    /// Named choices of options.
    pub presets: &'static [Preset],
    /// The standard data file, for owners who want to start their own from it.
    pub data: Option<&'static str>,
    /// The English message file, in Fluent syntax.
    pub messages: &'static str,
}

impl GameInfo {
    /// Returns the card as JSON, with the schema of the options and the presets.
    pub fn card(&self) -> Json {
        let preset = |preset: &Preset| {
            let options: Map<String, Json> =
                preset.options.iter().map(|(name, value)| ((*name).into(), Json::from(*value))).collect();
            json!({ "id": preset.id, "name": preset.name, "help": preset.help, "options": options })
        };
        json!({
            "id": self.id,
            "name": self.name,
            "sentence": self.sentence,
            "rules": self.rules,
            "seats": { "min": self.seats.start(), "max": self.seats.end() },
            "minutes": { "min": self.minutes.start(), "max": self.minutes.end() },
            "secrets": self.secrets,
            "options": options::schema(&format!("Options of {}", self.name), self.options),
            "presets": self.presets.iter().map(preset).collect::<Vec<_>>(),
        })
    }
}
