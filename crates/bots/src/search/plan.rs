//! Planning whole turns, for games in which a turn has many small steps.
//!
//! A plan is a sequence of the game's errands. Layer by layer the best unfinished plans get one more errand each; plans
//! that lead to the same position are one. The best finished plans are answered by the next seats, who plan in the same
//! way with less care, and the plan that then looks best is kept and played step by step.

use hexapod_core::{
    Errands, Heuristic, Knowledge, MAX_SEATS, Seat, SeedableRng, Silence, SmallRng, Step, ToMove, Viewer,
    WinShares, heuristic::own_weights,
};

use crate::analysis::{Analysis, Choice, most_visited};

/// Errands of one turn, at most.
const LAYERS: usize = 40;
/// Ways in which chance may go on before the answer.
const FORTUNES: u64 = 2;
/// Turns of others that answer a plan, at most.
const ANSWERS: usize = 2;
/// Plans that the answering seats keep in mind.
const ANSWER_WIDTH: usize = 2;
/// No wider than this: beyond, memory grows and nothing is gained.
const WIDEST: usize = 4096;

/// A turn that has been begun.
struct Draft<S> {
    state: S,
    shares: WinShares,
    /// Its last errand, in the list of links.
    link: u32,
}

/// An errand and those before it.
#[derive(Clone, Copy)]
struct Link {
    before: u32,
    start: u32,
    end: u32,
}

const NO_LINK: u32 = u32::MAX;

/// A plan for the rest of a turn, and how it is expected to end.
struct Plan<A> {
    actions: Vec<A>,
    shares: WinShares,
}

/// How much thought is left.
struct Thought<F> {
    done: u64,
    limit: u64,
    more: F,
    /// Whether it must go on whatever the budget says.
    must: bool,
}

impl<F: FnMut(u64) -> bool> Thought<F> {
    fn spend(&mut self, positions: u64) -> bool {
        self.done += positions;
        self.must || (self.done < self.limit && (self.more)(self.done))
    }
}

/// Plans turns and remembers the plan from step to step.
pub(super) struct Planner<G: Heuristic> {
    weights: Vec<f32>,
    rng: SmallRng,
    errands: Errands<G::Action>,
    actions: Vec<G::Action>,
    layer: Vec<Draft<G::State>>,
    next: Vec<Draft<G::State>>,
    finished: Vec<Draft<G::State>>,
    links: Vec<Link>,
    trail: Vec<G::Action>,
    /// What is left of the plan, and the position in which it goes on.
    kept: Option<(Plan<G::Action>, G::State)>,
}

impl<G: Heuristic> Planner<G> {
    pub(super) fn new(seed: u64) -> Self {
        Self {
            weights: own_weights::<G>(),
            rng: SmallRng::seed_from_u64(seed),
            errands: Errands::default(),
            actions: Vec::new(),
            layer: Vec::new(),
            next: Vec::new(),
            finished: Vec::new(),
            links: Vec::new(),
            trail: Vec::new(),
            kept: None,
        }
    }

    pub(super) fn weigh(&mut self, weights: Vec<f32>) {
        self.weights = weights;
    }

    /// Returns the next step of the plan it has, if everything went as expected.
    pub(super) fn go_on(&mut self, knowledge: &Knowledge<'_, G>, legal: &[G::Action]) -> Option<Analysis<G>> {
        let (plan, state) = self.kept.take()?;
        let (game, seat) = (knowledge.game(), knowledge.seat());
        let expected = !plan.actions.is_empty() && game.view(&state, Viewer::Seat(seat)) == knowledge.view();
        expected.then(|| self.play(knowledge, plan, state, blank(legal), 1))
    }

    /// Makes a plan and returns its first step.
    pub(super) fn plan(
        &mut self,
        knowledge: &Knowledge<'_, G>,
        legal: &[G::Action],
        limit: u64,
        more: impl FnMut(u64) -> bool,
    ) -> Analysis<G> {
        let mut choices = blank(legal);
        let world = knowledge.imagine(&mut self.rng);
        let mut thought = Thought { done: 0, limit, more, must: true };
        let plan = self.think(knowledge.game(), &world, knowledge.seat(), &mut thought, &mut choices);
        self.play(knowledge, plan, world, choices, thought.done)
    }

