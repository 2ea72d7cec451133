//! What the steps do, chapter by chapter.

mod battle;
mod legacy;
mod map;
mod movement;
mod setup;
mod turn;
mod upkeep;

use hexapod_core::{
    GameInfo, Odds, RankKey, Rng, Rules, Score, Seat, Setup, SetupError, Sink, Step, StepOf, ToMove,
};

use crate::actions::{self, Action};
use crate::chance::{self, Chance};
use crate::data::COLOURS;
use crate::events::Event;
use crate::game::{self, Glory};
use crate::notation::Said;
use crate::refusal::Refusal;
use crate::state::{Dice, Phase, PhaseName, State};
use crate::{audit, info, sample, score};

pub(crate) use battle::compare;
pub(crate) use movement::{March, march, request};
pub(crate) use setup::Standing;

impl Rules for Glory {
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Refusal = Refusal;

    const INFO: &'static GameInfo = &info::INFO;
    const PHASES: &'static [&'static str] = PhaseName::WORDS;
    /// E2.
    const MEASURES: &'static [&'static str] = &["glory", "tiles", "units", "gold"];

    fn new(setup: Setup) -> Result<Self, SetupError> {
        game::new(setup)
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn start(&self) -> State {
        let mut state = State::empty();
        state.supply = self.full;
        state
    }

    /// Section 20: 3 000 steps a turn, 300 transactions of 12 steps a Legacy phase, 45 steps a seat for the setup.
    fn longest(&self) -> usize {
        let rounds = usize::from(self.options.rounds);
        let legacies = rounds.saturating_sub(1) / usize::from(self.data.legacy.every);
        45 * self.seats + 3_000 * self.seats * rounds + 300 * 12 * legacies
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        COLOURS[seat.index()]
    }

    #[inline]
    fn to_move(&self, state: &State) -> ToMove {
        if matches!(state.phase, Phase::Over) {
            ToMove::Over
        } else if self.chance_acts(state) {
            ToMove::Chance
        } else {
            ToMove::Seat(state.seat)
        }
    }

    fn turn(&self, state: &State) -> u32 {
        u32::from(state.round) << 3 | state.turn.map_or(7, |seat| seat.index() as u32)
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

    fn rolled(&self, _: &State, faces: &[u8]) -> Chance {
        Chance::Roll(Dice::of(faces))
    }

    fn check(&self, state: &State, sender: Option<Seat>, step: &StepOf<Self>) -> Result<(), Refusal> {
        let legal = self.check_said(state, sender, &Said::from_step(step))?;
        // The same words may be a seat's action in one setup and a pick of chance in the other.
        if legal == *step { Ok(()) } else { Err(self.wrong_phase(state)) }
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
        score::rank_key(state, party)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        audit::audit(self, state)
    }
}

impl Glory {
    /// Carries out a seat's action and the forced steps that follow (K2).
    #[inline]
    pub(crate) fn act<S: Sink<Event>>(&self, state: &mut State, action: Action, events: &mut S) {
        self.carry_out(state, action, events);
        self.run_on(state, events);
    }

    /// Carries out what chance answered and the forced steps that follow.
    #[inline]
    pub(crate) fn settle<S: Sink<Event>>(&self, state: &mut State, outcome: Chance, events: &mut S) {
        match (state.phase, outcome) {
            (_, Chance::Pick(action)) => self.carry_out(state, action, events),
            (Phase::AttackRoll, Chance::Roll(dice)) => self.attack_rolled(state, dice, events),
            (Phase::DefendRoll, Chance::Roll(dice)) => self.defence_rolled(state, dice, events),
            (Phase::LuckRoll, Chance::Roll(dice)) => self.luck_rolled(state, dice, events),
            (Phase::ChaosRoll(cell, any), Chance::Roll(dice)) => {
                self.chaos_rolled(state, cell, any, dice.face(0), events);
            }
            (Phase::LeechRoll, Chance::Roll(dice)) => self.leech_rolled(state, dice.face(0), events),
            (Phase::OrderRoll, Chance::Roll(dice)) => self.order_rolled(state, dice, events),
            (Phase::Deal, Chance::Draw(kind)) => self.dealt(state, kind, events),
            (Phase::Middle, Chance::Draw(kind)) => self.middle_drawn(state, kind, events),
            (Phase::LegacyDraw(_, buyer), Chance::Draw(kind)) => {
                self.legacy_drawn(state, kind, buyer, events);
            }
            (phase, outcome) => unreachable!("{outcome:?} in phase {phase:?}"),
        }
        self.run_on(state, events);
    }

    /// Carries out forced steps until a seat has a choice, chance acts, or the game is over (K2).
    #[inline]
    pub(crate) fn run_on<S: Sink<Event>>(&self, state: &mut State, events: &mut S) {
        while let Some(action) = self.forced(state) {
            self.carry_out(state, action, events);
        }
    }

    fn carry_out<S: Sink<Event>>(&self, state: &mut State, action: Action, events: &mut S) {
        let seat = state.seat;
        match (state.phase, action) {
            (Phase::Move, Action::March(from, to)) => state.phase = Phase::Send(from, to),
            (Phase::Move, Action::Ask(from, host, to)) => state.phase = Phase::AskSend(from, host, to),
            (Phase::Move, Action::Done) => self.end_moves(state),
            (Phase::Send(from, to), Action::Send(troop)) => self.send(state, from, to, troop, events),
            (Phase::AskSend(from, through, to), Action::Send(troop)) => {
                self.ask(state, from, through, to, troop, events);
            }
            (Phase::Permit(from, through, to, troop), Action::Grant) => {
                self.grant(state, from, through, to, troop, events);
            }
            (Phase::Permit(..), Action::Deny) => {
                events.tell(|| Event::Denied { host: self.seat_name(seat) });
                self.back_to_move(state);
            }
            (Phase::Luck, Action::Luck) => self.use_luck(state, events),
            (Phase::Luck, Action::Keep) => self.after_luck(state, events),
            (Phase::Rage, Action::Rage) => self.use_rage(state, events),
            (Phase::Rage, Action::Keep) => self.after_rage(state, events),
            (Phase::Dodge, Action::Dodge) => self.use_dodge(state, events),
            (Phase::Dodge, Action::Keep) => self.take_losses(state, false, events),
            (Phase::Kill(left), Action::Kill(victim, unit)) => self.kill(state, left, victim, unit, events),
            (Phase::Press, Action::Press) => {
                events.tell(|| Event::Pressed { seat: self.seat_name(seat) });
                state.phase = Phase::AttackRoll;
            }
            (Phase::Press, Action::Withdraw) => {
                events.tell(|| Event::Withdrew {
                    seat: self.seat_name(seat),
                    cell: state.battle.from.to_string(),
                });
                self.back_to_move(state);
            }
            (Phase::Advance, Action::Advance(troop)) => self.advance(state, troop, events),
            (Phase::Found, Action::Found(cell)) => self.found(state, cell, events),
            (Phase::Train, Action::Buy(unit)) => state.phase = Phase::TrainAt(unit),
            (Phase::Train, Action::Done) => state.phase = Phase::Move,
            (Phase::Buy, Action::Buy(unit)) => state.phase = Phase::BuyAt(unit),
            (Phase::Buy, Action::Build(kind)) => state.phase = Phase::BuildAt(kind),
            (Phase::Buy, Action::Done) => self.upkeep(state, events),
            (Phase::TrainAt(unit) | Phase::BuyAt(unit), Action::At(cell)) => {
                self.train(state, unit, cell, events);
            }
            (Phase::BuildAt(kind), Action::At(cell)) => self.build(state, kind, cell, events),
            (Phase::Wild(_) | Phase::StartWild(_), Action::Wild(gold, food, water)) => {
                self.choose_any(state, gold, food, water, events);
            }
            (Phase::Starve, Action::Starve(unit, cell)) => self.starve(state, unit, cell, events),
            (Phase::LeechChoice, Action::LeechKeep) => {
                events.tell(|| Event::LeechKept {
                    seat: self.seat_name(seat),
                    face: state.leech,
                    victim: state.victim.map_or("none", |victim| self.seat_name(victim)),
                });
                self.first_turn(state, events);
            }
            (Phase::LeechChoice, Action::LeechRoll) => state.phase = Phase::LeechRoll,
            (Phase::LeechVictim, Action::LeechFrom(victim)) => {
                state.victim = Some(victim);
                events.tell(|| Event::LeechVictim {
                    seat: self.seat_name(seat),
                    victim: self.seat_name(victim),
                    face: state.leech,
                });
                self.first_turn(state, events);
            }
            (Phase::Legacy, Action::Legacy(good)) => self.take_good(state, good, events),
            (Phase::Legacy, Action::LegacyPass) => self.next_legacy(state, events),
            (Phase::LegacyAt(unit), Action::At(cell)) => self.recruit(state, unit, cell, events),
            (Phase::LegacyFacility, Action::Build(kind)) => state.phase = Phase::LegacyBuildAt(kind),
            (Phase::LegacyBuildAt(kind), Action::At(cell)) => self.legacy_build(state, kind, cell, events),
            (Phase::LegacySet(kind, buyer), Action::Set(cell)) => {
                self.legacy_set(state, kind, cell, buyer, events);
            }
            (Phase::LegacyWall(kind, cell, buyer), Action::Wall(wall)) => {
                self.lay(state, seat, kind, Some(usize::from(wall)), cell, events);
                self.after_gift(state, kind, buyer);
            }
            (Phase::Faction, Action::Faction(faction)) => self.take_faction(state, faction, events),
            (Phase::Ring, Action::Ring(place, ground)) => self.place_ring(state, place, ground, events),
            (Phase::Push, Action::Push(turns)) => self.push(state, turns, events),
            (Phase::Last, Action::Set(cell)) => self.set_last(state, cell, events),
            (Phase::LastWall(cell), Action::Wall(wall)) => {
                self.lay_last(state, cell, Some(usize::from(wall)), events);
            }
            (Phase::Deploy, Action::Deploy(unit, cell)) => self.deploy(state, unit, cell, events),
            (phase, action) => unreachable!("{action:?} in phase {phase:?}"),
        }
    }

    /// Returns the seats in turn order.
    pub(crate) fn turn_order(&self, state: &State) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        state.order.into_iter().take(self.seats)
    }
}
