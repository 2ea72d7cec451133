//! What happened, for the log and for animation.

use hexapod_core::{Game, Message, Seat, Tell};
use serde::Serialize;

use crate::game::Anteater;
use crate::state::{Colour, Slot, Space, State};

/// Something that happened. Everything in Anteater happens in the open.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
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
    General {
        slot: char,
        to: Option<&'static str>,
        points: u8,
        total: u8,
    },
    WormWon {
        slot: char,
        colour: &'static str,
        total: u8,
        taken: Taken,
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Taken {
    /// It was taken.
    Yes,
    /// None is left (R4).
    SupplyEmpty,
    /// The third colour does not collect at this table (R24).
    NotCollecting,
}

impl Taken {
    fn word(self) -> &'static str {
        match self {
            Self::Yes => "yes",
            Self::SupplyEmpty => "supply-empty",
            Self::NotCollecting => "not-collecting",
        }
    }
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
        let outcome = game.final_outcome(state).unwrap_or_else(|| unreachable!("the game has just ended"));
        Self::Finished { winners: outcome.winners, decided: outcome.decided_by }
    }
}

impl Tell for Event {
    fn message(&self) -> Message {
        let yes = |yes: bool| if yes { "yes" } else { "no" };
        match self {
            Self::Started { seat } => Message::new("started").with("seat", *seat),
            Self::Revealed { slot, name, queen, general, worm_number, .. } => Message::new("revealed")
                .with("slot", slot.to_string())
                .with("name", name.as_str())
                .with("queen", *queen)
                .with("general", *general)
                .with("worm_number", *worm_number),
            Self::Rolled { seat, colour, face } => Message::new("rolled")
                .with("seat", *seat)
                .with("face", *face)
                .with("neutral", yes(*colour == "N")),
            Self::Placed { seat, colour, space, face, total } => Message::new("placed")
                .with("seat", *seat)
                .with("face", *face)
                .with("space", space.as_str())
                .with("total", *total)
                .with("neutral", yes(*colour == "N")),
            Self::FoundItem { colour, name, count, taken, .. } => Message::new("found-item")
                .with("colour", *colour)
                .with("name", name.as_str())
                .with("count", *count)
                .with("taken", taken.word()),
            Self::FoundWorm { colour, taken } => {
                Message::new("found-worm").with("colour", *colour).with("taken", taken.word())
            }
            Self::Rerolled { seat } => Message::new("rerolled").with("seat", *seat),
            Self::Passed { seat } => Message::new("passed").with("seat", *seat),
            Self::Blocked { colour, dice } => {
                Message::new("blocked").with("colour", *colour).with("dice", *dice)
            }
            Self::Queen { slot, to, points, total, tie } => {
                let outcome = match (to, tie) {
                    (None, _) => "box",
                    (Some(_), true) => "tie",
                    (Some(_), false) => "won",
                };
                tile(Message::new("queen"), *slot, *to, *points, *total).with("outcome", outcome)
            }
            Self::General { slot, to, points, total } => {
                let outcome = if to.is_some() { "won" } else { "box" };
                tile(Message::new("general"), *slot, *to, *points, *total).with("outcome", outcome)
            }
            Self::WormWon { slot, colour, total, taken } => Message::new("worm-won")
                .with("slot", slot.to_string())
                .with("colour", *colour)
                .with("total", *total)
                .with("taken", taken.word()),
            Self::RoundBegins { round, start } => {
                Message::new("round-begins").with("round", *round).with("start", *start)
            }
            Self::Finished { winners, decided } => {
                Message::new("finished").with("winners", winners.join(", ")).with("decided", *decided)
            }
        }
    }
}

fn tile(message: Message, slot: char, to: Option<&'static str>, points: u8, total: u8) -> Message {
    message
        .with("slot", slot.to_string())
        .with("to", to.unwrap_or("-"))
        .with("points", points)
        .with("total", total)
}
