//! Opinions for bots (section 18 of the rules file): winning chances, and what is worth doing in a turn.

mod danger;
mod errands;
mod estimate;
mod feats;
mod hunt;
mod reasons;
mod risks;
mod strike;

use hexapod_core::{
    Decision, Errands, Feat, Heuristic, Key, Reason, Seat, StepOf, Tell, Weight, WinShares, weights,
};

pub(crate) use danger::dangers;

use crate::actions::Action;
use crate::game::DominAnts;
use crate::state::State;

// In cubes, unless the name says something else.
weights! {
    pub(self) W;
    Worker "worker" 3.56,
    FirstWorkers "each of the first workers, beside that" 1.82,
    Soldier "soldier" 6.7,
    // Self-play let this one drift below a soldier, but 200 games at 1,000 iterations were the same with either value.
    Warrior "warrior" 6.9,
    Queen "queen" 26.8,
    LastQueen "queen that could not be replaced" 19.2,
    Stored "stored cube" 7.23,
    Carried "carried cube" 3.36,
    CarriedFar "carried cube, for each move from home" -0.0566,
    IdleFar "idle worker, for each move from sugar" -0.119,
    OnSugar "worker on sugar" 0.567,
    PointLeft "action point left" 0.302,
    StrikeNow "share of what can be struck at once that is lost" 0.51,
    StrikeLater "share of what can be struck later that is lost" 0.0457,
    ThroneLost "own throne about to be lost" 4.1,
    ThroneTaken "enemy throne about to be taken" 1.55,
    ThroneOpen "vacant throne within reach of an enemy" 0.177,
    Siege "power of a fighter, for each move nearer to an enemy throne" 0.0528,
    Lead "how sharply a lead decides, as a power of the ratio" 4.62,
    LimitNear "cycles before the limit in which points begin to count" 2.3,
    LimitPoint "point of the score at the limit" 1.89,
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

    fn turns_back(&self, played: &[Action], next: &Action) -> bool {
        errands::turns_back(played, next)
    }

    fn feats(&self, state: &State) -> Vec<Feat> {
        feats::feats(self, state)
    }

    const REASONS: &'static [Key] = reasons::Gain::KEYS;

    fn goes_on(&self, state: &State, played: &[StepOf<Self>], next: &StepOf<Self>) -> bool {
        reasons::goes_on(state, played, next)
    }

    fn reasons(&self, decision: &Decision<'_, Self>, weights: &[f32]) -> Vec<Reason> {
        self.gains(decision, weights).iter().map(|(gain, worth)| Reason::new(gain, *worth)).collect()
    }

    const RISKS: &'static [Key] = risks::Threat::KEYS;

    fn risks(&self, state: &State, seat: Seat, weights: &[f32]) -> Vec<Reason> {
        self.list_risks(state, seat, weights).iter().map(|(risk, worth)| Reason::new(risk, *worth)).collect()
    }
}
