//! Positions as text and as documents, and the small things every position reader needs.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};

use crate::info::GameInfo;
use crate::options::{Options, listed_or};
use crate::setup::{Setup, SetupError, Wish};

/// A position that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// A statement is wrong.
    #[error("Line {line}: {message}")]
    Line {
        /// The line in the text, from 1.
        line: usize,
        /// What is wrong.
        message: String,
    },
    /// The position as a whole is wrong.
    #[error("{0}")]
    Whole(String),
    /// Seats, options or data are wrong.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl PositionError {
    /// Returns the code of the engine protocol.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Line { .. } | Self::Whole(_) => "bad-position",
            Self::Setup(error) => error.code(),
        }
    }

    /// Returns an error in this line.
    pub fn at(line: usize, message: impl Into<String>) -> Self {
        Self::Line { line, message: message.into() }
    }
}

/// A position with everything needed to go on from it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Document {
    /// The game's id.
    pub game: String,
    /// The version of the rules.
    pub rules: u32,
    /// How many seats.
    pub seats: usize,
    /// Options that differ from the defaults.
    #[serde(default)]
    pub options: Map<String, Json>,
    /// The data file, unless it is the standard one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub data: Option<String>,
    /// The position in the game's notation.
    pub position: String,
}

/// Returns the statements of a text with their line numbers from 1: comments and outer spaces are gone, empty
/// lines left out.
pub fn statements(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines()
        .enumerate()
        .map(|(index, line)| (index + 1, line.split('#').next().unwrap_or("").trim()))
        .filter(|(_, line)| !line.is_empty())
}

/// Returns the words with spaces between them; a dash if there are none.
pub fn or_dash(words: impl Iterator<Item = String>) -> String {
    let words: Vec<String> = words.collect();
    if words.is_empty() { "-".to_owned() } else { words.join(" ") }
}

/// One statement of a position.
#[derive(Debug, Clone)]
pub struct Statement<'a> {
    /// Its line in the text, from 1.
    pub line: usize,
    /// The statement without comment.
    pub text: &'a str,
    /// Its words; there is at least one.
    pub words: Vec<&'a str>,
}

impl Statement<'_> {
    /// Returns an error in this statement.
    pub fn error(&self, message: impl Into<String>) -> PositionError {
        PositionError::at(self.line, message)
    }
}

