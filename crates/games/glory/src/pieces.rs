//! The pieces: tiles, units, movement points, dice.

use hexapod_core::Word;

use crate::data::MAX_OF_KIND;

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

    /// Returns the tile after this many turns of 60° clockwise.
    pub(crate) const fn turned(self, turns: usize) -> Self {
        match self.wall() {
            None => self,
            Some(direction) => Self::new(self.kind(), Some((direction + turns) % 6)),
        }
    }
}

/// A kind of unit, in the order in which they die (B5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Word)]
#[word(as_written)]
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
    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

/// A group of units: five bits of infantry, five of mobile units, one of mercenaries.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Troop(pub(crate) u16);

impl Troop {
    pub(crate) const NONE: Self = Self(0);
    pub(crate) const BITS: u16 = 0x7ff;

    #[inline]
    pub(crate) const fn new(infantry: u8, mobile: u8, mercenary: u8) -> Self {
        Self(infantry as u16 | (mobile as u16) << 5 | (mercenary as u16) << 10)
    }

    #[inline]
    pub(crate) const fn of(unit: Unit) -> Self {
        Self(1 << (5 * unit as u16))
    }

    #[inline]
    pub(crate) const fn infantry(self) -> u8 {
        (self.0 & 31) as u8
    }

    #[inline]
    pub(crate) const fn mobile(self) -> u8 {
        (self.0 >> 5 & 31) as u8
    }

    #[inline]
    pub(crate) const fn mercenary(self) -> u8 {
        (self.0 >> 10 & 1) as u8
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
        Unit::ALL.iter().copied().find(|unit| self.count(*unit) > 0)
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
/// and what the mercenary has. These are digits in base 17, because up to 16 units of a kind stand on a tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Points(pub(crate) u16);

impl Points {
    pub(crate) const NONE: Self = Self(0);
    const BASE: u16 = MAX_OF_KIND as u16 + 1;

    pub(crate) const fn new(infantry: u8, one: u8, two: u8, mercenary: u8) -> Self {
        let mobile = one as u16 + Self::BASE * (two as u16 + Self::BASE * mercenary as u16);
        Self(infantry as u16 + Self::BASE * mobile)
    }

    /// Returns the digits from this place on.
    #[inline]
    const fn digits_from(self, place: u32) -> u16 {
        self.0 / Self::BASE.pow(place)
    }

    #[inline]
    pub(crate) const fn infantry(self) -> u8 {
        (self.0 % Self::BASE) as u8
    }

    /// Mobile units with one point left.
    #[inline]
    pub(crate) const fn one(self) -> u8 {
        (self.digits_from(1) % Self::BASE) as u8
    }

    /// Mobile units with two points left.
    #[inline]
    pub(crate) const fn two(self) -> u8 {
        (self.digits_from(2) % Self::BASE) as u8
    }

    #[inline]
    pub(crate) const fn mercenary(self) -> u8 {
        self.digits_from(3) as u8
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Word)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Faction {
    Tech,
    Religion,
    Parasite,
    Primal,
}

impl Faction {
    pub(crate) fn named(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|faction| faction.word() == word)
    }
}

/// Dice of one roll in their order, four bits each; the highest four bits say how many.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Dice(u64);

impl Dice {
    /// No dice.
    pub const NONE: Self = Self(0);
    /// The largest roll that can be kept; pools are smaller.
    pub(crate) const MOST: usize = 15;
    const COUNT_SHIFT: u32 = 60;
    const FACES: u64 = (1 << Self::COUNT_SHIFT) - 1;
    /// Every die shows 1.
    const ONES: u64 = 0x0111_1111_1111_1111;

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
        self.0 |= u64::from(face) << (4 * self.len());
        self.0 += 1 << Self::COUNT_SHIFT;
    }

    /// Returns how many dice.
    #[inline]
    pub const fn len(self) -> usize {
        (self.0 >> Self::COUNT_SHIFT) as usize
    }

    /// Returns whether there is no die.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn face(self, index: usize) -> u8 {
        (self.0 >> (4 * index) & 15) as u8
    }

    #[inline]
    pub(crate) const fn set(&mut self, index: usize, face: u8) {
        self.0 = self.0 & !(15 << (4 * index)) | (face as u64) << (4 * index);
    }

