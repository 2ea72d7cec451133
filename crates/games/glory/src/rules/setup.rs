//! Section 5: from the first roll to the last starting unit.

use hexapod_core::{Audience, Rules as _, Seat, Sink};

use crate::cells::{Cell, Direction, MIDDLE, slots};
use crate::data::Class;
use crate::events::Event;
use crate::game::Glory;
use crate::state::{Dice, Faction, Ground, HAND, Kind, MAX_SEATS, Phase, RING, State, Totals, Troop, Unit};

/// Where the rolls for the turn order stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Standing {
    /// This seat rolls next.
    Rolls(Seat),
    /// Everything is decided.
    Decided([Seat; MAX_SEATS]),
}

/// S1: a group still tied after this many rerolls is ordered by seat.
const MOST_REROLLS: usize = 10;

impl Glory {
    /// Works out from all totals so far which seat rolls next, or the turn order (S1).
    ///
    /// Ties are rolled off in passes: all tied groups from the highest total down, each in seat order; then again
    /// while ties remain.
    pub(crate) fn standing(&self, totals: &Totals) -> Standing {
        let mut order = [Seat::new(0); MAX_SEATS];
        for (index, seat) in Seat::all(self.seats).enumerate() {
            order[index] = seat;
        }
        if totals.len() < self.seats {
            return Standing::Rolls(order[totals.len()]);
        }
        // The group of a place is the place of its first member; a group is a run of equal numbers.
        let mut group = [0_usize; MAX_SEATS];
        let mut used = 0;
        for pass in 0..=MOST_REROLLS {
            let mut roll = [0_u8; MAX_SEATS];
            for place in 0..self.seats {
                let alone = (0..self.seats).filter(|other| group[*other] == group[place]).count() == 1;
                if pass == 0 || !alone {
                    match totals.get(used) {
                        None => return Standing::Rolls(order[place]),
                        Some(total) => roll[place] = total,
                    }
                    used += 1;
                }
            }
            // Within a group higher totals come first; equal ones keep the seat order.
            let mut places = [0_usize, 1, 2, 3];
            places[..self.seats].sort_by_key(|place| (group[*place], u8::MAX - roll[*place]));
            let (order_before, group_before) = (order, group);
            for place in 0..self.seats {
                let from = places[place];
                order[place] = order_before[from];
                let same = place > 0
                    && group_before[places[place - 1]] == group_before[from]
                    && roll[places[place - 1]] == roll[from];
                group[place] = if same { group[place - 1] } else { place };
            }
            if (0..self.seats).all(|place| group[place] == place) {
                break;
            }
        }
        Standing::Decided(order)
    }

    pub(super) fn order_rolled<S: Sink<Event>>(&self, state: &mut State, dice: Dice, events: &mut S) {
        let total = dice.face(0) + dice.face(1);
        events.tell(|| Event::OrderRolled {
            seat: self.seat_name(state.seat),
            dice: dice.to_string(),
            total,
        });
        state.totals.push(total);
        match self.standing(&state.totals) {
            Standing::Rolls(seat) => state.seat = seat,
            Standing::Decided(order) => {
                state.order = order;
                state.ordered = true;
                state.totals = Totals::NONE;
                for (place, seat) in self.turn_order(state).enumerate() {
                    // R8: later places start with more gold.
                    state.gold[seat.index()] = u16::from(self.data.start.gold_by_place[place]);
                    let (name, gold) = (self.seat_name(seat), self.data.start.gold_by_place[place]);
                    events.tell(|| Event::Placed { seat: name, place: place as u8 + 1, gold });
                }
                state.phase = Phase::Faction;
                state.seat = order[0];
            }
        }
    }

    pub(super) fn take_faction<S: Sink<Event>>(&self, state: &mut State, faction: Faction, events: &mut S) {
        let seat = state.seat;
        state.faction[seat.index()] = Some(faction);
        events.tell(|| Event::FactionTaken { seat: self.seat_name(seat), faction });
        match self.turn_order(state).find(|other| state.faction(*other).is_none()) {
            Some(next) => state.seat = next,
            None => {
                state.phase = Phase::Deal;
                state.seat = state.order[0];
            }
        }
    }

