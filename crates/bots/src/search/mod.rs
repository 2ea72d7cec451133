//! Monte Carlo tree search over what a seat can know.
//!
//! Each iteration plays in one world that the seat imagines, so the tree learns what is good on average over all worlds
//! it cannot tell apart. Chance steps are sampled. Every seat is taken to play for its own share of the victory. Where
//! a step has many actions, those with the greatest weight come first and the others join as the node is visited more.

mod bot;
mod plan;
mod spread;
mod tree;
mod worth;

use hexapod_core::{
    Heuristic, Knowledge, Odds, Playout, Seat, SeedableRng, Silence, SmallRng, Step, StepOf, ToMove,
    WinShares, chance, heuristic::own_weights, random_step,
};

use crate::analysis::{Analysis, Choice, most_visited};
pub use bot::SearchBot;
pub use plan::Avoided;
use plan::Planner;
use spread::Spread;
use tree::{Edge, EdgeId, NodeId, NodeKind, Tree};

/// How a node chooses among its edges.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Selection {
    /// By result and by the game's weights; how much a result must differ to count follows from how much all differ.
    Weighed,
    /// By result alone; everything is tried once.
    Plain,
}

/// The knobs of the search, with values that work for all games.
#[derive(Debug, Clone, Copy)]
pub struct Tuning {
    /// How a node chooses.
    pub selection: Selection,
    /// The exploration constant; in standard deviations of the results for `Weighed`.
    pub exploration: f32,
    /// How fast further actions join a node: `factor * visits ^ power`.
    pub widening: (f32, f32),
    /// The value of an action never tried, below its node's mean, in deviations of the results.
    pub first_play: f32,
    /// How a leaf is evaluated; the game's own way if `None`.
    pub playout: Option<Playout>,
    /// Whether to plan whole turns where the game wishes it.
    pub plans: bool,
    /// Whether some worlds are more likely than others where the game has beliefs.
    pub believes: bool,
}

impl Default for Tuning {
    fn default() -> Self {
        Self {
            selection: Selection::Weighed,
            exploration: 4.0,
            widening: (2.0, 0.45),
            first_play: 0.3,
            playout: None,
            plans: true,
            believes: true,
        }
    }
}

impl Tuning {
    /// Returns plain Monte Carlo tree search: random playouts, no heuristic.
    pub fn plain() -> Self {
        Self {
            selection: Selection::Plain,
            exploration: 0.7,
            widening: (f32::INFINITY, 1.0),
            playout: Some(Playout::ToTheEnd),
            plans: false,
            believes: false,
            ..Self::default()
        }
    }

    /// Returns the search in which all worlds are equally likely.
    pub fn naive() -> Self {
        Self { believes: false, ..Self::default() }
    }
}

/// A chance step has an edge for each outcome if it has at most this many.
const MAX_TREE_OUTCOMES: usize = 36;
/// Worlds from which one is drawn by belief.
const WORLDS_PER_DRAW: usize = 4;
/// Maximum number of guided steps that finish a turn in a playout.
const MAX_TURN_STEPS: u32 = 64;
/// Samples of a chance step among which one with a known upshot is looked for.
const MAX_RESAMPLES: u32 = 32;
/// A branch with fewer visits is neither kept for the next decision nor part of the expected line.
const MIN_VISITS: u32 = 8;
/// Maximum number of nodes visited when the tree of an earlier decision is searched for the present position.
const MAX_RECALL_NODES: u32 = 400;
/// Maximum length of the expected line, in steps.
const MAX_LINE_STEPS: usize = 12;

/// A search that keeps its memory from decision to decision.
pub struct Search<G: Heuristic> {
    tuning: Tuning,
    weights: Vec<f32>,
    rng: SmallRng,
    planner: Planner<G>,
    tree: Tree<G>,
    path: Vec<EdgeId>,
    actions: Vec<G::Action>,
    likely: Vec<f32>,
    outcomes: Vec<(G::Chance, u64)>,
    /// A world of the decision at the root of the tree.
    root: Option<G::State>,
    /// Whether the nodes of the tree stand for positions in which different actions are legal.
    mixed: bool,
    spread: Spread,
}

/// The position that the tree of an earlier decision is searched for.
struct Target<'a, 'k, G: Heuristic> {
    knowledge: &'a Knowledge<'k, G>,
    view: G::View,
    nodes_left: u32,
}

impl<G: Heuristic> Target<'_, '_, G> {
    /// Returns whether the seat is to act in `state` and sees what it sees now.
    fn is_shown_in(&self, state: &G::State) -> bool {
        let then = Knowledge::new(self.knowledge.game(), state, self.knowledge.seat());
        then.acts() && then.view() == self.view
    }
}