    /// Returns the faces in the order of the roll.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..self.len()).map(move |index| self.face(index))
    }

    /// Returns the faces from high to low.
    #[inline]
    pub(crate) fn sorted(self) -> Self {
        // How often each face shows, eight bits each.
        let mut counts = 0_u64;
        for index in 0..self.len() {
            counts += 1 << (8 * self.face(index));
        }
        let mut sorted = self.0 & !Self::FACES;
        let mut place = 0;
        for face in (0..=6).rev() {
            let count = counts >> (8 * face) & 0xff;
            sorted |= ((face * Self::ONES) & Self::first(count as usize)) << (4 * place);
            place += count;
        }
        Self(sorted)
    }

    /// Returns how many of the first `pairs` dice show more than the die of `other` in the same place.
    ///
    /// All places are compared at once: a die's highest bit is free, and with it set it survives the subtraction of
    /// the other die and 1 only if the die shows more.
    #[inline]
    pub(crate) const fn above(self, other: Self, pairs: usize) -> u8 {
        let highest = Self::ONES << 3;
        let left = ((self.0 & Self::FACES) | highest) - (other.0 & Self::FACES) - Self::ONES;
        (left & highest & Self::first(pairs)).count_ones() as u8
    }

    /// The bits of the first `count` dice.
    #[inline]
    const fn first(count: usize) -> u64 {
        (1 << (4 * count)) - 1
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

/// The largest number of totals rolled for the turn order: four, and four more for each of ten rerolls (S1).
pub(crate) const MAX_TOTALS: usize = 44;

/// The totals rolled for the turn order so far, in their order, two to a byte.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Totals {
    pairs: [u8; MAX_TOTALS / 2],
    count: u8,
}

impl Totals {
    pub(crate) const NONE: Self = Self { pairs: [0; MAX_TOTALS / 2], count: 0 };

    pub(crate) fn push(&mut self, total: u8) {
        let place = usize::from(self.count);
        self.pairs[place / 2] |= total << (4 * (place % 2));
        self.count += 1;
    }

    pub(crate) fn len(&self) -> usize {
        usize::from(self.count)
    }

    pub(crate) fn get(&self, place: usize) -> Option<u8> {
        (place < self.len()).then(|| self.pairs[place / 2] >> (4 * (place % 2)) & 15)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = u8> {
        (0..self.len()).filter_map(|place| self.get(place))
    }
}

/// What the tiles of a seat come to. A set-up may own more tiles than there are markers, so the counts wrap.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Holdings {
    pub(crate) gold: u16,
    pub(crate) food: u16,
    pub(crate) water: u16,
    pub(crate) any: u16,
    pub(crate) churches: u8,
    pub(crate) ministries: u8,
    pub(crate) foundries: u8,
    pub(crate) chaos_sources: u8,
    /// Production facilities for infantry and for mobile units.
    pub(crate) facilities: [u8; 2],
}

impl Holdings {
    pub(crate) const NONE: Self = Self {
        gold: 0,
        food: 0,
        water: 0,
        any: 0,
        churches: 0,
        ministries: 0,
        foundries: 0,
        chaos_sources: 0,
        facilities: [0; 2],
    };

    pub(crate) fn gain(&mut self, tile: &Self) {
        self.gold = self.gold.wrapping_add(tile.gold);
        self.food = self.food.wrapping_add(tile.food);
        self.water = self.water.wrapping_add(tile.water);
        self.any = self.any.wrapping_add(tile.any);
        self.churches = self.churches.wrapping_add(tile.churches);
        self.ministries = self.ministries.wrapping_add(tile.ministries);
        self.foundries = self.foundries.wrapping_add(tile.foundries);
        self.chaos_sources = self.chaos_sources.wrapping_add(tile.chaos_sources);
        for (count, more) in self.facilities.iter_mut().zip(tile.facilities) {
            *count = count.wrapping_add(more);
        }
    }

    pub(crate) fn lose(&mut self, tile: &Self) {
        self.gold = self.gold.wrapping_sub(tile.gold);
        self.food = self.food.wrapping_sub(tile.food);
        self.water = self.water.wrapping_sub(tile.water);
        self.any = self.any.wrapping_sub(tile.any);
        self.churches = self.churches.wrapping_sub(tile.churches);
        self.ministries = self.ministries.wrapping_sub(tile.ministries);
        self.foundries = self.foundries.wrapping_sub(tile.foundries);
        self.chaos_sources = self.chaos_sources.wrapping_sub(tile.chaos_sources);
        for (count, less) in self.facilities.iter_mut().zip(tile.facilities) {
            *count = count.wrapping_sub(less);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Sixteen units of a kind fit, and adding and taking off are those of each number.
    #[test]
    fn points_keep_their_numbers_apart() {
        let full = Points::new(MAX_OF_KIND, MAX_OF_KIND, MAX_OF_KIND, 2);
        for infantry in 0..=MAX_OF_KIND {
            for one in 0..=MAX_OF_KIND {
                for (two, mercenary) in (0..=MAX_OF_KIND).flat_map(|two| (0..=2).map(move |x| (two, x))) {
                    let points = Points::new(infantry, one, two, mercenary);
                    let read = (points.infantry(), points.one(), points.two(), points.mercenary());
                    assert_eq!(read, (infantry, one, two, mercenary));
                    let rest = Points(full.0 - points.0);
                    assert_eq!((rest.infantry(), rest.mercenary()), (MAX_OF_KIND - infantry, 2 - mercenary));
                    assert_eq!(rest.plus(points), full);
                }
            }
        }
    }
}
