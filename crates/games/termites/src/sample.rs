//! Random legal actions without listing them.

use hexapod_core::Rng;
use hexapod_core::chance::below;

use crate::actions::{Action, FromHex, legal_actions};
use crate::cells::{Cell, Cells};
use crate::game::Termites;
use crate::state::{Phase, State};

/// Returns a legal action, each equally likely: those of the long lists straight from their sets of hexes.
#[inline]
pub(crate) fn sample_action<R: Rng>(
    game: &Termites,
    state: &State,
    rng: &mut R,
    buffer: &mut Vec<Action>,
) -> Action {
    match state.phase {
        Phase::Place(kind) => Action::Place(kind, any(game.places(state, kind), rng)),
        Phase::Go(start) => sample_go(game, state, start, rng),
        Phase::Move => sample_move(game, state, rng),
        Phase::Mound(_, value) | Phase::Rebuild(_, value) => {
            Action::Mound(value, any(game.sites(state), rng))
        }
        Phase::Lay(_, terrain) => {
            let cells = game.lay_cells(state, terrain, game.tile_room(state));
            Action::Lay(terrain, any(cells, rng))
        }
        Phase::Neutral(_) => Action::Neutral(any(game.neutral_sites(state), rng)),
        Phase::Retreat { start, from, target } => {
            Action::Retreat(any(game.retreats(state, start, from, target), rng))
        }
        _ => {
            legal_actions(game, state, buffer);
            buffer[below(rng, buffer.len() as u32) as usize]
        }
    }
}

/// Staying or one of the units, until it is one that can go: those few tries cost less than asking every unit.
#[inline]
fn sample_move<R: Rng>(game: &Termites, state: &State, rng: &mut R) -> Action {
    let units = state.units[state.turn.index()];
    let empty = game.empty(state);
    loop {
        match below(rng, units.count() as u32 + 1) {
            0 => return Action::Stay,
            place => {
                let cell = units.nth(place - 1);
                if game.can_go(state, state.turn, cell, empty) {
                    return Action::PickUnit(cell);
                }
            }
        }
    }
}

#[inline]
fn sample_go<R: Rng>(game: &Termites, state: &State, start: Cell, rng: &mut R) -> Action {
    let reach = game.reach(state, state.turn, start);
    let moves = reach.destinations();
    let n_moves = moves.count() as u32;
    let mut n_attacks = 0;
    game.each_attack(state, &reach, |_, sides| n_attacks += sides.count().max(1) as u32);
    let place = below(rng, n_moves + n_attacks);
    if place < n_moves {
        return Action::Move(start, moves.nth(place));
    }
    let mut place = place - n_moves;
    let mut chosen = None;
    game.each_attack(state, &reach, |target, sides| {
        let here = sides.count().max(1) as u32;
        if chosen.is_none() && place < here {
            let from =
                if sides.is_empty() { FromHex::UNNAMED } else { FromHex::new(start, sides.nth(place)) };
            chosen = Some(Action::Attack { start, from, target });
        } else if chosen.is_none() {
            place -= here;
        }
    });
    chosen.unwrap_or_else(|| unreachable!("the unit on {start} can do nothing"))
}

#[inline]
fn any<R: Rng>(cells: Cells, rng: &mut R) -> Cell {
    cells.nth(below(rng, cells.count() as u32))
}
