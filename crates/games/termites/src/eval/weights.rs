//! The numbers that the opinions are made of, by name.

use hexapod_core::Weight;

/// Classes of the margin of a siege: power less defence, from `LOWEST` up.
pub(super) const MARGINS: usize = 9;
/// The margin of the first class, and everything below.
pub(super) const LOWEST: i32 = -5;

/// The share of a Mound's points that a siege is worth to the seat that is to act, by margin.
pub(super) const NOW: usize = 0;
/// The same to a seat that acts later.
pub(super) const LATER: usize = NOW + MARGINS;
/// The part that counts of sieges beyond the best: a turn takes one Mound.
pub(super) const ALSO: usize = LATER + MARGINS;
/// Units, in points at the beginning of the game, and what makes them better.
pub(super) const UNIT: usize = ALSO + 1;
pub(super) const STRENGTH: usize = UNIT + 1;
pub(super) const SOLDIER: usize = STRENGTH + 1;
pub(super) const FLYER: usize = SOLDIER + 1;
pub(super) const SPITTER: usize = FLYER + 1;
/// A unit however late it is: ties are broken by units.
pub(super) const TIE: usize = SPITTER + 1;
/// Strength within two hexes of Mounds.
pub(super) const NEAR_FOE: usize = TIE + 1;
pub(super) const NEAR_OWN: usize = NEAR_FOE + 1;
/// Points for the seat that is to begin its turn.
pub(super) const TEMPO: usize = NEAR_OWN + 1;
/// How much surer a siege is for the part that stands already.
pub(super) const STANDING: usize = TEMPO + 1;
/// The lead that makes victory e times as likely, and how it grows with the root of the turns left.
pub(super) const SCALE: usize = STANDING + 1;
pub(super) const SCALE_GROWTH: usize = SCALE + 1;

/// What makes actions likely.
pub(super) const TAKE: usize = SCALE_GROWTH + 1;
pub(super) const CROWD: usize = TAKE + 1;
pub(super) const KILL: usize = CROWD + 1;
pub(super) const PUSH: usize = KILL + 1;
pub(super) const RELIEF: usize = PUSH + 1;
pub(super) const GUARD: usize = RELIEF + 1;
pub(super) const STAY: usize = GUARD + 1;
pub(super) const HATCH_STRENGTH: usize = STAY + 1;
pub(super) const FOUND_HIGH: usize = HATCH_STRENGTH + 1;
pub(super) const SITE_NEAR: usize = FOUND_HIGH + 1;
pub(super) const SITE_FAR: usize = SITE_NEAR + 1;

/// How likely a token stays in a hand, compared to one of strength 1, by strength from 2.
pub(super) const KEPT: usize = SITE_FAR + 1;
pub(super) const KEPT_CLASSES: usize = 3;

pub(super) const WEIGHTS: [Weight; KEPT + KEPT_CLASSES] = [
    Weight::new("acting, margin -5", 0.175),
    Weight::new("acting, margin -4", 0.404),
    Weight::new("acting, margin -3", 0.227),
    Weight::new("acting, margin -2", 0.421),
    Weight::new("acting, margin -1", 0.369),
    Weight::new("acting, margin 0", 0.635),
    Weight::new("acting, margin 1", 0.896),
    Weight::new("acting, margin 2", 1.45),
    Weight::new("acting, margin 3", 1.75),
    Weight::new("waiting, margin -5", 0.0487),
    Weight::new("waiting, margin -4", 0.184),
    Weight::new("waiting, margin -3", 0.154),
    Weight::new("waiting, margin -2", 0.356),
    Weight::new("waiting, margin -1", 0.429),
    Weight::new("waiting, margin 0", 0.52),
    Weight::new("waiting, margin 1", 0.665),
    Weight::new("waiting, margin 2", 0.703),
    Weight::new("waiting, margin 3", 1.06),
    Weight::new("a second siege", 0.325),
    Weight::new("a unit", 6.54),
    Weight::new("a unit's strength", 0.129),
    Weight::new("a soldier", -0.0559),
    Weight::new("a flyer", -0.978),
    Weight::new("a spitter", 0.125),
    Weight::new("a unit at the end", 0.0761),
    Weight::new("strength near foreign Mounds", 0.00116),
    Weight::new("strength near own Mounds", -0.0692),
    Weight::new("to begin a turn", 0.0585),
    Weight::new("part of a siege that stands", 0.144),
    Weight::new("points that decide", 0.073),
    Weight::new("points that decide, growth", 4.8),
    Weight::new("action: takes a Mound", 38.5),
    Weight::new("action: joins a siege", 20.4),
    Weight::new("action: kills", 4.8),
    Weight::new("action: pushes", 0.757),
    Weight::new("action: pushes a besieger", 6.25),
    Weight::new("action: stands by an own Mound", 0.482),
    Weight::new("action: stays", 0.188),
    Weight::new("action: strong token", 0.128),
    Weight::new("action: founds a high Mound", 0.0639),
    Weight::new("action: founds near enemies", 0.197),
    Weight::new("action: founds two from enemies", 0.722),
    Weight::new("kept in hand: strength 2", 0.3),
    Weight::new("kept in hand: strength 3", 0.246),
    Weight::new("kept in hand: strength 4", 0.204),
];
