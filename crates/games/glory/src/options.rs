//! The options of a table (section 17 of the rules file).

use hexapod_core::{Choice, Given, Options};

/// Who arranges the lands (S9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Choice)]
pub(crate) enum SettingUp {
    /// The players.
    #[default]
    Full,
    /// Chance.
    Quick,
}

/// When tiles pay (U8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Choice)]
pub(crate) enum Income {
    /// At upkeep.
    #[default]
    Split,
    /// At the start of the turn, with the stronghold.
    Start,
}

/// Whether Glory spent in the Legacy phase counts in the final score.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Choice)]
pub(crate) enum Spent {
    #[default]
    Lost,
    Kept,
}

/// What an exploded Chaos Source becomes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Choice)]
pub(crate) enum Explosion {
    /// The same tile without an owner.
    #[default]
    Neutral,
    Ruin,
}

/// Which facilities can be built.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Choice)]
pub(crate) enum Facilities {
    /// Those of the box.
    #[default]
    Tiles,
    Unlimited,
}

/// How many civilized tiles the box has (R1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Choice)]
pub(crate) enum Civilized {
    /// Every line of the list.
    #[default]
    #[choice(25)]
    All,
    /// Without the Churches; in version 1 one Foundry and one Church fewer.
    #[choice(23)]
    Fewer,
}

/// What the players start with (S1, R8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Choice)]
pub(crate) enum StartGold {
    /// More for later places in the turn order.
    #[default]
    Stepped,
    None,
}

/// What contesting a tile does to the movement of a unit (M7, R25).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Choice)]
pub(crate) enum Contest {
    /// It ends it.
    #[default]
    Stops,
    /// It costs a point like any move.
    Passes,
}

/// How often a 6 of the Leech die takes (F5, R40).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Choice)]
pub(crate) enum LeechSix {
    #[default]
    EveryRound,
    Once,
}

/// The options. Their documentation is the help that players read.
#[derive(Debug, Clone, Copy, Options)]
#[options(versions = 2)]
pub(crate) struct TableOptions {
    /// Length of the game; after every fifth round except the last there is a Legacy phase.
    #[option(choices(5, 10, 15), default = 10)]
    pub(crate) rounds: u8,
    /// Whether the players arrange their lands themselves, or chance does it for a quick start.
    pub(crate) setup: SettingUp,
    /// Split: the stronghold pays at the start of the turn, tiles at upkeep. Start: everything at the start.
    pub(crate) income: Income,
    /// Whether Glory spent in the Legacy phase is lost for the final score.
    pub(crate) spent: Spent,
    /// What an exploding Chaos Source becomes: unowned but still there, or a ruin.
    pub(crate) explosion: Explosion,
    /// Whether only the six facility tiles of the box can be built.
    pub(crate) facilities: Facilities,
    /// Number of civilized tiles: every line of the list, or without both Churches (version 1: without one Foundry and
    /// one Church).
    pub(crate) civilized: Civilized,
    /// Whether mobile units may ask to attack through another player’s stronghold.
    #[option(default = true)]
    pub(crate) permission: bool,
    /// Starting gold: more for later places in the turn order, or none.
    #[option(since = 2)]
    pub(crate) start_gold: StartGold,
    /// How many units have room on a tile, and how many may enter an enemy stronghold; a stronghold holds 10.
    #[option(since = 2, range = 5..=15, default = 5)]
    pub(crate) stack_limit: Given<u8>,
    /// How many infantry appear in a newly founded stronghold.
    #[option(since = 2, range = 0..=2, default = 2)]
    pub(crate) rally: Given<u8>,
    /// How many dice Tech must have rolled to dodge.
    #[option(since = 2, choices(2, 3), default = 3)]
    pub(crate) dodge_dice: Given<u8>,
    /// Whether contesting a tile ends a unit’s movement, or costs one movement point.
    #[option(since = 2)]
    pub(crate) contest: Contest,
    /// Whether a 6 of the Leech die takes every round, or only once after it was rolled.
    #[option(since = 2)]
    pub(crate) leech_six: LeechSix,
}
