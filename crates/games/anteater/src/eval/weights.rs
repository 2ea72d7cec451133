//! The numbers that opinions about Anteater are made of, most of them in points (15.2).

use hexapod_core::weights;

weights! {
    pub(super) W;
    // Which actions look good.
    PriceLast "price of a worm in the last round" 1.0,
    Price "price of a worm before" 1.4,
    Reroll "hope of a reroll, per pip below the mean" 0.6,
    Pass "what a pass gives up beside its worm" 1.5,
    Sharpness "how clearly better actions are more likely" 0.9,
    FindWorm "worm dug out" 1.5,
    FindFirst "first tile of an item type" 1.7,
    FindMore "third tile of an item type and further" 0.1,
    FindNeutral "find of the third colour" -0.5,
    WormTotal "total that is the worm number" 0.6,
    Room "free space above in the own column" 0.3,
    // The race for a mound.
    Left "lead of the column further left" 0.4,
    RaceWidth "width of the race against one rival" 2.2,
    UnseenStrength "strength of a rival who has not started" 4.5,
    UnseenWidth "width of the race against such a rival" 2.5,
    UnseenPart "such rivals that are a danger like one who has" 3.0,
    // Who will win.
    NotStarted "part of a race not started yet" 0.7,
    HeldWorm "worm in hand beyond its point, before the last round" 0.5,
    HeldSingle "single item that may become a pair" 1.7,
    HeldVariety "part of the points for variety held now" 0.6,
    VarietyStep "item type beyond the mean of all" 0.5,
    WormSure "worm number that will stay" 1.0,
    WormMaybe "worm number that may change" 0.5,
    Blocked "die without a space to come" -1.0,
    ScaleEnd "scale of a lead at the end" 1.0,
    ScaleDice "scale of a lead per root of dice to come" 1.5,
}
