//! Opinions for bots (section 18 of the rules file): winning chances, and what is worth doing in a turn.

mod danger;
mod errands;
mod estimate;
mod hunt;
mod strike;

use hexapod_core::{Errands, Heuristic, Weight, WinShares, weights};

pub(crate) use danger::dangers;

use crate::actions::Action;
use crate::game::DominAnts;
use crate::state::State;

// In cubes, unless the name says something else.
weights! {
    pub(self) W;
    Worker "worker" 2.15,
    FirstWorkers "each of the first workers, beside that" 2.86,
    Soldier "soldier" 5.98,
    // Self-play let this one drift below a soldier, but 200 games at 1,000 iterations were the same with either value.
    Warrior "warrior" 6.5,
    Queen "queen" 16.5,
    LastQueen "queen that could not be replaced" 10.3,
    Stored "stored cube" 3.17,
    Carried "carried cube" 1.83,
    CarriedFar "carried cube, for each move from home" -0.121,
    IdleFar "idle worker, for each move from sugar" -0.0701,
    OnSugar "worker on sugar" 0.54,
    PointLeft "action point left" 0.283,
    StrikeNow "share of what can be struck at once that is lost" 0.568,
    StrikeLater "share of what can be struck later that is lost" 0.262,
    ThroneLost "own throne about to be lost" 2.92,
    ThroneTaken "enemy throne about to be taken" 1.67,
    ThroneOpen "vacant throne within reach of an enemy" 0.335,
    Siege "power of a fighter, for each move nearer to an enemy throne" 0.0791,
    Lead "how sharply a lead decides, as a power of the ratio" 3.58,
    LimitNear "cycles before the limit in which points begin to count" 1.36,
    LimitPoint "point of the score at the limit" 1.5,
}

impl Heuristic for DominAnts {
    const WEIGHTS: &'static [Weight] = WEIGHTS;

    // A turn has tens of small steps: only whole errands can be compared.
    const PLANS: bool = true;

    fn estimate(&self, state: &State, weights: &[f32]) -> WinShares {
        estimate::estimate(self, state, weights)
    }

    fn errands(&self, state: &State, weights: &[f32], out: &mut Errands<Action>) {
        errands::errands(self, state, weights, out);
    }
}
