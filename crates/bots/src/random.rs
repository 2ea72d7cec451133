//! Any legal action, each equally likely.

use hexapod_core::{Bot, Game, Knowledge, SeedableRng, SmallRng, chance};

/// Plays any legal action, each equally likely.
#[derive(Debug)]
pub struct RandomBot<G: Game> {
    rng: SmallRng,
    actions: Vec<G::Action>,
}

impl<G: Game> RandomBot<G> {
    /// Returns a bot whose choices follow from the seed.
    pub fn new(seed: u64) -> Self {
        Self { rng: SmallRng::seed_from_u64(seed), actions: Vec::new() }
    }
}

impl<G: Game> Bot<G> for RandomBot<G> {
    fn choose(&mut self, knowledge: &Knowledge<'_, G>) -> G::Action {
        knowledge.legal_actions(&mut self.actions);
        *chance::pick(&mut self.rng, &self.actions)
    }
}
