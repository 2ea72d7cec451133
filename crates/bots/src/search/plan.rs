//! Planning whole turns, for games in which a turn has many small steps.
//!
//! A plan is a sequence of the game's errands. Layer by layer the best unfinished plans get one more errand each; plans
//! that lead to the same position are one. The best finished plans are answered by the next seats, who plan in the same
//! way with less care, and the plan that then looks best is kept and played step by step.

use hexapod_core::{
    Errands, Heuristic, Knowledge, MAX_SEATS, Rng as _, Seat, SeedableRng, Silence, SmallRng, Step, ToMove,
    Viewer, WinShares, chance, heuristic::own_weights,
};

use crate::analysis::{Analysis, Choice, most_visited};

/// Maximum number of errands in one turn.
const MAX_ERRANDS: usize = 40;
/// Maximum number of unfinished plans kept in a layer.
const MAX_WIDTH: usize = 4096;
/// Number of unfinished plans kept in a layer when another seat answers.
const ANSWER_WIDTH: usize = 2;
/// Maximum number of turns of other seats that answer a plan.
const MAX_ANSWERS: usize = 2;
/// Number of chance outcomes sampled before the answer.
const CHANCE_SAMPLES: usize = 2;

/// A turn that has been begun, or finished.
struct Draft<S> {
    state: S,
    shares: WinShares,
    /// Its last errand, in the list of links.
    link: u32,
}

/// An errand as a part of the trail of actions, and the one before it.
#[derive(Clone, Copy)]
struct Link {
    before: u32,
    start: u32,
    end: u32,
}

/// No errand yet.
const NO_LINK: u32 = u32::MAX;

/// The next actions of a turn, and how the game is then expected to end.
struct Plan<A> {
    /// Each with whether its errand goes on after it.
    actions: Vec<(A, bool)>,
    shares: WinShares,
    /// Positions looked at until it was found.
    thought: u64,
}

/// The budget of a plan.
struct Thought<F> {
    done: u64,
    limit: u64,
    more: F,
}

impl<F: FnMut(u64) -> bool> Thought<F> {
    /// Returns whether one more position may be looked at.
    fn spend(&mut self) -> bool {
        let allowed = self.done < self.limit && (self.more)(self.done);
        self.done += u64::from(allowed);
        allowed
    }
}

/// Whether a turn must not lead to a position; nothing is avoided by `None`.
pub type Avoided<'a, S> = Option<&'a dyn Fn(&S) -> bool>;

/// Plans turns and remembers the plan from step to step.
pub(super) struct Planner<G: Heuristic> {
    weights: Vec<f32>,
    rng: SmallRng,
    /// Decides among plans that are about equally good, so that games of one table differ.
    whim: Whim,
    errands: Errands<G::Action>,
    actions: Vec<G::Action>,
    layer: Vec<Draft<G::State>>,
    next: Vec<Draft<G::State>>,
    finished: Vec<Draft<G::State>>,
    links: Vec<Link>,
    trail: Vec<G::Action>,
    /// Ends of the turn with what the others made of them.
    answered: Vec<(G::State, WinShares)>,
    /// What is left of the plan, and the position in which it goes on.
    kept: Option<(Plan<G::Action>, G::State)>,
    /// The turn that was planned last, and what it has played in it.
    planned: Option<u32>,
    played: Vec<G::Action>,
    /// Whether the last step has begun an errand that goes on.
    on_errand: bool,
}

impl<G: Heuristic> Planner<G> {
    pub(super) fn new(seed: u64) -> Self {
        Self {
            weights: own_weights::<G>(),
            rng: SmallRng::seed_from_u64(seed),
            whim: Whim::default(),
            errands: Errands::default(),
            actions: Vec::new(),
            layer: Vec::new(),
            next: Vec::new(),
            finished: Vec::new(),
            links: Vec::new(),
            trail: Vec::new(),
            answered: Vec::new(),
            kept: None,
            planned: None,
            played: Vec::new(),
            on_errand: false,
        }
    }

