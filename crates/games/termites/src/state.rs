//! The whole truth of one position.

use hexapod_core::{Seat, Word};
use serde::Deserialize;

use crate::cells::{Cell, Cells, GRID};
use crate::tokens::{Kind, Tokens};

/// No game of Termites has more seats.
pub(crate) const MAX_SEATS: usize = 4;
/// Who owns a Mound: a seat's index, or this.
pub(crate) const NEUTRAL: usize = 4;

/// A terrain other than Clear, in the order of 7.3.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Word, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Terrain {
    /// Only flyers enter it.
    Water,
    /// Closed to flyers; good for supporting spitters.
    Vegetation,
    /// Hard to enter, and good to defend.
    Stones,
}

impl Terrain {
    /// All three, by value.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        Self::ALL.iter().copied()
    }

    pub(crate) fn named(word: &str) -> Option<Self> {
        Self::all().find(|terrain| terrain.word() == word)
    }
}

/// What a hex is: Clear, or a terrain.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Word)]
#[allow(missing_docs)]
pub enum Ground {
    Clear,
    Water,
    Vegetation,
    Stones,
}

/// The colony of a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Colony {
    /// The seat is not in play.
    None,
    /// To be drawn after the map (R38).
    Random,
    /// Its index in the order blue, red, gold, gray.
    Drawn(u8),
}

/// Who begins (R36).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Begins {
    /// That is not drawn yet.
    Unknown,
    /// This seat begins to build the map; from version 2 on, as long as it is built.
    Building(Seat),
    /// This seat begins to play: the first seat.
    Playing(Seat),
}

/// What is due.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Chance draws the seat that begins to build the map.
    Builder,
    /// Chance draws the first seat.
    First,
    /// Chance lays a random map; the number of steps left.
    Random(u8),
    /// A seat places a neutral Mound.
    Neutral(Seat),
    /// A seat chooses the terrain of the next tile; the number of tiles left.
    LayPick(u8),
    /// It lays the tile.
    Lay(u8, Terrain),
    /// Chance draws a colony.
    Colony,
    /// Chance deals the hands.
    Deal,
    /// A seat chooses a starting Mound; the number of Mounds left to place.
    MoundPick(u8),
    /// It places the Mound of this value.
    Mound(u8, u8),
    /// The turn seat chooses a token.
    Hatch,
    /// It places the token.
    Place(Kind),
    /// Chance draws a token for it.
    Draw,
    /// It chooses a unit or stays.
    Move,
    /// It moves or attacks with the unit.
    Go(Cell),
    /// A beaten unit has several ways out. Nothing has moved yet.
    Retreat {
        /// Where the attacker comes from.
        start: Cell,
        /// The last hex before the target (R7).
        from: Cell,
        /// Where the beaten unit stands.
        target: Cell,
    },
    /// The conqueror founds a Mound where the taken one stood.
    Conquer {
        /// The conquered hex.
        cell: Cell,
        /// The former owner; none if the Mound was neutral.
        victim: Option<Seat>,
    },
    /// The victim chooses a Mound to rebuild.
    RebuildPick(Seat),
    /// The victim places it.
    Rebuild(Seat, u8),
    /// The victim gives up a unit for it (R26).
    Sacrifice(Seat, u8),
    /// The game is over.
    Over,
}

/// Captured Mounds of one seat: how many of each value, by former owner. Four bits for each value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub(crate) struct Trophies([u64; MAX_SEATS + 1]);

impl Trophies {
    pub(crate) fn count(&self, owner: usize, value: u8) -> u8 {
        (self.0[owner] >> (4 * value) & 15) as u8
    }

    pub(crate) fn add(&mut self, owner: usize, value: u8) {
        debug_assert!(self.count(owner, value) < 15);
        self.0[owner] += 1 << (4 * value);
    }

    /// Returns value and former owner, by value, neutral first.
    pub(crate) fn list(&self) -> impl Iterator<Item = (u8, usize)> + use<'_> {
        const OWNERS: [usize; MAX_SEATS + 1] = [NEUTRAL, 0, 1, 2, 3];
        let pairs = (1..=9_u8).flat_map(|value| OWNERS.map(|owner| (value, owner)));
        pairs.flat_map(|(value, owner)| {
            std::iter::repeat_n((value, owner), usize::from(self.count(owner, value)))
        })
    }

    pub(crate) fn points(&self) -> u32 {
        self.0
            .iter()
            .map(|owned| (1..=9).map(|value| value * (owned >> (4 * value) & 15) as u32).sum::<u32>())
            .sum()
    }
}