    pub(super) fn dealt<S: Sink<Event>>(&self, state: &mut State, kind: Kind, events: &mut S) {
        let seat = state.seat;
        let class = self.info(kind).class;
        state.supply[usize::from(kind.0)] -= 1;
        state.take_in_hand(seat, kind);
        events.tell_to(Audience::Only(seat), || Event::Drew {
            seat: self.seat_name(seat),
            tile: self.code(kind),
            class,
        });
        events.tell_to(Audience::Others(seat), || Event::DrewHidden { seat: self.seat_name(seat), class });
        match self.turn_order(state).find(|other| state.hand_len(*other) < HAND) {
            Some(next) => state.seat = next,
            None => {
                state.phase = Phase::Ring;
                state.seat = state.order[0];
            }
        }
    }

    pub(super) fn place_ring<S: Sink<Event>>(
        &self,
        state: &mut State,
        place: u8,
        ground: Ground,
        events: &mut S,
    ) {
        let seat = state.seat;
        state.drop_from_hand(seat, ground.kind());
        state.ring[seat.index()][usize::from(place)] = ground;
        let at = Direction::ALL[usize::from(place)];
        events.tell_to(Audience::Only(seat), || Event::RingPlaced {
            seat: self.seat_name(seat),
            place: at,
            tile: self.code(ground.kind()),
            wall: ground.wall().map(|wall| Direction::ALL[wall]),
        });
        events
            .tell_to(Audience::Others(seat), || Event::RingHidden { seat: self.seat_name(seat), place: at });
        match self.turn_order(state).find(|other| state.ring_len(*other) < RING) {
            Some(next) => state.seat = next,
            None => {
                // S5: all rings are turned face up; the seventh tiles stay hidden.
                for other in Seat::all(self.seats) {
                    events.tell(|| Event::Revealed {
                        seat: self.seat_name(other),
                        ring: self.ring_text(state, other),
                    });
                }
                state.seat = state.order[0];
                state.phase = if self.seats == 4 { Phase::Middle } else { Phase::Push };
            }
        }
    }

    pub(super) fn middle_drawn<S: Sink<Event>>(&self, state: &mut State, kind: Kind, events: &mut S) {
        state.supply[usize::from(kind.0)] -= 1;
        // A walled kind is never advanced in the standard box; if it is, its wall faces north.
        let wall = self.info(kind).wall.then_some(0);
        self.set_ground(state, MIDDLE, Ground::new(kind, wall));
        events.tell(|| Event::MiddleTile { tile: self.code(kind), cell: MIDDLE.to_string() });
        state.phase = Phase::Push;
    }

    /// S6: the land is turned and locked in its slot.
    pub(super) fn push<S: Sink<Event>>(&self, state: &mut State, turns: u8, events: &mut S) {
        let seat = state.seat;
        let place = self.turn_order(state).position(|other| other == seat).unwrap_or(0);
        let home = slots(self.seats)[place];
        let turns = usize::from(turns);
        events.tell(|| Event::Pushed {
            seat: self.seat_name(seat),
            turns: turns as u8,
            home: home.to_string(),
        });
        self.raise_stronghold(state, seat, home);
        let ring = std::mem::replace(&mut state.ring[seat.index()], [Ground::OPEN; RING]);
        for (index, ground) in ring.into_iter().enumerate() {
            if let Some(cell) = home.neighbour((index + turns) % 6) {
                self.set_ground(state, cell, ground.turned(turns));
                self.set_owner(state, cell, Some(seat));
            }
        }
        match self.turn_order(state).find(|other| state.ring_len(*other) > 0) {
            Some(next) => state.seat = next,
            None => self.next_last(state, events),
        }
    }

    /// Makes this cell the seat's stronghold.
    pub(super) fn raise_stronghold(&self, state: &mut State, seat: Seat, cell: Cell) {
        // Units that stood here as of right are now the host's: they are the host's own in every case of H2.
        self.set_ground(state, cell, Ground::new(Kind::STRONGHOLD, None));
        self.set_owner(state, cell, Some(seat));
        state.home[seat.index()] = cell.0;
    }