    /// Takes other values for the game's weights.
    pub(super) fn weigh(&mut self, weights: Vec<f32>) {
        self.weights = weights;
    }

    /// Returns the next step of the plan it has, if everything went as expected.
    pub(super) fn go_on(&mut self, knowledge: &Knowledge<'_, G>, legal: &[G::Action]) -> Option<Analysis<G>> {
        let (plan, state) = self.kept.take()?;
        let view = knowledge.game().view(&state, Viewer::Seat(knowledge.seat()));
        let expected = !plan.actions.is_empty() && view == knowledge.view();
        expected.then(|| self.play(knowledge, plan, state, blank(legal)))
    }

    /// Returns whether an errand has been begun and not been ended.
    pub(super) fn is_on_errand(&self) -> bool {
        self.on_errand && self.kept.is_some()
    }

    /// Sets out on an errand drawn at random, and returns its first step.
    pub(super) fn set_out(&mut self, knowledge: &Knowledge<'_, G>, rng: &mut SmallRng) -> G::Action {
        let (game, world) = (knowledge.game(), knowledge.imagine(rng));
        list_errands(game, &world, &self.weights, &mut self.actions, &mut self.errands);
        self.begin_turn(game.turn(&world));
        let errands = (0..self.errands.len()).map(|errand| self.errands.get(errand));
        let onward: Vec<&[G::Action]> =
            errands.filter(|errand| !game.turns_back(&self.played, &errand[0])).collect();
        let drawn: &&[G::Action] = chance::pick(rng, &onward);
        let actions = on_errand(drawn).collect();
        // With no visits at all, the next step of the errand would not be the most visited one.
        self.take_step(game, Plan { actions, shares: [0.0; MAX_SEATS], thought: 1 }, world)
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
        // A turn that is planned anew goes on as it began: another preference might lead back.
        let begins = self.begin_turn(knowledge.game().turn(&world));
        self.whim = Whim::new(knowledge.game().turn(&world), self.rng.next_u64(), begins);
        let mut thought = Thought { done: 0, limit, more };
        let seat = knowledge.seat();
        let plan = self.think(knowledge.game(), &world, seat, None, &mut thought, &mut |plan| {
            let Some(choice) = choices.iter_mut().find(|choice| choice.action == plan.actions[0].0) else {
                return;
            };
            if choice.visits == 0 || plan.shares[seat.index()] > choice.shares[seat.index()] {
                choice.shares = plan.shares;
            }
            choice.visits += 1;
        });
        // Without any thought it does the first thing it may.
        let plan =
            plan.unwrap_or(Plan { actions: vec![(legal[0], false)], shares: [0.0; MAX_SEATS], thought: 0 });
        self.play(knowledge, Plan { thought: thought.done, ..plan }, world, choices)
    }

    /// Returns the whole turns that it finds for the seat, each with the shares after the answers of the others. No step of
    /// theirs leads to a position that is avoided.
    pub(super) fn turns(
        &mut self,
        knowledge: &Knowledge<'_, G>,
        avoided: Avoided<'_, G::State>,
        limit: u64,
    ) -> Vec<(Vec<G::Action>, WinShares)> {
        self.kept = None;
        self.played.clear();
        let world = knowledge.imagine(&mut self.rng);
        self.whim = Whim { salt: self.rng.next_u64(), size: Whim::SIZE };
        let mut thought = Thought { done: 0, limit, more: |_| true };
        let mut turns = Vec::new();
        self.think(knowledge.game(), &world, knowledge.seat(), avoided, &mut thought, &mut |plan| {
            turns.push((plan.actions.iter().map(|(action, _)| *action).collect(), plan.shares));
        });
        turns
    }

