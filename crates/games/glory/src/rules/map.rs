//! What changes on the map: tiles, owners, units; and what is counted along with them.
//!
//! The counts spare the questions of every step a walk over the map. Only these four functions may change what they
//! are taken from.

use hexapod_core::Seat;

use crate::cells::Cell;
use crate::game::Glory;
use crate::state::{Ground, OWNER_SHIFT, SEAT_SHIFT, State, Troop, Unit};

impl Glory {
    /// Puts a tile on a cell; owner and units of the cell stay.
    pub(crate) fn set_ground(&self, state: &mut State, cell: Cell, ground: Ground) {
        let owner = state.owner(cell);
        let (troop, holder) = state.stand(cell);
        self.set_owner(state, cell, None);
        state.eaters[holder.index()] -= self.eating(state, cell, troop);
        state.ground[cell.index()] = ground;
        state.eaters[holder.index()] += self.eating(state, cell, troop);
        self.set_owner(state, cell, owner);
        self.note_room(state, cell);
    }

    /// Gives the tile to a player, or to none.
    pub(crate) fn set_owner(&self, state: &mut State, cell: Cell, owner: Option<Seat>) {
        let worth = &self.info(state.ground(cell).kind()).worth;
        if let Some(before) = state.owner(cell) {
            state.owned[before.index()].remove(cell.index());
            state.holdings[before.index()].lose(worth);
        }
        let bits = &mut state.cell[cell.index()];
        *bits &= (1 << OWNER_SHIFT) - 1;
        if let Some(seat) = owner {
            *bits |= (seat.index() as u16 + 1) << OWNER_SHIFT;
            state.owned[seat.index()].insert(cell.index());
            state.holdings[seat.index()].gain(worth);
        }
    }

    pub(crate) fn add_units(&self, state: &mut State, cell: Cell, seat: Seat, troop: Troop) {
        if troop.is_empty() {
            return;
        }
        match state.host(cell, seat) {
            Some(host) => {
                let guests = &mut state.guests[host.index()][seat.index()];
                *guests = guests.plus(troop);
            }
            None => {
                let bits = &mut state.cell[cell.index()];
                debug_assert!(*bits & Troop::BITS == 0 || *bits >> SEAT_SHIFT & 3 == seat.index() as u16);
                *bits = *bits & !(3 << SEAT_SHIFT) | (seat.index() as u16) << SEAT_SHIFT;
                *bits += troop.0;
            }
        }
        state.manned[seat.index()].insert(cell.index());
        for &unit in Unit::ALL {
            state.army[seat.index()][unit.index()] += troop.count(unit);
        }
        state.eaters[seat.index()] += self.eating(state, cell, troop);
        self.note_room(state, cell);
    }

    /// Takes units off the tile; the caller sees to their movement points.
    pub(crate) fn remove_units(&self, state: &mut State, cell: Cell, seat: Seat, troop: Troop) {
        let left = match state.host(cell, seat) {
            Some(host) => {
                let guests = &mut state.guests[host.index()][seat.index()];
                *guests = guests.minus(troop);
                *guests
            }
            None => {
                let bits = &mut state.cell[cell.index()];
                *bits -= troop.0;
                let left = Troop(*bits & Troop::BITS);
                if left.is_empty() {
                    *bits &= !(3 << SEAT_SHIFT);
                }
                left
            }
        };
        if left.is_empty() {
            state.manned[seat.index()].remove(cell.index());
        }
        for &unit in Unit::ALL {
            state.army[seat.index()][unit.index()] -= troop.count(unit);
        }
        state.eaters[seat.index()] -= self.eating(state, cell, troop);
        self.note_room(state, cell);
    }

    /// Returns how many of these units eat on this cell (U4). Guests never do: they stand in strongholds.
    #[inline]
    pub(crate) fn eating(&self, state: &State, cell: Cell, troop: Troop) -> u16 {
        if self.is_free(state.ground(cell)) {
            return 0;
        }
        let eating = |unit: Unit| u16::from(self.unit(unit).upkeep) * u16::from(troop.count(unit));
        Unit::ALL.iter().copied().map(eating).sum()
    }

    #[inline]
    fn note_room(&self, state: &mut State, cell: Cell) {
        if self.room(state, cell) == 0 {
            state.full.insert(cell.index());
        } else {
            state.full.remove(cell.index());
        }
    }
}
