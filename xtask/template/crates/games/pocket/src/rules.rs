//! What the steps do (section 3).

use hexapod_core::{
    Audience, GameInfo, Odds, RankKey, Rng, Rules, Score, Seat, Setup, SetupError, Sink, Step, StepOf, ToMove,
};

use crate::actions::{self, Action};
use crate::chance::{self, Chance};
use crate::events::Event;
use crate::game::{Pocket, SEAT_NAMES};
use crate::options::TableOptions;
use crate::refusal::Refusal;
use crate::state::{Counts, HAND, MAX_DICE, Phase, PhaseName, State};
use crate::{audit, info, score};

impl Rules for Pocket {
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Refusal = Refusal;

    const INFO: &'static GameInfo = &info::INFO;
    const PHASES: &'static [&'static str] = PhaseName::WORDS;
    /// R6.
    const MEASURES: &'static [&'static str] = &["points", "matches"];

    fn new(setup: Setup) -> Result<Self, SetupError> {
        Ok(Self { options: TableOptions::read(&setup.options), setup })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn start(&self) -> State {
        State::fresh()
    }

    /// A round draws at most a hand for each seat, rolls once, and every seat hides and picks.
    fn longest(&self) -> usize {
        usize::from(self.options.rounds) * (self.seats() * (usize::from(HAND) + 2) + 1)
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        SEAT_NAMES[seat.index()]
    }

    fn to_move(&self, state: &State) -> ToMove {
        match state.phase {
            Phase::Draw(_) | Phase::Roll => ToMove::Chance,
            Phase::Hide(seat) | Phase::Pick(seat) => ToMove::Seat(seat),
            Phase::Over => ToMove::Over,
        }
    }

    /// Every decision is a turn: a round has no two with as many dice and cards on the table.
    fn turn(&self, state: &State) -> u32 {
        u32::from(state.round) << 8 | u32::from(state.dice.total()) << 4 | u32::from(state.n_played())
    }

    fn phase(&self, state: &State) -> &'static str {
        state.phase.name().word()
    }

    fn legal_actions(&self, state: &State, out: &mut Vec<Action>) {
        actions::legal_actions(state, out);
    }

    fn odds(&self, state: &State, out: &mut Vec<(Chance, u64)>) -> Odds {
        chance::odds(self, state, out)
    }

    fn sample_chance<R: Rng>(&self, state: &State, rng: &mut R) -> Chance {
        chance::sample_chance(self, state, rng)
    }

    fn rolled(&self, _: &State, faces: &[u8]) -> Chance {
        let mut all = [0; MAX_DICE];
        all[..faces.len()].copy_from_slice(faces);
        Chance::Roll(all)
    }

    fn check(&self, state: &State, sender: Option<Seat>, step: &StepOf<Self>) -> Result<(), Refusal> {
        self.check_step(state, sender, step)
    }

    fn play_unchecked<S: Sink<Event>>(&self, state: &mut State, step: &StepOf<Self>, events: &mut S) {
        match (state.phase, *step) {
            (Phase::Draw(seat), Step::Chance(Chance::Draw(card))) => self.draw(state, seat, card, events),
            (Phase::Roll, Step::Chance(Chance::Roll(faces))) => self.roll(state, faces, events),
            (Phase::Hide(seat), Step::Action(Action::Hide(card))) => self.hide(state, seat, card, events),
            (Phase::Pick(seat), Step::Action(Action::Pick(die))) => self.pick(state, seat, die, events),
            (phase, step) => unreachable!("{step:?} in phase {phase:?}"),
        }
    }

    fn scores(&self, state: &State) -> Vec<Score> {
        score::scores(self, state)
    }

    fn rank_key(&self, state: &State, party: usize) -> RankKey {
        score::rank_key(state, Seat::new(party))
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        audit::audit(self, state)
    }
}

impl Pocket {
    /// R1: the seat sees its card, the others see that it draws one.
    fn draw(&self, state: &mut State, seat: Seat, card: u8, events: &mut impl Sink<Event>) {
        let name = self.seat_name(seat);
        state.hold_mut(seat).hand.add(card);
        events.tell_to(Audience::Only(seat), || Event::Drew { seat: name, card: Some(card) });
        events.tell_to(Audience::Others(seat), || Event::Drew { seat: name, card: None });
        self.go_on_drawing(state);
    }

    /// Hands are filled in seat order; then the dice are rolled.
    fn go_on_drawing(&self, state: &mut State) {
        let mut seats = Seat::all(self.seats());
        state.phase =
            seats.find(|seat| state.hold(*seat).hand.total() < HAND).map_or(Phase::Roll, Phase::Draw);
    }

    fn roll(&self, state: &mut State, faces: [u8; MAX_DICE], events: &mut impl Sink<Event>) {
        let faces = &faces[..usize::from(self.n_dice())];
        faces.iter().for_each(|face| state.dice.add(*face));
        events.tell(|| Event::Rolled { dice: faces.to_vec() });
        state.phase = Phase::Hide(Seat::new(0));
    }

    fn hide(&self, state: &mut State, seat: Seat, card: u8, events: &mut impl Sink<Event>) {
        let held = state.hold_mut(seat);
        held.hand.remove(card);
        held.played = Some(card);
        events.tell(|| Event::Hid { seat: self.seat_name(seat) });
        if seat.index() + 1 < self.seats() {
            state.phase = Phase::Hide(seat.next(self.seats()));
            return;
        }
        for seat in Seat::all(self.seats()) {
            let card = state.hold(seat).played.unwrap_or_default();
            events.tell(|| Event::Turned { seat: self.seat_name(seat), card });
        }
        self.go_on_picking(state, events);
    }

    fn pick(&self, state: &mut State, seat: Seat, die: u8, events: &mut impl Sink<Event>) {
        let (points, matches) = self.worth(state, seat, die);
        let held = state.hold_mut(seat);
        held.points += points;
        held.matches += u32::from(matches);
        let card = held.played.take();
        card.into_iter().for_each(|card| state.spent.add(card));
        state.dice.remove(die);
        events.tell(|| Event::Picked { seat: self.seat_name(seat), die, points, matches });
        self.go_on_picking(state, events);
    }

    /// The next seat picks; when all have, the round ends and the last die is put away.
    fn go_on_picking(&self, state: &mut State, events: &mut impl Sink<Event>) {
        if let Some(seat) = self.next_picker(state) {
            state.phase = Phase::Pick(seat);
            return;
        }
        state.dice = Counts::default();
        if state.round == self.options.rounds {
            state.phase = Phase::Over;
            events.tell(|| Event::finished(self, state));
        } else {
            state.round += 1;
            events.tell(|| Event::RoundBegins { round: state.round });
            self.go_on_drawing(state);
        }
    }
}
