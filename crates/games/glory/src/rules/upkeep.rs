//! Section 11 and 13.1: Chaos Sources, production, any points, feeding.

use hexapod_core::{Rules as _, Seat, Sink};

use crate::cells::Cell;
use crate::events::Event;
use crate::game::Glory;
use crate::options::{Explosion, Income};
use crate::state::{Ground, Kind, Phase, Points, State, Troop, Unit};

/// What tiles yield.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Yield {
    pub(crate) gold: u16,
    pub(crate) food: u8,
    pub(crate) water: u8,
    pub(crate) any: u8,
}

impl Glory {
    /// Phase 5 (U1).
    pub(crate) fn upkeep<S: Sink<Event>>(&self, state: &mut State, events: &mut S) {
        if self.options.income == Income::Start {
            self.feed(state, events);
        } else {
            self.next_chaos(state, None, 0, events);
        }
    }

    /// C2: rolls for the next Chaos Source of the player in cell order, or goes on to the production.
    pub(super) fn next_chaos<S: Sink<Event>>(
        &self,
        state: &mut State,
        after: Option<Cell>,
        any: u8,
        events: &mut S,
    ) {
        if state.holdings[state.seat.index()].chaos_sources > 0 {
            let owned = state.owned[state.seat.index()];
            let mut later = owned.iter().filter(|cell| after.is_none_or(|after| *cell > after.index()));
            if let Some(cell) = later.find(|cell| self.is_chaos_source(state.ground[*cell])) {
                state.phase = Phase::ChaosRoll(Cell::new(cell), any);
                return;
            }
        }
        self.produce(state, any, events);
    }

    pub(super) fn chaos_rolled<S: Sink<Event>>(
        &self,
        state: &mut State,
        cell: Cell,
        any: u8,
        face: u8,
        events: &mut S,
    ) {
        let seat = state.seat;
        let points = self.data.chaos_source.any[usize::from(face) - 1];
        let explodes = self.data.chaos_source.explodes.contains(&face);
        events.tell(|| Event::ChaosRolled {
            seat: self.seat_name(seat),
            cell: cell.to_string(),
            face,
            any: points,
            explodes,
        });
        if explodes {
            // C3: all units there die, which gives no Glory; the tile stays, or becomes a ruin.
            let troop = state.units(cell, seat);
            if !troop.is_empty() {
                state.set_points(cell, seat, Points::NONE);
                self.remove_units(state, cell, seat, troop);
            }
            self.set_owner(state, cell, None);
            if self.options.explosion == Explosion::Ruin {
                self.set_ground(state, cell, Ground::new(Kind::RUIN, None));
            }
            events.tell(|| Event::Exploded {
                seat: self.seat_name(seat),
                cell: cell.to_string(),
                units: troop.to_string(),
            });
        }
        self.next_chaos(state, Some(cell), any.saturating_add(points), events);
    }

    /// Returns what one own tile yields, the Foundry bonus included (U2, U3).
    #[inline]
    pub(crate) fn yield_of(&self, state: &State, seat: Seat, cell: Cell) -> (Yield, u8) {
        let info = self.info(state.ground(cell).kind());
        let worth = &info.worth;
        let mut bonus = 0;
        if info.gold_tile {
            for (_, next) in state.around(cell) {
                bonus += u8::from(self.is_foundry(state.ground(next)) && state.owns(seat, next));
            }
        }
        let gold = worth.gold + u16::from(bonus);
        (Yield { gold, food: worth.food as u8, water: worth.water as u8, any: worth.any as u8 }, bonus)
    }

    /// Returns what all tiles of the seat yield now, without stronghold and Chaos Source.
    pub(crate) fn production(&self, state: &State, seat: Seat) -> Yield {
        let owned = state.owned[seat.index()];
        let held = &state.holdings[seat.index()];
        let mut gold = held.gold;
        if held.foundries > 0 {
            // U3, seen from the Foundries: each adds 1 for every own gold tile beside it.
            for foundry in owned.iter().map(Cell::new).filter(|cell| self.is_foundry(state.ground(*cell))) {
                for (_, next) in state.around(foundry) {
                    let gold_tile = self.info(state.ground(next).kind()).gold_tile;
                    gold += u16::from(gold_tile && owned.contains(next.index()));
                }
            }
        }
        let byte = |amount: u16| amount.min(u16::from(u8::MAX)) as u8;
        Yield { gold, food: byte(held.food), water: byte(held.water), any: byte(held.any) }
    }

