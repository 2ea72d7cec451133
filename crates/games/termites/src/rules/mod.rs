//! What a step does (sections 4 to 6), chapter by chapter. Everything here trusts that the step is legal.

pub(crate) mod combat;
pub(crate) mod map;
pub(crate) mod mounds;
pub(crate) mod movement;
pub(crate) mod turn;

use hexapod_core::{
    Finding, GameInfo, Odds, Preview, RankKey, Rng, Rules, Score, Seat, Setup, SetupError, Sink, Step,
    StepOf, ToMove, ts_rs,
};

use crate::actions::{self, Action};
use crate::chance::{self, Chance};
use crate::data::Data;
use crate::events::{Event, Fate, Founding};
use crate::game::{self, MapChoice, SEAT_NAMES, Termites};
use crate::maps::MapPicture;
use crate::refusal::Refusal;
use crate::state::{Begins, Colony, NEUTRAL, Phase, PhaseName, State};
use crate::{audit, check, info, position, sample, score};
use map::RANDOM_STEPS;

impl Rules for Termites {
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Refusal = Refusal;

    const INFO: &'static GameInfo = &info::INFO;
    const CHOSEN: Option<&'static str> = Some("map");
    const PHASES: &'static [&'static str] = PhaseName::WORDS;
    /// R34, R35.
    const MEASURES: &'static [&'static str] = &["points", "units"];

    fn new(setup: Setup) -> Result<Self, SetupError> {
        game::new(setup)
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn warnings(&self) -> Vec<String> {
        // Asked for rarely, so the file is read again rather than kept beside the laid-out rules.
        let data = self.setup.data.as_deref().and_then(|text| Data::read(text).ok());
        data.map_or(Vec::new(), |data| data.warnings())
    }

    fn inspect(rules: u32, text: &str) -> Vec<Finding> {
        let read = Data::read(text).and_then(|data| data.check_box().map(|_| data));
        let data = match read {
            Ok(data) => data,
            Err(error) => return vec![Finding::new(text, true, error.to_string())],
        };
        let mut findings = data.map_findings(text, rules);
        // What else the file says is tried with a map that the players build, on any terrain: the maps were looked at.
        if !findings.iter().any(|finding| finding.fatal) {
            let option = |name: &str, value: &str| (name.to_owned(), value.into());
            let mut options = serde_json::Map::from_iter([option("map", "build")]);
            if rules >= 2 {
                options.extend([option("mound_terrain", "any")]);
            }
            let built = hexapod_core::data::inspect::<Self>(rules, text, &options);
            let known: Vec<String> = findings.iter().map(|finding| finding.sentence.clone()).collect();
            findings.extend(built.into_iter().filter(|finding| !known.contains(&finding.sentence)));
        }
        findings
    }

    fn previews(rules: u32, text: Option<&str>) -> Vec<Preview> {
        match text {
            None => Data::standard(rules).previews(),
            Some(text) => Data::read(text).map_or(Vec::new(), |data| data.previews()),
        }
    }

    fn preview_types(types: &mut impl ts_rs::TypeVisitor) {
        types.visit::<MapPicture>();
    }

    fn start(&self) -> State {
        position::fresh(self)
    }

    /// Section 14: each turn uses up a token and has at most eight steps.
    fn longest(&self) -> usize {
        let map = match self.map {
            MapChoice::Preset(_) => 0,
            MapChoice::Random => usize::from(RANDOM_STEPS),
            MapChoice::Build => {
                usize::from(self.map_first) + self.seats - 1 + 2 * usize::from(self.options.tiles)
            }
        };
        let setup = 1 + map + self.seats + 3 * self.seats + 2 * usize::from(self.start_placings());
        let turns =
            self.colonies.iter().map(|colony| colony.size.min(self.options.tokens)).max().unwrap_or(0);
        setup + 8 * self.seats * turns as usize
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        SEAT_NAMES[seat.index()]
    }

    #[inline]
    fn to_move(&self, state: &State) -> ToMove {
        match state.phase {
            Phase::Builder | Phase::First | Phase::Random(_) | Phase::Colony | Phase::Deal | Phase::Draw => {
                ToMove::Chance
            }
            Phase::Over => ToMove::Over,
            _ => match self.acting(state) {
                Some(seat) => ToMove::Seat(seat),
                None => unreachable!("nobody acts in {:?}", state.phase),
            },
        }
    }

    fn turn(&self, state: &State) -> u32 {
        // Every turn uses up one token; setting up comes before and counts its own steps.
        let left = match state.phase {
            Phase::MoundPick(left) | Phase::Mound(left, _) => 1 << 10 | u32::from(left),
            Phase::LayPick(left) | Phase::Lay(left, _) => 2 << 10 | u32::from(left),
            Phase::Neutral(seat) => 3 << 10 | seat.index() as u32,
            Phase::Builder | Phase::First | Phase::Random(_) | Phase::Colony | Phase::Deal | Phase::Over => {
                4 << 10
            }
            Phase::Hatch | Phase::Place(_) => self.turns_to_begin(state, state.turn.index()) + 1,
            Phase::Draw
            | Phase::Move
            | Phase::Go(_)
            | Phase::Retreat { .. }
            | Phase::Conquer { .. }
            | Phase::RebuildPick(_)
            | Phase::Rebuild(..)
            | Phase::Sacrifice(..) => self.turns_to_begin(state, state.turn.index()) + 2,
        };
        left << 2 | state.turn.index() as u32
    }

    fn phase(&self, state: &State) -> &'static str {
        state.phase.name().word()
    }

    #[inline]
    fn legal_actions(&self, state: &State, out: &mut Vec<Action>) {
        actions::legal_actions(self, state, out);
    }

    #[inline]
    fn sample_action<R: Rng>(&self, state: &State, rng: &mut R, buffer: &mut Vec<Action>) -> Action {
        sample::sample_action(self, state, rng, buffer)
    }

    fn odds(&self, state: &State, out: &mut Vec<(Chance, u64)>) -> Odds {
        chance::odds(self, state, out)
    }

    #[inline]
    fn sample_chance<R: Rng>(&self, state: &State, rng: &mut R) -> Chance {
        chance::sample_chance(self, state, rng)
    }

    fn check(&self, state: &State, sender: Option<Seat>, step: &StepOf<Self>) -> Result<(), Refusal> {
        check::check(self, state, sender, step)
    }

    #[inline]
    fn play_unchecked<S: Sink<Event>>(&self, state: &mut State, step: &StepOf<Self>, events: &mut S) {
        match *step {
            Step::Action(action) => self.act(state, action, events),
            Step::Chance(outcome) => self.settle(state, outcome, events),
        }
    }

    fn scores(&self, state: &State) -> Vec<Score> {
        score::scores(self, state)
    }

    fn rank_key(&self, state: &State, party: usize) -> RankKey {
        score::rank_key(self, state, party)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        audit::audit(self, state)
    }
}

