//! The answers of chance and the six events (section 10).

use hexapod_core::{Rules, Seat, Sink};

use super::Falls;
use crate::chance::Chance;
use crate::events::Event;
use crate::game::{DominAnts, Happening};
use crate::state::{Kind, Owner, Phase, SeatSet, State, Weather};
use crate::tiles::{Tile, tile_name};

impl DominAnts {
    /// Applies the outcome that the phase waits for.
    pub(crate) fn settle_chance<S: Sink<Event>>(&self, state: &mut State, outcome: Chance, events: &mut S) {
        match (state.phase, outcome) {
            (Phase::Start, Chance::Start(seat)) => {
                state.first = seat;
                events.tell(|| Event::Started { seat: self.seat_name(seat) });
                self.begin_turn(state, seat, events);
            }
            (Phase::EventRoll, Chance::Roll(face)) => self.bring(state, face, events),
            (Phase::EventTile { face, draws }, Chance::Tile(tile)) => {
                self.drawn(state, face, draws, tile, events);
            }
            (Phase::EventPlayer, Chance::Player(seat)) => {
                state.boost = Some(seat);
                events.tell(|| Event::Speech { seat: self.seat_name(seat) });
                self.next_cycle(state, events);
            }
            (phase, outcome) => unreachable!("{outcome:?} does not answer phase {phase:?}"),
        }
    }

    /// Begins the event of a face.
    fn bring<S: Sink<Event>>(&self, state: &mut State, face: u8, events: &mut S) {
        let happening = self.happening(face);
        events.tell(|| Event::Rolled { face, event: happening.name() });
        match happening {
            Happening::Currents => {
                state.weather = Weather::Currents;
                self.next_cycle(state, events);
            }
            Happening::Rain { nodes, .. } => {
                state.weather = Weather::Rain;
                self.draw_on(state, face, nodes, events);
            }
            Happening::Emigration { ants } => {
                let reserve = u32::from(self.data.game.neutral_workers) - state.neutral().count();
                self.draw_on(state, face, u32::from(ants).min(reserve) as u8, events);
            }
            Happening::Predator => self.draw_on(state, face, 1, events),
            Happening::Speech => state.phase = Phase::EventPlayer,
            Happening::Taxes => {
                let mut falls = Falls::new(state);
                self.collect(state, state.active, &mut falls, events);
            }
        }
    }

    /// Goes on with the draws that are left, or with the next cycle if none is left or a draw could change nothing.
    fn draw_on<S: Sink<Event>>(&self, state: &mut State, face: u8, draws: u8, events: &mut S) {
        let dry = matches!(self.happening(face), Happening::Rain { .. }) && state.supply == 0;
        if draws == 0 || dry {
            self.next_cycle(state, events);
        } else {
            state.phase = Phase::EventTile { face, draws };
        }
    }

    fn drawn<S: Sink<Event>>(&self, state: &mut State, face: u8, draws: u8, tile: Tile, events: &mut S) {
        match self.happening(face) {
            Happening::Rain { cubes, .. } => {
                let cubes = cubes.min(state.supply);
                state.supply -= cubes;
                state.lay(tile, cubes);
                events.tell(|| Event::Rained { tile: tile_name(tile), cubes });
            }
            Happening::Emigration { .. } => {
                state.place(Owner::Neutral, Kind::Worker, tile);
                events.tell(|| Event::Immigrated { tile: tile_name(tile) });
            }
            Happening::Predator => {
                events.tell(|| Event::Predator { tile: tile_name(tile) });
                // R48: every owner and kind, in hives and on thrones too.
                for victim in self.prey[tile.number()] & state.occupied {
                    self.kill(state, victim, events);
                }
                let mut falls = Falls::new(state);
                if self.settle(state, &mut falls, events) {
                    return;
                }
            }
            Happening::Currents | Happening::Speech | Happening::Taxes => {
                unreachable!("face {face} draws no tile")
            }
        }
        self.draw_on(state, face, draws - 1, events);
    }

    /// Collects the tax of these seats in turn order, until one has to choose (R50).
    fn collect<S: Sink<Event>>(&self, state: &mut State, payers: SeatSet, falls: &mut Falls, events: &mut S) {
        let mut left = payers;
        for seat in state.order(self.seats) {
            if !left.contains(seat) || !state.active.contains(seat) {
                left.remove(seat);
                continue;
            }
            if state.of(seat).store > 0 {
                state.of_mut(seat).store -= 1;
                state.supply += 1;
                let store = state.of(seat).store;
                events.tell(|| Event::TaxFromStore { seat: self.seat_name(seat), store });
                if self.settle(state, falls, events) {
                    return;
                }
            } else if state.of(seat).ants() > 0 {
                state.phase = Phase::Tax(left.and(state.active));
                return;
            }
            left.remove(seat);
        }
        self.next_cycle(state, events);
    }

    pub(super) fn pay_tax<S: Sink<Event>>(
        &self,
        state: &mut State,
        payers: SeatSet,
        ant: Tile,
        events: &mut S,
    ) {
        let seat = self.paying(state, payers);
        state.set_load(ant, state.loads[ant.number()] - 1);
        state.supply += 1;
        events.tell(|| Event::TaxFromLoad { seat: self.seat_name(seat), tile: tile_name(ant) });
        self.collect_rest(state, payers, seat, events);
    }

    pub(super) fn sacrifice<S: Sink<Event>>(
        &self,
        state: &mut State,
        payers: SeatSet,
        ant: Tile,
        events: &mut S,
    ) {
        let seat = self.paying(state, payers);
        if let Some(given) = state.ant(ant) {
            state.take_off(given, ant);
            self.stir(state);
            events.tell(|| Event::Sacrificed {
                seat: self.seat_name(seat),
                ant: given.kind,
                tile: tile_name(ant),
            });
        }
        self.collect_rest(state, payers, seat, events);
    }

    fn paying(&self, state: &State, payers: SeatSet) -> Seat {
        self.payer(state, payers).unwrap_or_else(|| unreachable!("phase TAX has a payer"))
    }

    fn collect_rest<S: Sink<Event>>(
        &self,
        state: &mut State,
        mut payers: SeatSet,
        paid: Seat,
        events: &mut S,
    ) {
        let mut falls = Falls::new(state);
        if self.settle(state, &mut falls, events) {
            return;
        }
        payers.remove(paid);
        self.collect(state, payers, &mut falls, events);
    }
}
