//! The board of 14 by 14 tiles, and sets of tiles made for fast neighbourhoods.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

use hexapod_board::{Square, names};

/// A tile, named as in chess: `a1` is number 0, `n14` number 195 (3.1).
pub type Tile = Square<14, 14>;

/// How many tiles the board has.
pub(crate) const TILES: usize = Tile::COUNT;
/// How many tiles one rank has.
const WIDTH: usize = 14;
/// The bit of tile 0. With a margin of one rank and one tile, the 3×3 area of tile `t` is found in the bits `t` to
/// `t + 30` of a set, also at the edges.
const MARGIN: usize = WIDTH + 1;
const WORDS: usize = 4;

/// Returns the tile with a number that is known to be on the board.
///
/// # Panics
/// Panics if it is not.
#[inline]
pub(crate) const fn tile(number: usize) -> Tile {
    match Tile::from_number(number) {
        Some(tile) => tile,
        None => panic!("no such tile"),
    }
}

/// Returns a tile's name without making a text of it.
#[inline]
pub(crate) fn tile_name(tile: Tile) -> &'static str {
    NAMES[tile.number()]
}

/// The names of all tiles.
static NAMES: [&str; TILES] = names::names(&LETTERS);

/// Their letters; names of two letters end with a zero.
static LETTERS: [[u8; 3]; TILES] = letters();

const fn letters() -> [[u8; 3]; TILES] {
    let mut letters = [[0; 3]; TILES];
    let mut number = 0;
    while number < TILES {
        let rank = (number / WIDTH) as u8 + 1;
        let file = b'a' + (number % WIDTH) as u8;
        letters[number] = names::letters(file, rank);
        number += 1;
    }
    letters
}

/// A set of tiles. One tile after another differs by one bit, so that all areas are shifts and masks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct TileSet([u64; WORDS]);

/// The 3×3 area of one tile cut out of a set: the bit of a neighbour tells where it lies.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Area {
    bits: u32,
    centre: u8,
}

const ALL: TileSet = TileSet::all();
/// All tiles but those of file `a`, where a step to the right cannot end.
const NOT_FIRST_FILE: TileSet = TileSet::without_file(0);
/// All tiles but those of file `n`, where a step to the left cannot end.
const NOT_LAST_FILE: TileSet = TileSet::without_file(WIDTH - 1);
/// The 3×3 area of each tile, clipped at the edge, as bits of an [`Area`].
static AREAS: [u32; TILES] = areas();
/// The bit of an area's own tile.
const CENTRE: u32 = 1 << MARGIN;

impl TileSet {
    /// No tile at all.
    pub const EMPTY: Self = Self([0; WORDS]);
    /// The whole board.
    pub const BOARD: Self = ALL;

    const fn all() -> Self {
        let mut set = Self::EMPTY;
        let mut number = 0;
        while number < TILES {
            set.0[(number + MARGIN) / 64] |= 1 << ((number + MARGIN) % 64);
            number += 1;
        }
        set
    }

    const fn without_file(file: usize) -> Self {
        let mut set = Self::all();
        let mut number = file;
        while number < TILES {
            set.0[(number + MARGIN) / 64] &= !(1 << ((number + MARGIN) % 64));
            number += WIDTH;
        }
        set
    }

    /// Adds a tile.
    #[inline]
    pub fn insert(&mut self, tile: Tile) {
        let bit = tile.number() + MARGIN;
        self.0[bit / 64] |= 1 << (bit % 64);
    }

    /// Takes a tile out.
    #[inline]
    pub fn remove(&mut self, tile: Tile) {
        let bit = tile.number() + MARGIN;
        self.0[bit / 64] &= !(1 << (bit % 64));
    }

    /// Returns whether the tile is in the set.
    #[inline]
    pub fn contains(&self, tile: Tile) -> bool {
        let bit = tile.number() + MARGIN;
        self.0[bit / 64] >> (bit % 64) & 1 == 1
    }