impl Termites {
    /// Carries out a legal action.
    pub(crate) fn act<S: Sink<Event>>(&self, state: &mut State, action: Action, events: &mut S) {
        match (action, state.phase) {
            (Action::PickToken(kind), _) => {
                state.phase = Phase::Place(kind);
                events.tell(|| Event::picked(self, state, state.turn, self.token(kind)));
            }
            (Action::PickUnit(cell), _) => {
                state.phase = Phase::Go(cell);
                events.tell(|| Event::picked(self, state, state.turn, cell.name()));
            }
            (Action::PickMound(value), Phase::MoundPick(left)) => {
                let seat = self.placer(state, left);
                state.phase = Phase::Mound(left, value);
                events.tell(|| Event::picked(self, state, seat, &format!("M{value}")));
            }
            (Action::PickMound(value), Phase::RebuildPick(victim)) => {
                self.rebuild_with(state, victim, value);
                events.tell(|| Event::picked(self, state, victim, &format!("M{value}")));
            }
            (Action::PickTerrain(terrain), Phase::LayPick(left)) => {
                let seat = self.layer(state, left);
                state.phase = Phase::Lay(left, terrain);
                events.tell(|| Event::picked(self, state, seat, terrain.word()));
            }
            (Action::Neutral(cell), Phase::Neutral(seat)) => {
                state.put_mound(NEUTRAL, self.neutral_value, cell);
                events.tell(|| Event::neutral_placed(self, state, Some(seat), &[cell]));
                self.go_on_neutral(state, seat.next(self.seats));
            }
            (Action::Lay(terrain, cell), Phase::Lay(left, _)) => {
                let seat = self.layer(state, left);
                state.terrain[terrain as usize].insert(cell);
                events.tell(|| Event::laid(self, state, Some(seat), terrain, &[cell]));
                self.go_on_laying(state, left - 1);
            }
            (Action::Mound(value, cell), Phase::Mound(left, _)) => {
                let seat = self.placer(state, left);
                self.found(state, seat, value, cell, Founding::Start, events);
                self.go_on_starting(state, left - 1, events);
            }
            (Action::Mound(value, cell), Phase::Conquer { victim, .. }) => {
                self.found(state, state.turn, value, cell, Founding::Conquest, events);
                self.rebuild(state, victim, events);
            }
            (Action::Mound(value, cell), Phase::Rebuild(victim, _)) => {
                self.found(state, victim, value, cell, Founding::Rebuilding, events);
                self.end_turn(state, events);
            }
            (Action::Place(kind, cell), _) => {
                let seat = state.turn;
                state.hand[seat.index()].take(kind);
                self.put_unit(state, seat, kind, cell);
                events.tell(|| Event::placed(self, state, seat, kind, cell));
                self.after_placing(state, events);
            }
            (Action::Discard(kind), _) => {
                let seat = state.turn;
                state.hand[seat.index()].take(kind);
                state.dead[seat.index()].add(kind);
                events.tell(|| Event::discarded(self, state, seat, kind));
                self.after_placing(state, events);
            }
            (Action::Stay, _) => {
                events.tell(|| Event::stayed(self, state, state.turn, false));
                self.end_turn(state, events);
            }
            (Action::Move(from, to), _) => {
                let seat = state.turn;
                events.tell(|| Event::moved(self, state, from, to));
                self.advance(state, seat, from, to);
                self.end_turn(state, events);
            }
            (Action::Attack { start, from, target }, _) => self.attack(state, start, from, target, events),
            (Action::Retreat(cell), Phase::Retreat { start, from, target }) => {
                self.retreat(state, start, from, target, Some(cell), events);
            }
            (Action::Sacrifice(_, cell), Phase::Sacrifice(victim, value)) => {
                self.destroy(state, cell, Fate::Sacrificed, None, events);
                self.found(state, victim, value, cell, Founding::Sacrifice, events);
                self.end_turn(state, events);
            }
            (action, phase) => unreachable!("{action:?} does not belong to phase {phase:?}"),
        }
    }

