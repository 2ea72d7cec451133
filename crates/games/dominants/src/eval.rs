//! Opinions for bots (section 18 of the rules file).

use hexapod_core::Heuristic;

use crate::game::DominAnts;
use crate::state::State;

impl Heuristic for DominAnts {
    fn turn(&self, state: &State) -> u32 {
        u32::from(state.cycle) << 3 | state.turn().map_or(7, |seat| seat.index() as u32)
    }
}
