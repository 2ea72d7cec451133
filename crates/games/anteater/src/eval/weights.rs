//! The numbers that opinions about Anteater are made of, most of them in points (15.2).

use hexapod_core::weights;

weights! {
    pub(super) W;
    // Which actions look good.
    PriceLast "price of a worm in the last round" 1.39,
    Price "price of a worm before" 1.67,
    Reroll "hope of a reroll, per pip below the mean" 0.724,
    Pass "what a pass gives up beside its worm" 0.756,
    Sharpness "how clearly better actions are more likely" 0.681,
    FindWorm "worm dug out" 0.151,
    FindFirst "first tile of an item type" 2.08,
    FindMore "third tile of an item type and further" 0.163,
    FindNeutral "find of the third colour" -0.102,
    WormTotal "total that is the worm number" 0.856,
    Room "free space above in the own column" 0.535,
    // The race for a mound.
    Left "lead of the column further left" 0.419,
    RaceWidth "width of the race against one rival" 1.28,
    UnseenStrength "strength of a rival who has not started" 8.17,
    UnseenWidth "width of the race against such a rival" 1.91,
    UnseenPart "such rivals that are a danger like one who has" 4.12,
    // Who will win.
    NotStarted "part of a race not started yet" 0.612,
    HeldWorm "worm in hand beyond its point, before the last round" 0.332,
    HeldSingle "single item that may become a pair" 2.34,
    HeldVariety "part of the points for variety held now" 0.996,
    VarietyStep "item type beyond the mean of all" 0.654,
    WormSure "worm number that will stay" 1.19,
    WormMaybe "worm number that may change" 0.195,
    Blocked "die without a space to come" -0.534,
    ScaleEnd "scale of a lead at the end" 1.65,
    ScaleDice "scale of a lead per root of dice to come" 0.511,
}