    /// Carries out a possible outcome of chance.
    pub(crate) fn settle<S: Sink<Event>>(&self, state: &mut State, outcome: Chance, events: &mut S) {
        match (outcome, state.phase) {
            (Chance::Builder(seat), _) => {
                state.begins = Begins::Building(seat);
                events.tell(|| Event::builder(self, state, seat));
                self.go_on_neutral(state, seat);
            }
            (Chance::First(seat), _) => {
                state.begins = Begins::Playing(seat);
                events.tell(|| Event::first(self, state, seat));
                if self.map_first {
                    state.phase = Phase::Deal;
                } else {
                    self.begin_map(state, events);
                }
            }
            (Chance::Colony(seat, colony), _) => {
                state.colonies[seat.index()] = Colony::Drawn(colony);
                state.stack[seat.index()] = self.colonies[usize::from(colony)].tokens;
                events.tell(|| Event::colony(self, state, seat));
                self.begin_colonies(state);
            }
            (Chance::Neutral(cell), Phase::Random(left)) => {
                for cell in [cell, cell.opposite()] {
                    state.put_mound(NEUTRAL, self.neutral_value, cell);
                }
                events.tell(|| Event::neutral_placed(self, state, None, &[cell, cell.opposite()]));
                self.go_on_random(state, left - 1);
            }
            (Chance::Lay(terrain, cell), Phase::Random(left)) => {
                for cell in [cell, cell.opposite()] {
                    state.terrain[terrain as usize].insert(cell);
                }
                events.tell(|| Event::laid(self, state, None, terrain, &[cell, cell.opposite()]));
                self.go_on_random(state, left - 1);
            }
            (Chance::Draw(kind), phase) => {
                let dealing = phase == Phase::Deal;
                let seat = if dealing { self.dealt(state) } else { Some(state.turn) };
                let Some(seat) = seat else { unreachable!("nobody is to be dealt a token") };
                state.stack[seat.index()].take(kind);
                state.hand[seat.index()].add(kind);
                Event::tell_drawn(self, state, seat, kind, events);
                if dealing {
                    self.go_on_dealing(state, events);
                } else {
                    self.begin_movement(state, events);
                }
            }
            (outcome, phase) => unreachable!("{outcome:?} does not belong to phase {phase:?}"),
        }
    }
}