    /// Returns whether there is no tile in the set.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    /// Returns how many tiles are in the set.
    #[inline]
    pub fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Returns the lowest tile.
    pub fn first(&self) -> Option<Tile> {
        self.iter().next()
    }

    /// Returns the tile with `place` lower ones in the set.
    ///
    /// # Panics
    /// Panics if the set has fewer tiles.
    #[inline]
    pub(crate) fn nth(&self, mut place: u32) -> Tile {
        for (index, &word) in self.0.iter().enumerate() {
            let count = word.count_ones();
            if place < count {
                let mut bits = word;
                for _ in 0..place {
                    bits &= bits - 1;
                }
                return tile(index * 64 + bits.trailing_zeros() as usize - MARGIN);
            }
            place -= count;
        }
        unreachable!("the set has fewer tiles")
    }

    /// Returns the tiles by rising number.
    #[inline]
    pub fn iter(&self) -> Tiles {
        Tiles { left: *self, word: 0 }
    }

    /// Returns whether two sets share a tile.
    #[inline]
    pub fn intersects(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    /// Returns the 3×3 areas of all tiles of the set together (3.2).
    #[inline]
    pub fn spread(self) -> Self {
        let wide = self | (self.up(1) & NOT_FIRST_FILE) | (self.down(1) & NOT_LAST_FILE);
        (wide | wide.up(WIDTH) | wide.down(WIDTH)) & ALL
    }

    /// Returns the tiles of the set that are neighbours of `tile`.
    #[inline]
    pub(crate) fn beside(&self, tile: Tile) -> Area {
        let area = self.around(tile);
        Area { bits: area.bits & !CENTRE, ..area }
    }

    /// Returns the tiles of the set in the 3×3 area of `tile`, itself included.
    #[inline]
    pub(crate) fn around(&self, tile: Tile) -> Area {
        let number = tile.number();
        let (word, shift) = (number / 64, number % 64);
        let pair = u128::from(self.0[word]) | u128::from(self.0[(word + 1) % WORDS]) << 64;
        Area { bits: (pair >> shift) as u32 & AREAS[number], centre: number as u8 }
    }

    /// Returns the tiles of the set with a lower number than `tile`.
    #[inline]
    pub(crate) fn below(self, tile: Tile) -> Self {
        let bit = tile.number() + MARGIN;
        let mut lower = self;
        for (index, word) in lower.0.iter_mut().enumerate() {
            if index == bit / 64 {
                *word &= (1 << (bit % 64)) - 1;
            } else if index > bit / 64 {
                *word = 0;
            }
        }
        lower
    }

    /// Moves every tile to a number higher by `by`.
    #[inline]
    fn up(self, by: usize) -> Self {
        let [a, b, c, d] = self.0;
        let back = 64 - by;
        Self([a << by, b << by | a >> back, c << by | b >> back, d << by | c >> back])
    }

    /// Moves every tile to a number lower by `by`.
    #[inline]
    fn down(self, by: usize) -> Self {
        let [a, b, c, d] = self.0;
        let back = 64 - by;
        Self([a >> by | b << back, b >> by | c << back, c >> by | d << back, d >> by])
    }
}

const fn areas() -> [u32; TILES] {
    let mut areas = [0; TILES];
    let mut number = 0;
    while number < TILES {
        let (file, rank) = (number % WIDTH, number / WIDTH);
        let mut row = 0;
        while row < 3 {
            let mut column = 0;
            while column < 3 {
                // Rows and columns count from one below, so that nothing is negative.
                let on_board = file + column >= 1
                    && file + column <= WIDTH
                    && rank + row >= 1
                    && rank + row <= TILES / WIDTH;
                if on_board {
                    areas[number] |= 1 << (row * WIDTH + column);
                }
                column += 1;
            }
            row += 1;
        }
        number += 1;
    }
    areas
}

impl Area {
    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.bits == 0
    }
}