    /// Takes the first step off the plan and keeps the rest.
    fn play(
        &mut self,
        knowledge: &Knowledge<'_, G>,
        mut plan: Plan<G::Action>,
        mut state: G::State,
        mut choices: Vec<Choice<G>>,
        iterations: u64,
    ) -> Analysis<G> {
        let line = plan.actions.iter().map(|action| Step::Action(*action)).collect();
        // Whoever plans has at least one errand, and each errand an action.
        let action = plan.actions.remove(0);
        knowledge.game().play_unchecked(&mut state, &Step::Action(action), &mut Silence);
        if let Some(choice) = choices.iter_mut().find(|choice| choice.action == action) {
            choice.visits = iterations;
            choice.shares = plan.shares;
        }
        self.kept = Some((plan, state));
        let best = most_visited(&choices, knowledge.seat());
        Analysis { choices, best, line, iterations }
    }

    /// Plans wider and wider until the thought is used up.
    fn think<F: FnMut(u64) -> bool>(
        &mut self,
        game: &G,
        world: &G::State,
        seat: Seat,
        thought: &mut Thought<F>,
        choices: &mut [Choice<G>],
    ) -> Plan<G::Action> {
        let mut best = self
            .plan_turn(game, world, seat, 1, thought)
            .map(|found| Plan { actions: self.actions_of(found), shares: self.finished[0].shares });
        thought.must = false;
        let mut width = 4;
        while width <= WIDEST && thought.spend(0) {
            match self.plan_answered(game, world, seat, width, thought, choices) {
                Some(plan) => best = Some(plan),
                None => break,
            }
            width *= 2;
        }
        best.unwrap_or_else(|| unreachable!("the first plan is always finished"))
    }

    /// Returns the best plan after the others' answers, or nothing if the thought ran out.
    fn plan_answered<F: FnMut(u64) -> bool>(
        &mut self,
        game: &G,
        world: &G::State,
        seat: Seat,
        width: usize,
        thought: &mut Thought<F>,
        choices: &mut [Choice<G>],
    ) -> Option<Plan<G::Action>> {
        self.plan_turn(game, world, seat, width, thought)?;
        let finalists: Vec<(Plan<G::Action>, G::State)> = (0..self.finished.len())
            .map(|at| {
                let actions = self.actions_of(self.finished[at].link);
                (Plan { actions, shares: self.finished[at].shares }, self.finished[at].state.clone())
            })
            .collect();
        let seed = self.rng.clone();
        let mut best: Option<Plan<G::Action>> = None;
        for (mut plan, state) in finalists {
            // The same luck for all.
            self.rng = seed.clone();
            plan.shares = self.answer(game, &state, seat, thought)?;
            if let Some(choice) = choices.iter_mut().find(|choice| choice.action == plan.actions[0]) {
                if choice.visits == 0 || plan.shares[seat.index()] > choice.shares[seat.index()] {
                    choice.shares = plan.shares;
                }
                choice.visits += 1;
            }
            if best.as_ref().is_none_or(|best| plan.shares[seat.index()] > best.shares[seat.index()]) {
                best = Some(plan);
            }
        }
        best
    }

    /// Returns the shares after the next seats have answered as they think best.
    fn answer<F: FnMut(u64) -> bool>(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        thought: &mut Thought<F>,
    ) -> Option<WinShares> {
        let fortunes = if game.to_move(state) == ToMove::Chance { FORTUNES } else { 1 };
        let mut sums = [0.0; MAX_SEATS];
        for _ in 0..fortunes {
            let mut state = state.clone();
            for _ in 0..ANSWERS {
                while game.to_move(&state) == ToMove::Chance {
                    let outcome = game.sample_chance(&state, &mut self.rng);
                    game.play_unchecked(&mut state, &Step::Chance(outcome), &mut Silence);
                }
                match game.to_move(&state) {
                    ToMove::Seat(other) if other != seat => {
                        self.plan_turn(game, &state, other, ANSWER_WIDTH, thought)?;
                        state = self.finished[0].state.clone();
                    }
                    ToMove::Seat(_) | ToMove::Chance | ToMove::Over => break,
                }
            }
            let shares = self.shares(game, &state);
            for (sum, share) in sums.iter_mut().zip(shares) {
                *sum += share / fortunes as f32;
            }
        }
        Some(sums)
    }

