//! The search as a bot: how long it thinks.

use std::time::Duration;

use hexapod_core::{Bot, Heuristic, Knowledge, SeedableRng, SmallRng};

use super::{Search, Tuning};
use crate::budget::{Budget, Cap, Clock};

/// A seat that searches within a budget.
pub struct SearchBot<G: Heuristic> {
    search: Search<G>,
    budget: Budget,
    clock: Option<Clock>,
    cap: Option<Cap>,
    /// The turn it thought in last, and how long.
    turn: (u32, Duration),
    /// For the one world it looks at to know the turn.
    rng: SmallRng,
}

impl<G: Heuristic> SearchBot<G> {
    /// Returns a bot that spends `budget` on a decision; in iterations, the same seed gives the same decisions.
    ///
    /// # Panics
    /// Panics if the budget is a time and there is no clock.
    pub fn new(budget: Budget, seed: u64, clock: Option<Clock>, tuning: Tuning) -> Self {
        assert!(matches!(budget, Budget::Iterations(_)) || clock.is_some(), "a budget of time needs a clock");
        Self {
            search: Search::new(seed, tuning),
            budget,
            clock,
            cap: None,
            turn: (0, Duration::ZERO),
            rng: SmallRng::seed_from_u64(seed),
        }
    }

    /// Never thinks longer than this, if it has a clock.
    pub fn capped(mut self, cap: Cap) -> Self {
        self.cap = Some(cap);
        self
    }

    /// Takes other values for the game's weights.
    pub fn weighing(mut self, weights: Vec<f32>) -> Self {
        self.search = self.search.weighing(weights);
        self
    }

    /// See [`Search::is_on_errand`].
    pub(crate) fn is_on_errand(&self) -> bool {
        self.search.is_on_errand()
    }

    /// See [`Search::play_anything`].
    pub(crate) fn play_anything(&mut self, knowledge: &Knowledge<'_, G>, rng: &mut SmallRng) -> G::Action {
        self.search.play_anything(knowledge, rng)
    }

    /// Returns the time this decision may take.
    fn allowance(&mut self, knowledge: &Knowledge<'_, G>) -> Option<Duration> {
        let own = match self.budget {
            Budget::Iterations(_) => None,
            Budget::Time(time) => Some(time),
        };
        let Some(cap) = self.cap else { return own };
        let turn = knowledge.game().turn(&knowledge.imagine(&mut self.rng));
        if self.turn.0 != turn {
            self.turn = (turn, Duration::ZERO);
        }
        let left = cap.step.min(cap.turn.saturating_sub(self.turn.1));
        Some(own.map_or(left, |own| own.min(left)))
    }
}

impl<G: Heuristic> SearchBot<G> {
    /// Chooses like [`Bot::choose`]. `more` is asked before each iteration, with the share of the budget that is used
    /// up (0 to 1), and ends the thinking when it says no: for progress and cancelling.
    ///
    /// # Panics
    /// Panics if the seat is not to act.
    pub fn choose_while(
        &mut self,
        knowledge: &Knowledge<'_, G>,
        mut more: impl FnMut(f32) -> bool,
    ) -> G::Action {
        let limit = match self.budget {
            Budget::Iterations(iterations) => iterations,
            Budget::Time(_) => u64::MAX,
        };
        let timed = self.clock.zip(self.allowance(knowledge));
        let begun = timed.map(|(clock, _)| clock());
        let mut spent = 0.0;
        let analysis = self.search.analyse(knowledge, limit, |done| {
            let looked = done as f32 / limit as f32;
            match (timed, begun) {
                (Some((clock, allowance)), Some(begun)) => {
                    // Asking costs as much as a small part of an iteration.
                    if done.is_multiple_of(8) {
                        spent = (clock() - begun).as_secs_f32() / allowance.as_secs_f32();
                    }
                    // Whatever happens, it looks at something.
                    (done < 16 || spent < 1.0) && more(looked.max(spent).min(1.0))
                }
                _ => more(looked),
            }
        });
        if let (Some((clock, _)), Some(begun)) = (timed, begun) {
            self.turn.1 += clock() - begun;
        }
        analysis.action()
    }
}

impl<G: Heuristic> Bot<G> for SearchBot<G> {
    fn choose(&mut self, knowledge: &Knowledge<'_, G>) -> G::Action {
        self.choose_while(knowledge, |_| true)
    }
}
