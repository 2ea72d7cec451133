//! Opinions for bots (section 16 of the rules file): who will win, and which actions look good.

mod belief;
mod estimate;
mod reasons;
mod risks;
mod siege;
mod weigh;
mod weights;

use hexapod_core::{Decision, Heuristic, Key, Playout, Reason, Seat, Step, StepOf, Tell, Weight, WinShares};

use crate::actions::Action;
use crate::chance::Chance;
use crate::game::Termites;
use crate::state::{Phase, State};

impl Heuristic for Termites {
    // A position in the middle of a turn is hard to judge; finishing the turn costs a third more and is well worth it.
    const PLAYOUT: Playout = Playout::Turn;

    const WEIGHTS: &'static [Weight] = &weights::WEIGHTS;

    fn estimate(&self, state: &State, weights: &[f32]) -> WinShares {
        estimate::estimate(self, state, weights)
    }

    fn weigh(&self, state: &State, actions: &[Action], weights: &[f32], out: &mut Vec<f32>) {
        weigh::weigh(self, state, actions, weights, out);
    }

    fn hides(&self, _: &State, step: &StepOf<Self>, _: Seat) -> bool {
        // A seat does not see what another one draws. It sees its own draw, but plans for the present turn hardly
        // depend on it.
        matches!(step, Step::Chance(Chance::Draw(_)))
    }

    fn same_actions(&self, state: &State) -> bool {
        // Everything but the hands is seen by all, and only this phase asks for what is in a hand.
        state.phase != Phase::Hatch
    }

    const BELIEVES: bool = true;

    fn belief(&self, world: &State, seat: Seat, weights: &[f32]) -> f32 {
        belief::belief(self, world, seat, weights)
    }

    const REASONS: &'static [Key] = reasons::Gain::KEYS;

    fn goes_on(&self, state: &State, _: &[StepOf<Self>], _: &StepOf<Self>) -> bool {
        // What is picked still has to go somewhere.
        matches!(
            state.phase,
            Phase::Lay(..) | Phase::Mound(..) | Phase::Place(_) | Phase::Go(_) | Phase::Rebuild(..)
        )
    }

    fn reasons(&self, decision: &Decision<'_, Self>, weights: &[f32]) -> Vec<Reason> {
        self.gains(decision, weights).iter().map(|(gain, worth)| Reason::new(gain, *worth)).collect()
    }

    const RISKS: &'static [Key] = risks::Threat::KEYS;

    fn risks(&self, state: &State, seat: Seat, _: &[f32]) -> Vec<Reason> {
        self.list_risks(state, seat).iter().map(|(risk, worth)| Reason::new(risk, *worth)).collect()
    }
}
