//! Hexes and sets of hexes (section 3).
//!
//! Names run over eleven letters and eleven numbers, so a hex is a place in an 11 × 11 grid: one bit of 128.
//! On this grid the six directions are fixed shifts, and rising index is the order of the rules file.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

use hexapod_board::names;
use hexapod_core::{Arg, Say};

/// Letters and numbers each run so far (grammar of 7.1).
pub(crate) const SIDE: usize = 11;
/// Places in the grid.
pub(crate) const GRID: usize = SIDE * SIDE;

/// A hex, by its place in the grid of names: `a1` is 0, `a2` is 1, `b1` is 11.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// Returns the hex of a row and a number, both from 0.
    pub(crate) const fn at(row: usize, number: usize) -> Self {
        assert!(row < SIDE && number < SIDE, "outside the grid");
        Self((row * SIDE + number) as u8)
    }

    /// Returns the hex at this place of the grid.
    #[inline]
    pub(crate) const fn from_index(index: usize) -> Self {
        debug_assert!(index < GRID);
        Self(index as u8)
    }

    /// Returns the place in the grid.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the row from 0 (`a`).
    pub(crate) const fn row(self) -> usize {
        self.index() / SIDE
    }

    /// Returns the number from 0.
    pub(crate) const fn number(self) -> usize {
        self.index() % SIDE
    }

    /// Returns the hex opposite of this one, seen from f6.
    pub(crate) const fn opposite(self) -> Self {
        Self((GRID - 1) as u8 - self.0)
    }

    /// Reads a name by the grammar: a letter a–k and a number 1–11. Whether the board has it is another question.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let (row, number) = match text.as_bytes() {
            [row @ b'a'..=b'k', number @ b'1'..=b'9'] => (row - b'a', number - b'1'),
            [row @ b'a'..=b'k', b'1', number @ b'0'..=b'1'] => (row - b'a', number - b'0' + 9),
            _ => return None,
        };
        Some(Self::at(usize::from(row), usize::from(number)))
    }

    /// Returns how many steps lie between two hexes, by the formula of 3.2.
    #[cfg(test)]
    pub(crate) fn distance(self, other: Self) -> usize {
        let dx = self.number() as i32 - other.number() as i32;
        let dy = self.row() as i32 - other.row() as i32;
        dx.abs().max(dy.abs()).max((dx - dy).abs()) as usize
    }
}

impl Cell {
    /// Returns the name, without making a text of it.
    #[inline]
    pub(crate) fn name(self) -> &'static str {
        NAMES[self.row() * SIDE + self.number()]
    }
}

/// The names of all hexes.
static NAMES: [&str; SIDE * SIDE] = names::names(&LETTERS);

/// Their letters; names of two letters end with a zero.
static LETTERS: [[u8; 3]; SIDE * SIDE] = letters();

