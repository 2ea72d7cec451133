//! Section 6: rounds, the start of a turn, training and building.

use hexapod_core::{Rules as _, Seat, Sink};

use crate::cells::{CELLS, Cell};
use crate::data::Trained;
use crate::events::Event;
use crate::game::Glory;
use crate::options::Income;
use crate::state::{Faction, Ground, Kind, MAX_SEATS, Phase, Points, State, Troop, Unit};

impl Glory {
    /// The round counter goes up and the round starts (T1).
    pub(super) fn begin_round<S: Sink<Event>>(&self, state: &mut State, events: &mut S) {
        state.round += 1;
        events.tell(|| Event::RoundBegins { round: state.round, rounds: self.options.rounds });
        self.start_round(state, events);
    }

    /// The Leech die comes first, if it is in play (F5).
    pub(crate) fn start_round<S: Sink<Event>>(&self, state: &mut State, events: &mut S) {
        match state.seat_of(Faction::Parasite) {
            None => self.first_turn(state, events),
            Some(parasite) => {
                state.seat = parasite;
                state.phase = if state.leech == 0 { Phase::LeechRoll } else { Phase::LeechChoice };
            }
        }
    }

    pub(super) fn leech_rolled<S: Sink<Event>>(&self, state: &mut State, face: u8, events: &mut S) {
        state.leech = face;
        state.victim = None;
        events.tell(|| Event::LeechRolled { seat: self.seat_name(state.seat), face });
        if self.leech[usize::from(face)].is_empty() {
            self.first_turn(state, events);
        } else {
            state.phase = Phase::LeechVictim;
        }
    }

    pub(super) fn first_turn<S: Sink<Event>>(&self, state: &mut State, events: &mut S) {
        self.start_turn(state, state.order[0], events);
    }

    /// T2 to T4: points, claims, stronghold income, theft.
    pub(crate) fn start_turn<S: Sink<Event>>(&self, state: &mut State, seat: Seat, events: &mut S) {
        state.turn = Some(seat);
        state.seat = seat;
        events.tell(|| Event::TurnBegins { seat: self.seat_name(seat), round: state.round });
        self.refresh_points(state, seat);
        self.claim(state, seat, events);
        let hold = &self.data.stronghold;
        state.gain_gold(seat, u16::from(hold.gold));
        state.gain_stock(seat, hold.food, hold.water);
        events.tell(|| Event::StrongholdIncome {
            seat: self.seat_name(seat),
            gold: hold.gold,
            food: hold.food,
            water: hold.water,
        });
        if self.options.income == Income::Start {
            // U8: everything is paid now, the theft comes after it.
            self.next_chaos(state, None, 0, events);
        } else {
            self.steal(state, seat, events);
            state.phase = Phase::Train;
        }
    }

    /// T2: full movement points for all units of the player.
    pub(crate) fn refresh_points(&self, state: &mut State, seat: Seat) {
        for cell in state.manned[seat.index()] {
            let cell = Cell::new(cell);
            let points = self.full_points(state.round, state.units(cell, seat));
            state.set_points(cell, seat, points);
        }
    }

    /// Returns the points of rested units (T2, R13).
    pub(crate) fn full_points(&self, round: u8, troop: Troop) -> Points {
        let moves = |unit: Unit| {
            let info = self.unit(unit);
            if round <= 1 { info.first_round_move } else { info.moves }
        };
        let infantry = if moves(Unit::I) > 0 { troop.infantry() } else { 0 };
        let (one, two) = match moves(Unit::M) {
            0 => (0, 0),
            1 => (troop.mobile(), 0),
            _ => (0, troop.mobile()),
        };
        Points::new(infantry, one, two, troop.mercenary() * moves(Unit::X))
    }

    /// T3: unowned tiles with units of the player become the player's, in cell order, as long as markers last.
    fn claim<S: Sink<Event>>(&self, state: &mut State, seat: Seat, events: &mut S) {
        for cell in state.manned[seat.index()] - state.owned[seat.index()] {
            let cell = Cell::new(cell);
            if state.owner(cell).is_none() && self.markers(state, seat) > 0 {
                self.set_owner(state, cell, Some(seat));
                let glory = self.data.glory.claim;
                state.gain_glory(seat, glory);
                events.tell(|| Event::Claimed {
                    seat: self.seat_name(seat),
                    cell: cell.to_string(),
                    tile: self.code(state.ground(cell).kind()),
                    glory,
                });
            }
        }
    }

