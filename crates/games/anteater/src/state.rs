//! A whole position, and the questions one asks of it.

use hexapod_core::{Seat, Word};

use crate::data::{MAX_HEIGHT, MAX_SLOTS};

/// An owner of dice: a seat, or in the two-player game the third colour `N`, which comes after the seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Colour(u8);

/// No game has more colours.
pub(crate) const MAX_COLOURS: usize = 5;
/// Columns that can be in use: one for each colour, and one more so that a set-up may leave a gap.
pub(crate) const USED_COLUMNS: usize = 6;

impl Colour {
    /// Returns the colour with this index: seats first, then `N`.
    pub const fn new(index: usize) -> Self {
        assert!(index < MAX_COLOURS, "colour out of range");
        Self(index as u8)
    }

    /// Returns the index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl From<Seat> for Colour {
    fn from(seat: Seat) -> Self {
        Self::new(seat.index())
    }
}

/// One of the places A, B, C where mounds lie, counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slot(pub u8);

impl Slot {
    /// Returns the letter.
    pub fn letter(self) -> char {
        char::from(b'A' + self.0)
    }
}

/// A place for one die: column and height count from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Space {
    /// The mound.
    pub slot: Slot,
    /// The column from the left.
    pub column: u8,
    /// The height from the bottom.
    pub height: u8,
}

impl std::fmt::Display for Space {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}.{}", self.slot.letter(), self.column + 1, self.height + 1)
    }
}

/// Which die is in the cup.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Word)]
pub enum Die {
    /// One of the seat's own.
    Own,
    /// One of the third colour.
    Neutral,
}

/// Where the game stands, with what is pending there (section 7).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// Chance names the start seat.
    Start,
    /// Chance turns up the next mound.
    Reveal,
    /// A seat chooses the die to throw, or passes.
    Choose(Seat),
    /// Chance rolls the die in the cup.
    Roll(Seat, Die),
    /// A seat decides what to do with the rolled face.
    Decide(Seat, Die, u8),
    /// The game is over.
    Over,
}

/// The name of a phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Word)]
#[allow(missing_docs)]
pub enum PhaseName {
    Start,
    Reveal,
    Choose,
    Roll,
    Decide,
    Over,
}

impl Phase {
    /// Returns the name of the phase.
    pub fn name(self) -> PhaseName {
        match self {
            Self::Start => PhaseName::Start,
            Self::Reveal => PhaseName::Reveal,
            Self::Choose(_) => PhaseName::Choose,
            Self::Roll(..) => PhaseName::Roll,
            Self::Decide(..) => PhaseName::Decide,
            Self::Over => PhaseName::Over,
        }
    }
}

/// One column of a mound on the table. Derived equality holds because free columns are all zero.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Column {
    /// Faces from the bottom, three bits each.
    faces: u32,
    /// How many dice.
    pub(crate) count: u8,
    /// Their sum.
    pub(crate) total: u8,
    /// The owner's colour index + 1; 0 while free.
    owner: u8,
}

impl Column {
    pub(crate) fn owner(&self) -> Option<Colour> {
        self.owner.checked_sub(1).map(Colour)
    }

    pub(crate) fn faces(&self) -> impl Iterator<Item = u8> + use<> {
        let faces = self.faces;
        (0..self.count).map(move |at| ((faces >> (3 * at)) & 7) as u8)
    }

    pub(crate) fn push(&mut self, colour: Colour, face: u8) {
        debug_assert!(usize::from(self.count) < MAX_HEIGHT);
        self.faces |= u32::from(face) << (3 * self.count);
        self.count += 1;
        self.total += face;
        self.owner = colour.0 + 1;
    }
}

/// A mound on the table: its card and its dice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Table {
    pub(crate) columns: [Column; USED_COLUMNS],
    /// The card's index in the set + 1; 0 while the slot is empty.
    card: u8,
    /// The leftmost free column.
    pub(crate) leftmost: u8,
    /// Each colour's column + 1; 0 while it has none.
    own: [u8; MAX_COLOURS],
}

impl Table {
    pub(crate) fn with_card(card: usize) -> Self {
        Self { card: card as u8 + 1, ..Self::default() }
    }

    pub(crate) fn card(&self) -> Option<usize> {
        self.card.checked_sub(1).map(usize::from)
    }

    /// Returns the column that belongs to `colour`.
    pub(crate) fn column_of(&self, colour: Colour) -> Option<u8> {
        self.own[colour.index()].checked_sub(1)
    }

    /// Returns the columns with the highest and the second highest total. They are looked at from left to right, and
    /// only a higher total overtakes: ties go to the left (R14, R26).
    pub(crate) fn leaders(&self) -> (Option<usize>, Option<usize>) {
        let (mut first, mut second) = (None, None);
        let beats = |column: &Column, other: Option<usize>| {
            other.is_none_or(|at| column.total > self.columns[at].total)
        };
        for (at, column) in self.columns.iter().enumerate().filter(|(_, column)| column.count > 0) {
            if beats(column, first) {
                second = first;
                first = Some(at);
            } else if beats(column, second) {
                second = Some(at);
            }
        }
        (first, second)
    }

