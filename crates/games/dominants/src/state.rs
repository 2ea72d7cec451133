//! A whole position, and the questions one asks of it.

use hexapod_core::{Seat, Word};

use crate::tiles::{TILES, Tile, TileSet};

/// No game has more seats.
pub(crate) const MAX_SEATS: usize = 4;

/// The kind of an ant, in the order of notation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Word)]
pub enum Kind {
    /// Lays the eggs: without her nothing is spawned.
    Queen,
    /// Two workers grown together.
    Soldier,
    /// Two soldiers grown together.
    Warrior,
    /// Gathers and carries.
    Worker,
}

pub(crate) const KINDS: usize = Kind::ALL.len();

/// Returns what `of` says of each kind, in their order.
#[inline]
pub(crate) fn by_kind<T>(of: impl Fn(Kind) -> T) -> [T; KINDS] {
    std::array::from_fn(|at| of(Kind::ALL[at]))
}

impl Kind {
    /// Returns the index in [`Kind::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the letter in notation.
    pub const fn letter(self) -> char {
        match self {
            Self::Queen => 'q',
            Self::Soldier => 's',
            Self::Warrior => 'x',
            Self::Worker => 'w',
        }
    }

    /// Returns the kind with this letter.
    pub fn lettered(letter: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| letter.chars().eq([kind.letter()]))
    }

    /// Returns what two ants of this kind merge into (7.6).
    pub const fn grown(self) -> Option<Self> {
        match self {
            Self::Worker => Some(Self::Soldier),
            Self::Soldier => Some(Self::Warrior),
            Self::Warrior | Self::Queen => None,
        }
    }
}

/// The owner of an ant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Owner {
    /// A seat.
    Seat(Seat),
    /// No seat: the ants that Emigration brings.
    Neutral,
}

/// The index of the neutral ants behind those of the seats.
const NEUTRAL: usize = MAX_SEATS;
const OWNERS: usize = MAX_SEATS + 1;

impl Owner {
    #[inline]
    pub(crate) const fn index(self) -> usize {
        match self {
            Self::Seat(seat) => seat.index(),
            Self::Neutral => NEUTRAL,
        }
    }
}

/// An ant, as found on a tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ant {
    /// Whose it is.
    pub owner: Owner,
    /// Its kind.
    pub kind: Kind,
    /// How many cubes it carries.
    pub load: u8,
}

/// What the last event made of the cycle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Word)]
pub enum Weather {
    /// Nothing special.
    None,
    /// Twice as many action points.
    Currents,
    /// Dear moves.
    Rain,
}

/// Where the game stands, with what is pending there (section 6).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// Chance names the starting player.
    Start,
    /// The seat spends its action points.
    Main(Seat),
    /// The seat has paid for a merge and names the ant that is absorbed; the tile is that of the growing one.
    Merge(Seat, Tile),
    /// The seat builds a battle. Participants and ants passed over are fields of the state.
    Battle(Seat),
    /// Chance rolls the event die.
    EventRoll,
    /// Chance draws a tile for the event of this face.
    EventTile {
        /// The face of the event die.
        face: u8,
        /// How many draws are left, this one included.
        draws: u8,
    },
    /// Chance draws the player that hears the speech.
    EventPlayer,
    /// The first of these seats in turn order pays its tax by a decision; the others still have to pay.
    Tax(SeatSet),
    /// The game is over.
    Over,
}

/// The name of a phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Word)]
#[allow(missing_docs)]
pub enum PhaseName {
    #[word("START")]
    Start,
    #[word("MAIN")]
    Main,
    #[word("MERGE")]
    Merge,
    #[word("BATTLE")]
    Battle,
    #[word("EVENT-ROLL")]
    EventRoll,
    #[word("EVENT-TILE")]
    EventTile,
    #[word("EVENT-PLAYER")]
    EventPlayer,
    #[word("TAX")]
    Tax,
    #[word("OVER")]
    Over,
}

impl Phase {
    /// Returns the name of the phase.
    pub fn name(self) -> PhaseName {
        match self {
            Self::Start => PhaseName::Start,
            Self::Main(_) => PhaseName::Main,
            Self::Merge(..) => PhaseName::Merge,
            Self::Battle(_) => PhaseName::Battle,
            Self::EventRoll => PhaseName::EventRoll,
            Self::EventTile { .. } => PhaseName::EventTile,
            Self::EventPlayer => PhaseName::EventPlayer,
            Self::Tax(_) => PhaseName::Tax,
            Self::Over => PhaseName::Over,
        }
    }
}

