//! The options of a table (section 14 of the rules file).

use hexapod_core::{Choice, Given, Options};

/// Where the throne stands in a hive.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Choice)]
pub(crate) enum ThronePlace {
    Corner,
    #[default]
    Inner,
}

/// Where a queen may walk (R10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Choice)]
pub(crate) enum QueenMoves {
    #[default]
    Free,
    Hive,
}

/// What becomes of a conquered hive (9.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Choice)]
pub(crate) enum CapturedHive {
    #[default]
    Annex,
    Ruin,
}

/// The options. Their documentation is the help that players read.
#[derive(Debug, Clone, Options)]
#[options(versions = 2)]
pub(crate) struct TableOptions {
    /// The game is scored after this many turn cycles, 5 to 100. 0 (since version 2): no limit.
    #[option(range = 0..=100, default = 30)]
    #[option(until = 1, range = 5..=100, default = 30)]
    pub(crate) cycle_limit: Given<u8>,
    /// Turns of the owner for which an enemy must hold the throne to take over the colony.
    #[option(range = 1..=5, default = 3)]
    pub(crate) throne_turns: Given<u8>,
    /// Colonies without ants that cannot pay for a new queen are out. Off: only thrones eliminate.
    #[option(default = true)]
    pub(crate) extinction: bool,
    /// The AntWheel brings an event after each turn cycle.
    #[option(default = true)]
    pub(crate) events: bool,
    /// The throne in the corner of the hive, or one step inside, open to all sides.
    #[option(until = 1, default = "corner")]
    pub(crate) layout: ThronePlace,
    /// The queen may walk anywhere, or only inside her owner's hives. She may attack in both cases.
    pub(crate) queen_moves: QueenMoves,
    /// Action points for hatching a worker.
    #[option(range = 0..=1, default = 0)]
    pub(crate) spawn_ap: Given<u8>,
    /// A conquered hive becomes a further hive of the conqueror, or ordinary ground.
    pub(crate) captured_hive: CapturedHive,
}
