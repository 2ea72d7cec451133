//! The options of a table (section 11 of the rules file).

use hexapod_core::{Choice, Given, Options, Seat};

/// When a worm may be paid to pass (R6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Choice)]
pub enum PassTiming {
    /// With the rolled die in sight.
    #[default]
    AfterRoll,
    /// Before the roll, by the strict reading.
    BeforeRoll,
}

/// Which totals win a mound's worm (R16).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Choice)]
pub enum WormMatch {
    /// Exactly the worm number.
    #[default]
    Exact,
    /// The worm number or more.
    AtLeast,
}

/// How won Queens and Generals lie (R21).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Choice)]
pub(crate) enum VpTiles {
    #[default]
    FaceDown,
    Open,
}

/// Who starts the first round (R22).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Choice)]
pub(crate) enum FirstPlayer {
    #[default]
    Random,
    #[choice("seat1")]
    Seat1,
    #[choice("seat2")]
    Seat2,
    #[choice("seat3")]
    Seat3,
    #[choice("seat4")]
    Seat4,
    #[choice("seat5")]
    Seat5,
}

impl FirstPlayer {
    /// Returns the named seat, whether it plays or not.
    pub(crate) fn seat(self) -> Option<Seat> {
        (self as usize).checked_sub(1).map(Seat::new)
    }
}

/// The options. Their documentation is the help that players read.
#[derive(Debug, Clone, Options)]
#[options(versions = 2)]
pub(crate) struct TableOptions {
    /// Number of rounds, three mounds each; 2 or 3 make a short game.
    #[option(range = 1..=4, default = 4)]
    pub(crate) rounds: Given<u8>,
    /// When a worm may be paid to pass: with the rolled die in sight, or only before the roll.
    pub(crate) pass_timing: PassTiming,
    /// Who wins a mound's worm: totals that hit the worm number exactly, or all that reach it.
    pub(crate) worm_match: WormMatch,
    /// Whether won Queens and Generals of others lie face down or open. Display only.
    pub(crate) vp_tiles: VpTiles,
    /// Worms for each seat at the start; more worms mean less luck.
    #[option(range = 0..=4, default = 2)]
    pub(crate) start_worms: Given<u8>,
    /// Who starts the first round: a random seat, or the one that is named.
    #[option(until = 1, choices("random", "seat1"))]
    pub(crate) first_player: FirstPlayer,
    /// Two players: whether the third colour takes items and worms.
    #[option(default = true)]
    pub(crate) neutral_collects: bool,
    /// Two players: worms of the third colour at the start. They only count as points.
    #[option(since = 2, range = 0..=4, default = 0)]
    pub(crate) neutral_start_worms: Given<u8>,
    /// The set of mounds: the standard twelve, or a data file of your own.
    pub(crate) mound_set: String,
}
