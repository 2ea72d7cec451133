//! Random play for the laws, and how a broken one is told.

use std::panic::{AssertUnwindSafe, catch_unwind};

use hexapod_core::chance::{below, pick, pick_weighted};
use hexapod_core::{
    Game, Odds, Refuse, Rng as _, SeedableRng as _, Setup, Silence, SmallRng, Step, StepOf, ToMove, Viewer,
    Wish, step_text,
};

use super::Plan;

/// Whether a law holds here; if not, what is wrong, in a sentence.
pub(super) type Verdict = Result<(), String>;

/// Steps of each kind that are remembered as candidates for later positions.
const REMEMBERED: usize = 96;

/// One random game.
pub(super) struct Run<G: Game> {
    pub(super) game: G,
    pub(super) state: G::State,
    /// How many steps have been played.
    pub(super) number: usize,
    pub(super) rng: SmallRng,
    pub(super) seen: Seen<G>,
    every: usize,
}

/// Steps that were legal in earlier positions: good candidates for steps that are not legal now.
pub(super) struct Seen<G: Game> {
    pub(super) actions: Vec<G::Action>,
    pub(super) outcomes: Vec<G::Chance>,
    pub(super) texts: Vec<String>,
}

/// What can happen now.
pub(super) enum Choices<G: Game> {
    Actions(Vec<G::Action>),
    Outcomes(Vec<(G::Chance, u64)>),
    Roll(u8),
    Nothing,
}

/// Plays all games of a plan.
///
/// # Panics
/// Panics if `law` does not hold in one of them, or the game itself panics.
pub(super) fn hold<G: Game>(plan: &Plan<G>, law: &str, mut holds: impl FnMut(&mut Run<G>) -> Verdict) {
    assert!(!plan.tables.is_empty() && plan.games > 0, "the plan plays nothing");
    for table in &plan.tables {
        for index in 0..plan.games {
            let game = match G::from_wish(table) {
                Ok(game) => game,
                Err(error) => panic!("the plan has a table that cannot be played: {error}"),
            };
            let seed = plan.seed.wrapping_mul(1_000_003).wrapping_add(index as u64);
            let mut run = Run::new(game, seed, plan.every);
            let verdict = catch_unwind(AssertUnwindSafe(|| holds(&mut run)));
            let message = match verdict {
                Ok(Ok(())) => continue,
                Ok(Err(message)) => message,
                Err(panic) => format!("the game panicked: {}", panic_text(&*panic)),
            };
            let Setup { seats, options, .. } = run.game.setup();
            let options = serde_json::Value::Object(options.changed());
            let written = catch_unwind(AssertUnwindSafe(|| run.game.write_position(&run.state)));
            let position = written.unwrap_or_else(|_| format!("{:?}", run.state));
            panic!(
                "law `{law}` is broken in {id}, {seats} seats, options {options}, plan seed {plan_seed}, game {index}, \
                 after step {number}: {message}\n{position}",
                id = G::INFO.id,
                plan_seed = plan.seed,
                number = run.number,
            );
        }
    }
}

/// Plays all games of a plan and looks at every position, the last one included.
pub(super) fn in_every_position<G: Game>(
    plan: &Plan<G>,
    law: &str,
    mut holds: impl FnMut(&mut Run<G>) -> Verdict,
) {
    hold(plan, law, |run| run.walk(&mut holds));
}

impl<G: Game> Run<G> {
    fn new(game: G, seed: u64, every: usize) -> Self {
        let state = game.start();
        let seen = Seen { actions: Vec::new(), outcomes: Vec::new(), texts: Vec::new() };
        Self { game, state, number: 0, rng: SmallRng::seed_from_u64(seed), seen, every }
    }

    /// Plays on at random and visits every position; a game longer than its bound is left there.
    pub(super) fn walk(&mut self, visit: &mut impl FnMut(&mut Self) -> Verdict) -> Verdict {
        loop {
            visit(self)?;
            let Some(step) = self.choose() else { return Ok(()) };
            if self.number >= self.game.longest() {
                return Ok(());
            }
            self.play(&step);
        }
    }

    /// Returns whether a costly look at this position is due.
    pub(super) fn is_costly_look_due(&mut self) -> bool {
        below(&mut self.rng, self.every as u32) == 0 || self.game.to_move(&self.state) == ToMove::Over
    }

    /// Returns a random step that can happen now, and remembers some that can.
    pub(super) fn choose(&mut self) -> Option<StepOf<G>> {
        let choices = Choices::of(&self.game, &self.state);
        self.seen.remember(&self.game, &self.state, &choices, &mut self.rng);
        choices.pick(&self.game, &self.state, &mut self.rng)
    }

    /// Plays a legal step.
    pub(super) fn play(&mut self, step: &StepOf<G>) {
        self.game.play_unchecked(&mut self.state, step, &mut Silence);
        self.number += 1;
    }

