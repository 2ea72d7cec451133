//! Thrones, conquest, extinction (section 9), and the settlement after a step (6.4).

use hexapod_core::{Rules, Seat, Sink};

use crate::events::Event;
use crate::game::DominAnts;
use crate::options::CapturedHive;
use crate::state::{Colony, MAX_SEATS, Owner, State};
use crate::tiles::tile_name;

/// The seats that go out in one step. Seats that fall together are placed by their stored cubes (11.3).
#[derive(Debug)]
pub(crate) struct Falls {
    /// How many places were taken before this step.
    before: u8,
    fallen: [(Seat, u8); MAX_SEATS],
    count: usize,
}

impl Falls {
    pub(crate) fn new(state: &State) -> Self {
        let before = state.colonies.iter().map(|colony| colony.fell).max().unwrap_or(0);
        Self { before, fallen: [(Seat::new(0), 0); MAX_SEATS], count: 0 }
    }

    /// Takes a seat out of the game; all it had must have gone elsewhere. `cubes` is what its store held.
    fn add(&mut self, state: &mut State, seat: Seat, cubes: u8) {
        state.active.remove(seat);
        if state.boost == Some(seat) {
            state.boost = None;
        }
        *state.of_mut(seat) = Colony::default();
        self.fallen[self.count] = (seat, cubes);
        self.count += 1;
        // Few cubes, bad place; equal cubes share one.
        let mut places = self.fallen;
        let places = &mut places[..self.count];
        places.sort_unstable_by_key(|(_, cubes)| *cubes);
        let mut place = self.before;
        let mut last = None;
        for &(seat, cubes) in places.iter() {
            if last != Some(cubes) {
                place += 1;
                last = Some(cubes);
            }
            state.of_mut(seat).fell = place;
        }
    }
}

impl DominAnts {
    /// Settles thrones and extinction after a step that may have changed them. Returns whether the game is over.
    pub(crate) fn settle<S: Sink<Event>>(
        &self,
        state: &mut State,
        falls: &mut Falls,
        events: &mut S,
    ) -> bool {
        self.settle_thrones(state, events);
        if self.options.extinction {
            for seat in state.order(self.seats) {
                if state.active.contains(seat) && self.is_extinct(state, seat) {
                    // R43: an enemy on the throne takes what is left.
                    match state.of(seat).holder.filter(|_| self.heirs) {
                        Some(holder) => self.conquer(state, seat, holder, falls, events),
                        None => self.die_out(state, seat, falls, events),
                    }
                }
            }
        }
        let over = state.active.count() <= 1;
        if over {
            self.finish(state, events);
        }
        over
    }

    /// 6.4.1: updates the holder of every throne.
    pub(crate) fn settle_thrones<S: Sink<Event>>(&self, state: &mut State, events: &mut S) {
        for seat in state.active.iter() {
            let throne = self.thrones[seat.index()];
            let occupant = state.active.iter().find(|other| state.own(*other).contains(throne));
            let intruder = occupant.filter(|other| *other != seat);
            let colony = state.of_mut(seat);
            if colony.holder == intruder {
                continue;
            }
            let before = colony.holder;
            // An occupant that merely changes hands goes on counting (9.1).
            if before.is_none() || intruder.is_none() {
                colony.held = 0;
            }
            colony.holder = intruder;
            events.tell(|| Event::Throne {
                seat: self.seat_name(seat),
                tile: tile_name(throne),
                holder: intruder.map(|intruder| self.seat_name(intruder)),
                before: before.map(|before| self.seat_name(before)),
            });
        }
    }

    /// 9.3: no ant, and no means to replace the queen.
    pub(crate) fn is_extinct(&self, state: &State, seat: Seat) -> bool {
        let colony = state.of(seat);
        colony.ants() == 0 && colony.store < self.data.price.replace_queen
    }

    fn die_out<S: Sink<Event>>(&self, state: &mut State, seat: Seat, falls: &mut Falls, events: &mut S) {
        let cubes = state.of(seat).store;
        state.supply += cubes;
        falls.add(state, seat, cubes);
        events.tell(|| Event::Extinct { seat: self.seat_name(seat), cubes });
    }

    /// The throne check at the end of a turn (6.2).
    pub(super) fn check_throne<S: Sink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        falls: &mut Falls,
        events: &mut S,
    ) {
        let Some(holder) = state.of(seat).holder else { return };
        state.of_mut(seat).held += 1;
        let count = state.of(seat).held;
        let needed = self.throne_turns;
        events.tell(|| Event::ThroneCount {
            seat: self.seat_name(seat),
            holder: self.seat_name(holder),
            count,
            needed,
        });
        if count >= needed {
            self.conquer(state, seat, holder, falls, events);
        }
    }

    /// R41, R42: everything that is left of the colony changes hands (9.2).
    fn conquer<S: Sink<Event>>(
        &self,
        state: &mut State,
        loser: Seat,
        winner: Seat,
        falls: &mut Falls,
        events: &mut S,
    ) {
        let taken = *state.of(loser);
        let ants = std::mem::take(&mut state.owned[Owner::Seat(loser).index()]);
        state.owned[Owner::Seat(winner).index()] |= ants;
        // The winner's own marks stay: the last ants of the loser may have fallen in the winner's turn.
        state.attacked -= ants;
        state.gathered -= ants;
        let colony = state.of_mut(winner);
        for (own, gained) in colony.counts.iter_mut().zip(taken.counts) {
            *own += gained;
        }
        colony.store += taken.store;
        colony.sets += taken.sets;
        colony.conquests += 1;
        if self.options.captured_hive == CapturedHive::Annex {
            colony.hives |= taken.hives;
        }
        // A conquered player counts as one without cubes (11.3).
        falls.add(state, loser, 0);
        events.tell(|| Event::Conquered {
            seat: self.seat_name(loser),
            by: self.seat_name(winner),
            ants: ants.count(),
            cubes: taken.store,
        });
    }
}
