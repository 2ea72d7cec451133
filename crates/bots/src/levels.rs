//! Five levels, the same for all games, from a beginner's partner to the best we have.

use std::time::Duration;

use hexapod_core::{Bot, Heuristic, Knowledge, SeedableRng, SmallRng, chance};

use crate::budget::{Budget, Cap, Clock};
use crate::search::{SearchBot, Tuning};

/// How strong a bot plays.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Level {
    /// 1 to 5.
    pub number: u8,
    /// Its name.
    pub name: &'static str,
    /// Iterations of its search for a decision.
    pub iterations: u64,
    /// Probability of a random action instead of a search.
    pub slips: f32,
}

/// All levels, from the weakest.
pub const LEVELS: [Level; 5] = [
    Level { number: 1, name: "Egg", iterations: 16, slips: 0.60 },
    Level { number: 2, name: "Larva", iterations: 50, slips: 0.35 },
    Level { number: 3, name: "Worker", iterations: 180, slips: 0.17 },
    Level { number: 4, name: "Soldier", iterations: 500, slips: 0.08 },
    Level { number: 5, name: "Queen", iterations: 20_000, slips: 0.0 },
];

/// Maximum time a level searches for one decision, on any machine.
pub const CAP: Cap = Cap { step: Duration::from_secs(3), turn: Duration::from_secs(10) };

impl Level {
    /// Returns the level of this number.
    pub fn numbered(number: u8) -> Option<&'static Self> {
        LEVELS.iter().find(|level| level.number == number)
    }

    /// Returns whether the level plays a random action at a decision with this seed.
    pub fn slips_at(&self, seed: u64) -> bool {
        chance::unit(&mut SmallRng::seed_from_u64(seed)) < self.slips
    }
}

/// A bot of one level: a search that sometimes plays a random action.
pub struct LevelBot<G: Heuristic> {
    slips: f32,
    rng: SmallRng,
    actions: Vec<G::Action>,
    search: SearchBot<G>,
}

impl<G: Heuristic> LevelBot<G> {
    /// Returns a bot of the level. Without a clock its time has no cap.
    pub fn new(level: &Level, seed: u64, clock: Option<Clock>) -> Self {
        let search = SearchBot::new(Budget::Iterations(level.iterations), seed, clock, Tuning::default());
        Self {
            slips: level.slips,
            // A generator of its own: how often the search draws does not change when it slips.
            rng: SmallRng::seed_from_u64(seed ^ 0x736c_6970),
            actions: Vec::new(),
            search: search.capped(CAP),
        }
    }
}

impl<G: Heuristic> LevelBot<G> {
    /// Chooses like [`Bot::choose`]; `more` as in [`SearchBot::choose_while`].
    ///
    /// # Panics
    /// Panics if the seat is not to act.
    pub fn choose_while(&mut self, knowledge: &Knowledge<'_, G>, more: impl FnMut(f32) -> bool) -> G::Action {
        if chance::unit(&mut self.rng) < self.slips {
            knowledge.legal_actions(&mut self.actions);
            return *chance::pick(&mut self.rng, &self.actions);
        }
        self.search.choose_while(knowledge, more)
    }
}

impl<G: Heuristic> Bot<G> for LevelBot<G> {
    fn choose(&mut self, knowledge: &Knowledge<'_, G>) -> G::Action {
        self.choose_while(knowledge, |_| true)
    }
}
