//! Sets of cells, one bit for each.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

/// A set of cells numbered from 0 to 64 × `WORDS` − 1. It is small, plain and copied like a number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CellSet<const WORDS: usize>([u64; WORDS]);

const BITS: usize = u64::BITS as usize;

impl<const WORDS: usize> CellSet<WORDS> {
    /// No cell at all.
    pub const EMPTY: Self = Self([0; WORDS]);

    /// How many cells there is room for.
    pub const CAPACITY: usize = WORDS * BITS;

    /// Returns the set of one cell.
    ///
    /// # Panics
    /// Panics if there is no room for the cell.
    pub const fn of(cell: usize) -> Self {
        let mut set = Self::EMPTY;
        set.insert(cell);
        set
    }

    /// Returns the set of all cells below `count`: a whole board.
    ///
    /// # Panics
    /// Panics if `count` exceeds the capacity.
    pub const fn below(count: usize) -> Self {
        let mut set = Self::EMPTY;
        let mut cell = 0;
        while cell < count {
            set.insert(cell);
            cell += 1;
        }
        set
    }

    /// Adds a cell. Returns whether it is new.
    ///
    /// # Panics
    /// Panics if there is no room for the cell.
    #[inline]
    pub const fn insert(&mut self, cell: usize) -> bool {
        let bit = 1 << (cell % BITS);
        let is_new = self.0[cell / BITS] & bit == 0;
        self.0[cell / BITS] |= bit;
        is_new
    }

    /// Takes a cell out. Returns whether it was there.
    #[inline]
    pub const fn remove(&mut self, cell: usize) -> bool {
        let was_there = self.contains(cell);
        if was_there {
            self.0[cell / BITS] &= !(1 << (cell % BITS));
        }
        was_there
    }

    /// Returns whether the cell is in the set.
    #[inline]
    pub const fn contains(&self, cell: usize) -> bool {
        cell < Self::CAPACITY && self.0[cell / BITS] >> (cell % BITS) & 1 == 1
    }

    /// Returns whether there is no cell in the set.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        // All words at once: cheaper than asking each in turn.
        let mut any = 0;
        let mut word = 0;
        while word < WORDS {
            any |= self.0[word];
            word += 1;
        }
        any == 0
    }

    /// Returns how many cells are in the set.
    #[inline]
    pub const fn count(&self) -> usize {
        let mut count = 0;
        let mut word = 0;
        while word < WORDS {
            count += self.0[word].count_ones() as usize;
            word += 1;
        }
        count
    }

    /// Returns the lowest cell.
    #[inline]
    pub const fn first(&self) -> Option<usize> {
        let mut word = 0;
        while word < WORDS {
            if self.0[word] != 0 {
                return Some(word * BITS + self.0[word].trailing_zeros() as usize);
            }
            word += 1;
        }
        None
    }

    /// Returns the cell with `place` lower ones in the set: with a random place below [`count`](Self::count), a
    /// random cell.
    #[inline]
    pub const fn nth(&self, place: usize) -> Option<usize> {
        let mut place = place;
        let mut word = 0;
        while word < WORDS {
            let mut bits = self.0[word];
            let count = bits.count_ones() as usize;
            if place < count {
                while place > 0 {
                    bits &= bits - 1;
                    place -= 1;
                }
                return Some(word * BITS + bits.trailing_zeros() as usize);
            }
            place -= count;
            word += 1;
        }
        None
    }

    /// Returns the cells that are in either set.
    #[inline]
    pub const fn union(mut self, other: Self) -> Self {
        let mut word = 0;
        while word < WORDS {
            self.0[word] |= other.0[word];
            word += 1;
        }
        self
    }

    /// Returns the cells that are in both sets.
    #[inline]
    pub const fn intersection(mut self, other: Self) -> Self {
        let mut word = 0;
        while word < WORDS {
            self.0[word] &= other.0[word];
            word += 1;
        }
        self
    }

    /// Returns the cells of this set that are not in the other.
    #[inline]
    pub const fn difference(mut self, other: Self) -> Self {
        let mut word = 0;
        while word < WORDS {
            self.0[word] &= !other.0[word];
            word += 1;
        }
        self
    }

    /// Returns whether the two sets share a cell.
    #[inline]
    pub const fn intersects(self, other: Self) -> bool {
        !self.intersection(other).is_empty()
    }

    /// Returns whether every cell of this set is in the other.
    #[inline]
    pub const fn is_subset(self, other: Self) -> bool {
        self.difference(other).is_empty()
    }

    /// Returns the cells by rising number.
    #[inline]
    pub const fn iter(&self) -> Cells<WORDS> {
        Cells { set: *self, word: 0, bits: if WORDS > 0 { self.0[0] } else { 0 } }
    }
}

/// The cells of a set by rising number.
#[derive(Debug, Clone)]
pub struct Cells<const WORDS: usize> {
    set: CellSet<WORDS>,
    /// The word of the set that is being used up.
    word: usize,
    /// What is left of it: a number of its own, so that it can stay in a register.
    bits: u64,
}