    /// Returns a generator of its own for a sub-question, so that asking twice gives the same answer.
    pub(super) fn fork(&mut self) -> SmallRng {
        SmallRng::seed_from_u64(self.rng.next_u64())
    }

    /// Returns the wish that builds this very game.
    pub(super) fn wish(&self) -> Wish {
        let setup = self.game.setup();
        Wish {
            rules: Some(setup.rules),
            seats: Some(setup.seats),
            preset: None,
            options: setup.options.changed(),
            data: setup.data.clone(),
        }
    }
}

impl<G: Game> Choices<G> {
    pub(super) fn of(game: &G, state: &G::State) -> Self {
        match game.to_move(state) {
            ToMove::Over => Self::Nothing,
            ToMove::Seat(_) => {
                let mut actions = Vec::new();
                game.legal_actions(state, &mut actions);
                Self::Actions(actions)
            }
            ToMove::Chance => {
                let mut outcomes = Vec::new();
                match game.odds(state, &mut outcomes) {
                    Odds::Listed => Self::Outcomes(outcomes),
                    Odds::Roll(dice) => Self::Roll(dice),
                }
            }
        }
    }

    /// Returns one of them at random; nothing if nothing can happen.
    pub(super) fn pick(&self, game: &G, state: &G::State, rng: &mut SmallRng) -> Option<StepOf<G>> {
        match self {
            Self::Actions(actions) if !actions.is_empty() => Some(Step::Action(*pick(rng, actions))),
            Self::Outcomes(outcomes) if outcomes.iter().any(|(_, weight)| *weight > 0) => {
                Some(Step::Chance(pick_weighted(rng, outcomes)))
            }
            Self::Roll(dice) => Some(Step::Chance(game.rolled(state, &faces(*dice, rng)))),
            Self::Actions(_) | Self::Outcomes(_) | Self::Nothing => None,
        }
    }

    /// Returns the listed steps.
    pub(super) fn steps(&self) -> Vec<StepOf<G>> {
        match self {
            Self::Actions(actions) => actions.iter().map(|action| Step::Action(*action)).collect(),
            Self::Outcomes(outcomes) => outcomes.iter().map(|(outcome, _)| Step::Chance(*outcome)).collect(),
            Self::Roll(_) | Self::Nothing => Vec::new(),
        }
    }
}

impl<G: Game> Seen<G> {
    /// Keeps a few of the steps that can happen now, old ones making room at random.
    pub(super) fn remember(&mut self, game: &G, state: &G::State, choices: &Choices<G>, rng: &mut SmallRng) {
        for _ in 0..3 {
            let Some(step) = choices.pick(game, state, rng) else { return };
            keep(&mut self.texts, step_text(game, state, &step), rng);
            match step {
                Step::Action(action) => keep(&mut self.actions, action, rng),
                Step::Chance(outcome) => keep(&mut self.outcomes, outcome, rng),
            }
        }
    }

    /// Returns all remembered steps.
    pub(super) fn steps(&self) -> impl Iterator<Item = StepOf<G>> {
        let actions = self.actions.iter().map(|action| Step::Action(*action));
        actions.chain(self.outcomes.iter().map(|outcome| Step::Chance(*outcome)))
    }
}

fn keep<T: PartialEq>(kept: &mut Vec<T>, item: T, rng: &mut SmallRng) {
    if kept.contains(&item) {
        return;
    }
    if kept.len() < REMEMBERED {
        kept.push(item);
    } else {
        let place = below(rng, REMEMBERED as u32) as usize;
        kept[place] = item;
    }
}

/// Returns the faces of `dice` rolled dice.
pub(super) fn faces(dice: u8, rng: &mut SmallRng) -> Vec<u8> {
    (0..dice).map(|_| below(rng, 6) as u8 + 1).collect()
}

/// Returns the single steps a text stands for, or the code of its refusal.
pub(super) fn read<G: Game>(
    game: &G,
    state: &G::State,
    sender: Option<hexapod_core::Seat>,
    text: &str,
) -> Result<Vec<StepOf<G>>, String> {
    let mut steps = Vec::new();
    game.read(state, sender, text, &mut steps).map_err(|refusal| refusal.code().to_owned())?;
    Ok(steps)
}

/// Returns the notation of a step as `viewer` may know it.
pub(super) fn text_for<G: Game>(game: &G, before: &G::State, step: &StepOf<G>, viewer: Viewer) -> String {
    let mut text = String::new();
    game.write(before, step, viewer, &mut text);
    text
}

/// Returns an error unless `holds`.
pub(super) fn ensure(holds: bool, message: impl FnOnce() -> String) -> Verdict {
    if holds { Ok(()) } else { Err(message()) }
}

fn panic_text(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().cloned();
    text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned())).unwrap_or_default()
}
