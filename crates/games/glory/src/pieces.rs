//! The pieces: tiles, units, movement points, dice.

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
    pub(crate) const BITS: u16 = 0x1ff;

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