const fn letters() -> [[u8; 3]; SIDE * SIDE] {
    let mut letters = [[0; 3]; SIDE * SIDE];
    let mut index = 0;
    while index < SIDE * SIDE {
        let (row, number) = (b'a' + (index / SIDE) as u8, (index % SIDE) as u8 + 1);
        letters[index] = names::letters(row, number);
        index += 1;
    }
    letters
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Say for Cell {
    fn said(&self) -> Arg {
        self.name().into()
    }
}

/// The middle of the board.
pub(crate) const CENTRE: Cell = Cell::at(5, 5);

/// A set of hexes, one bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Cells(u128);

const fn column(number: usize) -> u128 {
    let mut bits = 0;
    let mut row = 0;
    while row < SIDE {
        bits |= 1 << (row * SIDE + number);
        row += 1;
    }
    bits
}

/// Every place of the grid.
const WHOLE: u128 = (1 << GRID) - 1;
const NOT_FIRST: u128 = !column(0);
const NOT_LAST: u128 = !column(SIDE - 1);

impl Cells {
    /// No hex.
    pub const EMPTY: Self = Self(0);

    /// Returns the set of one hex.
    #[inline]
    pub const fn of(cell: Cell) -> Self {
        Self(1 << cell.0)
    }

    /// Returns whether the hex is in the set.
    #[inline]
    pub const fn has(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 == 1
    }

    /// Returns whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns how many hexes are in the set.
    #[inline]
    pub const fn count(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether there are at least two.
    #[inline]
    pub(crate) const fn several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// Returns the lowest hex.
    #[inline]
    pub fn first(self) -> Option<Cell> {
        (self.0 != 0).then(|| Cell(self.0.trailing_zeros() as u8))
    }

    #[inline]
    pub(crate) fn insert(&mut self, cell: Cell) {
        self.0 |= 1 << cell.0;
    }

    #[inline]
    pub(crate) fn remove(&mut self, cell: Cell) {
        self.0 &= !(1 << cell.0);
    }

    /// Returns the hexes of this set that are not in the other.
    #[inline]
    pub(crate) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    #[inline]
    pub(crate) const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Returns the set shifted in each of the six directions. Places outside the board may be among them.
    #[inline]
    const fn shifted(self) -> [u128; 6] {
        let bits = self.0;
        [
            (bits << 1) & NOT_FIRST,
            (bits << (SIDE + 1)) & NOT_FIRST,
            bits << SIDE,
            (bits >> 1) & NOT_LAST,
            (bits >> (SIDE + 1)) & NOT_LAST,
            bits >> SIDE,
        ]
    }

    /// Returns every place next to a hex of the set; the caller keeps those that are on the board.
    #[inline]
    pub(crate) const fn around(self) -> Self {
        let [a, b, c, d, e, f] = self.shifted();
        Self(a | b | c | d | e | f)
    }

    /// Returns every place next to two or more hexes of the set.
    #[inline]
    pub(crate) const fn around_twice(self) -> Self {
        let mut once = 0;
        let mut twice = 0;
        let shifted = self.shifted();
        let mut at = 0;
        while at < 6 {
            twice |= once & shifted[at];
            once |= shifted[at];
            at += 1;
        }
        Self(twice)
    }

    /// Returns the hexes of `within` that are connected to this set by adjacency, the set itself included.
    pub(crate) fn flooded(self, within: Self) -> Self {
        let mut reached = self;
        loop {
            let next = reached | (reached.around() & within);
            if next == reached {
                return reached;
            }
            reached = next;
        }
    }

    /// Returns the hex with `place` lower ones in the set.
    ///
    /// # Panics
    /// Panics in debug builds if the set has fewer hexes.
    #[inline]
    pub(crate) fn nth(self, place: u32) -> Cell {
        debug_assert!(place < self.0.count_ones(), "no such place in the set");
        let low = self.0 as u64;
        let in_low = low.count_ones();
        if place < in_low {
            Cell(select(low, place) as u8)
        } else {
            Cell(64 + select((self.0 >> 64) as u64, place - in_low) as u8)
        }
    }
}

/// Returns the place of the bit with `rank` lower ones set: halve the word, and go where the rank lies.
#[inline]
fn select(word: u64, rank: u32) -> u32 {
    let mut rank = rank;
    let mut at = 0;
    let mut width = 32;
    while width >= 8 {
        let low = ((word >> at) & ((1 << width) - 1)).count_ones();
        let above = rank >= low;
        rank -= if above { low } else { 0 };
        at += if above { width } else { 0 };
        width /= 2;
    }
    let mut byte = (word >> at) & 0xff;
    for _ in 0..rank {
        byte &= byte - 1;
    }
    at + byte.trailing_zeros()
}

impl BitOr for Cells {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Cells {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitAnd for Cells {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitAndAssign for Cells {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl Not for Cells {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

/// The hexes of a set by rising index.
#[derive(Debug, Clone)]
pub struct CellsIter(u128);

impl Iterator for CellsIter {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        if self.0 == 0 {
            return None;
        }
        let cell = Cell(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(cell)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count_ones() as usize;
        (count, Some(count))
    }
}

impl ExactSizeIterator for CellsIter {}

impl IntoIterator for Cells {
    type Item = Cell;
    type IntoIter = CellsIter;
    #[inline]
    fn into_iter(self) -> CellsIter {
        CellsIter(self.0)
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let mut set = Self::EMPTY;
        for cell in cells {
            set.insert(cell);
        }
        set
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.into_iter().map(|cell| cell.to_string())).finish()
    }
}

/// The board: its hexes, and what lies around each.
#[derive(Debug, Clone)]
pub(crate) struct Board {
    pub(crate) cells: Cells,
    /// Hexes with six neighbours; the others are edge cells (R29).
    pub(crate) inner: Cells,
    /// Neighbours on the board.
    pub(crate) next: Box<[Cells; GRID]>,
    /// Hexes at distance two.
    pub(crate) second: Box<[Cells; GRID]>,
}

impl Board {
    pub(crate) fn new(cells: Cells) -> Self {
        let mut board = Self {
            cells,
            inner: Cells::EMPTY,
            next: Box::new([Cells::EMPTY; GRID]),
            second: Box::new([Cells::EMPTY; GRID]),
        };
        for cell in cells {
            // Between two hexes at distance two lies a place of the grid, even where the board has a hole.
            let near = Cells::of(cell).around() & Cells(WHOLE);
            let next = near & cells;
            board.next[cell.index()] = next;
            board.second[cell.index()] = near.around().without(near | Cells::of(cell)) & cells;
            if next.count() == 6 {
                board.inner.insert(cell);
            }
        }
        board
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hexagon() -> Cells {
        (0..GRID).map(Cell::from_index).filter(|cell| cell.row().abs_diff(cell.number()) <= 5).collect()
    }

    fn cell(name: &str) -> Cell {
        Cell::parse(name).unwrap()
    }

    #[test]
    fn the_board_has_the_shape_of_the_rules() {
        let board = Board::new(hexagon());
        assert_eq!((board.cells.count(), board.inner.count()), (91, 61));
        let pairs: usize = board.cells.into_iter().map(|cell| board.next[cell.index()].count()).sum();
        assert_eq!(pairs / 2, 240);
        let names: Vec<String> =
            board.next[cell("f6").index()].into_iter().map(|cell| cell.to_string()).collect();
        assert_eq!(names, ["e5", "e6", "f5", "f7", "g6", "g7"]);
        for one in board.cells {
            for other in board.cells {
                assert_eq!(board.next[one.index()].has(other), one.distance(other) == 1);
                assert_eq!(board.second[one.index()].has(other), one.distance(other) == 2);
            }
            assert_eq!(one.opposite().opposite(), one);
            assert_eq!(Cell::parse(&one.to_string()), Some(one));
        }
        assert_eq!(cell("d3").opposite(), cell("h9"));
        assert_eq!(CENTRE, cell("f6"));
    }

    /// Also on a board that fills the whole grid, where a shift could run over the end of a row.
    #[test]
    fn shifts_do_not_run_over_the_ends_of_rows() {
        let whole: Cells = (0..GRID).map(Cell::from_index).collect();
        let board = Board::new(whole);
        for one in whole {
            let around: Cells = whole.into_iter().filter(|other| other.distance(one) == 1).collect();
            assert_eq!(Cells::of(one).around() & whole, around, "{one}");
            let second: Cells = whole.into_iter().filter(|other| other.distance(one) == 2).collect();
            assert_eq!(board.second[one.index()], second, "{one}");
        }
    }

    #[test]
    fn names_follow_the_grammar() {
        for text in ["", "a", "a0", "a12", "a01", "l1", "A1", "a1 ", "a-1", "a111", "ä1", "11", "a10x"] {
            assert_eq!(Cell::parse(text), None, "{text:?}");
        }
        assert_eq!(cell("k11").index(), GRID - 1);
        assert_eq!(cell("a10").number(), 9);
    }

    #[test]
    fn places_in_a_set_are_found() {
        let set: Cells =
            [0, 3, 7, 8, 31, 32, 63, 64, 65, 100, 120].map(Cell::from_index).into_iter().collect();
        for (place, cell) in set.into_iter().enumerate() {
            assert_eq!(set.nth(place as u32), cell);
        }
        let pair: Cells = [cell("f6"), cell("h6")].into_iter().collect();
        let between: Vec<String> = pair.around_twice().into_iter().map(|cell| cell.to_string()).collect();
        assert_eq!(between, ["g6"]);
        assert!(pair.several() && !Cells::of(cell("f6")).several());
    }
}
