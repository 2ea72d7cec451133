//! Opinions for bots (section 22 of the rules file).

mod battles;
mod holdings;
mod look;
pub(crate) mod odds;
mod priors;
mod reasons;
mod risks;
mod threats;
mod weights;

use hexapod_core::{Decision, Heuristic, Key, Playout, Reason, Seat, Step, StepOf, Tell, Weight, WinShares};

use crate::actions::Action;
use crate::game::Glory;
use crate::state::{Phase, State};
use look::Look;
use weights::W;

impl Heuristic for Glory {
    const PLAYOUT: Playout = Playout::Turn;
    const WEIGHTS: &'static [Weight] = weights::WEIGHTS;

    fn estimate(&self, state: &State, weights: &[f32]) -> WinShares {
        self.look(state, weights::values(weights))
    }

    fn weigh(&self, state: &State, actions: &[Action], weights: &[f32], out: &mut Vec<f32>) {
        out.clear();
        let w = weights::values(weights);
        let look = Look::new(self, state, w);
        let mut most = f32::NEG_INFINITY;
        for action in actions {
            let guess = look.guess(*action);
            most = most.max(guess);
            out.push(guess);
        }
        let sharpness = w[W::Sharpness];
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

    fn sorts(&self, state: &State) -> bool {
        matches!(state.phase, Phase::AttackRoll | Phase::DefendRoll | Phase::LuckRoll)
    }

    const REASONS: &'static [Key] = reasons::Gain::KEYS;

    fn goes_on(&self, state: &State, _: &[StepOf<Self>], _: &StepOf<Self>) -> bool {
        // What is bought needs a place, who marches a number, and a tile that is set its walled side.
        matches!(
            state.phase,
            Phase::Send(..)
                | Phase::AskSend(..)
                | Phase::TrainAt(_)
                | Phase::BuyAt(_)
                | Phase::BuildAt(_)
                | Phase::LastWall(_)
                | Phase::LegacySet(..)
                | Phase::LegacyWall(..)
                | Phase::LegacyAt(_)
                | Phase::LegacyBuildAt(_)
        )
    }

    fn reasons(&self, decision: &Decision<'_, Self>, weights: &[f32]) -> Vec<Reason> {
        let gains = self.gains(decision, weights::values(weights));
        gains.iter().map(|(gain, worth)| Reason::new(gain, *worth)).collect()
    }

    const RISKS: &'static [Key] = risks::Threat::KEYS;

    fn risks(&self, state: &State, seat: Seat, weights: &[f32]) -> Vec<Reason> {
        self.list_risks(state, seat, weights::values(weights))
            .iter()
            .map(|(risk, worth)| Reason::new(risk, *worth))
            .collect()
    }

    /// In battles the losses count, and what a faction may do about them.
    fn upshot(&self, after: &State) -> u32 {
        let code = match after.phase {
            // The attacker's dice alone have not come to anything yet.
            Phase::DefendRoll => return 1,
            Phase::Luck => {
                let battle = &after.battle;
                let dice = if after.turn == Some(after.seat) { battle.attack } else { battle.defence };
                let losses = self.losses(after);
                2 + u32::from(dice.face(0)) * 64
                    + u32::from(losses.attacker) * 512
                    + u32::from(losses.defender) * 8192
            }
            Phase::Rage | Phase::Dodge => {
                let losses = self.losses(after);
                let code = if after.phase == Phase::Rage { 3 } else { 4 };
                code + u32::from(losses.attacker) * 512 + u32::from(losses.defender) * 8192
            }
            Phase::Kill(left) => 5 + u32::from(left) * 64,
            Phase::Press => 6,
            Phase::Advance => 7,
            _ => 8,
        };
        // Killed units are missing in an army.
        after
            .army
            .iter()
            .flatten()
            .fold(code, |hash, units| (hash ^ u32::from(*units)).wrapping_mul(0x0100_0193))
    }
}
