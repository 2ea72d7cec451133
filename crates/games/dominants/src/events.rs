//! What happened, for the log and for animation.

use hexapod_core::{Rules, Word, events};

use crate::game::{DominAnts, HappeningName};
use crate::score::Ending;
use crate::state::{Kind, State};

/// Which side dies in a battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Word)]
pub enum Verdict {
    /// All engaged enemies.
    Won,
    /// All participants.
    Lost,
    /// Both.
    AllDie,
}

/// Something that happened. Everything in DominAnts happens in the open.
#[events]
#[allow(missing_docs)] // The sentences of the message file say what the fields are.
pub enum Event {
    Started {
        seat: &'static str,
    },
    TurnBegins {
        seat: &'static str,
        cycle: u32,
        ap: u8,
    },
    Moved {
        seat: &'static str,
        ant: Kind,
        from: &'static str,
        to: &'static str,
        load: u8,
    },
    /// `node` is empty at the permanent node.
    Gathered {
        seat: &'static str,
        tile: &'static str,
        node: Option<&'static str>,
        load: u8,
    },
    /// `total` is what lies there then, in the store or on the tile.
    Dropped {
        seat: &'static str,
        tile: &'static str,
        cubes: u8,
        stored: bool,
        total: u8,
    },
    Fed {
        seat: &'static str,
        ant: &'static str,
        tile: &'static str,
    },
    Spawned {
        seat: &'static str,
        tile: &'static str,
        store: u8,
    },
    /// A merge is paid for, but not finished.
    Growing {
        seat: &'static str,
        tile: &'static str,
        store: u8,
    },
    Merged {
        seat: &'static str,
        ant: Kind,
        tile: &'static str,
        absorbed: &'static str,
        cubes: u8,
    },
    QueenReplaced {
        seat: &'static str,
        tile: &'static str,
        store: u8,
    },
    Attacks {
        seat: &'static str,
        tile: &'static str,
        attack: u32,
        defence: u32,
        verdict: Verdict,
    },
    Struck {
        seat: &'static str,
        attack: u32,
        defence: u32,
        verdict: Verdict,
    },
    Died {
        owner: &'static str,
        ant: Kind,
        tile: &'static str,
        cubes: u8,
    },
    /// `holder` holds the throne of `seat` now; it is empty when the throne is free again.
    Throne {
        seat: &'static str,
        tile: &'static str,
        holder: Option<&'static str>,
        before: Option<&'static str>,
    },
    ThroneCount {
        seat: &'static str,
        holder: &'static str,
        count: u8,
        needed: u8,
    },
    Conquered {
        seat: &'static str,
        by: &'static str,
        ants: u32,
        cubes: u8,
    },
    Extinct {
        seat: &'static str,
        cubes: u8,
    },
    Rolled {
        face: u8,
        event: HappeningName,
    },
    Rained {
        tile: &'static str,
        cubes: u8,
    },
    Immigrated {
        tile: &'static str,
    },
    Predator {
        tile: &'static str,
    },
    Speech {
        seat: &'static str,
    },
    TaxFromStore {
        seat: &'static str,
        store: u8,
    },
    TaxFromLoad {
        seat: &'static str,
        tile: &'static str,
    },
    Sacrificed {
        seat: &'static str,
        ant: Kind,
        tile: &'static str,
    },
    Finished {
        winners: Vec<&'static str>,
        decided: &'static str,
    },
}

impl Event {
    pub(crate) fn finished(game: &DominAnts, state: &State) -> Self {
        let outcome = game.outcome(state).unwrap_or_else(|| unreachable!("the game has just ended"));
        let stalemate = game.ending(state).filter(|ending| *ending == Ending::Stalemate);
        Self::Finished {
            winners: outcome.winners,
            decided: stalemate.map_or(outcome.decided_by, Ending::word),
        }
    }
}
