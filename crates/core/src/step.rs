//! One step of a game, and who takes it.

use rand_core::Rng;

use crate::rules::Rules;
use crate::seat::Seat;

/// Who takes the next step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ToMove {
    /// Exactly this seat.
    Seat(Seat),
    /// A die, a draw: the answer comes from outside.
    Chance,
    /// Nobody: the game is over.
    Over,
}

/// What one step consists of: a seat's decision or the answer of chance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step<A, C> {
    /// A decision of the acting seat.
    Action(A),
    /// The outcome of a chance step.
    Chance(C),
}

/// The step type of a game.
pub type StepOf<G> = Step<<G as Rules>::Action, <G as Rules>::Chance>;

/// Returns a random step of whatever is due: any legal action, each equally likely, or an outcome as likely as its
/// odds. Nothing when the game is over. `scratch` is a buffer to be used again.
#[inline]
pub fn random_step<G: Rules, R: Rng>(
    game: &G,
    state: &G::State,
    rng: &mut R,
    scratch: &mut Vec<G::Action>,
) -> Option<StepOf<G>> {
    match game.to_move(state) {
        ToMove::Over => None,
        ToMove::Chance => Some(Step::Chance(game.sample_chance(state, rng))),
        ToMove::Seat(_) => Some(Step::Action(game.sample_action(state, rng, scratch))),
    }
}
