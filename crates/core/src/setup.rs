//! What a table chooses before the first step: seats, options, data.

use serde_json::{Map, Value as Json};

use crate::data::DataError;
use crate::info::GameInfo;
use crate::options::{OptionError, Options};

/// The checked choice of seats, options and data from which a game is built.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    /// The version of the rules.
    pub rules: u32,
    /// How many seats play.
    pub seats: usize,
    /// All options.
    pub options: Options,
    /// The text of a data file that replaces the standard set.
    pub data: Option<String>,
}

impl Setup {
    /// Returns the options to be written beside a game: those that differ from their defaults. Beside a data file of
    /// its own also those that were set to their default on purpose, because the file may say otherwise.
    pub fn written_options(&self) -> Map<String, Json> {
        if self.data.is_some() { self.options.given() } else { self.options.changed() }
    }
}

/// A setup that cannot be played.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The version of the rules is unknown.
    #[error("{0}")]
    Rules(String),
    /// The number of seats is out of range.
    #[error("{0}")]
    Seats(String),
    /// An option is unknown or has a wrong value.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// There is no such preset.
    #[error("{0}")]
    Preset(String),
    /// The data file cannot be used.
    #[error(transparent)]
    Data(#[from] DataError),
}

impl SetupError {
    /// Returns the code of the engine protocol.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Rules(_) => "bad-rules",
            Self::Seats(_) => "bad-seats",
            Self::Option(_) | Self::Preset(_) => "bad-option",
            Self::Data(_) => "bad-data",
        }
    }

    /// Returns the field that is wrong, where the caller gave it by name.
    pub fn field(&self) -> Option<&str> {
        match self {
            Self::Rules(_) => Some("rules"),
            Self::Seats(_) => Some("seats"),
            Self::Option(error) => Some(&error.field),
            Self::Preset(_) => Some("preset"),
            Self::Data(_) => Some("data"),
        }
    }

    /// Returns an option error with this field and sentence.
    pub fn option(field: &str, message: impl Into<String>) -> Self {
        Self::Option(OptionError { field: field.to_owned(), message: message.into() })
    }
}

/// A requested set-up, before it is checked. Missing parts mean the defaults.
#[derive(Debug, Clone, Default)]
pub struct Wish {
    /// The version of the rules; the newest if not said.
    pub rules: Option<u32>,
    /// How many seats, if said.
    pub seats: Option<usize>,
    /// A preset to start from.
    pub preset: Option<String>,
    /// Options as JSON; they win over the preset.
    pub options: Map<String, Json>,
    /// The text of a data file.
    pub data: Option<String>,
}

impl Wish {
    /// Returns the wish for a table of `seats` with default options.
    pub fn seats(seats: usize) -> Self {
        Self { seats: Some(seats), ..Self::default() }
    }

    /// Checks the wish against what the game offers.
    pub fn check(&self, info: &GameInfo) -> Result<Setup, SetupError> {
        let rules = self.rules.unwrap_or(info.newest());
        let version = info.version(rules).map_err(SetupError::Rules)?;
        let seats = self.seats.unwrap_or(*info.seats.start());
        if !info.seats.contains(&seats) {
            let (low, high) = (info.seats.start(), info.seats.end());
            let message = format!("{} is for {low} to {high} players; {seats} cannot play it.", info.name);
            return Err(SetupError::Seats(message));
        }
        let mut options = Options::defaults(version.options);
        if let Some(id) = &self.preset {
            let preset = version.presets.iter().find(|preset| preset.id == id).ok_or_else(|| {
                let known = crate::options::listed(version.presets.iter().map(|preset| preset.id.to_owned()));
                SetupError::Preset(format!("{} has no preset `{id}`; there are {known}.", info.name))
            })?;
            options.apply(preset);
        }
        options.set_all(&self.options)?;
        Ok(Setup { rules, seats, options, data: self.data.clone() })
    }
}
