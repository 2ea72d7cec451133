//! Positions as text and as documents, and the small things every position reader needs.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};

use crate::setup::SetupError;

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
