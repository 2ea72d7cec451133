//! What chance may answer, and how likely.

use hexapod_core::chance::below;
use hexapod_core::{Odds, Rng, Seat};

use crate::cells::Cell;
use crate::game::Termites;
use crate::state::{Phase, State, Terrain};
use crate::tokens::Kind;

/// An outcome of chance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Chance {
    /// This seat begins to build the map.
    Builder(Seat),
    /// This seat is the first.
    First(Seat),
    /// This seat plays the colony of this index.
    Colony(Seat, u8),
    /// Neutral Mounds stand on this hex and the opposite one.
    Neutral(Cell),
    /// The terrain lies on this hex and the opposite one.
    Lay(Terrain, Cell),
    /// A token of this kind is drawn.
    Draw(Kind),
}

pub(crate) fn odds(game: &Termites, state: &State, out: &mut Vec<(Chance, u64)>) -> Odds {
    out.clear();
    let mut draws = |seat: Seat| {
        let stack = &state.stack[seat.index()];
        out.extend(stack.kinds().map(|kind| (Chance::Draw(kind), u64::from(stack.of(kind)))));
    };
    match state.phase {
        Phase::Builder => out.extend(Seat::all(game.seats).map(|seat| (Chance::Builder(seat), 1))),
        Phase::First => out.extend(Seat::all(game.seats).map(|seat| (Chance::First(seat), 1))),
        Phase::Random(left) => {
            let cells = game.random_cells(state, left).into_iter();
            out.extend(cells.map(|cell| (Termites::random_step(left, cell), 1)));
        }
        Phase::Colony => {
            if let Some(seat) = game.uncoloured(state) {
                out.extend(game.free_colonies(state).map(|colony| (Chance::Colony(seat, colony), 1)));
            }
        }
        Phase::Deal => game.dealt(state).into_iter().for_each(draws),
        Phase::Draw => draws(state.turn),
        _ => {}
    }
    Odds::Listed
}

#[inline]
pub(crate) fn sample_chance<R: Rng>(game: &Termites, state: &State, rng: &mut R) -> Chance {
    match state.phase {
        Phase::Draw => Chance::Draw(state.stack[state.turn.index()].sample(rng)),
        Phase::Deal => {
            let Some(seat) = game.dealt(state) else { unreachable!("nobody is to be dealt a token") };
            Chance::Draw(state.stack[seat.index()].sample(rng))
        }
        Phase::Builder => Chance::Builder(Seat::new(below(rng, game.seats as u32) as usize)),
        Phase::First => Chance::First(Seat::new(below(rng, game.seats as u32) as usize)),
        Phase::Random(left) => game.sample_random(state, left, rng),
        Phase::Colony => {
            let Some(seat) = game.uncoloured(state) else { unreachable!("every seat has a colony") };
            let free = game.free_colonies(state);
            let place = below(rng, free.clone().count() as u32) as usize;
            let Some(colony) = free.clone().nth(place) else { unreachable!("there are four colonies") };
            Chance::Colony(seat, colony)
        }
        phase => unreachable!("chance is not to act in {phase:?}"),
    }
}
