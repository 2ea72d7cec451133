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
    // A position in the middle of a turn is hard to judge; finishing the turn costs a third more and is well worth it.
    const PLAYOUT: Playout = Playout::Turn;

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
        // Every turn uses up one token; setting up comes before and counts its own steps.
        let left = match state.phase {
            Phase::MoundPick(left) | Phase::Mound(left, _) => 1 << 10 | u32::from(left),
            Phase::LayPick(left) | Phase::Lay(left, _) => 2 << 10 | u32::from(left),
            Phase::Neutral(seat) => 3 << 10 | seat.index() as u32,
            Phase::First | Phase::Random(_) | Phase::Colony | Phase::Deal | Phase::Over => 4 << 10,
            Phase::Hatch | Phase::Place(_) => self.turns_to_begin(state, state.turn.index()) + 1,
            Phase::Draw
            | Phase::Move
            | Phase::Go(_)
            | Phase::Retreat { .. }
            | Phase::Conquer { .. }
            | Phase::RebuildPick(_)
            | Phase::Rebuild(..)
            | Phase::Sacrifice(..) => self.turns_to_begin(state, state.turn.index()) + 2,
        };
        left << 2 | state.turn.index() as u32
    }
}
