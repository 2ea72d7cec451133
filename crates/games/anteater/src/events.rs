//! What happened, for the log and for animation.

use hexapod_core::{Rules, Seat, Word, events};

use crate::game::Anteater;
use crate::state::{Colour, Slot, Space, State};

/// Something that happened. Everything in Anteater happens in the open.
#[events]
#[allow(missing_docs)] // The sentences of the message file say what the fields are.
pub enum Event {
    Started {
        seat: &'static str,
    },
    Revealed {
        slot: char,
        card: u32,
        name: String,
        queen: u8,
        general: u8,
        worm_number: u8,
    },
    Rolled {
        seat: &'static str,
        colour: &'static str,
        face: u8,
    },
    Placed {
        seat: &'static str,
        colour: &'static str,
        space: String,
        face: u8,
        total: u8,
    },
    FoundItem {
        colour: &'static str,
        item: char,
        name: String,
        count: u8,
        taken: Taken,
    },
    FoundWorm {
        colour: &'static str,
        taken: Taken,
    },
    Rerolled {
        seat: &'static str,
    },
    Passed {
        seat: &'static str,
    },
    /// The colour has dice left in hand but no space in this round.
    Blocked {
        colour: &'static str,
        dice: u8,
    },
    /// `to` is empty when the tile goes to the box; `tie` when only the column's place decided.
    Queen {
        slot: char,
        to: Option<&'static str>,
        points: u8,
        total: u8,
        tie: bool,
    },
    /// As for the Queen; `tie` when a column further right, which gets nothing, has the same total.
    General {
        slot: char,
        to: Option<&'static str>,
        points: u8,
        total: u8,
        tie: bool,
    },
    /// `number` is the worm number; `at_least` when more than it wins the worm too (R16).
    WormWon {
        slot: char,
        colour: &'static str,
        total: u8,
        taken: Taken,
        number: u8,
        at_least: bool,
    },
    RoundBegins {
        round: u8,
        start: &'static str,
    },
    Finished {
        winners: Vec<&'static str>,
        decided: &'static str,
    },
}

/// Whether a find was taken, and if not, why.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Word)]
pub enum Taken {
    /// It was taken.
    Yes,
    /// None is left (R4).
    SupplyEmpty,
    /// The third colour does not collect at this table (R24).
    NotCollecting,
}

impl Event {
    pub(crate) fn revealed(game: &Anteater, slot: Slot, card: usize) -> Self {
        let mound = &game.data.mounds[card];
        Self::Revealed {
            slot: slot.letter(),
            card: mound.id,
            name: mound.name.clone(),
            queen: mound.queen,
            general: mound.general,
            worm_number: mound.worm_number,
        }
    }

    pub(crate) fn placed(
        game: &Anteater,
        seat: Seat,
        colour: Colour,
        space: Space,
        face: u8,
        total: u8,
    ) -> Self {
        Self::Placed {
            seat: game.seat_name(seat),
            colour: game.colour_name(colour),
            space: space.to_string(),
            face,
            total,
        }
    }

    pub(crate) fn found_item(game: &Anteater, colour: Colour, item: usize, count: u8, taken: Taken) -> Self {
        let kind = &game.data.items[item];
        Self::FoundItem {
            colour: game.colour_name(colour),
            item: kind.code,
            name: kind.name.clone(),
            count,
            taken,
        }
    }

    pub(crate) fn finished(game: &Anteater, state: &State) -> Self {
        let outcome = game.outcome(state).unwrap_or_else(|| unreachable!("the game has just ended"));
        Self::Finished { winners: outcome.winners, decided: outcome.decided_by }
    }
}
