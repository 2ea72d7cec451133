//! Sections 7, 10 and 12: marches, requests, what happens on arrival, new strongholds.

use hexapod_core::{Rules as _, Seat, Sink};

use crate::actions::Action;
use crate::cells::{Cell, RIMS, Set};
use crate::choices::GroupChoice;
use crate::events::Event;
use crate::game::Glory;
use crate::state::{Battle, Ground, Kind, NOWHERE, Phase, Points, State, Troop, Unit};

/// The kind of a march, with the room on the target where it counts (M5, M6).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum March {
    Walk(u8),
    Attack,
    Storm(u8),
    Contest,
}

impl March {
    /// Returns whether there is room for a unit, where it counts.
    pub(crate) fn has_room(self) -> bool {
        !matches!(self, Self::Walk(0) | Self::Storm(0))
    }
}

impl Glory {
    /// Returns what a march of `seat` to this tile would be; nothing if in version 1 own guests are inside (M5).
    #[inline]
    pub(crate) fn march_kind(&self, state: &State, seat: Seat, to: Cell) -> Option<March> {
        if state.owns(seat, to) {
            return Some(March::Walk(self.room(state, to)));
        }
        if state.ground(to).is_stronghold() {
            // Without an owner there is no stronghold.
            let host = state.owner(to).unwrap_or(seat);
            let inside = state.guests[host.index()][seat.index()].total();
            return if inside > 0 && !self.switches.guests_stand_aside {
                None
            } else if state.crowd(to) > inside {
                Some(March::Attack)
            } else {
                // P4: the guests stay, so fewer can enter.
                Some(March::Storm(self.data.limits.tile.saturating_sub(inside)))
            };
        }
        let (troop, holder) = state.stand(to);
        if !troop.is_empty() && holder != seat {
            return Some(March::Attack);
        }
        if state.is_owned(to) {
            Some(March::Contest)
        } else {
            Some(March::Walk(self.data.limits.tile.saturating_sub(troop.total())))
        }
    }

    /// Returns the directions in which units on this tile can march, a bit for each.
    #[inline]
    pub(crate) fn marches(&self, state: &State, seat: Seat, from: Cell) -> u8 {
        (0..6).fold(0, |directions, direction| {
            directions | u8::from(self.can_march(state, seat, from, direction)) << direction
        })
    }

    /// Returns whether units of `seat` can march from this tile in this direction, points aside.
    #[inline]
    pub(crate) fn can_march(&self, state: &State, seat: Seat, from: Cell, direction: usize) -> bool {
        let Some(to) = from.neighbour(direction) else { return false };
        if state.ground(to).is_open() || !state.is_passable(from, direction, to) {
            return false;
        }
        // M5, M6: only a full tile and own guests inside can keep units from coming.
        let inside = |host: Seat| !state.guests[host.index()][seat.index()].is_empty();
        if state.full.contains(to.index()) || state.host(to, seat).is_some_and(inside) {
            self.march_kind(state, seat, to).is_some_and(March::has_room)
        } else {
            true
        }
    }

    /// Returns whether units with points on this tile may leave it (M4).
    #[inline]
    pub(crate) fn may_leave(&self, state: &State, from: Cell) -> bool {
        !self.is_chaos_source(state.ground(from))
    }

    /// Returns the requests that units on this tile can make (P1): bit 6 × direction of H + direction of B from H.
    pub(crate) fn requests(&self, state: &State, seat: Seat, from: Cell) -> u64 {
        let mut found = 0;
        if !self.permission || state.points(from, seat).fresh().is_empty() {
            return found;
        }
        for (direction, through) in state.around(from) {
            let host = match state.owner(through) {
                Some(host) if host != seat && state.ground(through).is_stronghold() => host,
                _ => continue,
            };
            if state.asked >> host.index() & 1 == 1
                || !state.is_passable(from, direction, through)
                || state.crowd(through) >= self.data.limits.stronghold
            {
                continue;
            }
            for (onward, to) in state.around(through) {
                if to != from
                    && state.is_passable(through, onward, to)
                    && self.is_target(state, seat, host, to)
                {
                    found |= 1 << (6 * direction + onward);
                }
            }
        }
        found
    }