impl<const WORDS: usize> Iterator for Cells<WORDS> {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        while self.bits == 0 {
            if self.word + 1 >= WORDS {
                return None;
            }
            self.word += 1;
            self.bits = self.set.0[self.word];
        }
        let cell = self.word * BITS + self.bits.trailing_zeros() as usize;
        self.bits &= self.bits - 1;
        Some(cell)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let later = self.set.0.iter().skip(self.word + 1).map(|word| word.count_ones()).sum::<u32>();
        let count = (self.bits.count_ones() + later) as usize;
        (count, Some(count))
    }
}

impl<const WORDS: usize> ExactSizeIterator for Cells<WORDS> {}

impl<const WORDS: usize> IntoIterator for CellSet<WORDS> {
    type Item = usize;
    type IntoIter = Cells<WORDS>;

    #[inline]
    fn into_iter(self) -> Cells<WORDS> {
        self.iter()
    }
}

impl<const WORDS: usize> IntoIterator for &CellSet<WORDS> {
    type Item = usize;
    type IntoIter = Cells<WORDS>;

    #[inline]
    fn into_iter(self) -> Cells<WORDS> {
        self.iter()
    }
}

impl<const WORDS: usize> Extend<usize> for CellSet<WORDS> {
    fn extend<I: IntoIterator<Item = usize>>(&mut self, cells: I) {
        for cell in cells {
            self.insert(cell);
        }
    }
}

impl<const WORDS: usize> FromIterator<usize> for CellSet<WORDS> {
    fn from_iter<I: IntoIterator<Item = usize>>(cells: I) -> Self {
        let mut set = Self::EMPTY;
        set.extend(cells);
        set
    }
}

impl<const WORDS: usize> Default for CellSet<WORDS> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const WORDS: usize> fmt::Debug for CellSet<WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self).finish()
    }
}

impl<const WORDS: usize> BitOr for CellSet<WORDS> {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        self.union(other)
    }
}

impl<const WORDS: usize> BitAnd for CellSet<WORDS> {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        self.intersection(other)
    }
}

impl<const WORDS: usize> Sub for CellSet<WORDS> {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        self.difference(other)
    }
}

impl<const WORDS: usize> BitOrAssign for CellSet<WORDS> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<const WORDS: usize> BitAndAssign for CellSet<WORDS> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl<const WORDS: usize> SubAssign for CellSet<WORDS> {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    type Set = CellSet<4>;

    /// Cells spread over the words with all borders among them, in no order.
    const CELLS: [usize; 9] = [195, 0, 63, 64, 127, 128, 130, 5, 255];

    #[test]
    fn cells_go_in_and_out() {
        let mut set = Set::EMPTY;
        assert!(set.is_empty());
        assert!(CELLS.iter().all(|&cell| set.insert(cell)));
        assert!(!set.insert(63));
        assert_eq!(set.count(), CELLS.len());
        assert!(set.contains(64) && !set.contains(65) && !set.contains(1000));
        assert!(set.remove(64));
        assert!(!set.remove(64) && !set.remove(1000));
        assert_eq!(set.count(), CELLS.len() - 1);
    }

    #[test]
    fn cells_come_in_rising_order() {
        let set: Set = CELLS.into_iter().collect();
        let sorted: Vec<usize> = CELLS.into_iter().collect::<BTreeSet<_>>().into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), sorted);
        assert_eq!(set.iter().len(), CELLS.len());
        assert_eq!(set.first(), Some(0));
        for (place, &cell) in sorted.iter().enumerate() {
            assert_eq!(set.nth(place), Some(cell));
        }
        assert_eq!(set.nth(sorted.len()), None);
        assert_eq!((Set::EMPTY.first(), Set::EMPTY.nth(0)), (None, None));
        assert_eq!(format!("{:?}", Set::of(7) | Set::of(100)), "{7, 100}");
    }

    #[test]
    fn sets_combine_like_sets() {
        let one: Set = (0..200).filter(|cell| cell % 2 == 0).collect();
        let other: Set = (0..200).filter(|cell| cell % 3 == 0).collect();
        for cell in 0..256 {
            let (a, b) = (one.contains(cell), other.contains(cell));
            assert_eq!((one | other).contains(cell), a || b);
            assert_eq!((one & other).contains(cell), a && b);
            assert_eq!((one - other).contains(cell), a && !b);
        }
        assert!(one.intersects(other) && !(one - other).intersects(other));
        assert!((one & other).is_subset(one) && !one.is_subset(other));
        let mut changed = one;
        changed |= other;
        changed -= other;
        changed &= one;
        assert_eq!(changed, one - other);
    }

    #[test]
    fn tables_can_be_made_at_compile_time() {
        const BOARD: CellSet<2> = CellSet::below(91);
        const INNER: CellSet<2> = BOARD.difference(CellSet::of(90));
        assert_eq!((BOARD.count(), INNER.count()), (91, 90));
        assert_eq!(size_of::<CellSet<2>>(), 16);
    }

    #[test]
    #[should_panic(expected = "index out of bounds")]
    fn there_is_no_room_beyond_the_capacity() {
        Set::EMPTY.clone().insert(256);
    }
}
