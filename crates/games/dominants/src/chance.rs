//! What chance may answer, and how likely.

use hexapod_core::{Odds, Rng, Seat, chance};

use crate::game::DominAnts;
use crate::state::{Phase, State};
use crate::tiles::Tile;

/// An outcome of chance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Chance {
    /// This seat begins.
    Start(Seat),
    /// The event die shows this face.
    Roll(u8),
    /// This tile is drawn.
    Tile(Tile),
    /// This player is drawn.
    Player(Seat),
}

pub(crate) fn odds(game: &DominAnts, state: &State, out: &mut Vec<(Chance, u64)>) -> Odds {
    out.clear();
    match state.phase {
        Phase::Start => out.extend(Seat::all(game.seats).map(|seat| (Chance::Start(seat), 1))),
        Phase::EventRoll => out.extend((1..=6).map(|face| (Chance::Roll(face), 1))),
        Phase::EventTile { face, .. } => {
            out.extend(game.drawable(state, face).iter().map(|tile| (Chance::Tile(tile), 1)));
        }
        Phase::EventPlayer => out.extend(state.active.iter().map(|seat| (Chance::Player(seat), 1))),
        Phase::Main(_) | Phase::Merge(..) | Phase::Battle(_) | Phase::Tax(_) | Phase::Over => {}
    }
    Odds::Listed
}

#[inline]
pub(crate) fn sample_chance<R: Rng>(game: &DominAnts, state: &State, rng: &mut R) -> Chance {
    match state.phase {
        Phase::Start => Chance::Start(Seat::new(chance::below(rng, game.seats as u32) as usize)),
        Phase::EventRoll => Chance::Roll(1 + chance::below(rng, 6) as u8),
        Phase::EventTile { face, .. } => {
            let tiles = game.drawable(state, face);
            Chance::Tile(tiles.nth(chance::below(rng, tiles.count())))
        }
        Phase::EventPlayer => {
            let place = chance::below(rng, state.active.count() as u32);
            let seat = state.active.nth(place as usize);
            Chance::Player(seat.unwrap_or_else(|| unreachable!("a game that goes on has active seats")))
        }
        Phase::Main(_) | Phase::Merge(..) | Phase::Battle(_) | Phase::Tax(_) | Phase::Over => {
            unreachable!("chance is not to act")
        }
    }
}
