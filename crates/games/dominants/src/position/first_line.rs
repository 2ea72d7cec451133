//! The first line of a position: seats, phase, turn and all that belongs to no single seat.

use hexapod_core::PositionError;
use hexapod_core::position::{Head, statements};

use super::{number, number_to};

type Words<'a> = Vec<&'a str>;

/// The first line: parts separated by `|`.
pub(super) struct FirstLine<'a> {
    pub(super) line: usize,
    parts: Vec<Words<'a>>,
}

impl<'a> FirstLine<'a> {
    pub(super) fn read(text: &'a str) -> Result<Self, PositionError> {
        let (line, statement) =
            statements(text).next().ok_or_else(|| PositionError::Whole("The position is empty.".into()))?;
        let parts: Vec<Words<'a>> =
            statement.split('|').map(|part| part.split_whitespace().collect()).collect();
        let error = |message: String| Err(PositionError::at(line, message));
        if !matches!(parts[0].first(), Some(&("seats" | "fresh"))) {
            return error("A position begins with `seats` or `fresh`.".into());
        }
        for (index, part) in parts.iter().enumerate() {
            let Some(&name) = part.first() else { return error("A part between two `|` is empty.".into()) };
            let known = [
                "first", "cycle", "stirred", "phase", "turn", "ap", "weather", "boost", "opt", "out",
                "supply",
            ];
            if index > 0 && !known.contains(&name) {
                return error(format!("`{name}` is no part of the first line."));
            }
            if index > 0 && parts[0][0] == "fresh" && name != "opt" {
                return error("`fresh` is a new game; only options may follow.".into());
            }
            if parts[..index].iter().any(|earlier| earlier[0] == name) {
                return error(format!("`{name}` is said twice."));
            }
        }
        Ok(Self { line, parts })
    }

    pub(super) fn is_fresh(&self) -> bool {
        self.parts[0][0] == "fresh"
    }

    pub(super) fn part(&self, name: &str) -> Option<&[&'a str]> {
        self.parts.iter().find(|part| part[0] == name).map(|part| &part[1..])
    }

    /// Returns the one word of a part.
    pub(super) fn word(&self, name: &str) -> Result<Option<&'a str>, String> {
        match self.part(name) {
            None => Ok(None),
            Some([word]) => Ok(Some(word)),
            Some(_) => Err(format!("`{name}` has one value.")),
        }
    }

    pub(super) fn number(&self, name: &str) -> Result<Option<u8>, String> {
        self.word(name)?.map(number).transpose()
    }

    /// Returns the number of a cycle.
    pub(super) fn cycle(&self, name: &str) -> Result<Option<u32>, String> {
        self.word(name)?.map(|word| number_to(word, u32::MAX)).transpose()
    }

    fn count(&self) -> Result<usize, String> {
        if self.is_fresh() {
            let count = self.number("fresh")?;
            return Ok(usize::from(count.ok_or("A new game is written `fresh 2`.")?));
        }
        match self.part("seats") {
            Some(["R", "B"]) => Ok(2),
            Some(["R", "Y", "B"]) => Ok(3),
            Some(["R", "Y", "B", "G"]) => Ok(4),
            _ => Err("The seats are `R B`, `R Y B` or `R Y B G`.".into()),
        }
    }

    /// Adds seats and options to what holds at the table.
    pub(super) fn add_to(&self, head: &mut Head) -> Result<(), PositionError> {
        let count = self.count().map_err(|message| PositionError::at(self.line, message))?;
        head.seats(self.line, count)?;
        head.options(self.line, self.part("opt").unwrap_or_default())
    }
}
