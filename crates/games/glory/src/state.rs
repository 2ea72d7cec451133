//! A whole position, and the questions one asks of it.

use hexapod_core::Seat;

use crate::cells::{CELLS, Cell, NEIGHBOURS, OUTSIDE, Set, opposite};
use crate::data::Class;

/// What lies on a cell: a tile kind by its place in the data file from 1, a stronghold or a ruin.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind(pub(crate) u8);

impl Kind {
    /// A stronghold.
    pub const STRONGHOLD: Self = Self(30);
    /// A ruin.
    pub const RUIN: Self = Self(31);
}

/// A tile with its walled side: three bits of wall (0 = none, else direction + 1), five bits of kind; 0 = open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Ground(pub(crate) u8);

impl Ground {
    /// No tile.
    pub(crate) const OPEN: Self = Self(0);

    pub(crate) const fn new(kind: Kind, wall: Option<usize>) -> Self {
        let wall = match wall {
            None => 0,
            Some(direction) => direction as u8 + 1,
        };
        Self(kind.0 | wall << 5)
    }

    #[inline]
    pub(crate) const fn kind(self) -> Kind {
        Kind(self.0 & 31)
    }

    #[inline]
    pub(crate) const fn is_open(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) fn is_stronghold(self) -> bool {
        self.0 == Kind::STRONGHOLD.0
    }

    #[inline]
    pub(crate) const fn wall(self) -> Option<usize> {
        ((self.0 >> 5) as usize).checked_sub(1)
    }

    #[inline]
    pub(crate) const fn walls(self, direction: usize) -> bool {
        (self.0 >> 5) as usize == direction + 1
    }

    /// Returns the tile after so many turns of 60° clockwise.
    pub(crate) const fn turned(self, turns: usize) -> Self {
        match self.wall() {
            None => self,
            Some(direction) => Self::new(self.kind(), Some((direction + turns) % 6)),
        }
    }
}

/// A kind of unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Unit {
    /// Infantry.
    I,
    /// Mobile.
    M,
    /// Mercenary.
    X,
}

impl Unit {
    /// All three, in the order in which they die (B5).
    pub const ALL: [Self; 3] = [Self::I, Self::M, Self::X];

    pub(crate) const fn letter(self) -> &'static str {
        match self {
            Self::I => "I",
            Self::M => "M",
            Self::X => "X",
        }
    }

    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

/// A group of units: four bits of infantry, four of mobile units, one of mercenaries.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Troop(pub(crate) u16);

impl Troop {
    pub(crate) const NONE: Self = Self(0);
    const BITS: u16 = 0x1ff;

    #[inline]
    pub(crate) const fn new(infantry: u8, mobile: u8, mercenary: u8) -> Self {
        Self(infantry as u16 | (mobile as u16) << 4 | (mercenary as u16) << 8)
    }

    #[inline]
    pub(crate) const fn of(unit: Unit) -> Self {
        Self(1 << (4 * unit as u16))
    }

    #[inline]
    pub(crate) const fn infantry(self) -> u8 {
        (self.0 & 15) as u8
    }

    #[inline]
    pub(crate) const fn mobile(self) -> u8 {
        (self.0 >> 4 & 15) as u8
    }

    #[inline]
    pub(crate) const fn mercenary(self) -> u8 {
        (self.0 >> 8 & 1) as u8
    }

    #[inline]
    pub(crate) const fn count(self, unit: Unit) -> u8 {
        match unit {
            Unit::I => self.infantry(),
            Unit::M => self.mobile(),
            Unit::X => self.mercenary(),
        }
    }