    /// Notes the turn, and returns whether it is another one than before.
    fn begin_turn(&mut self, turn: u32) -> bool {
        let begins = self.planned.replace(turn) != Some(turn);
        if begins {
            self.played.clear();
        }
        begins
    }

    /// Plays the first step of a plan, with what was found out about the others.
    fn play(
        &mut self,
        knowledge: &Knowledge<'_, G>,
        plan: Plan<G::Action>,
        state: G::State,
        mut choices: Vec<Choice<G>>,
    ) -> Analysis<G> {
        let line = plan.actions.iter().map(|(action, _)| Step::Action(*action)).collect();
        let (shares, iterations) = (plan.shares, plan.thought);
        let action = self.take_step(knowledge.game(), plan, state);
        // What was not a look at something else was a look at the plan.
        let others: u64 =
            choices.iter().filter(|choice| choice.action != action).map(|choice| choice.visits).sum();
        if let Some(choice) = choices.iter_mut().find(|choice| choice.action == action) {
            choice.visits = iterations.saturating_sub(others);
            choice.shares = shares;
        }
        let best = most_visited(&choices, knowledge.seat());
        Analysis { choices, best, line, iterations }
    }

    /// Takes the first step off the plan and keeps the rest.
    fn take_step(&mut self, game: &G, mut plan: Plan<G::Action>, mut state: G::State) -> G::Action {
        let (action, goes_on) = plan.actions.remove(0);
        game.play_unchecked(&mut state, &Step::Action(action), &mut Silence);
        self.on_errand = goes_on;
        self.played.push(action);
        self.kept = Some((plan, state));
        action
    }

    /// Plans with growing width until the budget is used up. `answered` is called with each plan that was answered.
    fn think<F: FnMut(u64) -> bool>(
        &mut self,
        game: &G,
        world: &G::State,
        seat: Seat,
        avoided: Avoided<'_, G::State>,
        thought: &mut Thought<F>,
        answered: &mut dyn FnMut(&Plan<G::Action>),
    ) -> Option<Plan<G::Action>> {
        let whim = self.whim;
        let share = |plan: &Plan<G::Action>| whim.liking(&plan.shares, seat);
        let luck = self.rng.clone();
        self.answered.clear();
        let mut best: Option<Plan<G::Action>> = None;
        let mut width = 1;
        while width <= MAX_WIDTH {
            if !self.plan_turn(game, world, seat, width, avoided, thought) {
                // At least it knows how to begin.
                return best.or_else(|| self.best_beginning(seat));
            }
            let plans: Vec<(Plan<G::Action>, G::State)> = self
                .finished
                .iter()
                .map(|draft| (self.plan_of(draft), draft.state.clone()))
                .filter(|(_, end)| self.answered.iter().all(|(known, _)| known != end))
                .collect();
            for (mut plan, end) in plans {
                // Every plan is answered from the same generator state: they meet the same rolls and draws, so that a
                // difference between their shares comes from the plans and not from luck.
                self.rng = luck.clone();
                let Some(shares) = self.answer(game, &end, seat, thought) else { return best.or(Some(plan)) };
                self.answered.push((end, shares));
                plan.shares = shares;
                answered(&plan);
                if best.as_ref().is_none_or(|best| share(&plan) > share(best)) {
                    best = Some(plan);
                }
            }
            width *= 2;
        }
        best
    }