/// A set of seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Returns the set of the first `count` seats.
    pub(crate) const fn first(count: usize) -> Self {
        Self((1 << count) - 1)
    }

    /// Returns whether the seat is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.index() & 1 == 1
    }

    pub(crate) fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.index();
    }

    pub(crate) fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.index());
    }

    pub(crate) const fn count(self) -> usize {
        self.0.count_ones() as usize
    }

    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Returns the seats in the order R, Y, B, G.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        Seat::all(MAX_SEATS).filter(move |seat| self.contains(*seat))
    }

    /// Returns the seat with `place` lower ones in the set.
    pub(crate) fn nth(self, place: usize) -> Option<Seat> {
        self.iter().nth(place)
    }
}

/// What belongs to one seat. All zero once the seat is out, but for its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Colony {
    /// Cubes in the store.
    pub(crate) store: u8,
    /// Ants on the board by kind.
    pub(crate) counts: [u8; KINDS],
    /// Hives by corner, one bit each.
    pub(crate) hives: u8,
    /// Colour sets of pawns.
    pub(crate) sets: u8,
    /// Players disqualified by this one.
    pub(crate) conquests: u8,
    /// The seat that holds its throne.
    pub(crate) holder: Option<Seat>,
    /// How many of its turns ended while the throne was held.
    pub(crate) held: u8,
    /// 0 while it is in; else when it went out, from 1 for the worst place. Equal numbers share a place.
    pub(crate) fell: u8,
}

impl Colony {
    #[inline]
    pub(crate) fn ants(&self) -> u32 {
        self.counts.iter().map(|count| u32::from(*count)).sum()
    }

    #[inline]
    pub(crate) fn count(&self, kind: Kind) -> u8 {
        self.counts[kind.index()]
    }
}

/// The whole position. Nothing in it is secret (section 13).
///
/// Every field is a function of the position as it is written, so that derived equality is equality of positions:
/// marks, action points and the battle are empty wherever they do not matter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct State {
    /// Ants by owner.
    pub(crate) owned: [TileSet; OWNERS],
    /// Ants of all owners by kind.
    pub(crate) kinds: [TileSet; KINDS],
    /// All ants.
    pub(crate) occupied: TileSet,
    /// Ants of the seat on turn that have attacked.
    pub(crate) attacked: TileSet,
    /// Workers of the seat on turn that have gathered.
    pub(crate) gathered: TileSet,
    /// Ants that carry something.
    pub(crate) loaded: TileSet,
    /// Tiles with a limited node.
    pub(crate) nodes: TileSet,
    /// Participants of the battle that is being built. A set has only one order of joining (8.2).
    pub(crate) participants: TileSet,
    /// Ants passed over in it.
    pub(crate) passed: TileSet,
    /// Cubes carried by the ant on each tile.
    pub(crate) loads: [u8; TILES],
    /// Cubes lying on each tile.
    pub(crate) lying: [u8; TILES],
    pub(crate) colonies: [Colony; MAX_SEATS],
    pub(crate) active: SeatSet,
    pub(crate) supply: u8,
    pub(crate) cycle: u32,
    /// The last cycle with a death, a hatching or a gathering, 0 before the first; always 0 at tables with a limit.
    pub(crate) stirred: u32,
    /// Action points left in this turn.
    pub(crate) ap: u8,
    pub(crate) weather: Weather,
    pub(crate) boost: Option<Seat>,
    /// The starting player; the first seat until it is known.
    pub(crate) first: Seat,
    pub(crate) phase: Phase,
}

impl State {
    /// Returns an empty board of a table of `seats`, in phase START.
    pub(crate) fn empty(seats: usize, tokens: u8) -> Self {
        Self {
            owned: [TileSet::EMPTY; OWNERS],
            kinds: [TileSet::EMPTY; KINDS],
            occupied: TileSet::EMPTY,
            attacked: TileSet::EMPTY,
            gathered: TileSet::EMPTY,
            loaded: TileSet::EMPTY,
            nodes: TileSet::EMPTY,
            participants: TileSet::EMPTY,
            passed: TileSet::EMPTY,
            loads: [0; TILES],
            lying: [0; TILES],
            colonies: [Colony::default(); MAX_SEATS],
            active: SeatSet::first(seats),
            supply: tokens,
            cycle: 1,
            stirred: 0,
            ap: 0,
            weather: Weather::None,
            boost: None,
            first: Seat::new(0),
            phase: Phase::Start,
        }
    }

    /// Returns where the game stands.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Returns whose turn it is.
    #[inline]
    pub fn turn(&self) -> Option<Seat> {
        match self.phase {
            Phase::Main(seat) | Phase::Merge(seat, _) | Phase::Battle(seat) => Some(seat),
            Phase::Start
            | Phase::EventRoll
            | Phase::EventTile { .. }
            | Phase::EventPlayer
            | Phase::Tax(_)
            | Phase::Over => None,
        }
    }

