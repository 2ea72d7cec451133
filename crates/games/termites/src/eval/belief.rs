//! Which hands are likely: strong tokens are played early, so what a hand still holds is weaker than chance has it.

use hexapod_core::Seat;

use super::weights::{KEPT, KEPT_CLASSES};
use crate::game::Termites;
use crate::state::State;

/// Returns how likely the others would hold these hands after choosing what to play from them.
///
/// The position shows what each seat has played, and so what is left, but not when it came into the hand: every
/// token in hand counts as passed over, were it drawn only now.
pub(super) fn belief(game: &Termites, world: &State, seat: Seat, weights: &[f32]) -> f32 {
    let mut belief = 1.0;
    for other in (0..game.seats).filter(|other| *other != seat.index()) {
        // A seat that has played nothing yet has chosen nothing; with an empty stack there is nothing to guess.
        let fresh = world.units[other].is_empty() && world.dead[other].is_empty();
        if fresh || world.stack[other].is_empty() {
            continue;
        }
        for kind in world.hand[other].tokens() {
            let class = (game.strength(kind) as usize).saturating_sub(2);
            if game.strength(kind) > 1 {
                belief *= weights[KEPT + class.min(KEPT_CLASSES - 1)].clamp(0.01, 1.0);
            }
        }
    }
    belief
}