    /// Returns the shares after the next seats have answered as they think best; nothing if the budget runs out.
    fn answer<F: FnMut(u64) -> bool>(
        &mut self,
        game: &G,
        end: &G::State,
        seat: Seat,
        thought: &mut Thought<F>,
    ) -> Option<WinShares> {
        let fortunes = if game.to_move(end) == ToMove::Chance { CHANCE_SAMPLES } else { 1 };
        let mut mean = [0.0; MAX_SEATS];
        for _ in 0..fortunes {
            let mut state = end.clone();
            for _ in 0..MAX_ANSWERS {
                while game.to_move(&state) == ToMove::Chance {
                    let outcome = game.sample_chance(&state, &mut self.rng);
                    game.play_unchecked(&mut state, &Step::Chance(outcome), &mut Silence);
                }
                match game.to_move(&state) {
                    ToMove::Seat(other) if other != seat => {
                        if !self.plan_turn(game, &state, other, ANSWER_WIDTH, None, thought) {
                            return None;
                        }
                        state = self.finished[0].state.clone();
                    }
                    ToMove::Seat(_) | ToMove::Chance | ToMove::Over => break,
                }
            }
            let shares = self.shares(game, &state);
            for (sum, share) in mean.iter_mut().zip(shares) {
                *sum += share / fortunes as f32;
            }
        }
        Some(mean)
    }

    /// Writes the best ways it finds to finish the turn into `finished`, best first. Returns whether the budget
    /// sufficed.
    fn plan_turn<F: FnMut(u64) -> bool>(
        &mut self,
        game: &G,
        from: &G::State,
        seat: Seat,
        width: usize,
        avoided: Avoided<'_, G::State>,
        thought: &mut Thought<F>,
    ) -> bool {
        self.links.clear();
        self.trail.clear();
        self.finished.clear();
        self.next.clear();
        self.next.push(Draft { state: from.clone(), shares: [0.0; MAX_SEATS], link: NO_LINK });
        for _ in 0..MAX_ERRANDS {
            std::mem::swap(&mut self.layer, &mut self.next);
            self.next.clear();
            for at in 0..self.layer.len() {
                if !self.continue_draft(game, at, seat, avoided, thought) {
                    return false;
                }
            }
            keep_best(&mut self.next, seat, width, self.whim);
            if self.next.is_empty() {
                break;
            }
        }
        keep_best(&mut self.finished, seat, width, self.whim);
        // A turn of more errands than that has no end here; the longest beginnings stand for it.
        if self.finished.is_empty() {
            std::mem::swap(&mut self.finished, &mut self.next);
        }
        true
    }

    /// Adds every errand to a draft of the layer: those that end the turn are finished, the others go on in the next
    /// layer. Returns whether the budget sufficed.
    fn continue_draft<F: FnMut(u64) -> bool>(
        &mut self,
        game: &G,
        at: usize,
        seat: Seat,
        avoided: Avoided<'_, G::State>,
        thought: &mut Thought<F>,
    ) -> bool {
        let Draft { state: before, link, .. } = &self.layer[at];
        let (turn, link) = (game.turn(before), *link);
        list_errands(game, before, &self.weights, &mut self.actions, &mut self.errands);
        for errand in 0..self.errands.len() {
            let before = match link {
                NO_LINK => &self.played[..],
                link => self.trail_of(self.links[link as usize]),
            };
            if game.turns_back(before, &self.errands.get(errand)[0]) {
                continue;
            }
            if !thought.spend() {
                return false;
            }
            let mut state = self.layer[at].state.clone();
            let start = self.trail.len() as u32;
            let (mut goes_on, mut is_avoided) = (true, false);
            for action in self.errands.get(errand) {
                game.play_unchecked(&mut state, &Step::Action(*action), &mut Silence);
                self.trail.push(*action);
                is_avoided |= avoided.is_some_and(|avoided| avoided(&state));
                goes_on = game.to_move(&state) == ToMove::Seat(seat) && game.turn(&state) == turn;
                if !goes_on {
                    break;
                }
            }
            if is_avoided {
                continue;
            }
            let shares = self.shares(game, &state);
            let draft = Draft { state, shares, link: self.links.len() as u32 };
            self.links.push(Link { before: link, start, end: self.trail.len() as u32 });
            if goes_on { &mut self.next } else { &mut self.finished }.push(draft);
        }
        true
    }

    fn trail_of(&self, link: Link) -> &[G::Action] {
        &self.trail[link.start as usize..link.end as usize]
    }