/// The tiles of an area by rising number.
impl Iterator for Area {
    type Item = Tile;

    #[inline]
    fn next(&mut self) -> Option<Tile> {
        if self.bits == 0 {
            return None;
        }
        let bit = self.bits.trailing_zeros() as usize;
        self.bits &= self.bits - 1;
        Some(tile(usize::from(self.centre) + bit - MARGIN))
    }
}

/// The tiles of a set by rising number.
#[derive(Debug, Clone)]
pub struct Tiles {
    left: TileSet,
    word: usize,
}

impl Iterator for Tiles {
    type Item = Tile;

    #[inline]
    fn next(&mut self) -> Option<Tile> {
        while self.word < WORDS {
            let bits = &mut self.left.0[self.word];
            if *bits != 0 {
                let bit = self.word * 64 + bits.trailing_zeros() as usize;
                *bits &= *bits - 1;
                return Some(tile(bit - MARGIN));
            }
            self.word += 1;
        }
        None
    }
}

impl IntoIterator for TileSet {
    type Item = Tile;
    type IntoIter = Tiles;

    #[inline]
    fn into_iter(self) -> Tiles {
        self.iter()
    }
}

impl IntoIterator for &TileSet {
    type Item = Tile;
    type IntoIter = Tiles;

    #[inline]
    fn into_iter(self) -> Tiles {
        self.iter()
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        let mut set = Self::EMPTY;
        for tile in tiles {
            set.insert(tile);
        }
        set
    }
}

impl fmt::Debug for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self).finish()
    }
}

macro_rules! by_word {
    ($trait:ident, $method:ident, $assign_trait:ident, $assign:ident, |$left:ident, $right:ident| $value:expr) => {
        impl $trait for TileSet {
            type Output = Self;

            #[inline]
            fn $method(mut self, other: Self) -> Self {
                for ($left, $right) in self.0.iter_mut().zip(other.0) {
                    *$left = $value;
                }
                self
            }
        }

        impl $assign_trait for TileSet {
            #[inline]
            fn $assign(&mut self, other: Self) {
                *self = $trait::$method(*self, other);
            }
        }
    };
}

by_word!(BitOr, bitor, BitOrAssign, bitor_assign, |left, right| *left | right);
by_word!(BitAnd, bitand, BitAndAssign, bitand_assign, |left, right| *left & right);
by_word!(Sub, sub, SubAssign, sub_assign, |left, right| *left & !right);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_those_of_the_square_board() {
        for tile in Tile::all() {
            assert_eq!(tile_name(tile), tile.to_string());
        }
    }

    #[test]
    fn areas_are_those_of_the_square_board() {
        for centre in Tile::all() {
            let near: Vec<Tile> = centre.neighbours().collect();
            assert!(TileSet::BOARD.beside(centre).eq(near.iter().copied()), "{centre}");
            let spread: TileSet = TileSet::from_iter([centre]).spread();
            let with_centre: TileSet = near.into_iter().chain([centre]).collect();
            assert_eq!(spread, with_centre);
            assert!(TileSet::BOARD.around(centre).eq(with_centre.iter()));
            assert_eq!(TileSet::BOARD.below(centre).count() as usize, centre.number());
        }
    }

    #[test]
    fn sets_count_and_find_their_tiles() {
        assert_eq!(TileSet::BOARD.count() as usize, TILES);
        assert!(TileSet::BOARD.iter().eq(Tile::all()));
        let some: TileSet = Tile::all().filter(|tile| tile.number() % 5 == 2).collect();
        for (place, tile) in some.iter().enumerate() {
            assert_eq!(some.nth(place as u32), tile);
            assert!(some.contains(tile) && !(TileSet::BOARD - some).contains(tile));
        }
        assert!(!some.intersects(TileSet::BOARD - some));
        assert_eq!(some.first().map(Tile::number), Some(2));
        assert!((some - some).is_empty());
    }
}
