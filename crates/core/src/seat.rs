//! Places at the table.

/// A place at the table, numbered from 0 in the game's own seat order; not the person or program sitting there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

/// No game seats more players than this.
pub const MAX_SEATS: usize = 6;

impl Seat {
    /// Returns the seat with this index, counted from 0.
    pub const fn new(index: usize) -> Self {
        assert!(index < MAX_SEATS, "seat out of range");
        Self(index as u8)
    }

    /// Returns the index, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the next seat clockwise at a table of `seats`.
    pub const fn next(self, seats: usize) -> Self {
        let next = self.0 + 1;
        Self(if next as usize >= seats { 0 } else { next })
    }

    /// Returns all seats of a table of `seats`, in order.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..seats).map(Self::new)
    }
}

/// Who looks at a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// Somebody who sits at the table and sees what this seat may see.
    Seat(Seat),
    /// Somebody without a seat: sees only what everybody sees.
    Spectator,
    /// The owner of a local table, or the keeper of the full record: sees everything. Never somebody at a served table.
    Referee,
}

impl Viewer {
    /// Returns whether this viewer may see what belongs to `seat` alone.
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Self::Seat(own) => own == seat,
            Self::Spectator => false,
            Self::Referee => true,
        }
    }
}
