//! The best estimate after one step: no look at any answer.

use hexapod_core::{
    Bot, Heuristic, Knowledge, Odds, SeedableRng, Silence, SmallRng, Step, ToMove, chance,
    heuristic::own_weights,
};

/// Worlds in which each action is tried where something is hidden.
const WORLDS_PER_ACTION: usize = 8;
/// A chance step with more outcomes than this is sampled as often instead.
const MAX_OUTCOMES: usize = 16;

/// Plays the action with the best heuristic estimate, averaged over chance.
#[derive(Debug)]
pub struct GreedyBot<G: Heuristic> {
    rng: SmallRng,
    weights: Vec<f32>,
    actions: Vec<G::Action>,
    outcomes: Vec<(G::Chance, u64)>,
}

impl<G: Heuristic> GreedyBot<G> {
    /// Returns a bot whose choices follow from the seed.
    pub fn new(seed: u64) -> Self {
        Self {
            rng: SmallRng::seed_from_u64(seed),
            weights: own_weights::<G>(),
            actions: Vec::new(),
            outcomes: Vec::new(),
        }
    }

    /// Returns the seat's expected share of the victory after whatever chance does next.
    fn expect(&mut self, game: &G, state: &G::State, seat: usize) -> f32 {
        match game.to_move(state) {
            ToMove::Over => game.win_shares(state)[seat],
            ToMove::Seat(_) => game.estimate(state, &self.weights)[seat],
            ToMove::Chance => {
                let mut outcomes = std::mem::take(&mut self.outcomes);
                let listed = game.odds(state, &mut outcomes) == Odds::Listed;
                if !listed || outcomes.len() > MAX_OUTCOMES {
                    outcomes.clear();
                    outcomes.extend((0..MAX_OUTCOMES).map(|_| (game.sample_chance(state, &mut self.rng), 1)));
                }
                let (mut sum, mut total) = (0.0, 0.0);
                for (outcome, weight) in &outcomes {
                    let mut after = state.clone();
                    game.play_unchecked(&mut after, &Step::Chance(*outcome), &mut Silence);
                    // Chance upon chance is sampled: its tree would grow too wide.
                    while game.to_move(&after) == ToMove::Chance {
                        let further = game.sample_chance(&after, &mut self.rng);
                        game.play_unchecked(&mut after, &Step::Chance(further), &mut Silence);
                    }
                    sum += self.expect(game, &after, seat) * *weight as f32;
                    total += *weight as f32;
                }
                self.outcomes = outcomes;
                sum / total
            }
        }
    }
}

impl<G: Heuristic> Bot<G> for GreedyBot<G> {
    fn choose(&mut self, knowledge: &Knowledge<'_, G>) -> G::Action {
        let mut actions = std::mem::take(&mut self.actions);
        knowledge.legal_actions(&mut actions);
        let (game, seat) = (knowledge.game(), knowledge.seat().index());
        let mut best = 0;
        if actions.len() > 1 {
            let mut values = vec![0.0; actions.len()];
            for _ in 0..if G::INFO.secrets { WORLDS_PER_ACTION } else { 1 } {
                let world = knowledge.imagine(&mut self.rng);
                for (value, action) in values.iter_mut().zip(&actions) {
                    let mut after = world.clone();
                    game.play_unchecked(&mut after, &Step::Action(*action), &mut Silence);
                    *value += self.expect(game, &after, seat);
                }
            }
            // The seed decides among equals, so that games of one table differ.
            let most = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
            let equals: Vec<usize> = (0..values.len()).filter(|at| values[*at] == most).collect();
            best = *chance::pick(&mut self.rng, &equals);
        }
        let action = actions[best];
        self.actions = actions;
        action
    }
}
