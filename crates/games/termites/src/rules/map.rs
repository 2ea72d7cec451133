//! Maps: presets, the random map and building together (section 4).

use hexapod_core::chance::below;
use hexapod_core::{Rng, Seat, Sink};

use crate::cells::{CENTRE, Cell, Cells, GRID};
use crate::chance::Chance;
use crate::events::Event;
use crate::game::{MapChoice, Termites};
use crate::state::{NEUTRAL, Phase, State, Terrain};

/// Tiles of one terrain that may be connected (4.4).
const LARGEST_OF_TYPE: usize = 2;
/// Tiles of any terrain that may be connected (4.4).
const LARGEST_OF_ALL: usize = 4;
/// Steps of a random map: a pair of neutral Mounds, then three pairs of each terrain (4.3).
pub(crate) const RANDOM_STEPS: u8 = 10;

/// Why a tile may not be laid, in the order of section 11.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum NoTile {
    Occupied,
    Supply,
    GroupOfType,
    GroupOfAll,
    NeutralWaters(Cell),
}

impl Termites {
    /// Lays a preset map, or begins to make one.
    pub(crate) fn begin_map<S: Sink<Event>>(&self, state: &mut State, events: &mut S) {
        match &self.map {
            MapChoice::Preset(preset) => {
                state.terrain = preset.terrain;
                for cell in preset.neutral {
                    state.put_mound(NEUTRAL, self.neutral_value, cell);
                }
                events.tell(|| Event::MapLaid { map: preset.name.clone() });
                self.begin_colonies(state);
            }
            MapChoice::Random => {
                if self.seats != 3 {
                    state.put_mound(NEUTRAL, self.neutral_value, CENTRE);
                    events.tell(|| Event::neutral_placed(self, state, None, &[CENTRE]));
                }
                self.go_on_random(state, if self.seats == 2 { RANDOM_STEPS - 1 } else { RANDOM_STEPS });
            }
            MapChoice::Build => match state.first() {
                Some(first) => self.go_on_neutral(state, first),
                None => state.phase = Phase::Builder,
            },
        }
    }

    /// Goes to the next chance step of a random map that has an outcome.
    pub(crate) fn go_on_random(&self, state: &mut State, left: u8) {
        for left in (1..=left).rev() {
            if !self.random_cells(state, left).is_empty() {
                state.phase = Phase::Random(left);
                return;
            }
        }
        self.begin_colonies(state);
    }

    /// Lets `seat` place a neutral Mound, unless it is the last in the order of building (R36).
    pub(crate) fn go_on_neutral(&self, state: &mut State, seat: Seat) {
        let last = seat.next(self.seats) == state.builder();
        if last || self.neutral_sites(state).is_empty() {
            self.go_on_laying(state, self.options.tiles);
        } else {
            state.phase = Phase::Neutral(seat);
        }
    }

    /// Goes on with `left` tiles to lay; building ends when nothing is legal any more.
    pub(crate) fn go_on_laying(&self, state: &mut State, left: u8) {
        let room = self.tile_room(state);
        let possible = Terrain::all().any(|terrain| !self.lay_cells(state, terrain, room).is_empty());
        if left > 0 && possible {
            state.phase = Phase::LayPick(left);
        } else {
            self.begin_colonies(state);
        }
    }

    /// Returns the seat that lays a tile when `left` tiles are left: lots of two, the last in the order of building
    /// begins (4.5).
    pub(crate) fn layer(&self, state: &State, left: u8) -> Seat {
        let lot = usize::from(self.options.tiles.saturating_sub(left)) / 2;
        Seat::new((state.builder().index() + self.seats - 1 + lot) % self.seats)
    }

    /// Returns the hexes where one more tile keeps the groups of all terrains within bounds, unless there are none
    /// (option `build_limits`).
    pub(crate) fn tile_room(&self, state: &State) -> Cells {
        let tiles = state.tiles();
        let free = self.board.cells.without(tiles | state.occupied());
        if !self.options.build_limits {
            return free;
        }
        let touching = free & tiles.around();
        let crowded =
            touching.into_iter().filter(|cell| Cells::of(*cell).flooded(tiles).count() > LARGEST_OF_ALL);
        free.without(crowded.collect())
    }

