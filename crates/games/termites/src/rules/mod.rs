//! What a step does (sections 4 to 6), chapter by chapter. Everything here trusts that the step is legal.

pub(crate) mod combat;
pub(crate) mod map;
pub(crate) mod mounds;
pub(crate) mod movement;
pub(crate) mod turn;

use hexapod_core::{Sink, chance};

use crate::actions::{Action, Chance};
use crate::events::{Event, Founding};
use crate::game::Termites;
use crate::state::{Colony, NEUTRAL, Phase, State};

impl Termites {
    /// Carries out a legal action.
    pub(crate) fn act<S: Sink<Event>>(&self, state: &mut State, action: Action, events: &mut S) {
        match (action, state.phase) {
            (Action::PickToken(kind), _) => {
                state.phase = Phase::Place(kind);
                events.tell(|| Event::picked(self, state, state.turn, &self.token(kind)));
            }
            (Action::PickUnit(cell), _) => {
                state.phase = Phase::Go(cell);
                events.tell(|| Event::picked(self, state, state.turn, &cell.to_string()));
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
            (Action::Retreat(cell), Phase::Retreat { start, target, .. }) => {
                self.retreat(state, start, target, Some(cell), events);
            }
            (Action::Sacrifice(_, cell), Phase::Sacrifice(victim, value)) => {
                self.destroy(state, cell, crate::events::Fate::Sacrificed, events);
                self.found(state, victim, value, cell, Founding::Sacrifice, events);
                self.end_turn(state, events);
            }
            (action, phase) => unreachable!("{action:?} does not belong to phase {phase:?}"),
        }
    }

    /// Carries out a possible outcome of chance.
    pub(crate) fn settle<S: Sink<Event>>(&self, state: &mut State, outcome: Chance, events: &mut S) {
        match (outcome, state.phase) {
            (Chance::First(seat), _) => {
                state.first = Some(seat);
                events.tell(|| Event::first(self, state, seat));
                self.begin_map(state, seat, events);
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

    pub(crate) fn sample_outcome<R: hexapod_core::Rng>(&self, state: &State, rng: &mut R) -> Chance {
        match state.phase {
            Phase::Draw => Chance::Draw(state.stack[state.turn.index()].sample(rng)),
            Phase::Deal => {
                let Some(seat) = self.dealt(state) else { unreachable!("nobody is to be dealt a token") };
                Chance::Draw(state.stack[seat.index()].sample(rng))
            }
            Phase::First => {
                Chance::First(hexapod_core::Seat::new(chance::below(rng, self.seats as u32) as usize))
            }
            Phase::Random(left) => self.sample_random(state, left, rng),
            Phase::Colony => {
                let Some(seat) = self.uncoloured(state) else { unreachable!("every seat has a colony") };
                let free = self.free_colonies(state);
                let place = chance::below(rng, free.clone().count() as u32) as usize;
                let Some(colony) = free.clone().nth(place) else { unreachable!("there are four colonies") };
                Chance::Colony(seat, colony)
            }
            phase => unreachable!("chance is not to act in {phase:?}"),
        }
    }
}
