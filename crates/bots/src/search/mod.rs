//! Monte Carlo tree search over what a seat can know.
//!
//! Each iteration plays in one world that the seat imagines, so the tree learns what is good on average over all worlds
//! it cannot tell apart. Chance steps are sampled. Every seat is taken to play for its own share of the victory. Where a
//! step has many actions, those with the greatest weight come first and the others join as the node is visited more.

mod tree;

use hexapod_core::{
    Bot, Heuristic, Knowledge, Odds, Playout, Seat, SeedableRng, Silence, SmallRng, Step, StepOf, ToMove,
    WinShares, chance, random_step,
};

use crate::playouts::{Analysis, Choice};
use tree::{Edge, NodeId, Tree};

/// The knobs of the search, with values that work for all games.
#[derive(Debug, Clone, Copy)]
pub struct Tuning {
    /// How much to look where little is known.
    pub exploration: f32,
    /// How fast further actions join a node: `factor * visits ^ power`.
    pub widening: (f32, f32),
    /// The value of an action never tried, below its node's mean.
    pub first_play: f32,
}

impl Default for Tuning {
    fn default() -> Self {
        Self { exploration: 1.0, widening: (2.0, 0.45), first_play: 0.05 }
    }
}

/// Outcomes of a chance step are told apart in the tree up to this many.
const FEW_OUTCOMES: usize = 36;

/// A search that keeps its memory from decision to decision.
pub struct Search<G: Heuristic> {
    tuning: Tuning,
    rng: SmallRng,
    tree: Tree<G>,
    path: Vec<(u32, Option<Seat>)>,
    actions: Vec<G::Action>,
    weights: Vec<f32>,
    outcomes: Vec<(G::Chance, u64)>,
    /// The position expected after the last choice, whose subtree is kept.
    expected: Option<G::State>,
}

impl<G: Heuristic> Search<G> {
    /// Returns a search whose decisions follow from the seed and the number of iterations.
    pub fn new(seed: u64, tuning: Tuning) -> Self {
        Self {
            tuning,
            rng: SmallRng::seed_from_u64(seed),
            tree: Tree::new(),
            path: Vec::new(),
            actions: Vec::new(),
            weights: Vec::new(),
            outcomes: Vec::new(),
            expected: None,
        }
    }

    /// Thinks until `more` says stop; it is asked before each iteration, with the number done so far.
    ///
    /// # Panics
    /// Panics if the seat is not to act.
    pub fn analyse(
        &mut self,
        knowledge: &Knowledge<'_, G>,
        mut more: impl FnMut(u64) -> bool,
    ) -> Analysis<G> {
        let mut legal = Vec::new();
        knowledge.legal_actions(&mut legal);
        assert!(!legal.is_empty(), "the seat is not to act");
        let world = knowledge.imagine(&mut self.rng);
        // With nothing hidden there is only one world; if it is the expected one, its subtree still holds.
        if G::INFO.secrets || self.expected.as_ref() != Some(&world) {
            self.tree.clear();
        }
        let mut done = 0;
        while legal.len() > 1 && more(done) {
            self.iterate(knowledge);
            done += 1;
        }
        let choices: Vec<Choice<G>> = legal.iter().map(|action| self.tree.choice(*action)).collect();
        let rank = |at: usize| (choices[at].visits, choices[at].win_share);
        // The first of equals: the same seed gives the same choice.
        let best = (0..choices.len()).fold(0, |best, at| if rank(at) > rank(best) { at } else { best });
        self.expect(knowledge.game(), world, choices[best].action);
        Analysis { choices, best }
    }

    /// Keeps the subtree of the chosen action, for the next decision of the same turn.
    fn expect(&mut self, game: &G, mut world: G::State, action: G::Action) {
        let step = Step::Action(action);
        game.play_unchecked(&mut world, &step, &mut Silence);
        if matches!(game.to_move(&world), ToMove::Seat(_)) && !G::INFO.secrets {
            self.tree.reroot(&step);
            self.expected = Some(world);
        } else {
            self.expected = None;
        }
    }

    /// Plays one imagined world down the tree and a little beyond, and remembers how it went.
    fn iterate(&mut self, knowledge: &Knowledge<'_, G>) {
        let game = knowledge.game();
        let mut state = knowledge.imagine(&mut self.rng);
        self.path.clear();
        let mut node = NodeId::ROOT;
        let result = loop {
            match game.to_move(&state) {
                ToMove::Over => break game.win_shares(&state),
                ToMove::Chance => {
                    let step = Step::Chance(game.sample_chance(&state, &mut self.rng));
                    let edge = self.chance_edge(game, &state, node, &step, knowledge.seat());
                    game.play_unchecked(&mut state, &step, &mut Silence);
                    self.path.push((edge, None));
                    node = NodeId::below(edge);
                }
                ToMove::Seat(seat) => {
                    if node != NodeId::ROOT && self.tree.visits(node) == 0 {
                        break self.look_beyond(game, &mut state);
                    }
                    let edge = self.choose_edge(game, &state, node);
                    let step = self.tree.edge(edge).step;
                    game.play_unchecked(&mut state, &step, &mut Silence);
                    self.path.push((edge, Some(seat)));
                    node = NodeId::below(edge);
                }
            }
        };
        self.tree.visit_root();
        for (edge, seat) in &self.path {
            self.tree.record(*edge, seat.map_or(0.0, |seat| result[seat.index()]));
        }
    }