impl<G: Heuristic> Search<G> {
    /// Returns a search whose decisions follow from the seed and the number of iterations.
    pub fn new(seed: u64, tuning: Tuning) -> Self {
        Self {
            tuning,
            weights: own_weights::<G>(),
            rng: SmallRng::seed_from_u64(seed),
            planner: Planner::new(seed),
            tree: Tree::new(),
            path: Vec::new(),
            actions: Vec::new(),
            likely: Vec::new(),
            outcomes: Vec::new(),
            root: None,
            mixed: false,
            spread: Spread::NEW,
        }
    }

    /// Takes other values for the game's weights.
    pub fn weighing(mut self, weights: Vec<f32>) -> Self {
        assert_eq!(weights.len(), G::WEIGHTS.len(), "a value for each weight");
        self.planner.weigh(weights.clone());
        self.weights = weights;
        self
    }

    /// Thinks until `more` says stop or the root has `limit` visits, those remembered from earlier decisions included.
    /// `more` is asked before each iteration, with the visits so far: clocks and cancelling come from outside through
    /// it.
    ///
    /// # Panics
    /// Panics if the seat is not to act.
    pub fn analyse(
        &mut self,
        knowledge: &Knowledge<'_, G>,
        limit: u64,
        mut more: impl FnMut(u64) -> bool,
    ) -> Analysis<G> {
        let mut legal = Vec::new();
        knowledge.legal_actions(&mut legal);
        assert!(!legal.is_empty(), "the seat is not to act");
        if let Some(analysis) = self.planner.go_on(knowledge, &legal) {
            return analysis;
        }
        // A forced action needs no thought, and the tree stays as it is for the next decision.
        if legal.len() == 1 {
            let only = Choice { action: legal[0], visits: 0, shares: [0.0; hexapod_core::MAX_SEATS] };
            let line = vec![Step::Action(legal[0])];
            return Analysis { choices: vec![only], best: 0, line, iterations: 0 };
        }
        if G::PLANS && self.tuning.plans {
            return self.planner.plan(knowledge, &legal, limit, more);
        }
        self.recall(knowledge);
        self.spread = Spread::NEW;
        while u64::from(self.tree.visits(NodeId::ROOT)) < limit
            && more(u64::from(self.tree.visits(NodeId::ROOT)))
        {
            self.iterate(knowledge);
            if self.is_decided(limit) {
                break;
            }
        }
        let choices: Vec<Choice<G>> = legal.iter().map(|action| self.choice(*action)).collect();
        let best = most_visited(&choices, knowledge.seat());
        Analysis {
            line: self.line(choices[best].action),
            iterations: u64::from(self.tree.visits(NodeId::ROOT)),
            choices,
            best,
        }
    }

    /// Returns whether the last step has begun an errand that goes on.
    pub(crate) fn is_on_errand(&self) -> bool {
        self.planner.is_on_errand()
    }

    /// Returns any action without thinking; where turns are planned, the first of any errand, with which the next decisions
    /// go on.
    pub(crate) fn play_anything(&mut self, knowledge: &Knowledge<'_, G>, rng: &mut SmallRng) -> G::Action {
        if G::PLANS && self.tuning.plans {
            return self.planner.set_out(knowledge, rng);
        }
        knowledge.legal_actions(&mut self.actions);
        *chance::pick(rng, &self.actions)
    }

    /// Returns whether no other action can be visited more than the first any more.
    fn is_decided(&self, limit: u64) -> bool {
        let visits = self.tree.visits(NodeId::ROOT);
        // Looking at every edge each time would cost more than it saves.
        if !visits.is_multiple_of(64) || limit == u64::MAX {
            return false;
        }
        let (mut first, mut second) = (0, 0);
        for edge in self.tree.edges_of(NodeId::ROOT) {
            let visits = self.tree.edge(edge).visits();
            if visits > first {
                (first, second) = (visits, first);
            } else {
                second = second.max(visits);
            }
        }
        u64::from(first - second) > limit.saturating_sub(u64::from(visits))
    }

    /// Returns what is known of an action at the root.
    fn choice(&self, action: G::Action) -> Choice<G> {
        match self.tree.find(NodeId::ROOT, &Step::Action(action)).map(|edge| self.tree.edge(edge)) {
            Some(edge) => Choice { action, visits: u64::from(edge.visits()), shares: edge.shares() },
            None => Choice { action, visits: 0, shares: [0.0; hexapod_core::MAX_SEATS] },
        }
    }

