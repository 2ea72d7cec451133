//! What people choose about a table, whatever the game, and how far a table has come.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What people choose about a table, whatever the game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
pub struct Terms {
    /// Whether the lobby shows it; otherwise it is found by link only.
    pub public: bool,
    /// Whether the game starts by itself when the last seat is taken; otherwise the host starts it.
    pub auto_start: bool,
    /// Whether people may ask for hints during the game.
    pub hints: bool,
    /// Whether the game is for practice: a person who plays alone may take back what luck has shown, and the result does
    /// not count.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub practice: bool,
    /// Whether the coach may speak to everybody at the table, although several people play: everybody sees it before they
    /// take a seat. At a table of one person among bots the coach needs no more than hints.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub coach: bool,
    /// The clock.
    pub clock: ClockRules,
    /// What happens when a seat's time is up.
    pub on_timeout: OnTimeout,
    /// The level of the bot that plays for a person who is away, out of time or has resigned: 1 (weakest) to 5.
    pub stand_in: u8,
    /// After how many hours the others may end the game without a result while a bot plays for a person.
    pub absence_hours: u32,
}

impl Default for Terms {
    fn default() -> Self {
        Self {
            public: false,
            auto_start: true,
            hints: false,
            practice: false,
            coach: false,
            clock: ClockRules::None,
            on_timeout: OnTimeout::Bot,
            stand_in: 3,
            absence_hours: 24,
        }
    }
}

/// The clock of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClockRules {
    /// No clock.
    None,
    /// Seconds for each decision.
    Step {
        /// Seconds for a decision.
        seconds: u32,
    },
    /// Seconds for the whole game, and some more for each decision.
    Game {
        /// Seconds for the game.
        seconds: u32,
        /// Seconds added after each decision.
        increment: u32,
    },
    /// Days for each decision.
    Days {
        /// Days for a decision.
        days: u32,
    },
}

/// What happens when a seat's time is up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum OnTimeout {
    /// A bot plays for the seat until its person comes back.
    Bot,
    /// The seat resigns; a bot plays on for it.
    Resign,
}

/// How far a table has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Seats are still free, or the host has not started.
    Waiting,
    /// The game is on.
    Playing,
    /// Everybody agreed to a pause.
    Paused,
    /// The game is over.
    Over,
    /// It ended without a result.
    Abandoned,
}

impl Status {
    /// Returns the word in the store.
    pub fn word(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Playing => "playing",
            Self::Paused => "paused",
            Self::Over => "over",
            Self::Abandoned => "abandoned",
        }
    }

    /// Reads the word in the store.
    pub fn from_word(word: &str) -> Option<Self> {
        [Self::Waiting, Self::Playing, Self::Paused, Self::Over, Self::Abandoned]
            .into_iter()
            .find(|status| status.word() == word)
    }

    /// Returns whether the game has ended, with a result or without.
    pub fn is_final(self) -> bool {
        matches!(self, Self::Over | Self::Abandoned)
    }
}

/// Something everybody concerned must agree to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Wanted {
    /// Take steps back until `to` remain.
    Undo {
        /// How many steps shall remain.
        to: u64,
    },
    /// Stop the clocks and play.
    Pause,
    /// Play on.
    Resume,
    /// End without a result.
    Abandon,
}
