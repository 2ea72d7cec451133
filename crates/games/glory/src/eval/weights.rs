//! The numbers that opinions about Glory are made of, most of them in Glory (22.2).

use hexapod_core::weights;

weights! {
    pub(super) W;
    /// A lead of so much is worth e to 1 when nothing more can happen.
    ScaleEnd "scale of a lead at the end" 2.8,
    /// And so much more for the root of the rounds left.
    ScaleRound "scale of a lead per root of rounds left" 1.83,
    Horizon "turns for which tiles count" 11.1,
    GoldTile "gold of a tile, each turn" 0.139,
    FoodTile "food of a tile, each turn" 0.13,
    WaterTile "water of a tile, each turn" 0.154,
    AnyTile "any point of a tile, each turn" 0.301,
    Ground "any tile, each turn" 0.00641,
    Foundry "foundry, each turn" 0.123,
    Church "church, each turn" 0.352,
    Ministry "ministry, each turn" 0.525,
    ChaosSource "chaos source, each turn" 0.359,
    Trains "facility, each turn" 0.0343,
    Infantry "infantry" 1.31,
    Mobile "mobile unit" 0.972,
    Mercenary "mercenary" 4.45,
    UnitTurns "turns in which a unit earns its worth" 6.91,
    Gold "gold" 0.353,
    GoldLate "gold for a facility to come" 0.179,
    Hunger "unit that will starve this turn" 2.37,
    HungerMoving "unit that would starve unless it moves" 2.0,
    HungerLater "unit that would starve next turn" 0.285,
    Claim "claim to come" 1.12,
    Raid "undefended tile in reach" 0.821,
    Unfed "part of a raid that its unit would not survive" 0.414,
    Retake "share of a lost tile that stays lost" 0.941,
    HomeLost "stronghold lost, beyond the storm" 0.518,
    Now "threat of who moves now" 1.06,
    Next "threat of who moves next" 0.636,
    Later "threat of who moves later, times each turn between" 0.322,
    Luck "dice that Luck is worth" 0.314,
    Berserker "point of the Berserker die" 0.167,
    Leech "resource a round that the Leech die takes" 0.226,
    Tech "faction Tech at the start" 4.97,
    Parasite "faction Parasite at the start" 2.45,
    Religion "faction Religion at the start" 0.838,
    Exposed "share of a tile's worth lost by facing an enemy" 0.153,
    Sharpness "how clearly better actions are more likely" 1.86,
}

/// As many values as there are weights.
pub(super) const COUNT: usize = WEIGHTS.len();

/// Values for all weights; none can be missing.
pub(super) type Values<'a> = &'a [f32; COUNT];

/// Returns the values as many as there are weights.
pub(super) fn values(weights: &[f32]) -> Values<'_> {
    match weights.first_chunk() {
        Some(values) => values,
        None => unreachable!("a value for each weight"),
    }
}