    /// Returns the line that was looked at most, beginning with the chosen action.
    fn line(&self, action: G::Action) -> Vec<StepOf<G>> {
        let mut line = vec![Step::Action(action)];
        let mut edge = self.tree.find(NodeId::ROOT, &Step::Action(action));
        while let Some(above) = edge.filter(|_| line.len() < MAX_LINE_STEPS) {
            let below = NodeId::below(above);
            // Beyond a step that cannot be told apart the line means nothing.
            if matches!(self.tree.kind(below), NodeKind::Shared | NodeKind::Sorted) {
                break;
            }
            let visits = |edge: &EdgeId| self.tree.edge(*edge).visits();
            edge = self.tree.edges_of(below).max_by_key(visits).filter(|edge| visits(edge) >= MIN_VISITS);
            line.extend(edge.map(|edge| self.tree.edge(edge).step));
        }
        line
    }

    /// Keeps what earlier decisions found out about the present position, or forgets everything.
    fn recall(&mut self, knowledge: &Knowledge<'_, G>) {
        let world = knowledge.imagine(&mut self.rng);
        let Some(root) = self.root.replace(world) else { return };
        let mut target = Target { knowledge, view: knowledge.view(), nodes_left: MAX_RECALL_NODES };
        match self.find_view(&mut target, NodeId::ROOT, &root) {
            Some((edge, mixed)) => {
                self.mixed |= mixed && !G::INFO.secrets;
                self.tree.reroot(edge);
            }
            None => {
                self.mixed = false;
                self.tree.clear();
            }
        }
    }

    /// Searches depth first below `node`, which was reached in `world`. Returns the edge after which the seat sees what
    /// it sees now, and whether the nodes below that edge have been visited in other positions too.
    fn find_view(
        &mut self,
        target: &mut Target<'_, '_, G>,
        node: NodeId,
        world: &G::State,
    ) -> Option<(EdgeId, bool)> {
        let game = target.knowledge.game();
        let kind = self.tree.kind(node);
        if kind == NodeKind::Shared && self.may_show(target, world) {
            let seat = ToMove::Seat(target.knowledge.seat());
            if let Some(edge) = self.tree.find_upshot(node, actor(seat)) {
                return Some((edge, true));
            }
        }
        let shared = matches!(kind, NodeKind::Shared | NodeKind::Sorted);
        let mut next = self.tree.first(node);
        while let Some(edge) = next {
            next = self.tree.next(edge);
            let Some(step) = self.step_of(edge, kind, game, world) else { continue };
            if target.nodes_left == 0 {
                continue;
            }
            target.nodes_left -= 1;
            let mut after = world.clone();
            game.play_unchecked(&mut after, &step, &mut Silence);
            if target.is_shown_in(&after) {
                return Some((edge, shared));
            }
            if let Some((found, mixed)) = self.find_view(target, NodeId::below(edge), &after) {
                return Some((found, mixed || shared));
            }
        }
        None
    }

    /// Returns the step that an edge of a node of this kind means in this world; nothing if the edge was hardly visited
    /// or its step is not legal here.
    fn step_of(&mut self, edge: EdgeId, kind: NodeKind, game: &G, world: &G::State) -> Option<StepOf<G>> {
        let edge = self.tree.edge(edge);
        if edge.visits() < MIN_VISITS {
            return None;
        }
        let step = match (edge.step, kind) {
            // The edge stands for every outcome with the same upshot; its own may not be possible here.
            (Step::Chance(_), NodeKind::Shared | NodeKind::Sorted) => {
                let upshot = edge.upshot();
                self.resample(game, world, kind, upshot)?
            }
            (step, _) => step,
        };
        game.check(world, None, &step).is_ok().then_some(step)
    }

    /// Samples a chance step with this upshot.
    fn resample(&mut self, game: &G, world: &G::State, kind: NodeKind, upshot: u32) -> Option<StepOf<G>> {
        if game.to_move(world) != ToMove::Chance {
            return None;
        }
        (0..MAX_RESAMPLES).find_map(|_| {
            let step = Step::Chance(game.sample_chance(world, &mut self.rng));
            let mut after = world.clone();
            game.play_unchecked(&mut after, &step, &mut Silence);
            (upshot_of(game, &after, kind) == upshot).then_some(step)
        })
    }

    /// Returns whether the seat sees what it sees now after one of the outcomes of a chance step that share an edge.
    fn may_show(&mut self, target: &Target<'_, '_, G>, world: &G::State) -> bool {
        let game = target.knowledge.game();
        let listed = game.to_move(world) == ToMove::Chance
            && matches!(game.odds(world, &mut self.outcomes), Odds::Listed);
        listed
            && self.outcomes.iter().take(MAX_TREE_OUTCOMES).any(|(outcome, _)| {
                let mut after = world.clone();
                game.play_unchecked(&mut after, &Step::Chance(*outcome), &mut Silence);
                target.is_shown_in(&after)
            })
    }

