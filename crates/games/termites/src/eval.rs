//! Opinions for bots (section 16 of the rules file).

use hexapod_core::Heuristic;

use crate::game::Termites;
use crate::state::State;

impl Heuristic for Termites {
    fn turn(&self, state: &State) -> u32 {
        // Every turn begins with a token from the hand, and ends with another drawn.
        let tokens: u32 = state.stack.iter().map(|stack| stack.count()).sum();
        tokens << 2 | state.turn.index() as u32
    }
}
