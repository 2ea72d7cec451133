//! Opinions for bots (section 22 of the rules file).

use hexapod_core::Heuristic;

use crate::game::Glory;
use crate::state::State;

impl Heuristic for Glory {
    fn turn(&self, state: &State) -> u32 {
        u32::from(state.round) << 3 | state.turn.map_or(7, |seat| seat.index() as u32)
    }
}
