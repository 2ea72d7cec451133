//! What chance may answer, and how likely.

use hexapod_core::{Odds, Rng, Seat, chance};

use crate::game::Anteater;
use crate::state::{Phase, Slot, State};

/// An outcome of chance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Chance {
    /// This seat starts.
    Start(Seat),
    /// This card, by its index in the set, lies in this slot.
    Reveal(Slot, u8),
    /// The die shows this face.
    Roll(u8),
}

pub(crate) fn odds(game: &Anteater, state: &State, out: &mut Vec<(Chance, u64)>) -> Odds {
    out.clear();
    match state.phase {
        Phase::Start => out.extend(Seat::all(game.seats).map(|seat| (Chance::Start(seat), 1))),
        Phase::Reveal => {
            if let Some(slot) = game.empty_slot(state) {
                let cards = (0..game.cards.len() as u8).filter(|card| state.stack >> card & 1 == 1);
                out.extend(cards.map(|card| (Chance::Reveal(slot, card), 1)));
            }
        }
        Phase::Roll(..) => out.extend((1..=6).map(|face| (Chance::Roll(face), 1))),
        Phase::Choose(_) | Phase::Decide(..) | Phase::Over => {}
    }
    Odds::Listed
}

#[inline]
pub(crate) fn sample_chance<R: Rng>(game: &Anteater, state: &State, rng: &mut R) -> Chance {
    match state.phase {
        Phase::Roll(..) => Chance::Roll(1 + chance::below(rng, 6) as u8),
        Phase::Reveal => {
            let slot =
                game.empty_slot(state).unwrap_or_else(|| unreachable!("no slot is empty in phase reveal"));
            let mut cards = state.stack;
            for _ in 0..chance::below(rng, cards.count_ones()) {
                cards &= cards - 1;
            }
            Chance::Reveal(slot, cards.trailing_zeros() as u8)
        }
        Phase::Start => Chance::Start(Seat::new(chance::below(rng, game.seats as u32) as usize)),
        Phase::Choose(_) | Phase::Decide(..) | Phase::Over => unreachable!("chance is not to act"),
    }
}
