//! Turns and cycles (section 6).

use hexapod_core::{Rules, Seat, Sink};

use super::Falls;
use crate::events::Event;
use crate::game::DominAnts;
use crate::state::{Phase, State, Weather};
use crate::tiles::TileSet;

impl DominAnts {
    pub(crate) fn begin_turn<S: Sink<Event>>(&self, state: &mut State, seat: Seat, events: &mut S) {
        state.ap = self.turn_points(state.weather);
        state.phase = Phase::Main(seat);
        let (cycle, ap) = (state.cycle, state.ap);
        events.tell(|| Event::TurnBegins { seat: self.seat_name(seat), cycle, ap });
    }

    /// Returns the action points with which a turn begins.
    pub(crate) fn turn_points(&self, weather: Weather) -> u8 {
        match weather {
            Weather::Currents => self.most_action_points,
            Weather::None | Weather::Rain => self.action_points,
        }
    }

    /// The end of a turn by decision (6.2).
    pub(super) fn end<S: Sink<Event>>(&self, state: &mut State, seat: Seat, events: &mut S) {
        let mut falls = Falls::new(state);
        self.check_throne(state, seat, &mut falls, events);
        if !self.settle(state, &mut falls, events) {
            self.pass_turn(state, seat, events);
        }
    }

    /// Steps 3 and 4 of 6.2: the turn is over, the next active seat in the order begins.
    pub(super) fn pass_turn<S: Sink<Event>>(&self, state: &mut State, seat: Seat, events: &mut S) {
        if state.boost == Some(seat) {
            state.boost = None;
        }
        state.attacked = TileSet::EMPTY;
        state.gathered = TileSet::EMPTY;
        state.ap = 0;
        let mut later = state.order(self.seats).skip_while(|other| *other != seat).skip(1);
        // R51: the order never changes; seats that are out are skipped.
        match later.find(|other| state.active.contains(*other)) {
            Some(next) => self.begin_turn(state, next, events),
            None => self.end_cycle(state, events),
        }
    }

    fn end_cycle<S: Sink<Event>>(&self, state: &mut State, events: &mut S) {
        state.weather = Weather::None;
        if state.cycle >= self.last_cycle(state) {
            // R54: no event after the last cycle.
            self.finish(state, events);
        } else if self.options.events {
            state.phase = Phase::EventRoll;
        } else {
            self.next_cycle(state, events);
        }
    }

    pub(super) fn next_cycle<S: Sink<Event>>(&self, state: &mut State, events: &mut S) {
        // Only a set-up can stand at the largest number.
        state.cycle = state.cycle.saturating_add(1);
        let first = state.order(self.seats).find(|seat| state.active.contains(*seat));
        let first = first.unwrap_or_else(|| unreachable!("a game that goes on has active seats"));
        self.begin_turn(state, first, events);
    }

    /// Ends the game: nothing of a turn is left.
    pub(super) fn finish<S: Sink<Event>>(&self, state: &mut State, events: &mut S) {
        state.phase = Phase::Over;
        state.weather = Weather::None;
        state.boost = None;
        state.ap = 0;
        state.attacked = TileSet::EMPTY;
        state.gathered = TileSet::EMPTY;
        events.tell(|| Event::finished(self, state));
    }
}