    /// Returns the tiles of the seat's units that lie beside another player's stronghold: only they can make requests.
    #[inline]
    pub(crate) fn beside_hosts(&self, state: &State, seat: Seat) -> Set {
        let mut beside = Set::EMPTY;
        if self.permission {
            for host in 0..self.seats {
                if host != seat.index() && state.home[host] != NOWHERE {
                    beside |= RIMS[usize::from(state.home[host])];
                }
            }
        }
        beside & state.manned[seat.index()]
    }

    /// P1: the target belongs to, or holds units of, a third player, and has nothing of the asker or the host.
    pub(crate) fn is_target(&self, state: &State, seat: Seat, host: Seat, to: Cell) -> bool {
        let mut third = false;
        for other in Seat::all(self.seats) {
            let there = state.owns(other, to) || !state.units(to, other).is_empty();
            if there && (other == seat || other == host) {
                return false;
            }
            third |= there;
        }
        third
    }

    /// Returns whether anything but `done` is possible in the move phase.
    #[inline]
    pub(crate) fn can_move(&self, state: &State) -> bool {
        let seat = state.seat;
        state.manned[seat.index()].iter().any(|cell| {
            let from = Cell::new(cell);
            state.points(from, seat) != Points::NONE
                && self.may_leave(state, from)
                && ((0..6).any(|direction| self.can_march(state, seat, from, direction))
                    || self.requests(state, seat, from) != 0)
        })
    }

    pub(crate) fn list_move(&self, state: &State, push: &mut impl FnMut(Action)) {
        let seat = state.seat;
        let beside = self.beside_hosts(state, seat);
        for cell in state.manned[seat.index()] {
            let from = Cell::new(cell);
            if state.points(from, seat) == Points::NONE || !self.may_leave(state, from) {
                continue;
            }
            let mut directions = self.marches(state, seat, from);
            while directions != 0 {
                push(march(from, directions.trailing_zeros() as usize));
                directions &= directions - 1;
            }
            if !beside.contains(cell) {
                continue;
            }
            let mut requests = self.requests(state, seat, from);
            while requests != 0 {
                push(request(from, requests.trailing_zeros() as usize));
                requests &= requests - 1;
            }
        }
        push(Action::Done);
    }

    /// Returns the groups that may be named in `Send`, `AskSend` and `Advance`.
    #[inline]
    pub(crate) fn group_choice(&self, state: &State) -> GroupChoice {
        let seat = state.seat;
        let tile = self.data.limits.tile;
        match state.phase {
            Phase::Send(from, to) => {
                let most = match self.march_kind(state, seat, to) {
                    Some(March::Walk(room) | March::Storm(room)) => room,
                    Some(March::Contest) => tile,
                    Some(March::Attack) | None => u8::MAX,
                };
                GroupChoice { of: state.points(from, seat).movable(), least: 1, most }
            }
            Phase::AskSend(from, through, to) => {
                let places = self.room(state, through);
                let most = if state.crowd(to) > 0 { places } else { places.min(tile) };
                GroupChoice { of: state.points(from, seat).fresh(), least: 1, most }
            }
            Phase::Advance => {
                let group = state.battle.group;
                let most = self.room_to_enter(state, seat, state.battle.to);
                // B7: through a stronghold all survivors go on, as far as there is room.
                let least = if state.battle.through { group.total().min(most).max(1) } else { 1 };
                GroupChoice { of: group, least, most }
            }
            _ => GroupChoice { of: Troop::NONE, least: 1, most: 0 },
        }
    }

