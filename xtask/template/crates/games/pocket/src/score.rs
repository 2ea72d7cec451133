//! Points and tie-breaks (R6).

use hexapod_core::{RankKey, Rules, Score, Seat};

use crate::game::Pocket;
use crate::state::State;

/// Returns the points of every seat.
pub(crate) fn scores(game: &Pocket, state: &State) -> Vec<Score> {
    let score = |seat: Seat| {
        let total = i64::from(state.hold(seat).points);
        Score { who: game.seat_name(seat), total, parts: vec![("dice", total)] }
    };
    Seat::all(game.seats()).map(score).collect()
}

/// Returns points and matches.
pub(crate) fn rank_key(state: &State, seat: Seat) -> RankKey {
    let held = state.hold(seat);
    [i64::from(held.points), i64::from(held.matches), 0, 0, 0]
}
