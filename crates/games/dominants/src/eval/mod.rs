//! Opinions for bots (section 18 of the rules file): who stands better, and what is worth doing in a turn.

mod danger;
mod errands;
mod estimate;
mod hunt;
mod strike;

use hexapod_core::{Danger, Errands, Heuristic, Seat, Weight, WinShares};

use crate::actions::Action;
use crate::game::DominAnts;
use crate::state::State;

/// Names the weights once: their places, what they are called, their values.
macro_rules! weights {
    ($($place:ident, $name:literal, $value:literal;)*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Place { $($place),* }
        $(const $place: usize = Place::$place as usize;)*
        const WEIGHTS: &[Weight] = &[$(Weight::new($name, $value)),*];
    };
}

// In cubes, unless the name says something else.
weights! {
    WORKER, "worker", 2.2;
    FIRST_WORKERS, "each of the first workers, beside that", 2.0;
    SOLDIER, "soldier", 5.8;
    WARRIOR, "warrior", 8.0;
    QUEEN, "queen", 12.0;
    LAST_QUEEN, "queen that could not be replaced", 5.0;
    STORED, "stored cube", 1.0;
    CARRIED, "carried cube", 0.85;
    CARRIED_FAR, "carried cube, for each move from home", -0.05;
    IDLE_FAR, "idle worker, for each move from sugar", -0.08;
    ON_SUGAR, "worker on sugar", 0.5;
    POINT_LEFT, "action point left", 0.15;
    STRIKE_NOW, "share of what can be struck at once that is lost", 0.55;
    STRIKE_LATER, "share of what can be struck later that is lost", 0.3;
    THRONE_LOST, "own throne about to be lost", 40.0;
    THRONE_TAKEN, "enemy throne about to be taken", 15.0;
    THRONE_OPEN, "vacant throne within reach of an enemy", 4.0;
    SIEGE, "power of a fighter, for each move nearer to an enemy throne", 0.02;
    LEAD, "how sharply a lead decides, as a power of the ratio", 3.5;
    LIMIT_NEAR, "cycles before the limit in which points begin to count", 4.0;
    LIMIT_POINT, "point of the score at the limit", 2.0;
}

impl Heuristic for DominAnts {
    const WEIGHTS: &'static [Weight] = WEIGHTS;

    // A turn has tens of small steps: only whole errands can be compared.
    const PLANS: bool = true;

    fn estimate(&self, state: &State, weights: &[f32]) -> WinShares {
        self.guess(state, weights)
    }

    fn errands(&self, state: &State, weights: &[f32], out: &mut Errands<Action>) {
        self.list_errands(state, weights, out);
    }

    fn dangers(&self, state: &State, seat: Seat) -> Vec<Danger> {
        self.danger_map(state, seat)
    }

    fn turn(&self, state: &State) -> u32 {
        u32::from(state.cycle) << 3 | state.turn().map_or(7, |seat| seat.index() as u32)
    }
}