    fn shares(&self, game: &G, state: &G::State) -> WinShares {
        if game.to_move(state) == ToMove::Over {
            game.win_shares(state)
        } else {
            game.estimate(state, &self.weights)
        }
    }

    /// Returns the best plan found before the budget ran out.
    fn best_beginning(&self, seat: Seat) -> Option<Plan<G::Action>> {
        let begun = self.layer.iter().filter(|draft| draft.link != NO_LINK);
        let all = self.finished.iter().chain(begun).chain(&self.next);
        let share = |draft: &Draft<G::State>| draft.shares[seat.index()];
        let best = all.reduce(|best, draft| if share(draft) > share(best) { draft } else { best });
        best.map(|draft| self.plan_of(draft))
    }

    fn plan_of(&self, draft: &Draft<G::State>) -> Plan<G::Action> {
        let mut links = Vec::new();
        let mut at = draft.link;
        while at != NO_LINK {
            let link = self.links[at as usize];
            links.push(link);
            at = link.before;
        }
        let errands = links.iter().rev().map(|link| self.trail_of(*link));
        Plan { actions: errands.flat_map(on_errand).collect(), shares: draft.shares, thought: 0 }
    }
}

/// Returns the actions of an errand, each with whether it goes on after it.
fn on_errand<A: Copy>(actions: &[A]) -> impl Iterator<Item = (A, bool)> + '_ {
    actions.iter().enumerate().map(|(at, action)| (*action, at + 1 < actions.len()))
}

/// Writes the errands of a position; where the game names none, every action is one.
fn list_errands<G: Heuristic>(
    game: &G,
    state: &G::State,
    weights: &[f32],
    actions: &mut Vec<G::Action>,
    errands: &mut Errands<G::Action>,
) {
    errands.clear();
    game.errands(state, weights, errands);
    if errands.is_empty() {
        game.legal_actions(state, actions);
        errands.close_each(actions.drain(..));
    }
}

/// Returns all legal actions, without statistics.
fn blank<G: Heuristic>(legal: &[G::Action]) -> Vec<Choice<G>> {
    legal.iter().map(|action| Choice { action: *action, visits: 0, shares: [0.0; MAX_SEATS] }).collect()
}

/// Keeps the best `width` drafts, best first, each position only once.
fn keep_best<S: PartialEq>(drafts: &mut Vec<Draft<S>>, seat: Seat, width: usize, whim: Whim) {
    // Stable: of drafts with the same shares, the first listed comes first. The same position has the same shares, so
    // that its drafts stand together.
    drafts.sort_by(|a, b| whim.liking(&b.shares, seat).total_cmp(&whim.liking(&a.shares, seat)));
    drafts.dedup_by(|a, b| a.shares == b.shares && a.state == b.state);
    drafts.truncate(width);
}

/// A preference that follows from the seed, smaller than what an estimate can tell apart. Without it a game without
/// chance would always be played in the same way.
#[derive(Debug, Clone, Copy, Default)]
struct Whim {
    salt: u64,
    /// The largest preference, as a share of the victory.
    size: f32,
}

impl Whim {
    /// In every turn.
    const SIZE: f32 = 2e-3;
    /// In the opening beyond that, divided by the square of the turn's number, when a turn begins.
    const OPENING: f32 = 1.0;

    fn new(turn: u32, salt: u64, begins: bool) -> Self {
        let opening = if begins { Self::OPENING / (turn as f32).max(1.0).powi(2) } else { 0.0 };
        Self { salt, size: Self::SIZE + opening }
    }

    /// Returns how much a seat likes these shares: its own, and the preference.
    fn liking(self, shares: &WinShares, seat: Seat) -> f32 {
        let mix =
            |hash: u64, share: &f32| (hash ^ u64::from(share.to_bits())).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let part = (shares.iter().fold(self.salt, mix) >> 40) as f32 / (1 << 24) as f32;
        shares[seat.index()] + self.size * part
    }
}
