//! Places at the table.

use std::ops::Deref;

use crate::record::{CHANCE, OVER, SPECTATOR};
use crate::step::ToMove;

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
    /// A player: sees what this seat may see.
    Seat(Seat),
    /// A spectator: sees only what all seats see.
    Spectator,
    /// The owner of a local table, or the keeper of the full record: sees everything. Never a client of a server.
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

/// The names of a table's seats, in seat order. Seats become text, and text becomes seats, here and nowhere else.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeatNames {
    names: [&'static str; MAX_SEATS],
    seats: usize,
}

impl SeatNames {
    /// Collects the names of the first `seats` seats.
    pub fn new(seats: usize, name: impl Fn(Seat) -> &'static str) -> Self {
        let mut names = [""; MAX_SEATS];
        for seat in Seat::all(seats) {
            names[seat.index()] = name(seat);
        }
        Self { names, seats }
    }

    /// Returns the name of a seat.
    pub fn name(&self, seat: Seat) -> &'static str {
        self.names[seat.index()]
    }

    /// Returns the seat of this name.
    pub fn seat(&self, name: &str) -> Option<Seat> {
        self.iter().position(|known| *known == name).map(Seat::new)
    }

    /// Writes who takes a step: the seat's name, `chance` or `over`.
    pub fn to_move(&self, to_move: ToMove) -> &'static str {
        match to_move {
            ToMove::Seat(seat) => self.name(seat),
            ToMove::Chance => CHANCE,
            ToMove::Over => OVER,
        }
    }

    /// Reads what [`SeatNames::to_move`] writes.
    pub fn read_to_move(&self, text: &str) -> Option<ToMove> {
        match text {
            CHANCE => Some(ToMove::Chance),
            OVER => Some(ToMove::Over),
            name => self.seat(name).map(ToMove::Seat),
        }
    }

    /// Writes who took a step: the seat's name, or `chance` if no seat did.
    pub fn actor(&self, actor: Option<Seat>) -> &'static str {
        actor.map_or(CHANCE, |seat| self.name(seat))
    }

    /// Reads who looks: a seat's name or `spectator`.
    pub fn viewer(&self, text: &str) -> Option<Viewer> {
        match text {
            SPECTATOR => Some(Viewer::Spectator),
            name => self.seat(name).map(Viewer::Seat),
        }
    }
}

/// The names as a list.
impl Deref for SeatNames {
    type Target = [&'static str];
    fn deref(&self) -> &Self::Target {
        &self.names[..self.seats]
    }
}

impl ToMove {
    /// Returns the seat that acts, if one does.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Chance | Self::Over => None,
        }
    }
}
