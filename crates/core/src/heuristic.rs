//! Opinions about a game, for bots. They guide search and are never part of the rules.

use crate::game::{Game, StepOf, WinShares};
use crate::seat::Seat;

/// How a search looks beyond the end of its tree.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Playout {
    /// Estimates the position at once.
    None,
    /// Plays so many steps at random, then estimates.
    Random(u32),
    /// Plays so many steps, actions as likely as their weights, then estimates.
    Guided(u32),
    /// Plays to the end of the game at random.
    ToTheEnd,
    /// Plays to the end of the game, actions as likely as their weights.
    GuidedToTheEnd,
}

/// What a game thinks of its positions and actions. Everything has a neutral default.
pub trait Heuristic: Game {
    /// How search should look beyond the end of its tree.
    const PLAYOUT: Playout = Playout::ToTheEnd;

    /// Returns a guess of each seat's share of the victory, without allocating. Asked only where
    /// [`Heuristic::PLAYOUT`] stops before the end.
    fn estimate(&self, state: &Self::State) -> WinShares {
        let _ = state;
        let mut shares = [0.0; crate::MAX_SEATS];
        shares[..self.seats()].fill(1.0 / self.seats() as f32);
        shares
    }

    /// Writes for each action how likely a good player would take it, as a weight above 0, into `out`, which it clears
    /// first.
    fn weigh(&self, state: &Self::State, actions: &[Self::Action], out: &mut Vec<f32>) {
        let _ = state;
        out.clear();
        out.resize(actions.len(), 1.0);
    }

    /// Returns whether `seat` cannot see what this step was: a draw into another hand, say. Search then treats all such
    /// steps alike, so that no plan depends on what the seat will not know.
    fn hides(&self, before: &Self::State, step: &StepOf<Self>, seat: Seat) -> bool {
        let _ = (before, step, seat);
        false
    }
}
