//! What chance may answer, how likely, and fast samplers of the same distributions.

use hexapod_core::chance::{below, pick_weighted};
use hexapod_core::{Odds, Rng};

use crate::actions::Action;
use crate::game::Glory;
use crate::state::{Dice, Kind, Phase, State};

/// An outcome of chance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Chance {
    /// The dice show these faces.
    Roll(Dice),
    /// This tile is drawn.
    Draw(Kind),
    /// Quick setup: chance takes this step (S9).
    Pick(Action),
}

/// S9: a weight that every number of legal walls, 1 to 6, divides.
const WALLS: u64 = 60;
/// Rolls of more dice are not listed (K3).
const MOST_LISTED: u8 = 2;
/// The largest number of outcomes of a ring step of chance: seven tiles with six walls each.
const MOST_PICKS: usize = 42;

pub(crate) fn odds(game: &Glory, state: &State, out: &mut Vec<(Chance, u64)>) -> Odds {
    out.clear();
    if !game.chance_acts(state) {
        return Odds::Listed;
    }
    match game.dice_due(state) {
        0 => {}
        1 => out.extend((1..=6).map(|face| (Chance::Roll(Dice::of(&[face])), 1))),
        2 => {
            for first in 1..=6 {
                out.extend((1..=6).map(|second| (Chance::Roll(Dice::of(&[first, second])), 1)));
            }
        }
        dice => {
            debug_assert!(dice > MOST_LISTED);
            return Odds::Roll(dice);
        }
    }
    if let Some(class) = game.drawn_class(state) {
        for kind in game.kinds_of(class) {
            let left = state.supply[usize::from(kind.0)];
            if left > 0 {
                out.push((Chance::Draw(kind), u64::from(left)));
            }
        }
    } else {
        each_pick(game, state, &mut |action, weight| out.push((Chance::Pick(action), weight)));
    }
    Odds::Listed
}

/// Calls `push` with each pick of the quick setup: uniform among the legal steps; in the ring first a kind,
/// then one of its walls.
fn each_pick(game: &Glory, state: &State, push: &mut impl FnMut(Action, u64)) {
    if !matches!(state.phase, Phase::Ring) {
        game.list_steps(state, &mut |action| push(action, 1));
        return;
    }
    let walls =
        u64::from(game.ring_walls(&state.ring[state.seat.index()], state.ring_len(state.seat)).count_ones());
    game.list_steps(state, &mut |action| {
        let walled = matches!(action, Action::Ring(_, ground) if ground.wall().is_some());
        push(action, if walled { WALLS / walls } else { WALLS });
    });
}

#[inline]
pub(crate) fn sample_chance<R: Rng>(game: &Glory, state: &State, rng: &mut R) -> Chance {
    let dice = game.dice_due(state);
    if dice > 0 {
        return Chance::Roll(roll(rng, dice));
    }
    if let Some(class) = game.drawn_class(state) {
        let mut point = below(rng, game.supply_of(state, class));
        for kind in game.kinds_of(class) {
            let left = u32::from(state.supply[usize::from(kind.0)]);
            if point < left {
                return Chance::Draw(kind);
            }
            point -= left;
        }
        unreachable!("a draw from an empty supply");
    }
    let mut picks = [(Action::Done, 0); MOST_PICKS];
    let mut count = 0;
    each_pick(game, state, &mut |action, weight| {
        picks[count] = (action, weight);
        count += 1;
    });
    Chance::Pick(pick_weighted(rng, &picks[..count]))
}

#[inline]
fn roll<R: Rng>(rng: &mut R, count: u8) -> Dice {
    let mut dice = Dice::NONE;
    for _ in 0..count {
        dice.push(1 + below(rng, 6) as u8);
    }
    dice
}
