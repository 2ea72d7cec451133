//! The rules with their options: what is fixed before the first step.

use hexapod_core::{Rules, Seat, Setup};

use crate::options::{TableOptions, Ties};
use crate::state::State;

/// The rules of Pocket for one table.
#[derive(Debug, Clone)]
pub struct Pocket {
    pub(crate) setup: Setup,
    pub(crate) options: TableOptions,
}

pub(crate) const SEAT_NAMES: [&str; 4] = ["A", "B", "C", "D"];

impl Pocket {
    /// R2: one more than there are seats, so that the last seat can choose too.
    pub(crate) fn n_dice(&self) -> u8 {
        self.seats() as u8 + 1
    }

    /// Returns the seat that picks next: of those that have not picked, the one with the highest card (R4).
    pub(crate) fn next_picker(&self, state: &State) -> Option<Seat> {
        let card = |seat: &Seat| state.hold(*seat).played;
        let waiting = Seat::all(self.seats()).filter(|seat| card(seat).is_some());
        match self.options.ties {
            // Of equal maxima `max_by_key` returns the last.
            Ties::First => waiting.rev().max_by_key(card),
            Ties::Last => waiting.max_by_key(card),
        }
    }

    /// Returns the points of a die for the seat that picks it, and whether it shows the value of its card (R5).
    pub(crate) fn worth(&self, state: &State, seat: Seat, die: u8) -> (u32, bool) {
        let matches = self.options.matches && state.hold(seat).played == Some(die);
        (u32::from(die) * if matches { 2 } else { 1 }, matches)
    }
}
