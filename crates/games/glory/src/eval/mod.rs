//! Opinions for bots (section 22 of the rules file).

mod look;
mod odds;
mod priors;
mod weights;

use hexapod_core::{Heuristic, Playout, Seat, Step, StepOf, Weight, WinShares};

use crate::actions::Action;
use crate::game::Glory;
use crate::state::{Phase, State};
use look::Look;
use weights::{Values, W};

impl Heuristic for Glory {
    const PLAYOUT: Playout = Playout::None;
    const WEIGHTS: &'static [Weight] = weights::WEIGHTS;

    fn estimate(&self, state: &State, weights: &[f32]) -> WinShares {
        self.look(state, Values::new(weights))
    }

    fn weigh(&self, state: &State, actions: &[Action], weights: &[f32], out: &mut Vec<f32>) {
        out.clear();
        let w = Values::new(weights);
        let look = Look::new(self, state, w);
        let mut most = f32::NEG_INFINITY;
        for action in actions {
            let guess = look.guess(*action);
            most = most.max(guess);
            out.push(guess);
        }
        let sharpness = w.of(W::Sharpness);
        for weight in out {
            // Clearly better actions are clearly more likely, but nothing is impossible.
            *weight = ((*weight - most) * sharpness).exp().max(0.01);
        }
    }

    /// Hands are dealt and rings laid face down (section 16).
    fn hides(&self, before: &State, step: &StepOf<Self>, seat: Seat) -> bool {
        let hidden = match step {
            Step::Chance(_) => matches!(before.phase, Phase::Deal | Phase::Ring),
            Step::Action(_) => before.phase == Phase::Ring,
        };
        hidden && before.seat != seat
    }

    fn turn(&self, state: &State) -> u32 {
        u32::from(state.round) << 3 | state.turn.map_or(7, |seat| seat.index() as u32)
    }
}
