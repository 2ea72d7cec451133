//! What chance may answer, and how likely.

use hexapod_core::chance::{below, weighted_index};
use hexapod_core::{Odds, Rng};

use crate::game::Pocket;
use crate::state::{Counts, MAX_DICE, Phase, State, VALUES};

/// An outcome of chance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Chance {
    /// A card of this value is drawn.
    Draw(u8),
    /// The dice show these faces, in order; 0 where there is no die.
    Roll([u8; MAX_DICE]),
}

/// Lists the cards in the bag. Three or more dice have too many outcomes to be listed.
pub(crate) fn odds(game: &Pocket, state: &State, out: &mut Vec<(Chance, u64)>) -> Odds {
    out.clear();
    match state.phase {
        Phase::Roll => return Odds::Roll(game.n_dice()),
        Phase::Draw(_) => {
            let bag = state.bag();
            out.extend(bag.kinds().map(|value| (Chance::Draw(value), u64::from(bag.of(value)))));
        }
        Phase::Hide(_) | Phase::Pick(_) | Phase::Over => {}
    }
    Odds::Listed
}

pub(crate) fn sample_chance<R: Rng>(game: &Pocket, state: &State, rng: &mut R) -> Chance {
    match state.phase {
        Phase::Roll => {
            let mut faces = [0; MAX_DICE];
            faces[..usize::from(game.n_dice())].fill_with(|| 1 + below(rng, u32::from(VALUES)) as u8);
            Chance::Roll(faces)
        }
        Phase::Draw(_) => Chance::Draw(draw(state.bag(), rng)),
        Phase::Hide(_) | Phase::Pick(_) | Phase::Over => unreachable!("chance is not to act"),
    }
}

/// Returns the value of one of these cards, each equally likely.
pub(crate) fn draw<R: Rng>(cards: Counts, rng: &mut R) -> u8 {
    let weights = (1..=VALUES).map(|value| u64::from(cards.of(value)));
    weighted_index(weights, u64::from(below(rng, u32::from(cards.total())))) as u8 + 1
}
