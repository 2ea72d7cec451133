//! People who are away. A bot plays for them, of the level that the terms name, and agrees to nothing but a pause: what the
//! others could not do while the person was there, they cannot do now. They may end the game without a result only after
//! the absence that the terms name.

use hexapod_core::Seat;

use super::Table;
use crate::row::Holder;
use crate::terms::Wanted;

/// A bot that plays for a person.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Absence {
    /// 1 (weakest) to 5.
    pub(super) level: u8,
    /// How many steps had been played when it began.
    pub(super) step: usize,
    /// When it began, in milliseconds since 1970.
    pub(super) at: i64,
}

const HOUR: i64 = 60 * 60 * 1000;

impl Table {
    /// Returns the seats whose people must agree to what a person with these seats wants.
    pub fn asked(&self, seats: &[Seat], what: &Wanted, now: i64) -> Vec<Seat> {
        self.seats().filter(|seat| !seats.contains(seat) && self.must_agree(*seat, what, now)).collect()
    }

    /// Returns whether the person of a seat must agree to this. Bots agree to everything, as do people who resigned.
    pub fn must_agree(&self, seat: Seat, what: &Wanted, now: i64) -> bool {
        if matches!(self.holder(seat), Holder::Bot(_)) || self.resigned(seat).is_some() {
            return false;
        }
        match (what, self.absent[seat.index()]) {
            (_, None) | (Wanted::Undo { .. }, Some(_)) => true,
            (Wanted::Pause | Wanted::Resume, Some(_)) => false,
            (Wanted::Abandon, Some(absence)) => now < self.may_end_at(absence),
        }
    }

    /// Returns when the others may end the game without a result although the person of this seat is away.
    fn may_end_at(&self, absence: Absence) -> i64 {
        absence.at.saturating_add(i64::from(self.row.terms.absence_hours).saturating_mul(HOUR))
    }

    /// Returns the last seat for which a bot began to play, and after how many steps; nothing if everybody plays.
    pub(super) fn stood_in_at(&self) -> Option<(Seat, usize)> {
        let began = |seat: Seat| self.absent[seat.index()].map(|absence| (seat, absence.step));
        self.seats().filter_map(began).max_by_key(|(_, step)| *step)
    }
}
