//! Glory and tie-breaks (section 14).

use hexapod_core::{RankKey, Rules as _, Score, Seat};

use crate::game::Glory;
use crate::state::State;

/// Returns the Glory of every seat.
pub(crate) fn scores(game: &Glory, state: &State) -> Vec<Score> {
    let score = |seat: Seat| Score {
        who: game.seat_name(seat),
        total: i64::from(state.glory[seat.index()]),
        parts: Vec::new(),
    };
    Seat::all(game.seats).map(score).collect()
}

/// Returns Glory, tiles, units and gold (E2).
pub(crate) fn rank_key(state: &State, seat: usize) -> RankKey {
    [
        i64::from(state.glory[seat]),
        state.owned[seat].count() as i64,
        state.army[seat].iter().map(|count| i64::from(*count)).sum(),
        i64::from(state.gold[seat]),
        0,
    ]
}
