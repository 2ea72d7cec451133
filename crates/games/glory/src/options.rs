//! The options of a table (section 17 of the rules file).

use hexapod_core::{Choice, Options};

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
    /// One Foundry and one Church fewer.
    #[choice(23)]
    Fewer,
}

/// The options. Their documentation is the help that players read.
#[derive(Debug, Clone, Copy, Options)]
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
    /// Number of civilized tiles: every line of the list, or without one Foundry and one Church.
    pub(crate) civilized: Civilized,
    /// Whether mobile units may ask to attack through another player’s stronghold.
    #[option(default = true)]
    pub(crate) permission: bool,
}