    /// Runs one iteration: descends the tree in one imagined world, evaluates the leaf, and adds the result to the
    /// path.
    fn iterate(&mut self, knowledge: &Knowledge<'_, G>) {
        let game = knowledge.game();
        let mut state = self.draw_world(knowledge);
        self.path.clear();
        let mut node = NodeId::ROOT;
        let mut mixed = self.mixed;
        let result = loop {
            let edge = match game.to_move(&state) {
                ToMove::Over => break game.win_shares(&state),
                ToMove::Chance => {
                    let outcome = game.sample_chance(&state, &mut self.rng);
                    let kind = self.chance_kind(game, &state, node, &outcome, knowledge.seat());
                    // A game with secrets says itself where actions differ.
                    mixed |= !G::INFO.secrets && matches!(kind, NodeKind::Shared | NodeKind::Sorted);
                    game.play_unchecked(&mut state, &Step::Chance(outcome), &mut Silence);
                    self.chance_edge(game, &state, node, &outcome, kind)
                }
                ToMove::Seat(seat) => {
                    if node != NodeId::ROOT && self.tree.visits(node) == 0 {
                        break self.look_beyond(game, &mut state);
                    }
                    let edge = self.choose_edge(game, &state, node, seat, mixed);
                    game.play_unchecked(&mut state, &self.tree.edge(edge).step, &mut Silence);
                    edge
                }
            };
            self.path.push(edge);
            node = NodeId::below(edge);
        };
        self.tree.visit_root();
        self.spread.add(&result);
        for edge in &self.path {
            self.tree.record(*edge, &result);
        }
    }

    /// Draws a world with a probability in proportion to its belief.
    fn draw_world(&mut self, knowledge: &Knowledge<'_, G>) -> G::State {
        let mut world = knowledge.imagine(&mut self.rng);
        if !(G::BELIEVES && self.tuning.believes) {
            return world;
        }
        let believe = |world: &G::State| knowledge.game().belief(world, knowledge.seat(), &self.weights);
        let mut total = believe(&world);
        for _ in 1..WORLDS_PER_DRAW {
            let other = knowledge.imagine(&mut self.rng);
            let belief = believe(&other);
            total += belief;
            if chance::unit(&mut self.rng) * total < belief {
                world = other;
            }
        }
        world
    }

    /// Returns how the outcomes of a chance step are told apart.
    fn chance_kind(
        &mut self,
        game: &G,
        state: &G::State,
        node: NodeId,
        outcome: &G::Chance,
        seat: Seat,
    ) -> NodeKind {
        match self.tree.kind(node) {
            NodeKind::New | NodeKind::Complete => {
                let kind = if game.hides(state, &Step::Chance(*outcome), seat) {
                    NodeKind::Shared
                } else if game.sorts(state) {
                    NodeKind::Sorted
                } else {
                    match game.odds(state, &mut self.outcomes) {
                        Odds::Listed if self.outcomes.len() <= MAX_TREE_OUTCOMES => NodeKind::Apart,
                        _ => NodeKind::Shared,
                    }
                };
                self.tree.set_kind(node, kind);
                kind
            }
            kind => kind,
        }
    }

    /// Returns the edge of a chance outcome, which has led to this position.
    fn chance_edge(
        &mut self,
        game: &G,
        after: &G::State,
        node: NodeId,
        outcome: &G::Chance,
        kind: NodeKind,
    ) -> EdgeId {
        if kind == NodeKind::Apart {
            let found = self.tree.find(node, &Step::Chance(*outcome));
            return found.unwrap_or_else(|| self.tree.add(node, Edge::of_chance(*outcome, 0)));
        }
        let upshot = upshot_of(game, after, kind);
        let found = self.tree.find_upshot(node, upshot);
        found.unwrap_or_else(|| self.tree.add(node, Edge::of_chance(*outcome, upshot)))
    }