    #[inline]
    pub(crate) const fn total(self) -> u8 {
        self.infantry() + self.mobile() + self.mercenary()
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the unit that dies first (B5).
    #[inline]
    pub(crate) fn first_to_die(self) -> Option<Unit> {
        Unit::ALL.into_iter().find(|unit| self.count(*unit) > 0)
    }

    #[inline]
    pub(crate) const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    #[inline]
    pub(crate) const fn minus(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl std::fmt::Display for Troop {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.is_empty() {
            return f.write_str("0");
        }
        if self.infantry() > 0 {
            write!(f, "{}I", self.infantry())?;
        }
        if self.mobile() > 0 {
            write!(f, "{}M", self.mobile())?;
        }
        if self.mercenary() > 0 {
            f.write_str("X")?;
        }
        Ok(())
    }
}

/// Movement points of one player's units on one tile: how many infantry have 1, how many mobile units 1 and 2,
/// and what the mercenary has; four bits each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Points(pub(crate) u16);

impl Points {
    pub(crate) const NONE: Self = Self(0);

    pub(crate) const fn new(infantry: u8, one: u8, two: u8, mercenary: u8) -> Self {
        Self(infantry as u16 | (one as u16) << 4 | (two as u16) << 8 | (mercenary as u16) << 12)
    }

    #[inline]
    pub(crate) const fn infantry(self) -> u8 {
        (self.0 & 15) as u8
    }

    /// Mobile units with one point left.
    #[inline]
    pub(crate) const fn one(self) -> u8 {
        (self.0 >> 4 & 15) as u8
    }

    /// Mobile units with two points left.
    #[inline]
    pub(crate) const fn two(self) -> u8 {
        (self.0 >> 8 & 15) as u8
    }

    #[inline]
    pub(crate) const fn mercenary(self) -> u8 {
        (self.0 >> 12) as u8
    }

    /// Returns the units that have a point left.
    #[inline]
    pub(crate) const fn movable(self) -> Troop {
        Troop::new(self.infantry(), self.one() + self.two(), (self.mercenary() > 0) as u8)
    }

    /// Returns the units that have two points left (P1).
    #[inline]
    pub(crate) const fn fresh(self) -> Troop {
        Troop::new(0, self.two(), (self.mercenary() == 2) as u8)
    }

    #[inline]
    pub(crate) const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

/// One of the four factions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Faction {
    Tech,
    Religion,
    Parasite,
    Primal,
}

impl Faction {
    /// All four, in the order of lists.
    pub const ALL: [Self; 4] = [Self::Tech, Self::Religion, Self::Parasite, Self::Primal];

    pub(crate) const fn name(self) -> &'static str {
        crate::data::FACTIONS[self as usize]
    }
}

/// Dice of one roll in their order, four bits each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Dice {
    faces: u64,
    count: u8,
}

impl Dice {
    /// No dice.
    pub const NONE: Self = Self { faces: 0, count: 0 };

    /// Returns the roll with these faces.
    pub fn of(faces: &[u8]) -> Self {
        let mut dice = Self::NONE;
        for face in faces {
            dice.push(*face);
        }
        dice
    }

    #[inline]
    pub(crate) fn push(&mut self, face: u8) {
        self.faces |= u64::from(face) << (4 * self.count);
        self.count += 1;
    }

    /// Returns how many dice.
    #[inline]
    pub const fn len(self) -> usize {
        self.count as usize
    }

    /// Returns whether there is no die.
    pub const fn is_empty(self) -> bool {
        self.count == 0
    }

    #[inline]
    pub(crate) const fn face(self, index: usize) -> u8 {
        (self.faces >> (4 * index) & 15) as u8
    }

    #[inline]
    pub(crate) const fn set(&mut self, index: usize, face: u8) {
        self.faces = self.faces & !(15 << (4 * index)) | (face as u64) << (4 * index);
    }

    /// Returns the faces in the order of the roll.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..self.len()).map(move |index| self.face(index))
    }

    /// Returns the faces from high to low.
    #[inline]
    pub(crate) fn sorted(self) -> Self {
        let mut counts = [0_u8; 16];
        for index in 0..self.len() {
            counts[usize::from(self.face(index))] += 1;
        }
        let mut sorted = Self::NONE;
        for face in (0..=6).rev() {
            for _ in 0..counts[face] {
                sorted.push(face as u8);
            }
        }
        sorted
    }
}

impl std::fmt::Display for Dice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for index in 0..self.len() {
            write!(f, "{}{}", if index > 0 { " " } else { "" }, self.face(index))?;
        }
        Ok(())
    }
}

/// A battle under way (section 8).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Battle {
    /// Where the attackers stand, and what they attack.
    pub(crate) from: Cell,
    pub(crate) to: Cell,
    /// Attackers still alive.
    pub(crate) group: Troop,
    /// Attackers at the start.
    pub(crate) began: u8,
    /// The defending commander (B2).
    pub(crate) commander: Seat,
    /// An attack through a stronghold (P3).
    pub(crate) through: bool,
    /// Defenders of several players at the start (B5).
    pub(crate) mixed: bool,
    /// The attacker is Religion and used Luck in an earlier battle of this turn (F2).
    pub(crate) luckless: bool,
    pub(crate) raged: bool,
    /// The Agile die is spent.
    pub(crate) dodged: bool,
    pub(crate) attack: Dice,
    pub(crate) defence: Dice,
}

