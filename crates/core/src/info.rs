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
    /// The versions of the rules, oldest first, numbered from 1. A record names the one it was played under.
    pub versions: &'static [Version],
    /// The rules file, whole.
    pub rules_text: &'static str,
    /// The English message file, in Fluent syntax.
    pub messages: &'static str,
}

/// One version of a game's rules. Games of every version can be played.
#[derive(Debug)]
pub struct Version {
    /// What is new in it, in one line.
    pub changes: &'static str,
    /// The option table.
    pub options: &'static [OptionSpec],
    /// Named choices of options.
    pub presets: &'static [Preset],
    /// The standard data file, for owners who want to start their own from it.
    pub data: Option<&'static str>,
}

impl GameInfo {
    /// Returns the number of the newest version.
    pub fn newest(&self) -> u32 {
        self.versions.len() as u32
    }

    /// Returns the version with this number.
    ///
    /// # Errors
    /// Says which versions there are.
    pub fn version(&self, number: u32) -> Result<&'static Version, String> {
        let index = (number as usize).wrapping_sub(1);
        self.versions.get(index).ok_or_else(|| {
            let name = self.name;
            match self.newest() {
                1 => format!("There is no version {number} of the rules of {name}; this program knows version 1."),
                newest => format!(
                    "There is no version {number} of the rules of {name}; this program knows versions 1 to {newest}."
                ),
            }
        })
    }
}

impl GameInfo {
    /// Returns the card as JSON, with the schema of the options and the presets.
    pub fn card(&self) -> Json {
        let newest = &self.versions[self.versions.len() - 1];
        let preset = |preset: &Preset| {
            let options: Map<String, Json> =
                preset.options.iter().map(|(name, value)| ((*name).into(), Json::from(*value))).collect();
            json!({ "id": preset.id, "name": preset.name, "help": preset.help, "options": options })
        };
        json!({
            "id": self.id,
            "name": self.name,
            "sentence": self.sentence,
            "rules": self.newest(),
            "seats": { "min": self.seats.start(), "max": self.seats.end() },
            "minutes": { "min": self.minutes.start(), "max": self.minutes.end() },
            "secrets": self.secrets,
            "options": options::schema(&format!("Options of {}", self.name), newest.options),
            "presets": newest.presets.iter().map(preset).collect::<Vec<_>>(),
        })
    }
}