    /// S7: the last seat in turn order that still holds a tile; then the deployment.
    fn next_last<S: Sink<Event>>(&self, state: &mut State, events: &mut S) {
        match self.turn_order(state).rev().find(|other| state.hand_len(*other) > 0) {
            Some(next) => {
                state.phase = Phase::Last;
                state.seat = next;
            }
            None => self.begin_deployment(state, events),
        }
    }

    pub(super) fn set_last<S: Sink<Event>>(&self, state: &mut State, cell: Cell, events: &mut S) {
        let kind = Kind(state.hand[state.seat.index()][0]);
        if self.info(kind).wall {
            state.phase = Phase::LastWall(cell);
            events.tell(|| Event::Shown {
                seat: self.seat_name(state.seat),
                tile: self.code(kind),
                cell: cell.to_string(),
            });
        } else {
            self.lay_last(state, cell, None, events);
        }
    }

    pub(super) fn lay_last<S: Sink<Event>>(
        &self,
        state: &mut State,
        cell: Cell,
        wall: Option<usize>,
        events: &mut S,
    ) {
        let seat = state.seat;
        let kind = Kind(state.hand[seat.index()][0]);
        state.drop_from_hand(seat, kind);
        self.lay(state, seat, kind, wall, cell, events);
        self.next_last(state, events);
    }

    /// Puts a tile on the map for a player.
    pub(super) fn lay<S: Sink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        kind: Kind,
        wall: Option<usize>,
        cell: Cell,
        events: &mut S,
    ) {
        let ground = Ground::new(kind, wall);
        self.set_ground(state, cell, ground);
        self.set_owner(state, cell, Some(seat));
        events.tell(|| Event::TileSet {
            seat: self.seat_name(seat),
            tile: self.code(kind),
            wall: wall.map(|wall| Direction::ALL[wall]),
            cell: cell.to_string(),
        });
    }

    fn begin_deployment<S: Sink<Event>>(&self, state: &mut State, events: &mut S) {
        if self.is_quick() {
            // S9: all units of each player stand in their stronghold.
            let troop = Troop::new(self.data.start.infantry, self.data.start.mobile, 0);
            for place in 0..self.seats {
                let seat = state.order[place];
                if let Some(home) = state.home(seat) {
                    self.add_units(state, home, seat, troop);
                    events.tell(|| Event::Deployed {
                        seat: self.seat_name(seat),
                        units: troop.to_string(),
                        cell: home.to_string(),
                    });
                }
            }
            self.begin_round(state, events);
        } else {
            self.next_deployment(state, events);
        }
    }

    pub(super) fn deploy<S: Sink<Event>>(&self, state: &mut State, unit: Unit, cell: Cell, events: &mut S) {
        let seat = state.seat;
        self.add_units(state, cell, seat, Troop::of(unit));
        events.tell(|| Event::Deployed {
            seat: self.seat_name(seat),
            units: Troop::of(unit).to_string(),
            cell: cell.to_string(),
        });
        self.next_deployment(state, events);
    }

    fn next_deployment<S: Sink<Event>>(&self, state: &mut State, events: &mut S) {
        match self.turn_order(state).find(|seat| self.is_deploying(state, *seat)) {
            Some(next) => {
                state.phase = Phase::Deploy;
                state.seat = next;
            }
            None => self.begin_round(state, events),
        }
    }

    /// Returns whether starting units of the seat are still to come.
    pub(crate) fn is_deploying(&self, state: &State, seat: Seat) -> bool {
        let placed: u8 = state.army[seat.index()].iter().sum();
        placed < self.data.start.infantry + self.data.start.mobile
    }

    /// Returns the class that a ring or a pushed land lacks: the class of the seventh tile.
    pub(crate) fn class_missing(&self, grounds: impl Iterator<Item = Ground>) -> Option<Class> {
        let start = &self.data.start;
        let mut left = [start.natural, start.civilized, start.advanced].map(i32::from);
        for ground in grounds {
            left[self.info(ground.kind()).class as usize] -= 1;
        }
        let whole = left.iter().all(|count| *count >= 0) && left.iter().sum::<i32>() == 1;
        whole.then(|| Class::ALL.iter().copied().find(|class| left[*class as usize] == 1))?
    }
}
