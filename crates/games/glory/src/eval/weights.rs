//! The numbers that opinions about Glory are made of, most of them in Glory (22.2).

use hexapod_core::Weight;

macro_rules! weights {
    ($($(#[$doc:meta])* $which:ident $name:literal $value:literal,)*) => {
        /// A weight by its place in the list.
        #[derive(Debug, Clone, Copy)]
        pub(super) enum W { $($(#[$doc])* $which),* }

        /// All weights with the values that are played.
        pub(super) const WEIGHTS: &[Weight] = &[$(Weight::new($name, $value)),*];
    };
}

weights! {
    /// A lead of so much is worth e to 1 when nothing more can happen.
    ScaleEnd "scale of a lead at the end" 0.7,
    /// And so much more for the root of the rounds left.
    ScaleRound "scale of a lead per root of rounds left" 1.6,
    Horizon "turns for which tiles count" 5.0,
    GoldTile "gold of a tile, each turn" 0.22,
    FoodTile "food of a tile, each turn" 0.14,
    WaterTile "water of a tile, each turn" 0.14,
    AnyTile "any point of a tile, each turn" 0.24,
    Ground "any tile, each turn" 0.03,
    Foundry "foundry, each turn" 0.25,
    Church "church, each turn" 0.35,
    Ministry "ministry, each turn" 0.2,
    Fortress "fortress, each turn" 0.12,
    ChaosSource "chaos source, each turn" 0.3,
    Free "tile without upkeep, each turn" 0.2,
    Trains "facility, each turn" 0.25,
    Infantry "infantry" 0.9,
    Mobile "mobile unit" 1.4,
    Mercenary "mercenary" 2.5,
    UnitTurns "turns in which a unit earns its worth" 3.0,
    Gold "gold" 0.3,
    GoldLate "gold for a facility to come" 0.2,
    Hunger "unit that will starve this turn" 0.9,
    HungerLater "unit that would starve next turn" 0.3,
    Claim "claim to come" 0.9,
    Raid "undefended tile in reach" 0.6,
    Retake "share of a lost tile that stays lost" 0.6,
    HomeLost "stronghold lost, beyond the storm" 1.0,
    Now "threat of who moves now" 0.85,
    Next "threat of who moves next" 0.6,
    Later "threat of who moves later, times each turn between" 0.7,
    Luck "dice that Luck is worth" 0.4,
    Berserker "point of the Berserker die" 0.25,
    Leech "resource a round that the Leech die takes" 0.2,
    Tech "faction Tech" 1.5,
    Religion "faction Religion" 0.3,
    Exposed "share of a tile's worth lost by facing an enemy" 0.12,
    Sharpness "how clearly better actions are more likely" 1.2,
}

/// As many values as there are weights.
pub(super) const COUNT: usize = WEIGHTS.len();

/// Values for all weights.
#[derive(Debug, Clone, Copy)]
pub(super) struct Values<'a>(&'a [f32; COUNT]);

impl<'a> Values<'a> {
    pub(super) fn new(weights: &'a [f32]) -> Self {
        match weights.first_chunk() {
            Some(values) => Self(values),
            None => unreachable!("a value for each weight"),
        }
    }

    #[inline]
    pub(super) fn of(self, which: W) -> f32 {
        self.0[which as usize]
    }
}
