//! Bots by name, as people write them: `random`, `greedy`, `search:2000`, `search:100ms`, `level:3`.

use std::fmt;
use std::str::FromStr;

use hexapod_core::{Bot, Heuristic};

use crate::budget::{Budget, Clock};
use crate::levels::{Level, LevelBot};
use crate::search::{SearchBot, Tuning};
use crate::{GreedyBot, RandomBot};

/// Which bot, and how much it may think.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BotSpec {
    /// Any legal action.
    Random,
    /// The best estimate after one step.
    Greedy,
    /// Tree search with random playouts and no heuristic.
    Plain(Budget),
    /// Tree search with the game's heuristic.
    Search(Budget),
    /// Tree search without beliefs (hidden states are equally likely): measures what beliefs are worth.
    Naive(Budget),
    /// Tree search that sees hidden state: measures what perfect beliefs would be worth. Never at a table.
    Oracle(Budget),
    /// One of the five levels.
    Level(u8),
}

/// The text names no bot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BotSpecError(String);

impl BotSpec {
    /// What can be written, for help texts.
    pub const NAMES: &str = "level:1 to level:5, random, greedy, ismcts:B, search:B, naive:B or oracle:B (B a number of iterations or, as 100ms, a time for each decision)";

    /// Builds the bot for a game. Budgets of time need a clock.
    ///
    /// # Panics
    /// Panics if the budget is a time and there is no clock.
    pub fn build<G: Heuristic>(self, seed: u64, clock: Option<Clock>) -> Box<dyn Bot<G>> {
        let search = |budget, tuning| Box::new(SearchBot::new(budget, seed, clock, tuning));
        match self {
            Self::Random => Box::new(RandomBot::new(seed)),
            Self::Greedy => Box::new(GreedyBot::new(seed)),
            Self::Plain(budget) => search(budget, Tuning::plain()),
            Self::Search(budget) | Self::Oracle(budget) => search(budget, Tuning::default()),
            Self::Naive(budget) => search(budget, Tuning::naive()),
            Self::Level(number) => {
                let level = Level::numbered(number).unwrap_or(&crate::LEVELS[0]);
                Box::new(LevelBot::new(level, seed, clock))
            }
        }
    }

    /// Returns whether the bot sees hidden state. Only the laboratory allows that.
    pub fn cheats(self) -> bool {
        matches!(self, Self::Oracle(_))
    }
}

impl FromStr for BotSpec {
    type Err = BotSpecError;

    fn from_str(text: &str) -> Result<Self, BotSpecError> {
        let unknown = || BotSpecError(text.to_owned());
        let (name, rest) = text.split_once(':').map_or((text, None), |(name, rest)| (name, Some(rest)));
        let budget = || rest.map_or(Ok(Budget::DEFAULT), str::parse).map_err(|()| unknown());
        match (name, rest) {
            ("random", None) => Ok(Self::Random),
            ("greedy", None) => Ok(Self::Greedy),
            ("ismcts", _) => Ok(Self::Plain(budget()?)),
            ("search", _) => Ok(Self::Search(budget()?)),
            ("naive", _) => Ok(Self::Naive(budget()?)),
            ("oracle", _) => Ok(Self::Oracle(budget()?)),
            ("level", Some(number)) => match number.parse().ok().and_then(Level::numbered) {
                Some(level) => Ok(Self::Level(level.number)),
                None => Err(unknown()),
            },
            _ => Err(unknown()),
        }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => write!(f, "random"),
            Self::Greedy => write!(f, "greedy"),
            Self::Plain(budget) => write!(f, "ismcts:{budget}"),
            Self::Search(budget) => write!(f, "search:{budget}"),
            Self::Naive(budget) => write!(f, "naive:{budget}"),
            Self::Oracle(budget) => write!(f, "oracle:{budget}"),
            Self::Level(number) => write!(f, "level:{number}"),
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
        for text in
            ["random", "greedy", "ismcts:7", "search:9", "search:100ms", "naive:3", "oracle:5", "level:5"]
        {
            assert_eq!(text.parse::<BotSpec>().unwrap().to_string(), text);
        }
        assert_eq!("search".parse(), Ok(BotSpec::Search(Budget::Iterations(400))));
        for text in [
            "",
            "Random",
            "random:3",
            "search:0",
            "search:x",
            "search:ms",
            "level",
            "level:6",
            "deep-thought",
        ] {
            let error = text.parse::<BotSpec>().unwrap_err().to_string();
            assert!(error.starts_with(&format!("There is no bot `{text}`")), "{error}");
        }
    }
}
