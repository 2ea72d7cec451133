//! Bots by name, as people write them: `random`, `playouts`, `playouts:500`.

use std::fmt;
use std::str::FromStr;

use hexapod_core::{Bot, Heuristic};

use crate::{PlayoutBot, RandomBot, SearchBot};

/// Which bot, and how much it may think.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BotSpec {
    /// Any legal action.
    Random,
    /// The best of so many random playouts.
    Playouts(u64),
    /// Tree search with so many iterations a decision.
    Search(u64),
}

/// A name that is no bot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BotSpecError(String);

impl BotSpec {
    /// What can be written, for help texts.
    pub const NAMES: &str = "random, playouts:N or search:N (N playouts or iterations a decision)";
    /// Playouts a decision, if nobody says how many.
    pub const DEFAULT_PLAYOUTS: u64 = 400;
    const MOST_PLAYOUTS: u64 = 10_000_000;

    /// Builds the bot for a game.
    pub fn build<G: Heuristic>(self, seed: u64) -> Box<dyn Bot<G>> {
        match self {
            Self::Random => Box::new(RandomBot::new(seed)),
            Self::Playouts(iterations) => Box::new(PlayoutBot::new(iterations, seed)),
            Self::Search(iterations) => Box::new(SearchBot::new(iterations, seed)),
        }
    }
}

impl FromStr for BotSpec {
    type Err = BotSpecError;

    fn from_str(text: &str) -> Result<Self, BotSpecError> {
        let (name, count) = text.split_once(':').map_or((text, None), |(name, count)| (name, Some(count)));
        match (name, count) {
            ("random", None) => Ok(Self::Random),
            ("playouts", None) => Ok(Self::Playouts(Self::DEFAULT_PLAYOUTS)),
            ("search", None) => Ok(Self::Search(Self::DEFAULT_PLAYOUTS)),
            ("playouts" | "search", Some(count)) => match count.parse() {
                Ok(count) if !(1..=Self::MOST_PLAYOUTS).contains(&count) => {
                    Err(BotSpecError(text.to_owned()))
                }
                Ok(count) if name == "search" => Ok(Self::Search(count)),
                Ok(count) => Ok(Self::Playouts(count)),
                Err(_) => Err(BotSpecError(text.to_owned())),
            },
            _ => Err(BotSpecError(text.to_owned())),
        }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => write!(f, "random"),
            Self::Playouts(iterations) => write!(f, "playouts:{iterations}"),
            Self::Search(iterations) => write!(f, "search:{iterations}"),
        }
    }
}

impl fmt::Display for BotSpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "There is no bot `{}`; there are {}.", self.0, BotSpec::NAMES)
    }
}

impl std::error::Error for BotSpecError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_written_and_read() {
        for text in ["random", "playouts:7", "search:9"] {
            assert_eq!(text.parse::<BotSpec>().unwrap().to_string(), text);
        }
        assert_eq!("playouts".parse(), Ok(BotSpec::Playouts(400)));
        for text in ["", "Random", "random:3", "playouts:0", "playouts:x", "deep-thought"] {
            let error = text.parse::<BotSpec>().unwrap_err().to_string();
            assert!(error.starts_with(&format!("There is no bot `{text}`")), "{error}");
        }
    }
}