/// A position with its secrets. Flat and copied whole; what is not in use is zero, so equal positions are equal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct State {
    /// Water, Vegetation, Stones; the rest is Clear.
    pub(crate) terrain: [Cells; 3],
    pub(crate) units: [Cells; MAX_SEATS],
    /// By seat, and neutral ones last.
    pub(crate) mounds: [Cells; MAX_SEATS + 1],
    /// Units that fly.
    pub(crate) flying: Cells,
    /// Units that support from two hexes away.
    pub(crate) ranged: Cells,
    /// What stands on each hex: 0, a unit's kind + 1, or a Mound's value.
    piece: [u8; GRID],
    pub(crate) hand: [Tokens; MAX_SEATS],
    pub(crate) stack: [Tokens; MAX_SEATS],
    /// Destroyed and discarded tokens.
    pub(crate) dead: [Tokens; MAX_SEATS],
    pub(crate) trophies: [Trophies; MAX_SEATS],
    /// Bit v is set while the Mound of value v is in reserve.
    pub(crate) reserve: [u16; MAX_SEATS],
    pub(crate) colonies: [Colony; MAX_SEATS],
    pub(crate) begins: Begins,
    /// Whose turn it is; seat 0 outside of turns.
    pub(crate) turn: Seat,
    pub(crate) phase: Phase,
}

const _: () = assert!(size_of::<State>() <= 1024);

impl State {
    pub(crate) fn blank() -> Self {
        Self {
            terrain: [Cells::EMPTY; 3],
            units: [Cells::EMPTY; MAX_SEATS],
            mounds: [Cells::EMPTY; MAX_SEATS + 1],
            flying: Cells::EMPTY,
            ranged: Cells::EMPTY,
            piece: [0; GRID],
            hand: [Tokens::NONE; MAX_SEATS],
            stack: [Tokens::NONE; MAX_SEATS],
            dead: [Tokens::NONE; MAX_SEATS],
            trophies: [Trophies::default(); MAX_SEATS],
            reserve: [0; MAX_SEATS],
            colonies: [Colony::None; MAX_SEATS],
            begins: Begins::Unknown,
            turn: Seat::new(0),
            phase: Phase::First,
        }
    }

    /// Returns the phase.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Returns the first seat, once it is drawn.
    #[inline]
    pub(crate) fn first(&self) -> Option<Seat> {
        match self.begins {
            Begins::Playing(seat) => Some(seat),
            Begins::Unknown | Begins::Building(_) => None,
        }
    }

    /// Returns the seat with which building begins: the one that was drawn for it, in version 1 the first seat.
    pub(crate) fn builder(&self) -> Seat {
        match self.begins {
            Begins::Building(seat) | Begins::Playing(seat) => seat,
            Begins::Unknown => Seat::new(0),
        }
    }

    /// Returns the seat whose turn it is; none in the setup and at the end.
    pub(crate) fn turn_seat(&self) -> Option<Seat> {
        match self.phase {
            Phase::Builder
            | Phase::First
            | Phase::Random(_)
            | Phase::Neutral(_)
            | Phase::LayPick(_)
            | Phase::Lay(..)
            | Phase::Colony
            | Phase::Deal
            | Phase::MoundPick(_)
            | Phase::Mound(..)
            | Phase::Over => None,
            Phase::Hatch
            | Phase::Place(_)
            | Phase::Draw
            | Phase::Move
            | Phase::Go(_)
            | Phase::Retreat { .. }
            | Phase::Conquer { .. }
            | Phase::RebuildPick(_)
            | Phase::Rebuild(..)
            | Phase::Sacrifice(..) => Some(self.turn),
        }
    }

    #[inline]
    pub(crate) fn all_units(&self) -> Cells {
        self.units[0] | self.units[1] | self.units[2] | self.units[3]
    }

    #[inline]
    pub(crate) fn all_mounds(&self) -> Cells {
        self.mounds[0] | self.mounds[1] | self.mounds[2] | self.mounds[3] | self.mounds[NEUTRAL]
    }

    #[inline]
    pub(crate) fn occupied(&self) -> Cells {
        self.all_units() | self.all_mounds()
    }

    #[inline]
    pub(crate) fn tiles(&self) -> Cells {
        self.terrain[0] | self.terrain[1] | self.terrain[2]
    }

    #[inline]
    pub(crate) fn terrain_of(&self, terrain: Terrain) -> Cells {
        self.terrain[terrain as usize]
    }

    pub(crate) fn terrain_at(&self, cell: Cell) -> Option<Terrain> {
        Terrain::all().find(|terrain| self.terrain_of(*terrain).has(cell))
    }

    pub(crate) fn ground_at(&self, cell: Cell) -> Ground {
        match self.terrain_at(cell) {
            None => Ground::Clear,
            Some(Terrain::Water) => Ground::Water,
            Some(Terrain::Vegetation) => Ground::Vegetation,
            Some(Terrain::Stones) => Ground::Stones,
        }
    }

