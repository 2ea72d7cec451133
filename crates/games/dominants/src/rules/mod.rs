//! What the steps do, chapter by chapter.

mod actions;
mod battle;
mod happenings;
mod thrones;
mod turn;

use hexapod_core::{
    GameInfo, Odds, RankKey, Rng, Rules, Score, Seat, Setup, SetupError, Sink, Step, StepOf, ToMove,
};

pub(crate) use battle::power_of;
pub(crate) use thrones::Falls;

use crate::actions::Action;
use crate::chance::Chance;
use crate::data::COLOURS;
use crate::events::Event;
use crate::game::{DominAnts, Happening, LAST_CYCLE};
use crate::notation::Said;
use crate::refusal::Refusal;
use crate::state::{MAX_SEATS, Phase, PhaseName, State};
use crate::{audit, chance, game, info, position, sample, score};

impl Rules for DominAnts {
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Refusal = Refusal;

    const INFO: &'static GameInfo = &info::INFO;
    const PHASES: &'static [&'static str] = PhaseName::WORDS;
    /// Being in at all, then those of 11.2.
    const MEASURES: &'static [&'static str] = &["last-colony", "points", "power", "stored", "carried"];

    fn new(setup: Setup) -> Result<Self, SetupError> {
        game::new(setup)
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn start(&self) -> State {
        position::fresh(self)
    }

    /// Section 16: each action costs a point, or two stored cubes.
    fn longest(&self) -> usize {
        let points = usize::from(self.most_action_points);
        let cubes = usize::from(self.data.game.sugar_tokens) + points;
        let spawns = cubes / usize::from(self.data.price.spawn_worker);
        let turn = 2 * points + spawns + 1;
        let draws = |happening: &Happening| match *happening {
            Happening::Rain { nodes, .. } => usize::from(nodes),
            Happening::Emigration { ants } => usize::from(ants),
            Happening::Predator | Happening::Speech => 1,
            Happening::Taxes => MAX_SEATS,
            Happening::Currents => 0,
        };
        let event = 1 + self.happenings.iter().map(draws).max().unwrap_or(0);
        let cycles = self.cycle_limit.unwrap_or(LAST_CYCLE) as usize;
        1 + turn * self.seats * cycles + event * (cycles - 1)
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        COLOURS[self.colour_of(seat)]
    }

    #[inline]
    fn to_move(&self, state: &State) -> ToMove {
        match state.phase {
            Phase::Main(seat) | Phase::Merge(seat, _) | Phase::Battle(seat) => ToMove::Seat(seat),
            Phase::Start | Phase::EventRoll | Phase::EventTile { .. } | Phase::EventPlayer => ToMove::Chance,
            Phase::Tax(payers) => self.payer(state, payers).map_or(ToMove::Over, ToMove::Seat),
            Phase::Over => ToMove::Over,
        }
    }

    fn turn(&self, state: &State) -> u32 {
        state.cycle << 3 | state.turn().map_or(7, |seat| seat.index() as u32)
    }

    fn phase(&self, state: &State) -> &'static str {
        state.phase.name().word()
    }

    #[inline]
    fn legal_actions(&self, state: &State, out: &mut Vec<Action>) {
        crate::actions::legal_actions(self, state, out);
    }

    #[inline]
    fn sample_action<R: Rng>(&self, state: &State, rng: &mut R, _: &mut Vec<Action>) -> Action {
        sample::sample_action(self, state, rng)
    }

    fn odds(&self, state: &State, out: &mut Vec<(Chance, u64)>) -> Odds {
        chance::odds(self, state, out)
    }

    #[inline]
    fn sample_chance<R: Rng>(&self, state: &State, rng: &mut R) -> Chance {
        chance::sample_chance(self, state, rng)
    }

    fn check(&self, state: &State, sender: Option<Seat>, step: &StepOf<Self>) -> Result<(), Refusal> {
        self.check_said(state, sender, &Said::from_step(self, step)).map(|_| ())
    }

    #[inline]
    fn play_unchecked<S: Sink<Event>>(&self, state: &mut State, step: &StepOf<Self>, events: &mut S) {
        match *step {
            Step::Action(action) => self.act(state, action, events),
            Step::Chance(outcome) => self.settle_chance(state, outcome, events),
        }
    }

    fn scores(&self, state: &State) -> Vec<Score> {
        score::scores(self, state)
    }

    fn rank_key(&self, state: &State, party: usize) -> RankKey {
        score::rank_key(self, state, Seat::new(party))
    }

    fn decided_by(&self, state: &State, measure: &'static str) -> &'static str {
        score::decided_by(state, measure)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        audit::audit(self, state)
    }
}
