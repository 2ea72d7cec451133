//! Scenarios: the examples of a rules file, run as tests.
//!
//! Every fenced block tagged `scenario` is one case: a set-up in the game's own grammar, then a script in the
//! words that all games share (`do`, `no`, `see`, `becomes`). Blocks tagged `position` name base positions that a
//! set-up copies with `use NAME`.

mod example;
mod markdown;
mod run;
mod script;

use std::fmt;

use hexapod_core::{Game, NamedPositions, Replay, Rules, Wish};

pub use example::{Example, Press, examples};
pub use markdown::{Block, Kind, blocks};

/// A file whose blocks cannot be found or whose named positions cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("Line {line}: {message}")]
pub struct ReadError {
    /// The line of the file, from 1.
    pub line: usize,
    /// What is wrong.
    pub message: String,
}

/// What came of the cases of a file.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Report {
    /// How many cases hold.
    pub passed: usize,
    /// The cases that do not hold.
    pub failures: Vec<Failure>,
    /// The cases that cannot be read; they count as failed.
    pub unreadable: Vec<Unreadable>,
}

/// A case that does not hold, at its first statement that fails.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    /// The heading above the block.
    pub heading: String,
    /// The line of the file with the statement, from 1.
    pub line: usize,
    /// What the statement expects.
    pub expected: String,
    /// What the game says.
    pub found: String,
}

/// A case that cannot be read: its set-up, a statement, or a fact that the game does not know.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unreadable {
    /// The heading above the block.
    pub heading: String,
    /// The line of the file, from 1.
    pub line: usize,
    /// What is wrong.
    pub message: String,
}

impl Report {
    /// Returns how many cases failed, those that cannot be read included.
    pub fn failed(&self) -> usize {
        self.failures.len() + self.unreadable.len()
    }

    /// Returns one line for each case that failed, in the order of the file.
    pub fn lines(&self) -> Vec<String> {
        let failures = self.failures.iter().map(|failure| (failure.line, failure.to_string()));
        let unreadable = self.unreadable.iter().map(|case| (case.line, case.to_string()));
        let mut lines: Vec<_> = failures.chain(unreadable).collect();
        lines.sort_by_key(|(line, _)| *line);
        lines.into_iter().map(|(_, text)| text).collect()
    }
}

/// `LINE: HEADING: expected …; found …`, to be put after the file's name and a colon.
impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { heading, line, expected, found } = self;
        write!(f, "{line}: {heading}: expected {expected}; found {found}")
    }
}

/// `LINE: HEADING: cannot be read: …`, to be put after the file's name and a colon.
impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { heading, line, message } = self;
        write!(f, "{line}: {heading}: cannot be read: {message}")
    }
}

/// Runs all scenario blocks of a Markdown text.
///
/// The named positions of the game's rules file are always known, those of the text itself too, and `known` adds more.
/// `table` has the version of the rules and the data file, if they are not the standard ones. The cases run one by one;
/// one that fails or cannot be read does not stop the others.
///
/// # Errors
/// A fence that is not closed, or a `position` block that names nothing.
pub fn run_file<G: Game>(text: &str, known: &NamedPositions, table: &Wish) -> Result<Report, ReadError> {
    run_watched::<G>(text, known, table, &mut |_, _| ())
}

/// Sees a case that holds: the game as it was played, and what was refused.
pub(crate) type Watch<'a, G> = &'a mut dyn FnMut(&Replay<G>, &[<G as Rules>::Refusal]);

/// Runs all scenario blocks and hands each case that holds to `watch`: the game as it was played, and what was refused.
pub(crate) fn run_watched<G: Game>(
    text: &str,
    known: &NamedPositions,
    table: &Wish,
    watch: Watch<'_, G>,
) -> Result<Report, ReadError> {
    let mut known = known.clone();
    let of_the_rules = blocks(G::INFO.rules_text).and_then(|blocks| define(&blocks, &mut known));
    of_the_rules.map_err(|error| ReadError {
        line: error.line,
        message: format!("(in the rules file of {}) {}", G::INFO.name, error.message),
    })?;
    let blocks = blocks(text)?;
    define(&blocks, &mut known)?;
    let mut report = Report::default();
    for block in blocks.iter().filter(|block| block.kind == Kind::Scenario) {
        let heading = || block.heading.clone();
        let mut refusals = Vec::new();
        match run::case::<G>(block, &known, table, &mut refusals) {
            Ok(replay) => {
                report.passed += 1;
                watch(&replay, &refusals);
            }
            Err(run::Trouble::Fails { line, expected, found }) => {
                report.failures.push(Failure { heading: heading(), line, expected, found });
            }
            Err(run::Trouble::Unreadable { line, message }) => {
                report.unreadable.push(Unreadable { heading: heading(), line, message });
            }
        }
    }
    Ok(report)
}

/// Runs all scenario blocks of a text in a test, under the newest version of the rules.
///
/// # Panics
/// Panics with one line for each case that fails, or if there is no case at all.
pub fn check<G: Game>(text: &str) {
    check_under::<G>(text, G::INFO.newest());
}

/// Runs all scenario blocks of a text in a test, under this version of the rules.
///
/// # Panics
/// As [`check`].
pub fn check_under<G: Game>(text: &str, rules: u32) {
    let table = Wish { rules: Some(rules), ..Wish::default() };
    let report = match run_file::<G>(text, &NamedPositions::default(), &table) {
        Ok(report) => report,
        Err(error) => panic!("{error}"),
    };
    let failed = report.failed();
    assert!(failed == 0, "{failed} scenarios failed:\n{}", report.lines().join("\n"));
    assert!(report.passed > 0, "the text holds no scenario");
}

/// Returns whether a fact holds: what may stand behind `see` in a script.
///
/// # Errors
/// Says what is wrong with the fact if it is none of this game.
pub fn holds<G: Game>(replay: &Replay<G>, fact: &str) -> Result<bool, String> {
    run::holds(replay, fact)
}

/// Returns the named positions of a Markdown text.
///
/// # Errors
/// A fence that is not closed, or a `position` block that names nothing.
pub fn named_positions(text: &str) -> Result<NamedPositions, ReadError> {
    let mut known = NamedPositions::default();
    define(&blocks(text)?, &mut known)?;
    Ok(known)
}

/// Adds the position blocks to the known ones.
fn define(blocks: &[Block], known: &mut NamedPositions) -> Result<(), ReadError> {
    for block in blocks.iter().filter(|block| block.kind == Kind::Position) {
        known.define(&block.text).map_err(|error| match error {
            hexapod_core::PositionError::Line { line, message } => {
                ReadError { line: block.line + line - 1, message }
            }
            other => ReadError { line: block.line, message: other.to_string() },
        })?;
    }
    Ok(())
}