    /// Returns how many units of an attacker have room on a tile without defenders: own guests stay there (B7, P4).
    #[inline]
    pub(crate) fn room_to_enter(&self, state: &State, attacker: Seat, to: Cell) -> u8 {
        self.data.limits.tile.saturating_sub(state.units(to, attacker).total())
    }

    /// A group marches (M5).
    pub(super) fn send<S: Sink<Event>>(
        &self,
        state: &mut State,
        from: Cell,
        to: Cell,
        troop: Troop,
        events: &mut S,
    ) {
        let seat = state.seat;
        let kind = self.march_kind(state, seat, to);
        let spent = self.spend_points(state, seat, from, troop);
        if kind == Some(March::Attack) {
            // The group's points are gone, and it stays where it is during the battle.
            self.begin_battle(state, from, to, troop, false, events);
            return;
        }
        events.tell(|| Event::Marched {
            seat: self.seat_name(seat),
            units: troop.to_string(),
            from: from.to_string(),
            to: to.to_string(),
        });
        self.remove_units(state, from, seat, troop);
        state.phase = Phase::Move;
        // M7: a unit that storms or enters a Chaos Source has no points left, nor one that contests, unless it may
        // pass.
        let goes_on = match kind {
            Some(March::Walk(_)) => true,
            Some(March::Contest) => self.switches.contest_passes,
            Some(March::Storm(_) | March::Attack) | None => false,
        };
        let left = if goes_on && !self.is_chaos_source(state.ground(to)) { spent } else { Points::NONE };
        self.enter(state, seat, to, troop, left, events);
    }

    /// Takes one point from each unit of the group, those with the fewest first (M2), and takes the group's points
    /// off the tile. Returns what the group has left.
    fn spend_points(&self, state: &mut State, seat: Seat, from: Cell, troop: Troop) -> Points {
        let points = state.points(from, seat);
        let ones = troop.mobile().min(points.one());
        let twos = troop.mobile() - ones;
        let mercenary = if troop.mercenary() > 0 { points.mercenary() } else { 0 };
        let taken = Points::new(troop.infantry(), ones, twos, mercenary);
        state.set_points(from, seat, Points(points.0 - taken.0));
        Points::new(0, twos, 0, mercenary.saturating_sub(1))
    }

