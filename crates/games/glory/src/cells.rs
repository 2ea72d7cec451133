//! The frame: 271 hexagons around `j10`, their names and neighbours (section 3).

use std::fmt;

use hexapod_board::{CellSet, names};
use hexapod_core::Word;

/// How many cells the frame has.
pub(crate) const CELLS: usize = 271;
const RADIUS: i32 = 9;

/// A set of cells of the frame.
pub(crate) type Set = CellSet<5>;

/// A cell of the frame, numbered in cell order: by letter, then by number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(pub(crate) u16);

/// Stands in [`NEIGHBOURS`] for what lies outside the frame.
pub(crate) const OUTSIDE: u16 = u16::MAX;

/// The six directions, clockwise from the top.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Word)]
#[word(as_written)]
#[allow(missing_docs)]
pub enum Direction {
    N,
    NE,
    SE,
    S,
    SW,
    NW,
}

const STEPS: [(i32, i32); 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];

const fn in_frame(q: i32, r: i32) -> bool {
    q.abs() <= RADIUS && r.abs() <= RADIUS && (q + r).abs() <= RADIUS
}

/// The number of the first cell of each column, letter by letter, as if its numbering began at r = -9.
const fn index_of(q: i32, r: i32) -> u16 {
    let mut index = 0;
    let mut column = -RADIUS;
    while column < q {
        index += 2 * RADIUS + 1 - column.abs();
        column += 1;
    }
    let top = if q < 0 { -RADIUS - q } else { -RADIUS };
    (index + r - top) as u16
}

/// Axial coordinates (q, r) of each cell.
pub(crate) static PLACES: [(i8, i8); CELLS] = {
    let mut places = [(0, 0); CELLS];
    let mut q = -RADIUS;
    while q <= RADIUS {
        let mut r = -RADIUS;
        while r <= RADIUS {
            if in_frame(q, r) {
                places[index_of(q, r) as usize] = (q as i8, r as i8);
            }
            r += 1;
        }
        q += 1;
    }
    places
};

/// The neighbours of each cell, clockwise from the top.
pub(crate) static NEIGHBOURS: [[u16; 6]; CELLS] = {
    let mut table = [[OUTSIDE; 6]; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let (q, r) = PLACES[cell];
        let mut direction = 0;
        while direction < 6 {
            let (q, r) = (q as i32 + STEPS[direction].0, r as i32 + STEPS[direction].1);
            if in_frame(q, r) {
                table[cell][direction] = index_of(q, r);
            }
            direction += 1;
        }
        cell += 1;
    }
    table
};

/// The same as sets.
pub(crate) static RIMS: [Set; CELLS] = {
    let mut table = [Set::EMPTY; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let mut direction = 0;
        while direction < 6 {
            let next = NEIGHBOURS[cell][direction];
            if next != OUTSIDE {
                table[cell].insert(next as usize);
            }
            direction += 1;
        }
        cell += 1;
    }
    table
};

impl Cell {
    /// Returns the index, in cell order.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn new(index: usize) -> Self {
        Self(index as u16)
    }

    /// Returns the cell at these axial coordinates, if it lies in the frame.
    pub(crate) const fn at(q: i32, r: i32) -> Option<Self> {
        if in_frame(q, r) { Some(Self(index_of(q, r))) } else { None }
    }

    /// Returns the neighbour in a direction, if it lies in the frame.
    #[inline]
    pub(crate) fn neighbour(self, direction: usize) -> Option<Self> {
        let next = NEIGHBOURS[self.index()][direction];
        (next != OUTSIDE).then_some(Self(next))
    }

    /// Returns in which direction `other` lies, if it is a neighbour.
    pub(crate) fn direction_to(self, other: Self) -> Option<usize> {
        NEIGHBOURS[self.index()].iter().position(|next| *next == other.0)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Cell {
    /// Returns the name, without making a text of it.
    #[inline]
    pub(crate) fn name(self) -> &'static str {
        NAMES[self.index()]
    }
}

/// The names of all cells: a letter and a number.
static NAMES: [&str; CELLS] = names::names(&LETTERS);

/// Their letters; names of two letters end with a zero.
static LETTERS: [[u8; 3]; CELLS] = {
    let mut letters = [[0; 3]; CELLS];
    let mut index = 0;
    while index < CELLS {
        let (q, r) = PLACES[index];
        let (letter, number) = ((q + 9) as u8 + b'a', (r + 10) as u8);
        letters[index] = names::letters(letter, number);
        index += 1;
    }
    letters
};

