//! Players for the lab and for local tables: built-in bots and external programs.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use hexapod_bots::{BotSpec, BotSpecError, Budget};

use crate::program::Program;

/// Who decides for a seat.
#[derive(Debug, Clone, PartialEq)]
pub enum Player {
    /// A built-in bot.
    Bot(BotSpec),
    /// The search bot with other values for the game's weights, and what they are called.
    Weighing(Budget, Arc<[f32]>, Arc<str>),
    /// An external program.
    Program(Program),
}

/// A text that names no player.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PlayerError {
    /// The name of an unknown bot.
    #[error(transparent)]
    NoBot(#[from] BotSpecError),
    /// A `cmd:` player without a readable command.
    #[error(
        "`{0}` is no command: cmd: is followed by a program and its arguments, and quotes come in pairs."
    )]
    NoCommand(String),
}

impl Player {
    /// Prefix of an external program.
    const COMMAND_PREFIX: &'static str = "cmd:";

    /// Splits a comma-separated list of players. A comma inside quotes belongs to a command.
    pub fn split(text: &str) -> Vec<&str> {
        let mut quote = None;
        let parts = text.split(|letter: char| {
            match quote {
                Some(open) if open == letter => quote = None,
                None if matches!(letter, '"' | '\'') => quote = Some(letter),
                _ => {}
            }
            letter == ',' && quote.is_none()
        });
        parts.map(str::trim).collect()
    }

    /// Sets the time limit per decision of an external program; built-in bots have budgets of their own.
    pub fn with_deadline(self, deadline: Duration) -> Self {
        match self {
            Self::Program(program) => Self::Program(program.with_deadline(deadline)),
            bot @ (Self::Bot(_) | Self::Weighing(..)) => bot,
        }
    }

    /// Returns whether the text names an external program. A program may be started from the command line only, never
    /// because a file names it.
    pub fn names_program(text: &str) -> bool {
        text.starts_with(Self::COMMAND_PREFIX)
    }
}

impl From<BotSpec> for Player {
    fn from(bot: BotSpec) -> Self {
        Self::Bot(bot)
    }
}

impl FromStr for Player {
    type Err = PlayerError;

    fn from_str(text: &str) -> Result<Self, PlayerError> {
        match text.strip_prefix(Self::COMMAND_PREFIX) {
            Some(command) => Program::new(command)
                .map(Self::Program)
                .ok_or_else(|| PlayerError::NoCommand(text.to_owned())),
            None => Ok(Self::Bot(text.parse()?)),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bot(bot) => bot.fmt(f),
            Self::Weighing(budget, _, name) => write!(f, "search:{budget}@{name}"),
            Self::Program(program) => write!(f, "{}{}", Self::COMMAND_PREFIX, program.command()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_separated_by_commas_outside_quotes() {
        let text = "random, cmd:python3 'a,b.py' --x=\"1,2\",search:7";
        let texts = Player::split(text);
        assert_eq!(texts, ["random", "cmd:python3 'a,b.py' --x=\"1,2\"", "search:7"]);
        let player = texts[1].parse::<Player>().unwrap().with_deadline(Duration::from_secs(2));
        assert_eq!(player.to_string(), texts[1]);
        let Player::Program(program) = &player else { panic!("{player:?}") };
        assert_eq!(program.deadline(), Duration::from_secs(2));
    }

    #[test]
    fn unknown_players_are_named() {
        let error = |text: &str| text.parse::<Player>().unwrap_err().to_string();
        assert!(error("deep-thought").starts_with("There is no bot `deep-thought`"));
        assert!(error("cmd:").starts_with("`cmd:` is no command"));
        assert!(error("cmd:sh -c 'x").starts_with("`cmd:sh -c 'x` is no command"));
    }
}
