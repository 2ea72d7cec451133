//! What happened, for the log and for animation.

use hexapod_core::{Rules, events};

use crate::game::Pocket;
use crate::state::State;

/// Something that happened.
#[events]
#[allow(missing_docs)] // The sentences of the message file say what the fields are.
pub enum Event {
    /// Only the seat itself hears which card.
    Drew {
        seat: &'static str,
        card: Option<u8>,
    },
    Rolled {
        dice: Vec<u8>,
    },
    Hid {
        seat: &'static str,
    },
    Turned {
        seat: &'static str,
        card: u8,
    },
    Picked {
        seat: &'static str,
        die: u8,
        points: u32,
        matches: bool,
    },
    RoundBegins {
        round: u8,
    },
    Finished {
        winners: Vec<&'static str>,
        decided: &'static str,
    },
}

impl Event {
    pub(crate) fn finished(game: &Pocket, state: &State) -> Self {
        let outcome = game.outcome(state).unwrap_or_else(|| unreachable!("the game has just ended"));
        Self::Finished { winners: outcome.winners, decided: outcome.decided_by }
    }
}