impl Battle {
    pub(crate) const NONE: Self = Self {
        from: Cell(0),
        to: Cell(0),
        group: Troop::NONE,
        began: 0,
        commander: Seat::new(0),
        through: false,
        mixed: false,
        luckless: false,
        raged: false,
        dodged: false,
        attack: Dice::NONE,
        defence: Dice::NONE,
    };
}

/// Where the game stands, with what is pending there (6.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)] // The names and their words are those of 6.3 and 15.3.
pub enum Phase {
    OrderRoll,
    Faction,
    Deal,
    Ring,
    Middle,
    Push,
    Last,
    LastWall(Cell),
    Deploy,
    LeechChoice,
    LeechRoll,
    LeechVictim,
    Train,
    TrainAt(Unit),
    Move,
    Send(Cell, Cell),
    AskSend(Cell, Cell, Cell),
    Permit(Cell, Cell, Cell, Troop),
    AttackRoll,
    DefendRoll,
    Luck,
    LuckRoll,
    Rage,
    Dodge,
    Kill(u8),
    Press,
    Advance,
    Found,
    Buy,
    BuyAt(Unit),
    BuildAt(Kind),
    ChaosRoll(Cell, u8),
    Wild(u8),
    StartWild(u8),
    Starve,
    Legacy,
    LegacyDraw(Class, Seat),
    LegacySet(Kind, Seat),
    LegacyWall(Kind, Cell, Seat),
    LegacyAt(Unit),
    LegacyFacility,
    LegacyBuildAt(Kind),
    Over,
}

impl Phase {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::OrderRoll => "OrderRoll",
            Self::Faction => "Faction",
            Self::Deal => "Deal",
            Self::Ring => "Ring",
            Self::Middle => "Middle",
            Self::Push => "Push",
            Self::Last => "Last",
            Self::LastWall(_) => "LastWall",
            Self::Deploy => "Deploy",
            Self::LeechChoice => "LeechChoice",
            Self::LeechRoll => "LeechRoll",
            Self::LeechVictim => "LeechVictim",
            Self::Train => "Train",
            Self::TrainAt(_) => "TrainAt",
            Self::Move => "Move",
            Self::Send(..) => "Send",
            Self::AskSend(..) => "AskSend",
            Self::Permit(..) => "Permit",
            Self::AttackRoll => "AttackRoll",
            Self::DefendRoll => "DefendRoll",
            Self::Luck => "Luck",
            Self::LuckRoll => "LuckRoll",
            Self::Rage => "Rage",
            Self::Dodge => "Dodge",
            Self::Kill(_) => "Kill",
            Self::Press => "Press",
            Self::Advance => "Advance",
            Self::Found => "Found",
            Self::Buy => "Buy",
            Self::BuyAt(_) => "BuyAt",
            Self::BuildAt(_) => "BuildAt",
            Self::ChaosRoll(..) => "ChaosRoll",
            Self::Wild(_) => "Wild",
            Self::StartWild(_) => "StartWild",
            Self::Starve => "Starve",
            Self::Legacy => "Legacy",
            Self::LegacyDraw(..) => "LegacyDraw",
            Self::LegacySet(..) => "LegacySet",
            Self::LegacyWall(..) => "LegacyWall",
            Self::LegacyAt(_) => "LegacyAt",
            Self::LegacyFacility => "LegacyFacility",
            Self::LegacyBuildAt(_) => "LegacyBuildAt",
            Self::Over => "Over",
        }
    }

    /// Returns whether a battle is under way.
    pub(crate) const fn in_battle(self) -> bool {
        matches!(
            self,
            Self::AttackRoll
                | Self::DefendRoll
                | Self::Luck
                | Self::LuckRoll
                | Self::Rage
                | Self::Dodge
                | Self::Kill(_)
                | Self::Press
                | Self::Advance
        )
    }

    /// Returns whether this is a step of the setup.
    pub(crate) const fn in_setup(self) -> bool {
        matches!(
            self,
            Self::OrderRoll
                | Self::Faction
                | Self::Deal
                | Self::Ring
                | Self::Middle
                | Self::Push
                | Self::Last
                | Self::LastWall(_)
                | Self::Deploy
        )
    }
}