    /// T4, F5: what the Leech die takes goes from its victim to the Parasite.
    pub(super) fn steal<S: Sink<Event>>(&self, state: &mut State, seat: Seat, events: &mut S) {
        let (Some(victim), Some(parasite)) = (state.victim, state.seat_of(Faction::Parasite)) else { return };
        if victim != seat {
            return;
        }
        let taken = self.leech[usize::from(state.leech)];
        let at = seat.index();
        let gold = u16::from(taken.gold).min(state.gold[at]);
        let (food, water) = (taken.food.min(state.food[at]), taken.water.min(state.water[at]));
        state.gold[at] -= gold;
        state.food[at] -= food;
        state.water[at] -= water;
        state.gain_gold(parasite, gold);
        // R47: stolen food and water wait for the Parasite's next upkeep.
        state.gain_stock(parasite, food, water);
        events.tell(|| Event::Stolen {
            from: self.seat_name(seat),
            to: self.seat_name(parasite),
            face: state.leech,
            gold: gold as u8,
            food,
            water,
        });
        // R40: after its one theft the die has no victim.
        if state.leech == 6 && self.switches.six_takes_once {
            state.victim = None;
        }
    }

    /// T6: the points of all units are 0 until the next own turn.
    pub(super) fn end_moves(&self, state: &mut State) {
        state.points = [Points::NONE; CELLS];
        state.guest_points = [Points::NONE; MAX_SEATS];
        state.phase = Phase::Buy;
    }

    /// T5, T8: pays for a unit and puts it on the map.
    pub(super) fn train<S: Sink<Event>>(&self, state: &mut State, unit: Unit, cell: Cell, events: &mut S) {
        let seat = state.seat;
        let price = self.price(state, seat, unit);
        state.gold[seat.index()] -= price;
        let first_phase = matches!(state.phase, Phase::TrainAt(_));
        self.add_units(state, cell, seat, Troop::of(unit));
        if first_phase {
            // R12: a unit trained at its facility may act at once.
            let fresh = self.full_points(state.round, Troop::of(unit));
            let points = state.points(cell, seat).plus(fresh);
            state.set_points(cell, seat, points);
        }
        events.tell(|| Event::Trained {
            seat: self.seat_name(seat),
            unit,
            cell: cell.to_string(),
            price: price as u8,
        });
        state.phase = if first_phase { Phase::Train } else { Phase::Buy };
    }

    /// T9: pays for a facility and puts it on top of a tile.
    pub(super) fn build<S: Sink<Event>>(&self, state: &mut State, kind: Kind, cell: Cell, events: &mut S) {
        let seat = state.seat;
        let price = self.facility_price(kind);
        state.gold[seat.index()] -= price;
        let awards = &self.data.glory;
        let glory = match self.info(kind).trains {
            Some(Trained::M) => awards.build_mobile,
            _ => awards.build_infantry,
        };
        events.tell(|| Event::Built {
            seat: self.seat_name(seat),
            tile: self.code(kind),
            over: self.ground_text(state.ground(cell)),
            cell: cell.to_string(),
            price: price as u8,
            glory,
        });
        state.gain_glory(seat, glory);
        self.put_facility(state, seat, kind, cell, events);
        state.phase = Phase::Buy;
    }

    /// The facility replaces the tile for good (R20); its free unit appears, if there is one (R56: on a full tile too).
    pub(super) fn put_facility<S: Sink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        kind: Kind,
        cell: Cell,
        events: &mut S,
    ) {
        let left = &mut state.supply[usize::from(kind.0)];
        *left = left.saturating_sub(1);
        self.set_ground(state, cell, Ground::new(kind, None));
        let unit = self.info(kind).trains_unit().unwrap_or(Unit::I);
        let most = self.data.limits.tile + u8::from(self.switches.free_unit_fits);
        let comes = self.reserve(state, seat, unit) > 0 && state.crowd(cell) < most;
        if comes {
            self.add_units(state, cell, seat, Troop::of(unit));
        }
        events.tell(|| Event::FreeUnit { seat: self.seat_name(seat), unit, cell: cell.to_string(), comes });
    }

    /// The player's turn is over: the next player, the Legacy phase, the next round or the end.
    pub(super) fn end_turn<S: Sink<Event>>(&self, state: &mut State, events: &mut S) {
        let seat = state.seat;
        let (food, water) = (state.food[seat.index()], state.water[seat.index()]);
        if food > 0 || water > 0 {
            events.tell(|| Event::Discarded { seat: self.seat_name(seat), food, water });
        }
        // R47: nothing of them can be saved.
        state.food[seat.index()] = 0;
        state.water[seat.index()] = 0;
        state.luck_used = false;
        state.asked = 0;
        let place = self.turn_order(state).position(|other| other == seat).unwrap_or(0);
        if place + 1 < self.seats {
            self.start_turn(state, state.order[place + 1], events);
            return;
        }
        state.turn = None;
        if state.round >= self.options.rounds {
            state.phase = Phase::Over;
            state.seat = Seat::new(0);
            events.tell(|| Event::finished(self, state));
        } else if state.round.is_multiple_of(self.data.legacy.every) {
            self.begin_legacy(state, events);
        } else {
            self.begin_round(state, events);
        }
    }
}
