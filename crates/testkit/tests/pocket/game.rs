//! Pocket: a toy game with everything that is hard about real ones.
//!
//! Each round every seat fills its hand to two cards (drawn unseen by the others), hides one face down, and three
//! dice are rolled. The cards are turned over; a seat gains its card's value and one point for each die that shows
//! no more. The highest card (the first of equals) then picks a seat that gains one or two points more.
//!
//! `FAULT` breaks one thing on purpose, so that the laws can be seen to catch it; 0 is the game as it should be.

use std::sync::atomic::{AtomicI16, Ordering};

use hexapod_core::chance::pick_weighted;
use hexapod_core::{
    Audience, Brush, Drawing, GameInfo, Literal, Notation, Odds, Options, Outcome, PositionError, Preset,
    RankKey, Rng, Rules, Score, Seat, Setup, SetupError, Sight, Sink, Step, StepOf, ToMove, Version, Viewer,
    WinShares, Wish, Word, view,
};

use crate::faults::*;
use crate::notation;
use crate::words::{Event, Refusal};

pub(crate) const NAMES: [&str; 3] = ["A", "B", "C"];
/// Cards of each of the four values.
pub(crate) const COPIES: u8 = 3;
pub(crate) const HAND: u8 = 2;

#[derive(Debug, Clone)]
pub(crate) struct Pocket<const FAULT: u8 = 0> {
    pub setup: Setup,
    pub options: TableOptions,
}

#[derive(Debug, Clone, Options)]
#[options(versions = 2)]
pub(crate) struct TableOptions {
    /// How long.
    #[option(range = 1..=3, default = 2)]
    #[option(until = 1, range = 1..=2, default = 1)]
    pub rounds: u8,
    /// Whether the highest card picks.
    #[option(since = 2, default = true)]
    pub bonus: bool,
}

/// What the game must not have, and has only with the fault of that name: a memory of its own.
static PLAYED: AtomicI16 = AtomicI16::new(0);

/// How many cards of each value.
pub(crate) type Cards = [u8; 4];

#[derive(Debug, Clone, PartialEq)]
pub(crate) struct State {
    pub round: u8,
    pub phase: Phase,
    pub hands: [Cards; 3],
    pub hidden: [Option<u8>; 3],
    pub spent: Cards,
    pub points: [i16; 3],
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Phase {
    Draw(Seat),
    Hide(Seat),
    Roll,
    Pick(Seat),
    Bonus(Seat, Seat),
    Over,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Word)]
pub(crate) enum PhaseName {
    Draw,
    Hide,
    Roll,
    Pick,
    Bonus,
    Over,
}