/// Returns the statements of a position, and the last one apart: it begins with one of the words `endings`, and nothing
/// may follow it.
///
/// # Errors
/// Says in which line a statement follows the end, or that the position has no end.
pub fn with_ending<'a>(
    text: &'a str,
    endings: &[&str],
) -> Result<(Vec<Statement<'a>>, Statement<'a>), PositionError> {
    let split =
        |(line, text): (usize, &'a str)| Statement { line, text, words: text.split_whitespace().collect() };
    let mut all: Vec<Statement<'a>> = statements(text).map(split).collect();
    let ends = |statement: &Statement<'_>| endings.contains(&statement.words[0]);
    if let Some(at) = all.iter().position(ends) {
        if let Some(next) = all.get(at + 1) {
            let message = format!("Nothing may follow the last statement in line {}.", all[at].line);
            return Err(next.error(message));
        }
        if let Some(last) = all.pop() {
            return Ok((all, last));
        }
    }
    let endings = listed_or(endings.iter().map(|ending| format!("`{ending}`")));
    Err(PositionError::Whole(format!("The position does not end with {endings}.")))
}

/// Seats and options that a position names, beside those that already hold: naming other values is an error.
#[derive(Debug, Clone)]
pub struct Head {
    rules: u32,
    seats: Option<usize>,
    options: Options,
    /// The options that hold already.
    held: Map<String, Json>,
}

impl Head {
    /// Begins a set-up: what the wish names holds.
    ///
    /// # Errors
    /// Says which wish cannot be met.
    pub fn begin(info: &GameInfo, wish: &Wish) -> Result<Self, PositionError> {
        let Setup { rules, options, .. } = Wish { seats: None, data: None, ..wish.clone() }.check(info)?;
        Ok(Self { rules, seats: wish.seats, held: options.given(), options })
    }

    /// Begins a position of a game whose seats and options are known: all of them hold.
    pub fn known(setup: &Setup) -> Self {
        Self {
            rules: setup.rules,
            seats: Some(setup.seats),
            held: setup.options.all(),
            options: setup.options.clone(),
        }
    }

    /// Returns the version of the rules.
    pub fn rules(&self) -> u32 {
        self.rules
    }

    /// Returns whether the option holds already.
    pub fn holds(&self, name: &str) -> bool {
        self.held.contains_key(name)
    }

    /// Reads how many seats play.
    ///
    /// # Errors
    /// Refuses a number other than the one that holds.
    pub fn seats(&mut self, line: usize, count: usize) -> Result<(), PositionError> {
        match self.seats.replace(count) {
            Some(known) if known != count => Err(PositionError::at(
                line,
                format!("The position has {count} seats, but the table has {known}."),
            )),
            _ => Ok(()),
        }
    }

    /// Reads the words `name=value` of an `opt` statement.
    ///
    /// # Errors
    /// Refuses an unknown option, a wrong value, and a value other than the one that holds.
    pub fn options(&mut self, line: usize, words: &[&str]) -> Result<(), PositionError> {
        for word in words {
            let (name, value) = word
                .split_once('=')
                .ok_or_else(|| PositionError::at(line, format!("`{word}` is not name=value.")))?;
            self.option(line, name, value)?;
        }
        Ok(())
    }

    /// Reads one option.
    ///
    /// # Errors
    /// As [`Head::options`].
    pub fn option(&mut self, line: usize, name: &str, value: &str) -> Result<(), PositionError> {
        self.options.set_text(name, value).map_err(SetupError::from)?;
        match self.held.get(name) {
            Some(held) if self.options.all().get(name) != Some(held) => {
                let message =
                    format!("The position says `{name}={value}`, but the table has chosen otherwise.");
                Err(PositionError::at(line, message))
            }
            _ => Ok(()),
        }
    }

    /// Returns the setup; `seats` play if neither wish nor position says how many.
    ///
    /// # Errors
    /// Refuses a number of seats that the game does not have, and a position that should say it and does not.
    pub fn setup(
        self,
        info: &GameInfo,
        seats: Option<usize>,
        data: Option<String>,
    ) -> Result<Setup, PositionError> {
        let seats = self.seats.or(seats).ok_or_else(|| {
            PositionError::Whole("The position does not say how many seats play (`seats 3`).".into())
        })?;
        let checked = Wish { rules: Some(self.rules), ..Wish::seats(seats) }.check(info)?;
        Ok(Setup { options: self.options, data, ..checked })
    }
}

/// Base positions by name, as the `position` blocks of a rules file define them.
#[derive(Debug, Clone, Default)]
pub struct NamedPositions(BTreeMap<String, String>);

impl NamedPositions {
    /// Adds a position block, whose first statement is `name NAME`.
    pub fn define(&mut self, block: &str) -> Result<(), PositionError> {
        let (line, first) = statements(block)
            .next()
            .ok_or_else(|| PositionError::Whole("The position block is empty.".into()))?;
        let name = first
            .strip_prefix("name ")
            .map(str::trim)
            .filter(|name| !name.contains(' '))
            .ok_or_else(|| PositionError::at(line, "A position block begins with `name NAME`."))?;
        let body: String = block.lines().skip(line).map(|line| format!("{line}\n")).collect();
        self.0.insert(name.to_owned(), body);
        Ok(())
    }

    /// Returns the set-up with each `use NAME` replaced by the lines of that position.
    pub fn expand(&self, text: &str) -> Result<String, PositionError> {
        let mut expanded = String::with_capacity(text.len());
        for (index, line) in text.lines().enumerate() {
            match statements(line).next().and_then(|(_, statement)| statement.strip_prefix("use ")) {
                None => expanded.push_str(line),
                Some(name) => match self.0.get(name.trim()) {
                    Some(body) => expanded.push_str(body.trim_end()),
                    None => {
                        return Err(PositionError::at(
                            index + 1,
                            format!("There is no position named {}.", name.trim()),
                        ));
                    }
                },
            }
            expanded.push('\n');
        }
        Ok(expanded)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn named_positions_are_copied_in_place() {
        let mut named = NamedPositions::default();
        named.define("# base\nname P2\nround 3\ntile i9 Fa # farm\n").unwrap();
        assert_eq!(
            named.expand("opt a=1\nuse P2  # here\ntile i9 Fo").unwrap(),
            "opt a=1\nround 3\ntile i9 Fa # farm\ntile i9 Fo\n"
        );
        assert_eq!(named.expand("use P9").unwrap_err().to_string(), "Line 1: There is no position named P9.");
        assert!(named.define("round 3").is_err());
    }
}