/// At most so many totals are rolled for the turn order: four, and four more for each of ten rerolls (S1).
pub(crate) const MAX_TOTALS: usize = 44;
pub(crate) const MAX_PLAYERS: usize = 4;
pub(crate) const HAND: usize = 7;
pub(crate) const RING: usize = 6;
/// No cell: the seat has no stronghold yet.
pub(crate) const NOWHERE: u16 = u16::MAX;

/// A whole position. What can be derived is kept beside what it is derived from (`owned`, `manned`, `army`,
/// `home`), and everything that does not matter is zero, so that derived equality is equality of positions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct State {
    pub(crate) phase: Phase,
    /// The seat concerned: who acts, or for whom chance acts.
    pub(crate) seat: Seat,
    /// Whose turn it is.
    pub(crate) turn: Option<Seat>,
    pub(crate) round: u8,
    /// Whether the turn order is decided.
    pub(crate) ordered: bool,
    pub(crate) order: [Seat; MAX_PLAYERS],
    pub(crate) faction: [Option<Faction>; MAX_PLAYERS],
    pub(crate) gold: [u16; MAX_PLAYERS],
    pub(crate) glory: [i16; MAX_PLAYERS],
    pub(crate) purse: [i16; MAX_PLAYERS],
    pub(crate) food: [u8; MAX_PLAYERS],
    pub(crate) water: [u8; MAX_PLAYERS],
    pub(crate) discount: [u8; MAX_PLAYERS],
    pub(crate) berserk: u8,
    /// The Leech die; 0 = not rolled yet.
    pub(crate) leech: u8,
    pub(crate) victim: Option<Seat>,
    pub(crate) luck_used: bool,
    /// Hosts asked this turn, a bit for each seat.
    pub(crate) asked: u8,
    /// Hands, sorted by kind, then zeros.
    pub(crate) hand: [[u8; HAND]; MAX_PLAYERS],
    /// Rings that have not been pushed yet, in the order of places, then open ground.
    pub(crate) ring: [[Ground; RING]; MAX_PLAYERS],
    /// Tiles not in play, by kind.
    pub(crate) supply: [u8; 32],
    pub(crate) totals: [u8; MAX_TOTALS],
    pub(crate) n_totals: u8,
    pub(crate) home: [u16; MAX_PLAYERS],
    /// Units on the map by seat and kind.
    pub(crate) army: [[u8; 3]; MAX_PLAYERS],
    /// Guests by host and guest.
    pub(crate) guests: [[Troop; MAX_PLAYERS]; MAX_PLAYERS],
    /// Movement points of the guests of the player whose turn it is, by host.
    pub(crate) guest_points: [Points; MAX_PLAYERS],
    pub(crate) battle: Battle,
    pub(crate) owned: [Set; MAX_PLAYERS],
    /// Where each seat has units, guests included.
    pub(crate) manned: [Set; MAX_PLAYERS],
    pub(crate) ground: [Ground; CELLS],
    /// Units of the one player on a tile (of the host in a stronghold), his seat in two bits above them, and in
    /// three more bits the tile's owner (0 = none, else seat + 1).
    pub(crate) cell: [u16; CELLS],
    /// Movement points of the player whose turn it is.
    pub(crate) points: [Points; CELLS],
}

const SEAT_SHIFT: u32 = 9;
const OWNER_SHIFT: u32 = 11;

impl State {
    /// Returns a position without tiles, before the first roll.
    pub(crate) fn empty() -> Self {
        Self {
            phase: Phase::OrderRoll,
            seat: Seat::new(0),
            turn: None,
            round: 0,
            ordered: false,
            order: [Seat::new(0); MAX_PLAYERS],
            faction: [None; MAX_PLAYERS],
            gold: [0; MAX_PLAYERS],
            glory: [0; MAX_PLAYERS],
            purse: [0; MAX_PLAYERS],
            food: [0; MAX_PLAYERS],
            water: [0; MAX_PLAYERS],
            discount: [0; MAX_PLAYERS],
            berserk: 1,
            leech: 0,
            victim: None,
            luck_used: false,
            asked: 0,
            hand: [[0; HAND]; MAX_PLAYERS],
            ring: [[Ground::OPEN; RING]; MAX_PLAYERS],
            supply: [0; 32],
            totals: [0; MAX_TOTALS],
            n_totals: 0,
            home: [NOWHERE; MAX_PLAYERS],
            army: [[0; 3]; MAX_PLAYERS],
            guests: [[Troop::NONE; MAX_PLAYERS]; MAX_PLAYERS],
            guest_points: [Points::NONE; MAX_PLAYERS],
            battle: Battle::NONE,
            owned: [Set::EMPTY; MAX_PLAYERS],
            manned: [Set::EMPTY; MAX_PLAYERS],
            ground: [Ground::OPEN; CELLS],
            cell: [0; CELLS],
            points: [Points::NONE; CELLS],
        }
    }

