//! What Pocket says: events and refusals.

use hexapod_core::{events, refusals};

#[events]
pub(crate) enum Event {
    Drew { seat: &'static str, card: Option<u8> },
    Hid { seat: &'static str },
    Rolled { dice: Vec<u8> },
    TurnedOver { cards: Vec<u8> },
    Gained { seat: &'static str, points: u8 },
}

#[refusals]
pub(crate) enum Refusal {
    #[refuse("NOT_UNDERSTOOD")]
    NotUnderstood { text: String },
    #[refuse("NOT_YOUR_TURN")]
    NotYourTurn,
    #[refuse("WRONG_PHASE")]
    WrongPhase,
    #[refuse("NO_CARD")]
    NoCard { card: u8 },
}
