//! Mounds: where they may stand, and what follows when one falls (5.5, 5.6).

use hexapod_core::{Seat, Sink};

use crate::cells::{Cell, Cells};
use crate::events::{Event, Fate, Founding};
use crate::game::Termites;
use crate::options::MoundTerrain;
use crate::state::{NEUTRAL, Phase, State, Terrain, values};

impl Termites {
    /// Returns the hexes on which a Mound could stand if no unit were in the way: inner, Clear (option
    /// `mound_terrain`), no Mound beside it and at most one Water (5.6, R28 to R30).
    #[inline]
    pub(crate) fn ground_for_mounds(&self, state: &State) -> Cells {
        let mounds = state.all_mounds();
        let waters = state.terrain_of(Terrain::Water).around_twice();
        self.board.inner.without(self.closed_to_mounds(state) | mounds | mounds.around() | waters)
    }

    /// Returns the terrain on which no Mound may stand (R28).
    #[inline]
    pub(crate) fn closed_to_mounds(&self, state: &State) -> Cells {
        match self.options.mound_terrain {
            MoundTerrain::Clear => state.tiles(),
            MoundTerrain::Any => Cells::EMPTY,
        }
    }

    /// Returns the legal Mound sites (5.6).
    #[inline]
    pub(crate) fn sites(&self, state: &State) -> Cells {
        self.ground_for_mounds(state).without(state.all_units())
    }

    /// Returns the units that a victim may give up for a Mound (R26).
    pub(crate) fn sacrifices(&self, state: &State, victim: Seat) -> Cells {
        self.ground_for_mounds(state) & state.units[victim.index()]
    }

    /// Returns where a neutral Mound may be placed while building (4.5).
    pub(crate) fn neutral_sites(&self, state: &State) -> Cells {
        let mounds = state.all_mounds();
        self.board.inner.without(state.occupied() | mounds.around() | self.closed_to_mounds(state))
    }

    /// Takes a Mound: trophy, loss of the attacker, then the two foundings (R23).
    pub(crate) fn take_mound<S: Sink<Event>>(
        &self,
        state: &mut State,
        start: Cell,
        target: Cell,
        owner: usize,
        value: u8,
        events: &mut S,
    ) {
        let conqueror = state.turn;
        state.remove_mound(owner, target);
        state.trophies[conqueror.index()].add(owner, value);
        events.tell(|| Event::mound_taken(self, state, conqueror, owner, value, target));
        self.destroy(state, start, Fate::UsedUp, None, events);
        let victim = (owner != NEUTRAL).then(|| Seat::new(owner));
        let reserve = state.reserve[conqueror.index()];
        match reserve.count_ones() {
            0 => {
                // R24: the hex stays empty.
                events.tell(|| Event::not_founded(self, state, conqueror, false));
                self.rebuild(state, victim, events);
            }
            1 => {
                self.found(
                    state,
                    conqueror,
                    reserve.trailing_zeros() as u8,
                    target,
                    Founding::Conquest,
                    events,
                );
                self.rebuild(state, victim, events);
            }
            _ => state.phase = Phase::Conquer { cell: target, victim },
        }
    }

    /// Puts a Mound from the reserve on the board.
    pub(crate) fn found<S: Sink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        value: u8,
        cell: Cell,
        founding: Founding,
        events: &mut S,
    ) {
        state.reserve[seat.index()] &= !(1 << value);
        state.put_mound(seat.index(), value, cell);
        events.tell(|| Event::mound_placed(self, state, seat, value, cell, founding));
    }

    /// Lets the victim found a new Mound, if there is one and it can.
    pub(crate) fn rebuild<S: Sink<Event>>(&self, state: &mut State, victim: Option<Seat>, events: &mut S) {
        let Some(victim) = victim else { return self.end_turn(state, events) };
        let reserve = state.reserve[victim.index()];
        let ground = self.ground_for_mounds(state);
        let possible = ground.without(state.all_units()) | (ground & state.units[victim.index()]);
        if reserve == 0 || possible.is_empty() {
            events.tell(|| Event::not_founded(self, state, victim, reserve != 0));
            return self.end_turn(state, events);
        }
        if reserve.count_ones() == 1 {
            self.rebuild_with(state, victim, reserve.trailing_zeros() as u8);
        } else {
            state.phase = Phase::RebuildPick(victim);
        }
    }

    /// R27: a unit is given up only if there is no legal site.
    pub(crate) fn rebuild_with(&self, state: &mut State, victim: Seat, value: u8) {
        let sites = self.sites(state);
        state.phase =
            if sites.is_empty() { Phase::Sacrifice(victim, value) } else { Phase::Rebuild(victim, value) };
    }

    /// Returns the points of the Mounds a seat has on the board.
    pub(crate) fn standing(&self, state: &State, seat: usize) -> u32 {
        let mounds = state.mounds[seat].into_iter();
        mounds.filter_map(|cell| state.mound_at(cell)).map(|(_, value)| u32::from(value)).sum()
    }

    /// Returns the points of the Mounds a seat has in reserve.
    pub(crate) fn reserved(&self, state: &State, seat: usize) -> u32 {
        values(state.reserve[seat]).map(u32::from).sum()
    }
}