/// A cell as written: it fits the grammar, but may lie outside the frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Spot {
    letter: u8,
    number: u8,
}

impl Spot {
    /// Reads a letter a-s and a number 1-19.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let (letter, number) = match text.as_bytes() {
            [letter @ b'a'..=b's', one @ b'1'..=b'9'] => (*letter, one - b'0'),
            [letter @ b'a'..=b's', b'1', one @ b'0'..=b'9'] => (*letter, 10 + one - b'0'),
            _ => return None,
        };
        Some(Self { letter: letter - b'a', number })
    }

    /// Returns the cell, if it lies in the frame.
    pub(crate) fn cell(self) -> Option<Cell> {
        Cell::at(i32::from(self.letter) - RADIUS, i32::from(self.number) - 10)
    }
}

impl From<Cell> for Spot {
    fn from(cell: Cell) -> Self {
        let (q, r) = PLACES[cell.index()];
        Self { letter: (q + 9) as u8, number: (r + 10) as u8 }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(self.letter + b'a'), self.number)
    }
}

/// Returns the index of a direction by its name.
pub(crate) fn direction_named(name: &str) -> Option<usize> {
    Direction::WORDS.iter().position(|known| *known == name)
}

/// The direction back.
#[inline]
pub(crate) const fn opposite(direction: usize) -> usize {
    (direction + 3) % 6
}

/// The strongholds of the starting maps by slot (3.2).
pub(crate) fn slots(seats: usize) -> [Cell; 4] {
    let cell = |q, r| Cell::at(q, r).unwrap_or_else(|| unreachable!("slots lie in the frame"));
    let right = cell(2, -1);
    let bottom = cell(0, 2);
    match seats {
        4 => [cell(0, -2), right, bottom, cell(-2, 1)],
        _ => [cell(-1, 0), right, bottom, bottom],
    }
}

/// The cell of the middle tile.
pub(crate) const MIDDLE: Cell = Cell(index_of(0, 0));

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(name: &str) -> Cell {
        Spot::parse(name).unwrap().cell().unwrap()
    }

    #[test]
    fn names_follow_the_cell_order() {
        let mut names = Vec::new();
        for index in 0..CELLS {
            let cell = Cell::new(index);
            let name = cell.to_string();
            assert_eq!(Spot::parse(&name).unwrap().cell(), Some(cell), "{name}");
            let (letter, number) = name.split_at(1);
            names.push((letter.to_owned(), number.parse::<u8>().unwrap()));
        }
        assert!(names.is_sorted());
        assert_eq!(MIDDLE.to_string(), "j10");
        assert_eq!(Spot::parse("a1").unwrap().cell(), None);
        for text in ["a0", "a20", "t1", "j01", "j", "J10", "j100", ""] {
            assert_eq!(Spot::parse(text), None, "{text}");
        }
    }

    #[test]
    fn neighbours_of_the_middle() {
        let names: Vec<String> =
            (0..6).map(|direction| MIDDLE.neighbour(direction).unwrap().to_string()).collect();
        assert_eq!(names, ["j9", "k9", "k10", "j11", "i11", "i10"]);
    }

    /// 3.2: two neighbouring lands touch along exactly three sides.
    #[test]
    fn lands_touch_as_the_maps_show() {
        let land = |home: Cell| {
            let mut land: Vec<Cell> = (0..6).map(|direction| home.neighbour(direction).unwrap()).collect();
            land.push(home);
            land
        };
        let touching = |one: Cell, other: Cell| {
            land(one)
                .into_iter()
                .flat_map(|a| land(other).into_iter().map(move |b| (a, b)))
                .filter(|(a, b)| a.direction_to(*b).is_some())
                .count()
        };
        let two = slots(2);
        assert_eq!(two[..2].iter().map(Cell::to_string).collect::<Vec<_>>(), ["i10", "l9"]);
        assert_eq!(touching(two[0], two[1]), 3);
        let three = slots(3);
        assert_eq!((touching(three[0], three[2]), touching(three[1], three[2])), (3, 3));
        let four = slots(4);
        assert_eq!(four.map(|cell| cell.to_string()), ["j8", "l9", "j12", "h11"]);
        for slot in 0..4 {
            assert_eq!(touching(four[slot], four[(slot + 1) % 4]), 3);
            assert!(land(four[slot]).iter().any(|c| c.direction_to(MIDDLE).is_some()));
        }
        assert_eq!(touching(four[0], four[2]) + touching(four[1], four[3]), 0);
        assert_eq!(cell("k9").neighbour(1), Some(cell("l8")));
    }
}