    /// Chooses among the edges of a node, or adds the next action when the node has been visited enough.
    /// In a `mixed` node not every known action is legal now.
    fn choose_edge(&mut self, game: &G, state: &G::State, node: NodeId, seat: Seat, mixed: bool) -> EdgeId {
        let widen = self.tree.kind(node) != NodeKind::Complete && self.has_room(node);
        // With hidden things the legal actions may differ from world to world.
        let same = !mixed && game.same_actions(state);
        if widen || !same {
            game.legal_actions(state, &mut self.actions);
        }
        if widen && let Some(edge) = self.widen(game, state, node, same) {
            return edge;
        }
        let legal = (!same).then_some(&self.actions[..]);
        let deviation = self.spread.deviation(seat.index());
        match self.tree.select(node, seat.index(), legal, &self.tuning, deviation) {
            Some(edge) => edge,
            // No known action is legal in this world: one of its own joins.
            None => {
                let action = *chance::pick(&mut self.rng, &self.actions);
                self.tree.add(node, Edge::new(Step::Action(action), 1.0 / self.actions.len() as f32))
            }
        }
    }

    /// Returns whether a node has been visited often enough for another action.
    fn has_room(&self, node: NodeId) -> bool {
        let (factor, power) = self.tuning.widening;
        let room = (factor * (self.tree.visits(node) as f32 + 1.0).powf(power)).ceil();
        (self.tree.count(node) as f32) < room
    }

    /// Adds the legal action of greatest weight that the node does not have yet.
    fn widen(&mut self, game: &G, state: &G::State, node: NodeId, same: bool) -> Option<EdgeId> {
        match self.tuning.selection {
            Selection::Weighed => game.weigh(state, &self.actions, &self.weights, &mut self.likely),
            Selection::Plain => {
                self.likely.clear();
                // Any order will do, but always the same would favour what is listed first.
                self.likely.extend(self.actions.iter().map(|_| 1.0 + chance::unit(&mut self.rng)));
            }
        }
        let total: f32 = self.likely.iter().sum();
        let mut best: Option<(G::Action, f32)> = None;
        for (action, weight) in self.actions.iter().zip(&self.likely) {
            // Most actions are lighter than the best so far: only the others are looked for among the edges.
            if best.is_none_or(|(_, most)| *weight > most)
                && self.tree.find(node, &Step::Action(*action)).is_none()
            {
                best = Some((*action, *weight));
            }
        }
        if same && self.tree.count(node) as usize + 1 >= self.actions.len() {
            self.tree.set_kind(node, NodeKind::Complete);
        }
        best.map(|(action, weight)| self.tree.add(node, Edge::new(Step::Action(action), weight / total)))
    }

    /// Evaluates a leaf in the way the game's heuristic asks for.
    fn look_beyond(&mut self, game: &G, state: &mut G::State) -> WinShares {
        let playout = self.tuning.playout.unwrap_or(G::PLAYOUT);
        let turn = game.turn(state);
        let steps = match playout {
            Playout::None => 0,
            Playout::Turn => MAX_TURN_STEPS,
            Playout::Guided(steps) => steps,
            Playout::ToTheEnd | Playout::GuidedToTheEnd => u32::MAX,
        };
        for _ in 0..steps {
            if playout == Playout::Turn && game.turn(state) != turn {
                break;
            }
            let guided = playout != Playout::ToTheEnd && matches!(game.to_move(state), ToMove::Seat(_));
            let step = if guided {
                self.guided_step(game, state)
            } else {
                match random_step(game, state, &mut self.rng, &mut self.actions) {
                    Some(step) => step,
                    None => return game.win_shares(state),
                }
            };
            game.play_unchecked(state, &step, &mut Silence);
        }
        if game.to_move(state) == ToMove::Over {
            game.win_shares(state)
        } else {
            game.estimate(state, &self.weights)
        }
    }

    fn guided_step(&mut self, game: &G, state: &G::State) -> StepOf<G> {
        game.legal_actions(state, &mut self.actions);
        game.weigh(state, &self.actions, &self.weights, &mut self.likely);
        let total: f32 = self.likely.iter().sum();
        let mut point = total * chance::unit(&mut self.rng);
        for (action, weight) in self.actions.iter().zip(&self.likely) {
            point -= weight;
            if point <= 0.0 {
                return Step::Action(*action);
            }
        }
        Step::Action(self.actions[self.actions.len() - 1])
    }
}

/// Returns what a chance step has come to: always who is to act, and what the game says of it where it sorts outcomes.
fn upshot_of<G: Heuristic>(game: &G, after: &G::State, kind: NodeKind) -> u32 {
    let upshot = if kind == NodeKind::Sorted { game.upshot(after) } else { 0 };
    upshot.rotate_left(4) ^ actor(game.to_move(after))
}

fn actor(to_move: ToMove) -> u32 {
    match to_move {
        ToMove::Over => 0,
        ToMove::Chance => 1,
        ToMove::Seat(seat) => 2 + seat.index() as u32,
    }
}