impl Phase {
    pub(crate) fn name(self) -> PhaseName {
        match self {
            Self::Draw(_) => PhaseName::Draw,
            Self::Hide(_) => PhaseName::Hide,
            Self::Roll => PhaseName::Roll,
            Self::Pick(_) => PhaseName::Pick,
            Self::Bonus(..) => PhaseName::Bonus,
            Self::Over => PhaseName::Over,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Action {
    Hide(u8),
    Pick(Seat),
    Bonus(u8),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Chance {
    Draw(u8),
    Roll([u8; 3]),
}

#[view]
pub(crate) struct View {
    pub round: u8,
    pub phase: PhaseName,
    pub picked: Option<&'static str>,
    pub points: [i16; 3],
    pub spent: Cards,
    /// The kinds, where they may be seen; the number always.
    pub hands: Vec<(u8, Option<Cards>)>,
    pub hidden: Vec<(bool, Option<u8>)>,
}

static INFO: GameInfo = GameInfo {
    id: "pocket",
    name: "Pocket",
    sentence: "A toy for tests.",
    seats: 2..=3,
    secrets: true,
    colours: None,
    minutes: 1..=2,
    versions: &[
        Version { changes: "The first version.", options: TableOptions::SPECS[0], presets: &[], data: None },
        Version {
            changes: "Picking is an option, and three rounds can be played.",
            options: TableOptions::SPECS[1],
            presets: PRESETS,
            data: None,
        },
    ],
    rules_text: include_str!("pocket.md"),
    messages: "",
    lessons: hexapod_core::Lessons::NONE,
    puzzles: hexapod_core::Puzzles::NONE,
};

const PRESETS: &[Preset] = &[Preset {
    id: "plain",
    name: "Plain",
    help: "No picking.",
    options: &[("bonus", Literal::Switch(false))],
}];

pub(crate) fn size(cards: &Cards) -> u8 {
    cards.iter().sum()
}

impl State {
    /// What is left in the bag: it follows from everything else.
    pub(crate) fn bag(&self) -> Cards {
        let mut bag = [COPIES; 4];
        for cards in self.hands.iter().chain([&self.spent]) {
            for value in 0..4 {
                bag[value] = bag[value].wrapping_sub(cards[value]);
            }
        }
        for card in self.hidden.iter().flatten() {
            bag[*card as usize - 1] = bag[*card as usize - 1].wrapping_sub(1);
        }
        bag
    }
}

impl<const FAULT: u8> Pocket<FAULT> {
    fn begin_round(&self, state: &mut State) {
        state.phase = Phase::Draw(Seat::new(0));
    }

    fn end_round(&self, state: &mut State) {
        if state.round == self.options.rounds && FAULT != NEVER_ENDS {
            state.phase = Phase::Over;
        } else if state.round == self.options.rounds {
            state.phase = Phase::Pick(Seat::new(0));
        } else {
            state.round += 1;
            self.begin_round(state);
        }
    }

    fn turn_over(&self, state: &mut State, dice: [u8; 3], events: &mut impl Sink<Event>) {
        let cards = state.hidden.map(|card| card.unwrap_or(0));
        for seat in Seat::all(self.seats()) {
            let card = cards[seat.index()];
            let hits = dice.iter().filter(|die| **die <= card).count() as i16;
            state.points[seat.index()] += i16::from(card) + hits;
            state.spent[card as usize - 1] += 1;
        }
        state.hidden = [None; 3];
        events.tell(|| Event::TurnedOver { cards: cards.to_vec() });
        let highest = *cards.iter().max().expect("three seats");
        let first = Seat::all(self.seats()).find(|seat| cards[seat.index()] == highest);
        if self.options.bonus {
            state.phase = Phase::Pick(first.expect("a highest card"));
        } else {
            self.end_round(state);
        }
    }

    /// Checks a step in the order of the rules: the sender, the phase, the card.
    fn examine(&self, state: &State, sender: Option<Seat>, step: &StepOf<Self>) -> Result<(), Refusal> {
        let acting = self.to_move(state);
        if FAULT == LEAK_IN_REFUSAL
            && let (Phase::Hide(owner), Step::Action(Action::Hide(card))) = (state.phase, step)
            && state.hands[owner.index()][*card as usize - 1] == 0
        {
            return Err(Refusal::NoCard { card: *card });
        }
        let wrong_sender = sender.is_some_and(|seat| acting != ToMove::Seat(seat));
        if wrong_sender && FAULT != WRONG_SENDER_ACCEPTED {
            return Err(Refusal::NotYourTurn);
        }
        match (state.phase, step) {
            (Phase::Draw(_), Step::Chance(Chance::Draw(card))) => match state.bag()[*card as usize - 1] {
                0 => Err(Refusal::NoCard { card: *card }),
                _ => Ok(()),
            },
            (Phase::Hide(seat), Step::Action(Action::Hide(card))) => {
                match state.hands[seat.index()][*card as usize - 1] {
                    0 if FAULT != ILLEGAL_ACCEPTED => Err(Refusal::NoCard { card: *card }),
                    _ => Ok(()),
                }
            }
            (Phase::Roll, Step::Chance(Chance::Roll(_)))
            | (Phase::Pick(_), Step::Action(Action::Pick(_)))
            | (Phase::Bonus(..), Step::Action(Action::Bonus(_))) => Ok(()),
            _ => Err(Refusal::WrongPhase),
        }
    }
}

impl<const FAULT: u8> Rules for Pocket<FAULT> {
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Refusal = Refusal;

    const INFO: &'static GameInfo = &INFO;
    const PHASES: &'static [&'static str] = PhaseName::WORDS;
    const MEASURES: &'static [&'static str] = &["points"];

    fn new(setup: Setup) -> Result<Self, SetupError> {
        Ok(Self { options: TableOptions::read(&setup.options), setup })
    }

    fn turn(&self, state: &State) -> u32 {
        u32::from(state.round)
    }

    fn phase(&self, state: &State) -> &'static str {
        state.phase.name().word()
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn start(&self) -> State {
        let phase = Phase::Draw(Seat::new(0));
        State { round: 1, phase, hands: [[0; 4]; 3], hidden: [None; 3], spent: [0; 4], points: [0; 3] }
    }

    fn longest(&self) -> usize {
        self.options.rounds as usize * (3 * self.seats() + 3)
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        NAMES[seat.index()]
    }

    fn to_move(&self, state: &State) -> ToMove {
        match state.phase {
            Phase::Draw(_) | Phase::Roll => ToMove::Chance,
            Phase::Hide(seat) | Phase::Pick(seat) | Phase::Bonus(seat, _) => ToMove::Seat(seat),
            Phase::Over => ToMove::Over,
        }
    }

    fn legal_actions(&self, state: &State, out: &mut Vec<Action>) {
        out.clear();
        match state.phase {
            Phase::Hide(seat) => {
                out.extend(
                    (1..=4)
                        .filter(|card| state.hands[seat.index()][*card as usize - 1] > 0)
                        .map(Action::Hide),
                );
            }
            Phase::Pick(seat) if FAULT == LIST_FROM_SECRETS => out.extend(
                Seat::all(self.seats())
                    .filter(|other| *other == seat || state.hands[other.index()][0] == 0)
                    .map(Action::Pick),
            ),
            Phase::Pick(_) => out.extend(Seat::all(self.seats()).map(Action::Pick)),
            Phase::Bonus(..) => out.extend([Action::Bonus(1), Action::Bonus(2)]),
            Phase::Draw(_) | Phase::Roll | Phase::Over => {}
        }
        if FAULT == LISTED_TWICE && matches!(state.phase, Phase::Bonus(..)) {
            out.push(Action::Bonus(1));
        }
    }

    fn sample_action<R: Rng>(&self, state: &State, rng: &mut R, buffer: &mut Vec<Action>) -> Action {
        self.legal_actions(state, buffer);
        if FAULT == ACTIONS_NOT_UNIFORM && rng.next_u32().is_multiple_of(2) {
            return buffer[0];
        }
        *hexapod_core::chance::pick(rng, buffer)
    }

    fn odds(&self, state: &State, out: &mut Vec<(Chance, u64)>) -> Odds {
        out.clear();
        if state.phase == Phase::Roll {
            return Odds::Roll(3);
        }
        let bag = state.bag();
        out.extend((1..=4).map(|card| (Chance::Draw(card), u64::from(bag[card as usize - 1]))));
        if FAULT != IMPOSSIBLE_LISTED {
            out.retain(|(_, weight)| *weight > 0);
        }
        Odds::Listed
    }

    fn sample_chance<R: Rng>(&self, state: &State, rng: &mut R) -> Chance {
        if state.phase == Phase::Roll {
            let mut die = || hexapod_core::chance::below(rng, 6) as u8 + 1;
            return Chance::Roll([die(), die(), if FAULT == LOADED_DIE { die().max(2) } else { die() }]);
        }
        let mut outcomes = Vec::new();
        self.odds(state, &mut outcomes);
        if FAULT == SAMPLES_UNLISTED {
            return Chance::Draw(hexapod_core::chance::below(rng, 4) as u8 + 1);
        }
        if FAULT == WRONG_ODDS {
            outcomes.iter_mut().for_each(|outcome| outcome.1 = outcome.1.pow(2));
        }
        pick_weighted(rng, &outcomes)
    }

    fn rolled(&self, _: &State, faces: &[u8]) -> Chance {
        Chance::Roll(faces.try_into().expect("three dice"))
    }

    fn check(&self, state: &State, sender: Option<Seat>, step: &StepOf<Self>) -> Result<(), Refusal> {
        self.examine(state, sender, step)
    }

    fn play_unchecked<S: Sink<Event>>(&self, state: &mut State, step: &StepOf<Self>, events: &mut S) {
        let seats = self.seats();
        match (state.phase, step) {
            (Phase::Draw(seat), Step::Chance(Chance::Draw(card))) => {
                let (seat_index, next) = (seat.index(), seat.index() + 1);
                state.hands[seat_index][*card as usize - 1] += 1;
                events.tell_to(Audience::Only(seat), || Event::Drew {
                    seat: NAMES[seat_index],
                    card: Some(*card),
                });
                let told = (FAULT == LEAK_IN_EVENTS).then_some(*card);
                events
                    .tell_to(Audience::Others(seat), || Event::Drew { seat: NAMES[seat_index], card: told });
                if size(&state.hands[seat_index]) == HAND {
                    state.phase =
                        if next == seats { Phase::Hide(Seat::new(0)) } else { Phase::Draw(Seat::new(next)) };
                }
            }
            (Phase::Hide(seat), Step::Action(Action::Hide(card))) => {
                let kind = &mut state.hands[seat.index()][*card as usize - 1];
                if FAULT != CARD_LOST {
                    *kind = kind.wrapping_sub(1);
                }
                state.hidden[seat.index()] = Some(*card);
                events.tell(|| Event::Hid { seat: NAMES[seat.index()] });
                let next = seat.index() + 1;
                state.phase = if next == seats { Phase::Roll } else { Phase::Hide(Seat::new(next)) };
            }
            (Phase::Roll, Step::Chance(Chance::Roll(dice))) => {
                events.tell(|| Event::Rolled { dice: dice.to_vec() });
                self.turn_over(state, *dice, events);
            }
            (Phase::Pick(seat), Step::Action(Action::Pick(picked))) => {
                state.phase = Phase::Bonus(seat, *picked);
            }
            (Phase::Bonus(_, picked), Step::Action(Action::Bonus(points))) => {
                assert!(FAULT != PANICS, "no more bonus");
                let mut gained = i16::from(*points);
                if FAULT == NEVER_THE_SAME {
                    gained += PLAYED.fetch_add(1, Ordering::Relaxed) % 7;
                }
                if FAULT == LISTENER_CHANGES_PLAY {
                    events.tell(|| {
                        gained += 1;
                        Event::Gained { seat: NAMES[picked.index()], points: *points }
                    });
                } else {
                    events.tell(|| Event::Gained { seat: NAMES[picked.index()], points: *points });
                }
                state.points[picked.index()] += gained;
                self.end_round(state);
            }
            (phase, step) => unreachable!("{step:?} in {phase:?}"),
        }
    }

    fn play<S: Sink<Event>>(
        &self,
        state: &mut State,
        sender: Option<Seat>,
        step: &StepOf<Self>,
        events: &mut S,
    ) -> Result<(), Refusal> {
        self.check(state, sender, step).inspect_err(|_| {
            if FAULT == REFUSAL_CHANGES_STATE {
                state.points[0] += 1;
            }
        })?;
        self.play_unchecked(state, step, events);
        Ok(())
    }

    fn scores(&self, state: &State) -> Vec<Score> {
        let score = |seat: Seat| {
            let total = i64::from(state.points[seat.index()]);
            Score { who: self.seat_name(seat), total, parts: vec![("points", total)] }
        };
        Seat::all(self.seats()).map(score).collect()
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        let bag = state.bag();
        if bag.iter().all(|copies| *copies <= COPIES) {
            return Ok(());
        }
        Err(format!("the cards do not sum to {COPIES} of each: {bag:?} in the bag"))
    }

    fn rank_key(&self, state: &State, party: usize) -> RankKey {
        [i64::from(state.points[party]), 0, 0, 0, 0]
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let mut state = state.clone();
        if FAULT == RESULT_TOO_EARLY {
            state.phase = Phase::Over;
        }
        (state.phase == Phase::Over).then(|| Outcome::of(self, &state))
    }

    fn win_shares(&self, state: &State) -> WinShares {
        let mut shares = hexapod_core::outcome::win_shares(self, state);
        if FAULT == WRONG_SHARES {
            shares[..self.seats()].iter_mut().for_each(|share| *share = share.ceil());
            shares.swap(0, 1);
        }
        shares
    }
}

impl<const FAULT: u8> Notation for Pocket<FAULT> {
    fn read(
        &self,
        state: &State,
        sender: Option<Seat>,
        text: &str,
        out: &mut Vec<StepOf<Self>>,
    ) -> Result<(), Refusal> {
        let steps = notation::parse_step::<FAULT>(text, self.seats())
            .ok_or_else(|| Refusal::NotUnderstood { text: text.into() })?;
        self.check(state, sender, &steps[0])?;
        // The only compound input is `pick B 2`, whose second half is always legal after the first.
        out.extend(steps);
        Ok(())
    }

    fn write(&self, before: &State, step: &StepOf<Self>, viewer: Viewer, out: &mut String) {
        let owner = match before.phase {
            Phase::Draw(seat) | Phase::Hide(seat) => seat,
            _ => Seat::new(0),
        };
        let shown = viewer.sees(owner) || FAULT == LEAK_IN_TEXT;
        out.push_str(&match step {
            Step::Chance(Chance::Draw(card)) if shown => format!("draw {card}"),
            Step::Chance(Chance::Draw(_)) => "draw ?".into(),
            Step::Action(Action::Hide(card)) if shown => format!("hide {card}"),
            Step::Action(Action::Hide(_)) => "hide ?".into(),
            Step::Chance(Chance::Roll([a, b, c])) => format!("roll {a} {b} {c}"),
            Step::Action(Action::Pick(seat)) => format!("pick {}", NAMES[seat.index()]),
            Step::Action(Action::Bonus(2)) if FAULT == NOTATION_DIFFERS => "bonus 1".into(),
            Step::Action(Action::Bonus(points)) => format!("bonus {points}"),
        });
    }

    fn set_up(wish: &Wish, text: &str) -> Result<(Self, State), PositionError> {
        notation::set_up(wish, text)
    }

    fn read_position(&self, text: &str) -> Result<State, PositionError> {
        notation::read_position(self, text)
    }

    fn write_position(&self, state: &State) -> String {
        let mut text = notation::write_position(self, state);
        if FAULT == POSITION_DIFFERS && state.round == 2 {
            text = text.replace("round 2", "round 1");
        }
        text
    }

    fn fact(&self, state: &State, words: &str) -> Option<String> {
        notation::fact(self, state, words)
    }
}

impl<const FAULT: u8> Sight for Pocket<FAULT> {
    type View = View;

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let sees = |seat: Seat| viewer.sees(seat) || FAULT == LEAK_IN_VIEW;
        View {
            round: state.round,
            phase: state.phase.name(),
            picked: match state.phase {
                Phase::Bonus(_, picked) => Some(self.seat_name(picked)),
                _ => None,
            },
            points: state.points,
            spent: state.spent,
            hands: Seat::all(self.seats())
                .map(|seat| (seat, state.hands[seat.index()]))
                .map(|(seat, cards)| (size(&cards), sees(seat).then_some(cards)))
                .collect(),
            hidden: Seat::all(self.seats())
                .map(|seat| (seat, state.hidden[seat.index()]))
                .map(|(seat, card)| (card.is_some(), card.filter(|_| viewer.sees(seat))))
                .collect(),
        }
    }

    fn imagine<R: Rng>(&self, state: &State, seat: Seat, rng: &mut R) -> State {
        let mut world = state.clone();
        for other in Seat::all(self.seats()).filter(|other| *other != seat) {
            world.hands[other.index()] = [0; 4];
            world.hidden[other.index()] = None;
        }
        // The deal depends on what is unseen as a whole, not on who truly holds it.
        for other in Seat::all(self.seats()).filter(|other| *other != seat) {
            let index = other.index();
            for _ in 0..size(&state.hands[index]) {
                let card = unseen(&world, rng);
                world.hands[index][card as usize - 1] += 1;
            }
            world.hidden[index] = state.hidden[index]
                .map(|true_card| if FAULT == LEAK_IN_IMAGINE { true_card } else { unseen(&world, rng) });
        }
        if FAULT == IMAGINES_FROM_THE_TRUTH {
            let others: Vec<_> = Seat::all(self.seats()).filter(|other| *other != seat).collect();
            if let [one, two] = others[..]
                && state.hidden[one.index()].is_some() == state.hidden[two.index()].is_some()
            {
                world = state.clone();
                world.hidden.swap(one.index(), two.index());
            }
        }
        if FAULT == IMAGINES_ANOTHER_VIEW {
            world.points[0] += 1;
        }
        world
    }
}

impl<const FAULT: u8> Drawing for Pocket<FAULT> {
    fn paint(&self, view: &View, _: &Brush<'_>) -> String {
        format!("{view:?}")
    }
}

/// Draws a card from what the world does not show anywhere.
fn unseen<R: Rng>(world: &State, rng: &mut R) -> u8 {
    let left: Vec<_> = (1..=4).zip(world.bag().map(u64::from)).collect();
    pick_weighted(rng, &left)
}
