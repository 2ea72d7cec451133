//! The result of a bot's search at one decision.

use hexapod_core::{Game, MAX_SEATS, Seat, StepOf, WinShares};

/// The result of a bot's search at one decision.
#[derive(Debug, Clone)]
pub struct Analysis<G: Game> {
    /// Every legal action with its statistics, in the order of the legal list.
    pub choices: Vec<Choice<G>>,
    /// The index of the action it would play.
    pub best: usize,
    /// The expected line: the best action first, as far as its nodes were visited often enough.
    pub line: Vec<StepOf<G>>,
    /// Number of iterations, including those kept from earlier decisions.
    pub iterations: u64,
}

/// The statistics of one action.
#[derive(Debug, Clone)]
pub struct Choice<G: Game> {
    /// The action.
    pub action: G::Action,
    /// How many iterations began with it.
    pub visits: u64,
    /// The mean share of the victory of each seat in them.
    pub shares: WinShares,
}

impl<G: Game> Analysis<G> {
    /// Returns the action it would play.
    pub fn action(&self) -> G::Action {
        self.choices[self.best].action
    }

    /// Returns each seat's mean share of the victory, each action weighted by its iterations.
    pub fn shares(&self) -> WinShares {
        let mut shares = [0.0; MAX_SEATS];
        let total: u64 = self.choices.iter().map(|choice| choice.visits).sum();
        for choice in self.choices.iter().filter(|_| total > 0) {
            for (sum, share) in shares.iter_mut().zip(choice.shares) {
                *sum += share * choice.visits as f32 / total as f32;
            }
        }
        shares
    }

    /// Adds the statistics of another search of the same decision.
    pub fn merge(mut self, other: Self, seat: Seat) -> Self {
        self.iterations += other.iterations;
        for (mine, theirs) in self.choices.iter_mut().zip(&other.choices) {
            let total = mine.visits + theirs.visits;
            if total > 0 {
                let part = theirs.visits as f32 / total as f32;
                for (share, other) in mine.shares.iter_mut().zip(theirs.shares) {
                    *share += (other - *share) * part;
                }
                mine.visits = total;
            }
        }
        self.best = most_visited(&self.choices, seat);
        if self.line.first() != Some(&hexapod_core::Step::Action(self.action())) {
            self.line = other.line;
        }
        self
    }
}

/// Returns the index of the action tried most, the better one of equals, the first of equally good ones: the same seed
/// gives the same choice.
pub(crate) fn most_visited<G: Game>(choices: &[Choice<G>], seat: Seat) -> usize {
    let rank = |at: usize| (choices[at].visits, choices[at].shares[seat.index()]);
    (1..choices.len()).fold(0, |best, at| if rank(at) > rank(best) { at } else { best })
}