    pub(crate) fn put(&mut self, column: u8, colour: Colour, face: u8) {
        self.columns[usize::from(column)].push(colour, face);
        self.own[colour.index()] = column + 1;
        while usize::from(self.leftmost) < USED_COLUMNS && self.columns[usize::from(self.leftmost)].count > 0
        {
            self.leftmost += 1;
        }
    }
}

/// Won Queens and Generals, each by falling value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Tiles {
    queens: [u8; MAX_TILES],
    generals: [u8; MAX_TILES],
    n_queens: u8,
    n_generals: u8,
}

/// Room for tiles of a kind: as many as a game can hand out, and some more that a set-up may give before.
pub(crate) const MAX_TILES: usize = 18;

impl Tiles {
    pub(crate) fn queens(&self) -> &[u8] {
        &self.queens[..usize::from(self.n_queens)]
    }

    pub(crate) fn generals(&self) -> &[u8] {
        &self.generals[..usize::from(self.n_generals)]
    }

    pub(crate) fn add_queen(&mut self, value: u8) {
        insert(&mut self.queens, &mut self.n_queens, value);
    }

    pub(crate) fn add_general(&mut self, value: u8) {
        insert(&mut self.generals, &mut self.n_generals, value);
    }

    pub(crate) fn points(&self) -> u32 {
        self.queens().iter().chain(self.generals()).map(|value| u32::from(*value)).sum()
    }
}

fn insert(values: &mut [u8; MAX_TILES], count: &mut u8, value: u8) {
    let mut at = usize::from(*count);
    while at > 0 && values[at - 1] < value {
        values[at] = values[at - 1];
        at -= 1;
    }
    values[at] = value;
    *count += 1;
}

/// Item tiles by type, four bits each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Items(u64);

impl Items {
    pub(crate) fn count(self, item: usize) -> u8 {
        ((self.0 >> (4 * item)) & 15) as u8
    }

    pub(crate) fn set(&mut self, item: usize, count: u8) {
        self.0 = self.0 & !(15 << (4 * item)) | u64::from(count) << (4 * item);
    }

    pub(crate) fn add(&mut self, item: usize) {
        self.0 += 1 << (4 * item);
    }

    pub(crate) fn take(&mut self, item: usize) {
        self.0 -= 1 << (4 * item);
    }

    /// Returns how many different types there are.
    pub(crate) fn types(self) -> u32 {
        let any = self.0 | self.0 >> 1;
        ((any | any >> 2) & 0x1111_1111_1111_1111).count_ones()
    }

    /// Returns of how many types there are at least two.
    pub(crate) fn pairs(self) -> u32 {
        let two = self.0 >> 1 | self.0 >> 2 | self.0 >> 3;
        (two & 0x1111_1111_1111_1111).count_ones()
    }
}

/// What one colour holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Holdings {
    pub(crate) items: Items,
    pub(crate) tiles: Tiles,
    pub(crate) worms: u8,
    /// Own dice in hand.
    pub(crate) dice: u8,
    /// Dice of the third colour in hand.
    pub(crate) neutral: u8,
}

/// The whole position. Nothing in it is secret: R21's face-down tiles were seen when they were won.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct State {
    pub(crate) holdings: [Holdings; MAX_COLOURS],
    pub(crate) table: [Table; MAX_SLOTS],
    /// Tiles that went to the box.
    pub(crate) boxed: Tiles,
    /// Cards not yet revealed, one bit for each card of the set.
    pub(crate) stack: u64,
    pub(crate) item_supply: Items,
    pub(crate) worm_supply: u8,
    pub(crate) round: u8,
    /// The start seat of this round; P1 until it is drawn.
    pub(crate) start: Seat,
    pub(crate) phase: Phase,
}

impl State {
    /// Returns where the game stands.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    pub(crate) fn hold(&self, colour: Colour) -> &Holdings {
        &self.holdings[colour.index()]
    }

    pub(crate) fn hold_mut(&mut self, colour: Colour) -> &mut Holdings {
        &mut self.holdings[colour.index()]
    }

    /// Returns whose turn it is.
    pub fn turn(&self) -> Option<Seat> {
        match self.phase {
            Phase::Choose(seat) | Phase::Roll(seat, _) | Phase::Decide(seat, ..) => Some(seat),
            Phase::Start | Phase::Reveal | Phase::Over => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_small() {
        assert!(size_of::<State>() <= 512, "{} bytes", size_of::<State>());
    }

    #[test]
    fn items_are_counted_by_type() {
        let mut items = Items::default();
        for (item, count) in [(0, 1), (3, 2), (5, 4), (15, 15)] {
            items.set(item, count);
        }
        items.add(0);
        items.take(3);
        assert_eq!([0, 3, 5, 15, 1].map(|item| items.count(item)), [2, 1, 4, 15, 0]);
        assert_eq!((items.types(), items.pairs()), (4, 3));
    }

    #[test]
    fn tiles_stay_sorted() {
        let mut tiles = Tiles::default();
        for value in [5, 9, 7, 9] {
            tiles.add_queen(value);
        }
        assert_eq!((tiles.queens(), tiles.points()), (&[9, 9, 7, 5][..], 30));
    }
}