    fn produced(&self, state: &State, seat: Seat, cell: Cell) -> Event {
        let (tile, bonus) = self.yield_of(state, seat, cell);
        Event::Produced {
            seat: self.seat_name(seat),
            cell: cell.to_string(),
            tile: self.code(state.ground(cell).kind()),
            gold: tile.gold as u8,
            bonus,
            food: tile.food,
            water: tile.water,
            any: tile.any,
        }
    }

    fn produce<S: Sink<Event>>(&self, state: &mut State, chaos: u8, events: &mut S) {
        let seat = state.seat;
        let sum = self.production(state, seat);
        if events.listens() {
            for cell in state.owned[seat.index()].iter().map(Cell::new) {
                if self.info(state.ground(cell).kind()).pays {
                    events.tell(|| self.produced(state, seat, cell));
                }
            }
        }
        state.gain_gold(seat, sum.gold);
        state.gain_stock(seat, sum.food, sum.water);
        let any = chaos.saturating_add(sum.any);
        if any > 0 {
            state.phase =
                if self.options.income == Income::Start { Phase::StartWild(any) } else { Phase::Wild(any) };
        } else {
            self.after_any(state, events);
        }
    }

    pub(super) fn choose_any<S: Sink<Event>>(
        &self,
        state: &mut State,
        gold: u8,
        food: u8,
        water: u8,
        events: &mut S,
    ) {
        let seat = state.seat;
        state.gain_gold(seat, u16::from(gold));
        state.gain_stock(seat, food, water);
        events.tell(|| Event::AnyChosen { seat: self.seat_name(seat), gold, food, water });
        self.after_any(state, events);
    }

    fn after_any<S: Sink<Event>>(&self, state: &mut State, events: &mut S) {
        if self.options.income == Income::Start {
            let seat = state.seat;
            self.steal(state, seat, events);
            state.phase = Phase::Train;
        } else {
            self.feed(state, events);
        }
    }

    /// Returns whether units on this ground need no upkeep, its owner does not matter (R17).
    #[inline]
    pub(crate) fn is_free(&self, ground: Ground) -> bool {
        ground.is_stronghold() || self.info(ground.kind()).free
    }

    /// Returns the need: the units that eat, less one for each Ministry Building (U4, U5).
    #[inline]
    pub(crate) fn need(&self, state: &State, seat: Seat) -> u16 {
        let spared = u16::from(state.holdings[seat.index()].ministries);
        state.eaters[seat.index()].saturating_sub(spared)
    }

    /// U7: a unit that is not fed starves.
    fn feed<S: Sink<Event>>(&self, state: &mut State, events: &mut S) {
        let seat = state.seat;
        events.tell(|| {
            let eaters = state.eaters[seat.index()];
            let need = self.need(state, seat);
            Event::Upkeep {
                seat: self.seat_name(seat),
                units: eaters,
                spared: eaters - need,
                need,
                food: state.food[seat.index()],
                water: state.water[seat.index()],
            }
        });
        self.feed_on(state, events);
    }

    fn feed_on<S: Sink<Event>>(&self, state: &mut State, events: &mut S) {
        let seat = state.seat;
        let fed = state.food[seat.index()].min(state.water[seat.index()]);
        if self.need(state, seat) > u16::from(fed) {
            state.phase = Phase::Starve;
        } else {
            self.end_turn(state, events);
        }
    }

    pub(super) fn starve<S: Sink<Event>>(&self, state: &mut State, unit: Unit, cell: Cell, events: &mut S) {
        let seat = state.seat;
        self.remove_units(state, cell, seat, Troop::of(unit));
        events.tell(|| Event::Starved { seat: self.seat_name(seat), unit, cell: cell.to_string() });
        self.feed_on(state, events);
    }
}