    /// Returns the kind of the unit on a hex that holds one.
    #[inline]
    pub(crate) fn kind_at(&self, cell: Cell) -> Kind {
        debug_assert!(self.all_units().has(cell), "no unit on {cell}");
        Kind(self.piece[cell.index()].wrapping_sub(1))
    }

    /// Returns the owner's index and the kind of the unit on a hex.
    pub(crate) fn unit_at(&self, cell: Cell) -> Option<(usize, Kind)> {
        let owner = (0..MAX_SEATS).find(|seat| self.units[*seat].has(cell))?;
        Some((owner, self.kind_at(cell)))
    }

    /// Returns the owner's index (or [`NEUTRAL`]) and the value of the Mound on a hex.
    #[inline]
    pub(crate) fn mound_at(&self, cell: Cell) -> Option<(usize, u8)> {
        let owner = (0..=NEUTRAL).find(|owner| self.mounds[*owner].has(cell))?;
        Some((owner, self.piece[cell.index()]))
    }

    #[inline]
    pub(crate) fn owner_at(&self, cell: Cell) -> Option<usize> {
        (0..MAX_SEATS)
            .find(|seat| self.units[*seat].has(cell))
            .or_else(|| self.mound_at(cell).map(|(owner, _)| owner))
    }

    #[inline]
    pub(crate) fn put_piece(&mut self, cell: Cell, piece: u8) {
        self.piece[cell.index()] = piece;
    }

    pub(crate) fn put_mound(&mut self, owner: usize, value: u8, cell: Cell) {
        self.mounds[owner].insert(cell);
        self.piece[cell.index()] = value;
    }

    pub(crate) fn remove_mound(&mut self, owner: usize, cell: Cell) {
        self.mounds[owner].remove(cell);
        self.piece[cell.index()] = 0;
    }

    pub(crate) fn in_reserve(&self, seat: Seat, value: u8) -> bool {
        value < 10 && self.reserve[seat.index()] >> value & 1 == 1
    }
}

/// Returns the Mound values of a reserve, rising.
#[inline]
pub(crate) fn values(reserve: u16) -> impl Iterator<Item = u8> {
    (1..=9).filter(move |value| reserve >> value & 1 == 1)
}

/// The name of a phase (section 6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Word)]
#[allow(missing_docs)]
pub enum PhaseName {
    Builder,
    First,
    Random,
    Neutral,
    LayPick,
    Lay,
    Colony,
    Deal,
    MoundPick,
    Mound,
    Hatch,
    Place,
    Draw,
    Move,
    Go,
    Retreat,
    Conquer,
    RebuildPick,
    Rebuild,
    Sacrifice,
    Over,
}

impl Phase {
    /// Returns the name of the phase.
    pub fn name(self) -> PhaseName {
        match self {
            Self::Builder => PhaseName::Builder,
            Self::First => PhaseName::First,
            Self::Random(_) => PhaseName::Random,
            Self::Neutral(_) => PhaseName::Neutral,
            Self::LayPick(_) => PhaseName::LayPick,
            Self::Lay(..) => PhaseName::Lay,
            Self::Colony => PhaseName::Colony,
            Self::Deal => PhaseName::Deal,
            Self::MoundPick(_) => PhaseName::MoundPick,
            Self::Mound(..) => PhaseName::Mound,
            Self::Hatch => PhaseName::Hatch,
            Self::Place(_) => PhaseName::Place,
            Self::Draw => PhaseName::Draw,
            Self::Move => PhaseName::Move,
            Self::Go(_) => PhaseName::Go,
            Self::Retreat { .. } => PhaseName::Retreat,
            Self::Conquer { .. } => PhaseName::Conquer,
            Self::RebuildPick(_) => PhaseName::RebuildPick,
            Self::Rebuild(..) => PhaseName::Rebuild,
            Self::Sacrifice(..) => PhaseName::Sacrifice,
            Self::Over => PhaseName::Over,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_small_and_steps_are_tiny() {
        assert!(size_of::<State>() <= 720);
        assert_eq!(size_of::<crate::Action>(), 4);
    }

    #[test]
    fn trophies_are_listed_by_value_and_owner() {
        let mut trophies = Trophies::default();
        for (owner, value) in [(1, 6), (NEUTRAL, 7), (NEUTRAL, 7), (3, 7), (0, 7)] {
            trophies.add(owner, value);
        }
        let listed: Vec<_> = trophies.list().collect();
        assert_eq!(listed, [(6, 1), (7, NEUTRAL), (7, NEUTRAL), (7, 0), (7, 3)]);
        assert_eq!(trophies.points(), 34);
    }
}