    /// Returns where a tile of this terrain may be laid (4.4); `room` is [`Termites::tile_room`].
    pub(crate) fn lay_cells(&self, state: &State, terrain: Terrain, room: Cells) -> Cells {
        if !self.tile_left(state, terrain, 1) {
            return Cells::EMPTY;
        }
        let laid = state.terrain_of(terrain);
        let mut cells = room;
        if self.options.build_limits {
            // A group of two is full, and a hex beside two tiles would join them.
            let full = laid & laid.around();
            cells = cells.without(full.around() | laid.around_twice());
        }
        if terrain == Terrain::Water {
            cells = cells.without((state.mounds[NEUTRAL] & laid.around()).around());
        }
        cells
    }

    /// Returns why a tile may not be laid on a hex of the board.
    pub(crate) fn why_no_tile(&self, state: &State, terrain: Terrain, cell: Cell) -> Option<NoTile> {
        let laid = state.terrain_of(terrain);
        let group = |of: Cells| Cells::of(cell).flooded(of).count();
        let limits = self.options.build_limits;
        if (state.tiles() | state.occupied()).has(cell) {
            Some(NoTile::Occupied)
        } else if !self.tile_left(state, terrain, 1) {
            Some(NoTile::Supply)
        } else if limits && group(laid) > LARGEST_OF_TYPE {
            Some(NoTile::GroupOfType)
        } else if limits && group(state.tiles()) > LARGEST_OF_ALL {
            Some(NoTile::GroupOfAll)
        } else if terrain == Terrain::Water {
            let watered = state.mounds[NEUTRAL] & laid.around() & self.board.next[cell.index()];
            watered.first().map(NoTile::NeutralWaters)
        } else {
            None
        }
    }

    /// Returns whether `more` tiles can still show this terrain (R37).
    fn tile_left(&self, state: &State, terrain: Terrain, more: u32) -> bool {
        let laid = |set: usize| -> u32 {
            (0..3).filter(|at| set >> at & 1 == 1).map(|at| state.terrain[at].count() as u32).sum()
        };
        let alone = 1 << terrain as usize;
        if laid(alone) + more > self.tile_supply[alone] {
            return false;
        }
        // Two terrains may share too few tiles between them. A set-up position that shows more than the box has
        // is beyond this count.
        (1..7).filter(|set| set & alone != 0 && *set != alone).all(|set| {
            let (now, most) = (laid(set), self.tile_supply[set]);
            most == self.tile_supply[7] || now + more <= most || now > most
        })
    }

    /// Returns the terrain of a random step, or neutral Mounds.
    pub(crate) fn random_terrain(left: u8) -> Option<Terrain> {
        match left {
            7..=9 => Some(Terrain::Water),
            4..=6 => Some(Terrain::Vegetation),
            1..=3 => Some(Terrain::Stones),
            _ => None,
        }
    }

    /// Returns the lower hexes of the pairs that a random step may choose (4.3).
    pub(crate) fn random_cells(&self, state: &State, left: u8) -> Cells {
        let lower = |cell: &Cell| cell.index() < GRID / 2 && self.board.cells.has(cell.opposite());
        let pairs = self.board.cells.into_iter().filter(lower);
        match Self::random_terrain(left) {
            None => {
                let sites = self.neutral_sites(state);
                pairs.filter(|cell| sites.has(*cell) && sites.has(cell.opposite())).collect()
            }
            Some(terrain) => pairs.filter(|cell| self.pair_fits(state, terrain, *cell)).collect(),
        }
    }

    /// Returns whether the map stays legal with this terrain on a hex and the opposite one.
    fn pair_fits(&self, state: &State, terrain: Terrain, cell: Cell) -> bool {
        let pair = Cells::of(cell) | Cells::of(cell.opposite());
        if pair.meets(state.tiles() | state.occupied()) || !self.tile_left(state, terrain, 2) {
            return false;
        }
        let laid = state.terrain_of(terrain) | pair;
        let all = state.tiles() | pair;
        let groups_fit = pair.into_iter().all(|cell| {
            let group = |of: Cells| Cells::of(cell).flooded(of).count();
            group(laid) <= LARGEST_OF_TYPE && group(all) <= LARGEST_OF_ALL
        });
        groups_fit && !(terrain == Terrain::Water && laid.around_twice().meets(state.mounds[NEUTRAL]))
    }

    pub(crate) fn sample_random<R: Rng>(&self, state: &State, left: u8, rng: &mut R) -> Chance {
        let cells = self.random_cells(state, left);
        let cell = cells.nth(below(rng, cells.count() as u32));
        Self::random_step(left, cell)
    }

    pub(crate) fn random_step(left: u8, cell: Cell) -> Chance {
        Self::random_terrain(left).map_or(Chance::Neutral(cell), |terrain| Chance::Lay(terrain, cell))
    }
}
