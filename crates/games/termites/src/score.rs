//! Points and tie-break (section 9).

use hexapod_core::{RankKey, Rules, Score, Seat};

use crate::game::Termites;
use crate::state::State;

impl Termites {
    /// Returns trophies, Mounds on the board and reserve of a seat.
    pub(crate) fn parts(&self, state: &State, seat: usize) -> [u32; 3] {
        [state.trophies[seat].points(), self.standing(state, seat), self.reserved(state, seat)]
    }
}

/// Returns the points of every seat.
pub(crate) fn scores(game: &Termites, state: &State) -> Vec<Score> {
    let score = |seat: Seat| {
        let parts = game.parts(state, seat.index()).map(i64::from);
        Score {
            who: game.seat_name(seat),
            total: parts.iter().sum(),
            parts: ["trophies", "mounds", "reserve"].into_iter().zip(parts).collect(),
        }
    };
    Seat::all(game.seats).map(score).collect()
}

/// Returns points and units on the board. R35: units count, Mounds do not.
pub(crate) fn rank_key(game: &Termites, state: &State, seat: usize) -> RankKey {
    let points = game.parts(state, seat).iter().sum::<u32>();
    [i64::from(points), state.units[seat].count() as i64, 0, 0, 0]
}
