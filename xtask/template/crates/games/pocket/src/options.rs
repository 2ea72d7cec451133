//! The options of a table (section 6 of the rules file).

use hexapod_core::{Choice, Options};

/// Which of equal cards picks first (R4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Choice)]
pub enum Ties {
    /// That of the seat that hid its card first.
    #[default]
    First,
    /// That of the seat that hid its card last.
    Last,
}

/// The options. Their documentation is the help that players read.
#[derive(Debug, Clone, Options)]
pub(crate) struct TableOptions {
    /// Number of rounds.
    #[option(range = 1..=4, default = 4)]
    pub(crate) rounds: u8,
    /// Which of equal cards picks first: the one hidden first, or the one hidden last.
    pub(crate) ties: Ties,
    /// Whether a die that shows the value of the card counts twice.
    #[option(default = true)]
    pub(crate) matches: bool,
}
