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
pub(super) const ALSO: usize = LATER + MARGINS;
pub(super) const UNIT: usize = ALSO + 1;
pub(super) const STRENGTH: usize = UNIT + 1;
pub(super) const SOLDIER: usize = STRENGTH + 1;
pub(super) const FLYER: usize = SOLDIER + 1;
pub(super) const SPITTER: usize = FLYER + 1;
pub(super) const TIE: usize = SPITTER + 1;
pub(super) const NEAR_FOE: usize = TIE + 1;
pub(super) const NEAR_OWN: usize = NEAR_FOE + 1;
pub(super) const TEMPO: usize = NEAR_OWN + 1;
pub(super) const STANDING: usize = TEMPO + 1;
pub(super) const SCALE: usize = STANDING + 1;
pub(super) const SCALE_GROWTH: usize = SCALE + 1;

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

pub(super) const WEIGHTS: [Weight; SITE_FAR + 1] = [
    Weight::new("acting, margin -5", 0.09),
    Weight::new("acting, margin -4", 0.19),
    Weight::new("acting, margin -3", 0.23),
    Weight::new("acting, margin -2", 0.36),
    Weight::new("acting, margin -1", 0.43),
    Weight::new("acting, margin 0", 0.52),
    Weight::new("acting, margin 1", 0.70),
    Weight::new("acting, margin 2", 0.74),
    Weight::new("acting, margin 3", 0.79),
    Weight::new("waiting, margin -5", -0.03),
    Weight::new("waiting, margin -4", 0.15),
    Weight::new("waiting, margin -3", 0.14),
    Weight::new("waiting, margin -2", 0.27),
    Weight::new("waiting, margin -1", 0.35),
    Weight::new("waiting, margin 0", 0.44),
    Weight::new("waiting, margin 1", 0.50),
    Weight::new("waiting, margin 2", 0.58),
    Weight::new("waiting, margin 3", 0.69),
    Weight::new("a second siege", 0.41),
    Weight::new("a unit", 2.27),
    Weight::new("a unit's strength", 0.06),
    Weight::new("a soldier", -0.10),
    Weight::new("a flyer", -0.75),
    Weight::new("a spitter", 0.23),
    Weight::new("a unit at the end", 0.10),
    Weight::new("strength near foreign Mounds", 0.00),
    Weight::new("strength near own Mounds", 0.00),
    Weight::new("to begin a turn", 0.00),
    Weight::new("part of a siege that stands", 0.00),
    Weight::new("points that decide", 0.20),
    Weight::new("points that decide, growth", 2.80),
    Weight::new("action: takes a Mound", 40.0),
    Weight::new("action: joins a siege", 12.0),
    Weight::new("action: kills", 2.0),
    Weight::new("action: pushes", 1.0),
    Weight::new("action: pushes a besieger", 3.0),
    Weight::new("action: stands by an own Mound", 0.3),
    Weight::new("action: stays", 1.0),
    Weight::new("action: strong token", 0.5),
    Weight::new("action: founds a high Mound", 0.3),
    Weight::new("action: founds near enemies", 0.15),
    Weight::new("action: founds two from enemies", 0.5),
];
