//! Opinions for bots (section 16 of the rules file): who will win, and which actions look good.

mod estimate;
mod siege;
mod weigh;
mod weights;

use hexapod_core::{Heuristic, Playout, Seat, Step, StepOf, Weight, WinShares};

use crate::actions::{Action, Chance};
use crate::game::Termites;
use crate::state::{Phase, State};

impl Heuristic for Termites {
    const PLAYOUT: Playout = Playout::None;

    const WEIGHTS: &'static [Weight] = &weights::WEIGHTS;

    fn estimate(&self, state: &State, weights: &[f32]) -> WinShares {
        self.guess_shares(state, weights)
    }

    fn weigh(&self, state: &State, actions: &[Action], weights: &[f32], out: &mut Vec<f32>) {
        self.weigh_actions(state, actions, weights, out);
    }

    fn hides(&self, _: &State, step: &StepOf<Self>, _: Seat) -> bool {
        // Nobody sees what another draws. An own draw is seen, but plans for the present turn hardly depend on it.
        matches!(step, Step::Chance(Chance::Draw(_)))
    }

    fn same_actions(&self, state: &State) -> bool {
        // Everything but the hands is seen by all, and only this phase asks for what is in a hand.
        state.phase != Phase::Hatch
    }

    fn turn(&self, state: &State) -> u32 {
        // Every turn begins with a token from the hand, and ends with another drawn.
        let tokens: u32 = state.stack.iter().map(|stack| stack.count()).sum();
        tokens << 2 | state.turn.index() as u32
    }
}