    /// The group stands on the tile now: it contests, storms or simply arrives (M5, B7).
    fn enter<S: Sink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        to: Cell,
        troop: Troop,
        points: Points,
        events: &mut S,
    ) {
        let owner = state.owner(to).filter(|owner| *owner != seat);
        if let Some(owner) = owner {
            if state.ground(to).is_stronghold() {
                // H1, R28, R29: three Glory, not four; the stronghold becomes a ruin without an owner.
                let glory = self.data.glory.storm;
                state.gain_glory(seat, glory);
                let (guests, points) = (state.units(to, seat), state.points(to, seat));
                self.remove_units(state, to, seat, guests);
                state.set_points(to, seat, Points::NONE);
                self.set_ground(state, to, Ground::new(Kind::RUIN, None));
                self.set_owner(state, to, None);
                state.home[owner.index()] = NOWHERE;
                // P4: guests of the attacker are ordinary units now.
                self.add_units(state, to, seat, guests);
                state.set_points(to, seat, points);
                events.tell(|| Event::Stormed {
                    seat: self.seat_name(seat),
                    cell: to.to_string(),
                    from: self.seat_name(owner),
                    glory,
                });
                // H2: the former owner founds a new stronghold before anything else happens.
                state.phase = Phase::Found;
                state.seat = owner;
            } else {
                let glory = self.data.glory.contest;
                state.gain_glory(seat, glory);
                self.set_owner(state, to, None);
                events.tell(|| Event::Contested {
                    seat: self.seat_name(seat),
                    cell: to.to_string(),
                    from: self.seat_name(owner),
                    glory,
                });
            }
        }
        self.add_units(state, to, seat, troop);
        if points != Points::NONE {
            let together = state.points(to, seat).plus(points);
            state.set_points(to, seat, together);
        }
    }

    /// H2: a tile is turned over or a new stronghold put down; infantry rallies in it (R30).
    pub(super) fn found<S: Sink<Event>>(&self, state: &mut State, cell: Cell, events: &mut S) {
        let seat = state.seat;
        let before = state.ground(cell);
        self.raise_stronghold(state, seat, cell);
        let places = self.room(state, cell);
        let rally = self.data.start.rally.min(self.reserve(state, seat, Unit::I)).min(places);
        self.add_units(state, cell, seat, Troop::new(rally, 0, 0));
        events.tell(|| Event::Founded {
            seat: self.seat_name(seat),
            cell: cell.to_string(),
            over: if before.is_open() { "none".to_owned() } else { self.ground_text(before) },
            rally,
        });
        self.back_to_move(state);
    }

    /// The move phase goes on; no battle is under way any more.
    pub(super) fn back_to_move(&self, state: &mut State) {
        state.battle = Battle::NONE;
        state.phase = Phase::Move;
        state.seat = state.turn.unwrap_or(state.seat);
    }

    /// P2: the host is asked, once a turn.
    pub(super) fn ask<S: Sink<Event>>(
        &self,
        state: &mut State,
        from: Cell,
        through: Cell,
        to: Cell,
        troop: Troop,
        events: &mut S,
    ) {
        let seat = state.seat;
        let host = state.owner(through).unwrap_or(seat);
        events.tell(|| Event::Asked {
            seat: self.seat_name(seat),
            host: self.seat_name(host),
            units: troop.to_string(),
            from: from.to_string(),
            through: through.to_string(),
            to: to.to_string(),
        });
        state.asked |= 1 << host.index();
        state.phase = Phase::Permit(from, through, to, troop);
        state.seat = host;
    }

    /// P3: the group moves into the stronghold and goes on at once.
    pub(super) fn grant<S: Sink<Event>>(
        &self,
        state: &mut State,
        from: Cell,
        through: Cell,
        to: Cell,
        troop: Troop,
        events: &mut S,
    ) {
        let host = state.seat;
        let seat = state.turn.unwrap_or(host);
        events.tell(|| Event::Granted { host: self.seat_name(host) });
        state.seat = seat;
        let points = state.points(from, seat);
        let taken = Points::new(0, 0, troop.mobile(), 2 * troop.mercenary());
        state.set_points(from, seat, Points(points.0 - taken.0));
        self.remove_units(state, from, seat, troop);
        if state.crowd(to) > 0 {
            self.add_units(state, through, seat, troop);
            self.begin_battle(state, through, to, troop, true, events);
        } else {
            events.tell(|| Event::Marched {
                seat: self.seat_name(seat),
                units: troop.to_string(),
                from: from.to_string(),
                to: to.to_string(),
            });
            state.phase = Phase::Move;
            self.enter(state, seat, to, troop, Points::NONE, events);
        }
    }

    /// B7: survivors enter the tile they have won.
    pub(super) fn advance<S: Sink<Event>>(&self, state: &mut State, troop: Troop, events: &mut S) {
        let (seat, from, to) = (state.seat, state.battle.from, state.battle.to);
        events.tell(|| Event::Advanced {
            seat: self.seat_name(seat),
            units: troop.to_string(),
            from: from.to_string(),
            to: to.to_string(),
        });
        self.remove_units(state, from, seat, troop);
        self.back_to_move(state);
        self.enter(state, seat, to, troop, Points::NONE, events);
    }
}

#[inline]
pub(crate) fn march(from: Cell, direction: usize) -> Action {
    Action::March(from, from.neighbour(direction).unwrap_or(from))
}

#[inline]
pub(crate) fn request(from: Cell, bits: usize) -> Action {
    let through = from.neighbour(bits / 6).unwrap_or(from);
    Action::Ask(from, through, through.neighbour(bits % 6).unwrap_or(through))
}
