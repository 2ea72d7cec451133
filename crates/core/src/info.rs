//! What is known about a game before anybody plays it.

use std::ops::RangeInclusive;

use serde_json::{Map, Value as Json, json};

use crate::colours::{Colours, Party, Shown};
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
    /// The colours in which a table can show its seats; nothing if the rules give each seat its colour.
    pub colours: Option<Colours>,
    /// How long a game takes people, in minutes.
    pub minutes: RangeInclusive<u32>,
    /// The versions of the rules, oldest first, numbered from 1. A record names the one it was played under.
    pub versions: &'static [Version],
    /// The rules file, whole.
    pub rules_text: &'static str,
    /// The English message file, in Fluent syntax.
    pub messages: &'static str,
    /// The lessons for somebody who has never seen the game.
    pub lessons: Lessons,
    /// The puzzles, and what they are about.
    pub puzzles: Puzzles,
}

/// The lessons of a game, and what they say in each language.
#[derive(Debug, Clone, Copy)]
pub struct Lessons {
    /// Markdown with one `lesson` block for each lesson, in the order in which they are taken; empty if there are none.
    pub text: &'static str,
    /// The languages, English first.
    pub spoken: &'static [Spoken],
}

/// What lessons say in one language.
#[derive(Debug, Clone, Copy)]
pub struct Spoken {
    /// The language: `en`.
    pub language: &'static str,
    /// The sentences of the rules, in Fluent syntax.
    pub rules: &'static str,
    /// The sentences of the lessons, in Fluent syntax.
    pub lessons: &'static str,
}

impl Lessons {
    /// A game without lessons.
    pub const NONE: Self = Self { text: "", spoken: &[] };
}

/// The puzzles of a game.
#[derive(Debug, Clone, Copy)]
pub struct Puzzles {
    /// Markdown with one `puzzle` block for each puzzle; empty if there are none.
    pub text: &'static str,
    /// The theme of a puzzle for the keys of the reasons that speak for its solution.
    pub themes: &'static [(&'static str, &'static str)],
}

impl Puzzles {
    /// A game without puzzles.
    pub const NONE: Self = Self { text: "", themes: &[] };
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
    /// Returns the parties of a table of `seats` that are shown in colours: the seats in order, then the others. None
    /// in games without colours of the table.
    pub fn parties(&self, seats: usize) -> &'static [Party] {
        let index = seats.wrapping_sub(*self.seats.start());
        self.colours.as_ref().and_then(|colours| colours.parties.get(index)).copied().unwrap_or(&[])
    }

    /// Fixes the colours of a table; see [`Colours::settle`].
    ///
    /// # Errors
    /// Says which wish cannot be met.
    pub fn settle_colours(
        &self,
        seats: usize,
        wishes: &[Option<String>],
        draw: impl FnMut(usize) -> usize,
    ) -> Result<Vec<String>, String> {
        match &self.colours {
            Some(colours) => colours.settle(self.parties(seats), seats, wishes, draw),
            None => Err(format!("{} has no colours to choose: they follow from its rules.", self.name)),
        }
    }

    /// Returns the colours that the parties of a table of `seats` are shown in.
    pub fn shown(&self, seats: usize, colours: &[String]) -> Shown {
        self.colours.as_ref().map_or_else(Shown::default, |own| own.shown(self.parties(seats), colours))
    }
}

impl GameInfo {
    /// Returns the card of the newest version as JSON, with the schema of the options and the presets.
    pub fn card(&self) -> Json {
        self.card_of(self.newest(), &self.versions[self.versions.len() - 1])
    }

    /// Returns the card of a version.
    ///
    /// # Errors
    /// Says which versions there are.
    pub fn card_under(&self, rules: u32) -> Result<Json, String> {
        Ok(self.card_of(rules, self.version(rules)?))
    }

    fn card_of(&self, rules: u32, version: &Version) -> Json {
        let preset = |preset: &Preset| {
            let options: Map<String, Json> =
                preset.options.iter().map(|(name, value)| ((*name).into(), Json::from(*value))).collect();
            json!({ "id": preset.id, "name": preset.name, "help": preset.help, "options": options })
        };
        let party = |party: &Party| json!({ "who": party.who, "colour": party.colour, "place": party.place });
        let colours = self.colours.as_ref().map(|colours| {
            let parties = colours.parties.iter().map(|parties| parties.iter().map(party).collect::<Vec<_>>());
            json!({ "words": colours.words, "parties": parties.collect::<Vec<_>>() })
        });
        let mut card = json!({
            "id": self.id,
            "name": self.name,
            "sentence": self.sentence,
            "rules": rules,
            "changes": version.changes,
            "seats": { "min": self.seats.start(), "max": self.seats.end() },
            "minutes": { "min": self.minutes.start(), "max": self.minutes.end() },
            "secrets": self.secrets,
            "data": version.data.is_some(),
            "options": options::schema(&format!("Options of {}", self.name), version.options),
            "presets": version.presets.iter().map(preset).collect::<Vec<_>>(),
        });
        if let Some(colours) = colours {
            card["colours"] = colours;
        }
        card
    }
}