    /// Returns the ant on a tile.
    pub fn ant(&self, tile: Tile) -> Option<Ant> {
        let kind = self.kind_at(tile)?;
        let owner = Seat::all(MAX_SEATS)
            .find(|seat| self.owned[seat.index()].contains(tile))
            .map_or(Owner::Neutral, Owner::Seat);
        Some(Ant { owner, kind, load: self.loads[tile.number()] })
    }

    #[inline]
    pub(crate) fn kind_at(&self, tile: Tile) -> Option<Kind> {
        Kind::ALL.iter().copied().find(|kind| self.kinds[kind.index()].contains(tile))
    }

    #[inline]
    pub(crate) fn of(&self, seat: Seat) -> &Colony {
        &self.colonies[seat.index()]
    }

    #[inline]
    pub(crate) fn of_mut(&mut self, seat: Seat) -> &mut Colony {
        &mut self.colonies[seat.index()]
    }

    #[inline]
    pub(crate) fn own(&self, seat: Seat) -> TileSet {
        self.owned[seat.index()]
    }

    pub(crate) fn neutral(&self) -> TileSet {
        self.owned[NEUTRAL]
    }

    #[inline]
    pub(crate) fn of_kind(&self, kind: Kind) -> TileSet {
        self.kinds[kind.index()]
    }

    /// Returns the ants of all other seats. Neutral ants are no enemies (R19).
    #[inline]
    pub(crate) fn enemies(&self, seat: Seat) -> TileSet {
        self.occupied - self.owned[seat.index()] - self.owned[NEUTRAL]
    }

    #[inline]
    pub(crate) fn vacant(&self) -> TileSet {
        TileSet::BOARD - self.occupied
    }

    /// Puts a new ant without load and marks on a vacant tile.
    #[inline]
    pub(crate) fn place(&mut self, owner: Owner, kind: Kind, tile: Tile) {
        debug_assert!(!self.occupied.contains(tile));
        self.owned[owner.index()].insert(tile);
        self.kinds[kind.index()].insert(tile);
        self.occupied.insert(tile);
        if let Owner::Seat(seat) = owner {
            self.of_mut(seat).counts[kind.index()] += 1;
        }
    }

    /// Takes an ant off the board and returns its load, which is then nowhere.
    pub(crate) fn take_off(&mut self, ant: Ant, tile: Tile) -> u8 {
        self.owned[ant.owner.index()].remove(tile);
        self.kinds[ant.kind.index()].remove(tile);
        self.occupied.remove(tile);
        self.attacked.remove(tile);
        self.gathered.remove(tile);
        self.set_load(tile, 0);
        if let Owner::Seat(seat) = ant.owner {
            self.of_mut(seat).counts[ant.kind.index()] -= 1;
        }
        ant.load
    }

    /// Moves an ant with its load and marks.
    #[inline]
    pub(crate) fn carry(&mut self, seat: Seat, kind: Kind, from: Tile, to: Tile) {
        let shift = |set: &mut TileSet| {
            set.remove(from);
            set.insert(to);
        };
        shift(&mut self.owned[seat.index()]);
        shift(&mut self.kinds[kind.index()]);
        shift(&mut self.occupied);
        for set in [&mut self.attacked, &mut self.gathered] {
            if set.contains(from) {
                shift(set);
            }
        }
        if self.loaded.contains(from) {
            shift(&mut self.loaded);
            self.loads[to.number()] = self.loads[from.number()];
            self.loads[from.number()] = 0;
        }
    }

    #[inline]
    pub(crate) fn set_load(&mut self, tile: Tile, load: u8) {
        self.loads[tile.number()] = load;
        if load == 0 {
            self.loaded.remove(tile);
        } else {
            self.loaded.insert(tile);
        }
    }

    /// Sets the cubes of a limited node. It vanishes at 0.
    #[inline]
    pub(crate) fn set_lying(&mut self, tile: Tile, cubes: u8) {
        self.lying[tile.number()] = cubes;
        if cubes == 0 {
            self.nodes.remove(tile);
        } else {
            self.nodes.insert(tile);
        }
    }

    /// Puts cubes on a tile; they join those that lie there.
    pub(crate) fn lay(&mut self, tile: Tile, cubes: u8) {
        if cubes > 0 {
            self.set_lying(tile, self.lying[tile.number()] + cubes);
        }
    }

    /// Returns the seats of a table of `seats` in turn order, from the starting player on.
    pub(crate) fn order(&self, seats: usize) -> impl Iterator<Item = Seat> + use<> {
        let first = self.first.index();
        (0..seats).map(move |place| Seat::new((first + place) % seats))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_small() {
        assert!(size_of::<State>() <= 2048, "{} bytes", size_of::<State>());
    }
}
