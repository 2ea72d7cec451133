//! Section 13.2: the Legacy phase.

use hexapod_core::{Rules as _, Seat, Sink};

use crate::cells::Cell;
use crate::data::Class;
use crate::events::Event;
use crate::game::Glory;
use crate::options::Spent;
use crate::state::{Kind, Phase, State, Troop, Unit};

impl Glory {
    pub(crate) fn begin_legacy<S: Sink<Event>>(&self, state: &mut State, events: &mut S) {
        events.tell(|| Event::LegacyBegins { round: state.round });
        state.turn = None;
        state.seat = state.order[0];
        state.phase = Phase::Legacy;
    }

    /// L1: the next player, or the next round.
    pub(super) fn next_legacy<S: Sink<Event>>(&self, state: &mut State, events: &mut S) {
        let place = self.turn_order(state).position(|seat| seat == state.seat).unwrap_or(0);
        if place + 1 < self.seats {
            state.seat = state.order[place + 1];
        } else {
            self.begin_round(state, events);
        }
    }

    /// L2: the price is as much of the band as the purse allows (R43).
    pub(crate) fn legacy_price(&self, state: &State, seat: Seat, good: u8) -> i16 {
        i16::from(self.data.legacy.goods[usize::from(good)].to).min(state.purse[seat.index()])
    }

    pub(super) fn take_good<S: Sink<Event>>(&self, state: &mut State, good: u8, events: &mut S) {
        let seat = state.seat;
        let price = self.legacy_price(state, seat, good);
        state.purse[seat.index()] -= price;
        if self.options.spent == Spent::Lost {
            // R42: what is spent does not count at the end.
            state.glory[seat.index()] -= price;
        }
        events.tell(|| Event::LegacyBought {
            seat: self.seat_name(seat),
            good: crate::data::GOODS[usize::from(good)],
            price,
        });
        state.phase = match good {
            0 => Phase::LegacyDraw(Class::Natural, seat),
            1 => Phase::LegacyAt(Unit::I),
            2 => Phase::LegacyAt(Unit::M),
            3 => Phase::LegacyAt(Unit::X),
            4 => Phase::LegacyDraw(Class::Civilized, seat),
            5 => Phase::LegacyFacility,
            6 => {
                state.discount[seat.index()] += 1;
                Phase::Legacy
            }
            _ => Phase::LegacyDraw(Class::Advanced, seat),
        };
    }

    pub(super) fn legacy_drawn<S: Sink<Event>>(
        &self,
        state: &mut State,
        kind: Kind,
        buyer: Seat,
        events: &mut S,
    ) {
        state.supply[usize::from(kind.0)] -= 1;
        events.tell(|| Event::LegacyDrew { seat: self.seat_name(state.seat), tile: self.code(kind) });
        state.phase = Phase::LegacySet(kind, buyer);
    }

    pub(super) fn legacy_set<S: Sink<Event>>(
        &self,
        state: &mut State,
        kind: Kind,
        cell: Cell,
        buyer: Seat,
        events: &mut S,
    ) {
        if self.info(kind).wall {
            state.phase = Phase::LegacyWall(kind, cell, buyer);
        } else {
            self.lay(state, state.seat, kind, None, cell, events);
            self.after_gift(state, kind, buyer);
        }
    }

    /// After an advanced tile every other player gets a natural one, beginning after the buyer (L3).
    pub(super) fn after_gift(&self, state: &mut State, kind: Kind, buyer: Seat) {
        let seat = state.seat;
        let giving = seat != buyer || self.info(kind).class == Class::Advanced;
        if giving && self.supply_of(state, Class::Natural) > 0 {
            let place = self.turn_order(state).position(|other| other == seat).unwrap_or(0);
            for step in 1..self.seats {
                let next = state.order[(place + step) % self.seats];
                if next == buyer {
                    break;
                }
                // A player without a marker left is passed over.
                if self.markers(state, next) > 0 {
                    state.seat = next;
                    state.phase = Phase::LegacyDraw(Class::Natural, buyer);
                    return;
                }
            }
        }
        state.seat = buyer;
        state.phase = Phase::Legacy;
    }

    pub(super) fn recruit<S: Sink<Event>>(&self, state: &mut State, unit: Unit, cell: Cell, events: &mut S) {
        let seat = state.seat;
        self.add_units(state, cell, seat, Troop::of(unit));
        events.tell(|| Event::Recruited { seat: self.seat_name(seat), unit, cell: cell.to_string() });
        state.phase = Phase::Legacy;
    }

    pub(super) fn legacy_build<S: Sink<Event>>(
        &self,
        state: &mut State,
        kind: Kind,
        cell: Cell,
        events: &mut S,
    ) {
        let seat = state.seat;
        events.tell(|| Event::Built {
            seat: self.seat_name(seat),
            tile: self.code(kind),
            over: self.ground_text(state.ground(cell)),
            cell: cell.to_string(),
            price: 0,
            glory: 0,
        });
        self.put_facility(state, seat, kind, cell, events);
        state.phase = Phase::Legacy;
    }
}
