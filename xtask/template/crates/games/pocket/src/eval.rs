//! Opinions for bots (section 8): how good an action looks, and who will win.

use hexapod_core::heuristic::shares_of_points;
use hexapod_core::{Heuristic, Playout, Rules, Seat, StepOf, Weight, WinShares, weights};

use crate::actions::Action;
use crate::game::Pocket;
use crate::state::{MAX_SEATS, Phase, State};

weights! {
    pub(crate) W;
    Card "card in hand, per pip" 0.3,
    Early "card that is hidden, per pip" 0.5,
    Sharpness "how clearly better actions are more likely" 0.8,
    ScaleEnd "scale of a lead at the end" 2.0,
    ScaleRound "scale of a lead per root of rounds to come" 4.0,
}

impl Heuristic for Pocket {
    // A game is short: playing on sensibly to the end is stronger than any guess.
    const PLAYOUT: Playout = Playout::GuidedToTheEnd;

    const WEIGHTS: &'static [Weight] = WEIGHTS;

    fn estimate(&self, state: &State, weights: &[f32]) -> WinShares {
        if state.phase == Phase::Over {
            return self.win_shares(state);
        }
        let mut points = [0.0; MAX_SEATS];
        for seat in Seat::all(self.seats()) {
            let held = state.hold(seat);
            let pips: u32 = held.hand.values().map(u32::from).sum();
            points[seat.index()] = held.points as f32 + weights[W::Card] * pips as f32;
        }
        let rounds = f32::from(self.options.rounds - state.round + 1);
        let scale = weights[W::ScaleEnd] + weights[W::ScaleRound] * rounds.sqrt();
        shares_of_points(&points[..self.seats()], scale.max(0.1))
    }

    fn weigh(&self, state: &State, actions: &[Action], weights: &[f32], out: &mut Vec<f32>) {
        out.clear();
        let Some(seat) = state.phase.acting() else { return };
        let gain = |action: &Action| match *action {
            Action::Pick(die) => self.worth(state, seat, die).0 as f32,
            Action::Hide(card) => {
                let match_there = self.options.matches && state.dice.of(card) > 0;
                let hope = if match_there { f32::from(card) } else { 0.0 };
                hope + (weights[W::Early] - weights[W::Card]) * f32::from(card)
            }
        };
        let best = actions.iter().map(gain).fold(f32::NEG_INFINITY, f32::max);
        // Clearly better actions are clearly more likely, but nothing is impossible.
        out.extend(
            actions.iter().map(|action| ((gain(action) - best) * weights[W::Sharpness]).exp().max(0.01)),
        );
    }

    /// What another seat draws or hides cannot be seen.
    fn hides(&self, before: &State, _: &StepOf<Self>, seat: Seat) -> bool {
        matches!(before.phase, Phase::Draw(owner) | Phase::Hide(owner) if owner != seat)
    }
}