    fn shares(&self, game: &G, state: &G::State) -> WinShares {
        if game.to_move(state) == ToMove::Over {
            game.win_shares(state)
        } else {
            game.estimate(state, &self.weights)
        }
    }

    /// Finishes the turn in the best ways it finds, best first, or returns nothing if the thought runs out. Returns the
    /// best one's last link.
    fn plan_turn<F: FnMut(u64) -> bool>(
        &mut self,
        game: &G,
        from: &G::State,
        seat: Seat,
        width: usize,
        thought: &mut Thought<F>,
    ) -> Option<u32> {
        let turn = game.turn(from);
        self.links.clear();
        self.trail.clear();
        self.finished.clear();
        self.layer.clear();
        self.layer.push(Draft { state: from.clone(), shares: [0.0; MAX_SEATS], link: NO_LINK });
        for _ in 0..LAYERS {
            let layer = std::mem::take(&mut self.layer);
            self.next.clear();
            for draft in &layer {
                self.continue_draft(game, draft, seat, turn);
                if !thought.spend(self.errands.len() as u64) {
                    self.layer = layer;
                    return None;
                }
            }
            self.layer = layer;
            keep_best(&mut self.next, seat, width);
            if self.next.is_empty() {
                break;
            }
            std::mem::swap(&mut self.layer, &mut self.next);
        }
        keep_best(&mut self.finished, seat, width);
        self.finished.first().map(|draft| draft.link)
    }

    /// Adds every errand to a draft: those that end the turn are finished, the others go on in the next layer.
    fn continue_draft(&mut self, game: &G, draft: &Draft<G::State>, seat: Seat, turn: u32) {
        self.errands.clear();
        game.errands(&draft.state, &self.weights, &mut self.errands);
        if self.errands.is_empty() {
            game.legal_actions(&draft.state, &mut self.actions);
            self.errands.close_each(self.actions.drain(..));
        }
        for at in 0..self.errands.len() {
            let mut state = draft.state.clone();
            let start = self.trail.len();
            let mut goes_on = true;
            for action in self.errands.get(at) {
                game.play_unchecked(&mut state, &Step::Action(*action), &mut Silence);
                self.trail.push(*action);
                goes_on = game.to_move(&state) == ToMove::Seat(seat) && game.turn(&state) == turn;
                if !goes_on {
                    break;
                }
            }
            let shares = self.shares(game, &state);
            let link = self.links.len() as u32;
            self.links.push(Link { before: draft.link, start: start as u32, end: self.trail.len() as u32 });
            let drafts = if goes_on { &mut self.next } else { &mut self.finished };
            drafts.push(Draft { state, shares, link });
        }
    }

    fn actions_of(&self, link: u32) -> Vec<G::Action> {
        let mut links = Vec::new();
        let mut at = link;
        while at != NO_LINK {
            let link = self.links[at as usize];
            links.push(link);
            at = link.before;
        }
        links
            .iter()
            .rev()
            .flat_map(|link| &self.trail[link.start as usize..link.end as usize])
            .copied()
            .collect()
    }
}

/// Returns all legal actions before anything is known about them.
fn blank<G: Heuristic>(legal: &[G::Action]) -> Vec<Choice<G>> {
    legal.iter().map(|action| Choice { action: *action, visits: 0, shares: [0.0; MAX_SEATS] }).collect()
}

/// Keeps the best `width` drafts, best first, each position only once.
fn keep_best<S: PartialEq>(drafts: &mut Vec<Draft<S>>, seat: Seat, width: usize) {
    let share = |draft: &Draft<S>| draft.shares[seat.index()];
    // Stable: of equals, the first listed comes first.
    drafts.sort_by(|a, b| share(b).total_cmp(&share(a)));
    // Positions that are the same have the same estimate, so they stand together.
    drafts.dedup_by(|a, b| a.shares == b.shares && a.state == b.state);
    drafts.truncate(width);
}
