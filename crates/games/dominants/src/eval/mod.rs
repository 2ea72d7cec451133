//! Opinions for bots (section 18 of the rules file): who stands better, and what is worth doing in a turn.

mod danger;
mod errands;
mod estimate;
mod hunt;
mod strike;

use hexapod_core::{Danger, Errands, Heuristic, Seat, Weight, WinShares, weights};

use crate::actions::Action;
use crate::game::DominAnts;
use crate::state::State;

// In cubes, unless the name says something else.
weights! {
    pub(self) W;
    Worker "worker" 2.2,
    FirstWorkers "each of the first workers, beside that" 2.0,
    Soldier "soldier" 5.8,
    Warrior "warrior" 8.0,
    Queen "queen" 12.0,
    LastQueen "queen that could not be replaced" 5.0,
    Stored "stored cube" 1.0,
    Carried "carried cube" 0.85,
    CarriedFar "carried cube, for each move from home" -0.05,
    IdleFar "idle worker, for each move from sugar" -0.08,
    OnSugar "worker on sugar" 0.5,
    PointLeft "action point left" 0.15,
    StrikeNow "share of what can be struck at once that is lost" 0.55,
    StrikeLater "share of what can be struck later that is lost" 0.3,
    ThroneLost "own throne about to be lost" 40.0,
    ThroneTaken "enemy throne about to be taken" 15.0,
    ThroneOpen "vacant throne within reach of an enemy" 4.0,
    Siege "power of a fighter, for each move nearer to an enemy throne" 0.02,
    Lead "how sharply a lead decides, as a power of the ratio" 3.5,
    LimitNear "cycles before the limit in which points begin to count" 4.0,
    LimitPoint "point of the score at the limit" 2.0,
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
