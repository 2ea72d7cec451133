//! What Pocket says: events and refusals.

use hexapod_core::{Message, Refuse, Tell};
use serde::Serialize;

#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum Event {
    Drew { seat: &'static str, card: Option<u8> },
    Hid { seat: &'static str },
    Rolled { dice: [u8; 3] },
    TurnedOver { cards: [u8; 3] },
    Gained { seat: &'static str, points: u8 },
}

impl Tell for Event {
    fn message(&self) -> Message {
        match self {
            Self::Drew { seat, .. } => Message::new("drew").with("seat", *seat),
            Self::Hid { seat } => Message::new("hid").with("seat", *seat),
            Self::Rolled { .. } => Message::new("rolled"),
            Self::TurnedOver { .. } => Message::new("turned-over"),
            Self::Gained { seat, points } => {
                Message::new("gained").with("seat", *seat).with("points", *points)
            }
        }
    }
}

#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Refusal {
    NotUnderstood(String),
    NotYourTurn,
    WrongPhase,
    NoCard { card: u8 },
}

impl Refuse for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Self::NotUnderstood(_) => "NOT_UNDERSTOOD",
            Self::NotYourTurn => "NOT_YOUR_TURN",
            Self::WrongPhase => "WRONG_PHASE",
            Self::NoCard { .. } => "NO_CARD",
        }
    }

    fn ruling(&self) -> Option<&'static str> {
        None
    }

    fn message(&self) -> Message {
        match self {
            Self::NotUnderstood(text) => Message::new("not-understood").with("text", text.as_str()),
            Self::NotYourTurn => Message::new("not-your-turn"),
            Self::WrongPhase => Message::new("wrong-phase"),
            Self::NoCard { card } => Message::new("no-card").with("card", *card),
        }
    }
}