    /// Returns the edge of a chance outcome. Outcomes that are too many, or that the seat cannot see, share one edge.
    fn chance_edge(&mut self, game: &G, state: &G::State, node: NodeId, step: &StepOf<G>, seat: Seat) -> u32 {
        let listed = matches!(game.odds(state, &mut self.outcomes), Odds::Listed);
        let apart = listed && self.outcomes.len() <= FEW_OUTCOMES && !game.hides(state, step, seat);
        let found = if apart { self.tree.find(node, step) } else { self.tree.first(node) };
        found.unwrap_or_else(|| self.tree.add(node, Edge::new(*step, 1.0)))
    }

    /// Chooses among the edges of a node, or adds the next action when the node has been visited enough.
    fn choose_edge(&mut self, game: &G, state: &G::State, node: NodeId) -> u32 {
        let visits = self.tree.visits(node);
        let (factor, power) = self.tuning.widening;
        let room = (factor * (visits as f32 + 1.0).powf(power)).ceil() as u32;
        let widen = self.tree.count(node) < room && !self.tree.is_complete(node);
        // With hidden things the legal actions differ from world to world.
        if widen || G::INFO.secrets {
            game.legal_actions(state, &mut self.actions);
        }
        if widen && let Some(edge) = self.widen(game, state, node) {
            return edge;
        }
        let legal = G::INFO.secrets.then_some(&self.actions[..]);
        match self.tree.select(node, legal, &self.tuning) {
            Some(edge) => edge,
            // No known action is legal in this world: one of its own joins.
            None => {
                let action = *chance::pick(&mut self.rng, &self.actions);
                self.tree.add(node, Edge::new(Step::Action(action), 1.0 / self.actions.len() as f32))
            }
        }
    }

    /// Adds the legal action of greatest weight that the node does not have yet.
    fn widen(&mut self, game: &G, state: &G::State, node: NodeId) -> Option<u32> {
        game.weigh(state, &self.actions, &mut self.weights);
        let total: f32 = self.weights.iter().sum();
        let mut best: Option<(G::Action, f32)> = None;
        let mut missing = 0;
        for (action, weight) in self.actions.iter().zip(&self.weights) {
            if self.tree.find(node, &Step::Action(*action)).is_none() {
                missing += 1;
                if best.is_none_or(|(_, most)| *weight > most) {
                    best = Some((*action, *weight));
                }
            }
        }
        if missing <= 1 && !G::INFO.secrets {
            self.tree.complete(node);
        }
        best.map(|(action, weight)| self.tree.add(node, Edge::new(Step::Action(action), weight / total)))
    }

    /// Guesses how a position will end, as the game's heuristic wishes.
    fn look_beyond(&mut self, game: &G, state: &mut G::State) -> WinShares {
        let (steps, guided) = match G::PLAYOUT {
            Playout::None => (0, false),
            Playout::Random(steps) => (steps, false),
            Playout::Guided(steps) => (steps, true),
            Playout::ToTheEnd => (u32::MAX, false),
            Playout::GuidedToTheEnd => (u32::MAX, true),
        };
        for _ in 0..steps {
            let step = if guided && matches!(game.to_move(state), ToMove::Seat(_)) {
                self.guided_step(game, state)
            } else {
                match random_step(game, state, &mut self.rng, &mut self.actions) {
                    Some(step) => step,
                    None => return game.win_shares(state),
                }
            };
            game.play_unchecked(state, &step, &mut Silence);
        }
        if game.to_move(state) == ToMove::Over { game.win_shares(state) } else { game.estimate(state) }
    }

    fn guided_step(&mut self, game: &G, state: &G::State) -> StepOf<G> {
        game.legal_actions(state, &mut self.actions);
        game.weigh(state, &self.actions, &mut self.weights);
        let total: f32 = self.weights.iter().sum();
        let mut point = total * chance::unit(&mut self.rng);
        for (action, weight) in self.actions.iter().zip(&self.weights) {
            point -= weight;
            if point <= 0.0 {
                return Step::Action(*action);
            }
        }
        Step::Action(self.actions[self.actions.len() - 1])
    }
}

/// A seat that searches with a fixed number of iterations a decision.
pub struct SearchBot<G: Heuristic> {
    search: Search<G>,
    iterations: u64,
}

impl<G: Heuristic> SearchBot<G> {
    /// Returns a bot that spends `iterations` on a decision; the same seed gives the same decisions.
    pub fn new(iterations: u64, seed: u64) -> Self {
        Self { search: Search::new(seed, Tuning::default()), iterations }
    }
}

impl<G: Heuristic> Bot<G> for SearchBot<G> {
    fn choose(&mut self, knowledge: &Knowledge<'_, G>) -> G::Action {
        let iterations = self.iterations;
        let analysis = self.search.analyse(knowledge, |done| done < iterations);
        analysis.choices[analysis.best].action
    }
}
