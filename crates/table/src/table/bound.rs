//! The log of a table is bounded: a game ends after a bounded number of steps, and what else could be written for ever is
//! refused from some number of entries on.

use super::Table;
use super::decide::{Objection, Who, Wish, problem};
use crate::terms::Wanted;

/// With this many entries nothing is taken back any more, and what does not bring the game to its end is refused. The
/// longest games have a few thousand steps.
pub const MAX_ENTRIES: u64 = 6_000;

/// Seats are still handed to bots and back for so many entries after that.
const ROOM_FOR_SEATS: u64 = 500;

impl Table {
    /// Checks that the log has room for what a wish gives.
    pub(super) fn must_have_room(&self, who: &Who<'_>, wish: &Wish<'_>) -> Result<(), Objection> {
        let most = match wish {
            Wish::Together { what: Wanted::Undo { .. } | Wanted::Pause, .. } | Wish::Redo { .. } => {
                MAX_ENTRIES
            }
            Wish::StandIn(_) if matches!(who, Who::Person(_)) => MAX_ENTRIES + ROOM_FOR_SEATS,
            Wish::Note(_) => MAX_ENTRIES + ROOM_FOR_SEATS,
            // Each of these happens once, or after one of those above, or is a step.
            Wish::Act { .. }
            | Wish::Draw
            | Wish::Together { what: Wanted::Resume | Wanted::Abandon, .. }
            | Wish::Resign(_)
            | Wish::StandIn(_)
            | Wish::Return(_)
            | Wish::Start
            | Wish::BeginEpoch
            | Wish::TimeOut => return Ok(()),
        };
        if self.number < most {
            return Ok(());
        }
        let sentence = format!(
            "The log of this table is full ({MAX_ENTRIES} entries), so nothing is taken back or paused any more. \
             Play on to the end, or end the game without a result."
        );
        problem("log-full", sentence)
    }
}
