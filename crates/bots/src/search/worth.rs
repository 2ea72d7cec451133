//! What one action is worth: a search that never begins with another.

use hexapod_core::{Heuristic, Knowledge, MAX_SEATS, Rng, Silence, Step, ToMove, WinShares};

use super::spread::Spread;
use super::tree::{Edge, NodeId, NodeKind};
use super::{Avoided, Search};

/// Number of chance outcomes sampled after an action, where whole turns are planned.
const CHANCE_SAMPLES: usize = 6;

impl<G: Heuristic> Search<G> {
    /// Returns each seat's mean share of the victory after `action`, over `iterations` iterations that all begin with
    /// it. Actions are compared fairly by it: none of them was picked because it looked lucky. Forgets everything else.
    /// `more` is asked before each iteration; what a search that was stopped returns means nothing.
    pub fn worth(
        &mut self,
        knowledge: &Knowledge<'_, G>,
        action: G::Action,
        iterations: u64,
        mut more: impl FnMut() -> bool,
    ) -> WinShares {
        if G::PLANS && self.tuning.plans {
            return self.worth_of_plans(knowledge, action, iterations, more);
        }
        self.forget();
        self.tree.add(NodeId::ROOT, Edge::new(Step::Action(action), 1.0));
        // No other action will join.
        self.tree.set_kind(NodeId::ROOT, NodeKind::Complete);
        for _ in 0..iterations {
            if !more() {
                break;
            }
            self.iterate(knowledge);
        }
        let shares = self.choice(action).shares;
        self.forget();
        shares
    }

    /// Returns whole turns of the acting seat, planned as where a game plans whole turns, each with the shares after the
    /// answers of the others. Turns that lead to an avoided position are left out.
    pub fn turns(
        &mut self,
        knowledge: &Knowledge<'_, G>,
        avoided: Avoided<'_, G::State>,
        iterations: u64,
    ) -> Vec<(Vec<G::Action>, WinShares)> {
        self.planner.turns(knowledge, avoided, iterations)
    }

    fn forget(&mut self) {
        self.tree.clear();
        self.root = None;
        self.mixed = false;
        self.spread = Spread::NEW;
    }

    /// Returns what the best plan after the action comes to, over some ways in which chance may go.
    fn worth_of_plans(
        &mut self,
        knowledge: &Knowledge<'_, G>,
        action: G::Action,
        iterations: u64,
        mut more: impl FnMut() -> bool,
    ) -> WinShares {
        let game = knowledge.game();
        let mut sums = [0.0; MAX_SEATS];
        let mut fortunes = 1;
        let mut at = 0;
        while at < fortunes {
            let mut state = knowledge.imagine(&mut self.rng);
            game.play_unchecked(&mut state, &Step::Action(action), &mut Silence);
            let shares = loop {
                match game.to_move(&state) {
                    ToMove::Over => break game.win_shares(&state),
                    ToMove::Chance => {
                        fortunes = CHANCE_SAMPLES;
                        let outcome = game.sample_chance(&state, &mut self.rng);
                        game.play_unchecked(&mut state, &Step::Chance(outcome), &mut Silence);
                    }
                    ToMove::Seat(seat) => {
                        game.legal_actions(&state, &mut self.actions);
                        if let [only] = self.actions[..] {
                            game.play_unchecked(&mut state, &Step::Action(only), &mut Silence);
                            continue;
                        }
                        let mut search =
                            Self::new(self.rng.next_u64(), self.tuning).weighing(self.weights.clone());
                        let analysis =
                            search.analyse(&Knowledge::new(game, &state, seat), iterations, |_| more());
                        break analysis.choices[analysis.best].shares;
                    }
                }
            };
            for (sum, share) in sums.iter_mut().zip(shares) {
                *sum += share;
            }
            at += 1;
        }
        sums.map(|sum| sum / fortunes as f32)
    }
}
