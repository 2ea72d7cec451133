//! The numbers that opinions about Glory are made of, most of them in Glory (22.2).

use hexapod_core::weights;

weights! {
    pub(super) W;
    /// A lead of so much is worth e to 1 when nothing more can happen.
    ScaleEnd "scale of a lead at the end" 3.18,
    /// And so much more for the root of the rounds left.
    ScaleRound "scale of a lead per root of rounds left" 1.85,
    Horizon "turns for which tiles count" 9.20,
    GoldTile "gold of a tile, each turn" 0.13,
    FoodTile "food of a tile, each turn" 0.12,
    WaterTile "water of a tile, each turn" 0.11,
    AnyTile "any point of a tile, each turn" 0.31,
    Ground "any tile, each turn" 0.023,
    Foundry "foundry, each turn" 0.066,
    Church "church, each turn" 0.25,
    Ministry "ministry, each turn" 0.42,
    ChaosSource "chaos source, each turn" 0.40,
    Trains "facility, each turn" 0.067,
    Infantry "infantry" 0.98,
    Mobile "mobile unit" 0.95,
    Mercenary "mercenary" 2.38,
    UnitTurns "turns in which a unit earns its worth" 5.35,
    Gold "gold" 0.47,
    GoldLate "gold for a facility to come" 0.21,
    Hunger "unit that will starve this turn" 2.67,
    HungerMoving "unit that would starve unless it moves" 1.53,
    HungerLater "unit that would starve next turn" 0.33,
    Claim "claim to come" 0.68,
    Raid "undefended tile in reach" 1.09,
    Unfed "part of a raid that its unit would not survive" 0.48,
    Retake "share of a lost tile that stays lost" 1.02,
    HomeLost "stronghold lost, beyond the storm" 0.72,
    Now "threat of who moves now" 0.77,
    Next "threat of who moves next" 0.54,
    Later "threat of who moves later, times each turn between" 0.20,
    Luck "dice that Luck is worth" 0.26,
    Berserker "point of the Berserker die" 0.20,
    Leech "resource a round that the Leech die takes" 0.17,
    Tech "faction Tech at the start" 3.96,
    Parasite "faction Parasite at the start" 2.83,
    Religion "faction Religion at the start" 0.59,
    Exposed "share of a tile's worth lost by facing an enemy" 0.12,
    Sharpness "how clearly better actions are more likely" 2.40,
}

/// As many values as there are weights.
pub(super) const COUNT: usize = WEIGHTS.len();

/// Values for all weights: so many that none can be missing.
pub(super) type Values<'a> = &'a [f32; COUNT];

/// Returns the values as many as there are weights.
pub(super) fn values(weights: &[f32]) -> Values<'_> {
    match weights.first_chunk() {
        Some(values) => values,
        None => unreachable!("a value for each weight"),
    }
}
