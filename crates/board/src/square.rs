//! Squares of a rectangular board, with eight neighbours each.

use std::fmt::{self, Write as _};

use crate::region::CellSet;

/// A square of a board `W` files wide and `H` ranks high, numbered row by row from the lower left corner.
///
/// Its name is the letter of its file and the number of its rank, as in chess: `a1` is number 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square<const W: u8, const H: u8>(u8);

impl<const W: u8, const H: u8> Square<W, H> {
    /// How many squares the board has.
    pub const COUNT: usize = {
        let count = W as usize * H as usize;
        assert!(count > 0 && count <= 256, "a board has 1 to 256 squares");
        assert!(W <= 26, "files are named by one letter");
        count
    };

    /// Returns the square on this file and rank, both counted from 0, or nothing beside the board.
    pub const fn new(file: u8, rank: u8) -> Option<Self> {
        if file < W && rank < H {
            Self::from_number(rank as usize * W as usize + file as usize)
        } else {
            None
        }
    }

    /// Returns the square with this number, or nothing if the number is beyond the board.
    pub const fn from_number(number: usize) -> Option<Self> {
        if number < Self::COUNT { Some(Self(number as u8)) } else { None }
    }

    /// Returns the number, counted from 0.
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// Returns the file, counted from 0.
    pub const fn file(self) -> u8 {
        self.0 % W
    }

    /// Returns the rank, counted from 0.
    pub const fn rank(self) -> u8 {
        self.0 / W
    }

    /// Returns all squares by rising number.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT).map(|number| Self(number as u8))
    }

    /// Reads a name such as `a1` or `n14`, in just this form.
    pub fn read(name: &str) -> Option<Self> {
        let (letter, rank) = name.split_at_checked(1)?;
        let file = letter.bytes().next()?.checked_sub(b'a')?;
        if rank.starts_with('0') || !rank.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        Self::new(file, rank.parse::<u8>().ok()?.checked_sub(1)?)
    }

    /// Returns how many steps lie between two squares, diagonal ones included.
    pub const fn distance(self, other: Self) -> usize {
        let files = self.file().abs_diff(other.file());
        let ranks = self.rank().abs_diff(other.rank());
        if files > ranks { files as usize } else { ranks as usize }
    }

    /// Returns the squares around this one by rising number: eight, or fewer at an edge.
    pub fn neighbours(self) -> impl Iterator<Item = Self> {
        let (file, rank) = (self.file(), self.rank());
        let ranks = rank.saturating_sub(1)..=(rank + 1).min(H - 1);
        ranks
            .flat_map(move |rank| {
                (file.saturating_sub(1)..=(file + 1).min(W - 1)).map(move |file| Self(rank * W + file))
            })
            .filter(move |&square| square != self)
    }

    /// Returns the area of all squares at most `radius` steps away, this one included.
    pub const fn within<const WORDS: usize>(self, radius: usize) -> CellSet<WORDS> {
        let mut area = CellSet::EMPTY;
        let mut number = 0;
        while number < Self::COUNT {
            if self.distance(Self(number as u8)) <= radius {
                area.insert(number);
            }
            number += 1;
        }
        area
    }

    /// Returns the square with left and right exchanged.
    pub const fn mirrored_files(self) -> Self {
        Self(self.rank() * W + (W - 1 - self.file()))
    }

    /// Returns the square with top and bottom exchanged.
    pub const fn mirrored_ranks(self) -> Self {
        Self((H - 1 - self.rank()) * W + self.file())
    }
}

impl<const W: u8, const H: u8> fmt::Display for Square<W, H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(char::from(b'a' + self.file()))?;
        match self.rank() + 1 {
            rank @ 0..10 => f.write_char(char::from(b'0' + rank)),
            rank => rank.fmt(f),
        }
    }
}

impl<const W: u8, const H: u8> fmt::Debug for Square<W, H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Tile = Square<14, 14>;

    fn tile(name: &str) -> Tile {
        Tile::read(name).unwrap()
    }

    #[test]
    fn names_and_numbers_agree() {
        let numbers = [("a1", 0), ("n1", 13), ("a2", 14), ("n14", 195)];
        for (name, number) in numbers {
            assert_eq!(tile(name).number(), number);
        }
        for square in Tile::all() {
            assert_eq!(Tile::read(&square.to_string()), Some(square));
            assert_eq!(Tile::from_number(square.number()), Some(square));
            assert_eq!(Tile::new(square.file(), square.rank()), Some(square));
        }
        assert_eq!(Tile::all().count(), Tile::COUNT);
        assert_eq!((Tile::new(14, 0), Tile::new(0, 14), Tile::from_number(196)), (None, None, None));
    }

    #[test]
    fn other_names_are_refused() {
        for name in [
            "", "a", "1", "a0", "a01", "a+1", "a15", "o1", "A1", "a1 ", " a1", "a-1", "é1", "aé", "a256",
            "a257",
        ] {
            assert_eq!(Tile::read(name), None, "{name}");
        }
    }

    #[test]
    fn neighbours_are_eight_five_or_three() {
        let names = |name: &str| tile(name).neighbours().map(|next| next.to_string()).collect::<Vec<_>>();
        assert_eq!(names("b2"), ["a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"]);
        assert_eq!(names("a1"), ["b1", "a2", "b2"]);
        assert_eq!(names("n7"), ["m6", "n6", "m7", "m8", "n8"]);
        assert_eq!(names("n14"), ["m13", "n13", "m14"]);
    }

    #[test]
    fn areas_hold_what_is_near() {
        const MIDDLE: CellSet<4> = Square::<14, 14>::within(Square::<14, 14>(90), 1);
        assert_eq!(MIDDLE.count(), 9);
        for square in Tile::all() {
            let mut area: CellSet<4> = square.within(1);
            area.remove(square.number());
            assert!(area.iter().eq(square.neighbours().map(Tile::number)));
            assert!(square.neighbours().all(|next| next.distance(square) == 1));
        }
        assert_eq!(tile("a1").within::<4>(3).count(), 16);
        assert_eq!(tile("a1").within::<4>(13).count(), 196);
    }

    #[test]
    fn distances_and_mirrors() {
        assert_eq!(tile("a1").distance(tile("n14")), 13);
        assert_eq!(tile("a1").distance(tile("a14")), 13);
        assert_eq!(tile("d4").distance(tile("g7")), 3);
        assert_eq!(tile("b3").mirrored_files(), tile("m3"));
        assert_eq!(tile("b3").mirrored_ranks(), tile("b12"));
        assert_eq!(tile("b3").mirrored_ranks().mirrored_files(), tile("m12"));
    }

    #[test]
    fn boards_of_other_sizes_work() {
        type Wide = Square<26, 2>;
        assert_eq!(Wide::read("z2").unwrap().number(), 51);
        type Full = Square<16, 16>;
        let last = Full::from_number(255).unwrap();
        assert_eq!((last.to_string().as_str(), last.neighbours().count()), ("p16", 3));
        type Column = Square<1, 255>;
        let top = Column::read("a255").unwrap();
        assert_eq!((top.number(), top.neighbours().count()), (254, 1));
    }
}