    /// Returns whether the game is still being set up.
    pub fn is_setup(&self) -> bool {
        self.phase.in_setup()
    }

    #[inline]
    pub(crate) fn ground(&self, cell: Cell) -> Ground {
        self.ground[cell.index()]
    }

    #[inline]
    pub(crate) fn owner(&self, cell: Cell) -> Option<Seat> {
        ((self.cell[cell.index()] >> OWNER_SHIFT) as usize).checked_sub(1).map(Seat::new)
    }

    #[inline]
    pub(crate) fn owns(&self, seat: Seat, cell: Cell) -> bool {
        (self.cell[cell.index()] >> OWNER_SHIFT) as usize == seat.index() + 1
    }

    /// Gives the tile to a player, or to nobody.
    pub(crate) fn set_owner(&mut self, cell: Cell, owner: Option<Seat>) {
        if let Some(before) = self.owner(cell) {
            self.owned[before.index()].remove(cell.index());
        }
        let bits = &mut self.cell[cell.index()];
        *bits &= (1 << OWNER_SHIFT) - 1;
        if let Some(seat) = owner {
            *bits |= (seat.index() as u16 + 1) << OWNER_SHIFT;
            self.owned[seat.index()].insert(cell.index());
        }
    }

    /// Returns the units that stand on the tile as of right, with their owner; guests are not among them.
    #[inline]
    pub(crate) fn stand(&self, cell: Cell) -> (Troop, Seat) {
        let bits = self.cell[cell.index()];
        (Troop(bits & Troop::BITS), Seat::new((bits >> SEAT_SHIFT & 3) as usize))
    }

    /// Returns the host of a stronghold in which `seat` could be a guest.
    #[inline]
    fn host(&self, cell: Cell, seat: Seat) -> Option<Seat> {
        if !self.ground(cell).is_stronghold() {
            return None;
        }
        self.owner(cell).filter(|owner| *owner != seat)
    }

    #[inline]
    pub(crate) fn units(&self, cell: Cell, seat: Seat) -> Troop {
        if let Some(host) = self.host(cell, seat) {
            return self.guests[host.index()][seat.index()];
        }
        let (troop, owner) = self.stand(cell);
        if owner == seat { troop } else { Troop::NONE }
    }

    /// Returns how many units of all players are on the tile.
    #[inline]
    pub(crate) fn crowd(&self, cell: Cell) -> u8 {
        let (troop, _) = self.stand(cell);
        if self.ground(cell).is_stronghold() { troop.total() + self.n_guests(cell) } else { troop.total() }
    }

    #[inline]
    fn n_guests(&self, cell: Cell) -> u8 {
        self.owner(cell).map_or(0, |host| self.guests[host.index()].iter().map(|guests| guests.total()).sum())
    }

    pub(crate) fn add_units(&mut self, cell: Cell, seat: Seat, troop: Troop) {
        if troop.is_empty() {
            return;
        }
        match self.host(cell, seat) {
            Some(host) => {
                let guests = &mut self.guests[host.index()][seat.index()];
                *guests = guests.plus(troop);
            }
            None => {
                let bits = &mut self.cell[cell.index()];
                debug_assert!(*bits & Troop::BITS == 0 || *bits >> SEAT_SHIFT & 3 == seat.index() as u16);
                *bits = *bits & !(3 << SEAT_SHIFT) | (seat.index() as u16) << SEAT_SHIFT;
                *bits += troop.0;
            }
        }
        self.manned[seat.index()].insert(cell.index());
        for unit in Unit::ALL {
            self.army[seat.index()][unit.index()] += troop.count(unit);
        }
    }

    /// Takes units off the tile; the caller sees to their movement points.
    pub(crate) fn remove_units(&mut self, cell: Cell, seat: Seat, troop: Troop) {
        let left = match self.host(cell, seat) {
            Some(host) => {
                let guests = &mut self.guests[host.index()][seat.index()];
                *guests = guests.minus(troop);
                *guests
            }
            None => {
                let bits = &mut self.cell[cell.index()];
                *bits -= troop.0;
                let left = Troop(*bits & Troop::BITS);
                if left.is_empty() {
                    *bits &= !(3 << SEAT_SHIFT);
                }
                left
            }
        };
        if left.is_empty() {
            self.manned[seat.index()].remove(cell.index());
        }
        for unit in Unit::ALL {
            self.army[seat.index()][unit.index()] -= troop.count(unit);
        }
    }

    /// Returns the movement points of the turn player's units on the tile.
    #[inline]
    pub(crate) fn points(&self, cell: Cell, seat: Seat) -> Points {
        match self.host(cell, seat) {
            Some(host) => self.guest_points[host.index()],
            None => self.points[cell.index()],
        }
    }

    #[inline]
    pub(crate) fn set_points(&mut self, cell: Cell, seat: Seat, points: Points) {
        match self.host(cell, seat) {
            Some(host) => self.guest_points[host.index()] = points,
            None => self.points[cell.index()] = points,
        }
    }

    /// Returns whether the side of `cell` in this direction has no wall on either face.
    #[inline]
    pub(crate) fn is_passable(&self, cell: Cell, direction: usize, next: Cell) -> bool {
        !self.ground(cell).walls(direction) && !self.ground(next).walls(opposite(direction))
    }

    /// Returns the tiles around a cell with their directions.
    #[inline]
    pub(crate) fn around(&self, cell: Cell) -> impl Iterator<Item = (usize, Cell)> {
        let neighbours = &NEIGHBOURS[cell.index()];
        (0..6).filter_map(move |direction| {
            let next = neighbours[direction];
            (next != OUTSIDE && !self.ground[usize::from(next)].is_open()).then_some((direction, Cell(next)))
        })
    }

    /// Returns whether at least one neighbouring tile leaves its side towards this cell open.
    pub(crate) fn is_open_to_neighbours(&self, cell: Cell) -> bool {
        self.around(cell).any(|(direction, next)| !self.ground(next).walls(opposite(direction)))
    }

    pub(crate) fn faction(&self, seat: Seat) -> Option<Faction> {
        self.faction[seat.index()]
    }

    pub(crate) fn seat_of(&self, faction: Faction) -> Option<Seat> {
        self.faction.iter().position(|taken| *taken == Some(faction)).map(Seat::new)
    }

    pub(crate) fn home(&self, seat: Seat) -> Option<Cell> {
        let home = self.home[seat.index()];
        (home != NOWHERE).then_some(Cell(home))
    }

    pub(crate) fn hand_len(&self, seat: Seat) -> usize {
        self.hand[seat.index()].iter().filter(|kind| **kind != 0).count()
    }

    pub(crate) fn hand(&self, seat: Seat) -> impl Iterator<Item = Kind> {
        self.hand[seat.index()].iter().filter(|kind| **kind != 0).map(|kind| Kind(*kind))
    }

    pub(crate) fn ring_len(&self, seat: Seat) -> usize {
        self.ring[seat.index()].iter().filter(|ground| !ground.is_open()).count()
    }

    /// Adds a tile to a hand, which stays sorted.
    pub(crate) fn take_in_hand(&mut self, seat: Seat, kind: Kind) {
        let length = self.hand_len(seat);
        let hand = &mut self.hand[seat.index()];
        hand[length] = kind.0;
        hand[..=length].sort_unstable();
    }

    pub(crate) fn drop_from_hand(&mut self, seat: Seat, kind: Kind) {
        let length = self.hand_len(seat);
        let hand = &mut self.hand[seat.index()];
        if let Some(place) = hand.iter().position(|held| *held == kind.0) {
            hand.copy_within(place + 1..length, place);
            hand[length - 1] = 0;
        }
    }

    pub(crate) fn gain_glory(&mut self, seat: Seat, glory: u8) {
        // A set-up may begin near the end of the range.
        self.glory[seat.index()] = self.glory[seat.index()].saturating_add(i16::from(glory));
        self.purse[seat.index()] = self.purse[seat.index()].saturating_add(i16::from(glory));
    }

    pub(crate) fn gain_gold(&mut self, seat: Seat, gold: u16) {
        self.gold[seat.index()] = self.gold[seat.index()].saturating_add(gold);
    }

    pub(crate) fn gain_stock(&mut self, seat: Seat, food: u8, water: u8) {
        let seat = seat.index();
        self.food[seat] = self.food[seat].saturating_add(food);
        self.water[seat] = self.water[seat].saturating_add(water);
    }
}

const _: () = assert!(size_of::<State>() <= 2048);
