//! Why a step was refused (7.8). The sentences stand in the message files.

use hexapod_core::{Word, refusals};

use crate::state::{Die, PhaseName};

/// What a worm was to be paid for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Word)]
pub enum Payment {
    /// Another roll.
    Reroll,
    /// Skipping the turn.
    Pass,
}

/// Why a step was refused.
#[refusals]
#[allow(missing_docs)] // The sentences of the message file say what the fields are.
pub enum Refusal {
    #[refuse("GAME_OVER")]
    GameOver,
    #[refuse("BAD_ACTION")]
    NotAStep { text: String },
    #[refuse("WRONG_PHASE")]
    WrongPhase { phase: PhaseName, seat: Option<&'static str> },
    #[refuse("NOT_YOUR_TURN")]
    NotYourTurn { seat: &'static str },
    #[refuse("NOT_YOUR_TURN")]
    ChanceActs,
    #[refuse("NO_SUCH_SEAT")]
    NoSuchSeat { seats: usize },
    #[refuse("CARD_NOT_IN_STACK")]
    WrongSlot { slot: char, due: char },
    #[refuse("CARD_NOT_IN_STACK", "R30")]
    CardNotInStack,
    /// Two seats: the throw must say which die.
    #[refuse("BAD_ACTION")]
    ThrowWhich,
    /// Three to five seats: there is only one kind of die.
    #[refuse("BAD_ACTION")]
    ThrowPlain,
    #[refuse("NO_DIE", "R25")]
    NoDie { die: Die },
    #[refuse("DIE_BLOCKED", "R11")]
    DieBlocked { colour: &'static str },
    #[refuse("PASS_BEFORE_ROLL", "R6")]
    PassBeforeRoll,
    #[refuse("NEUTRAL_NO_WORM", "R25")]
    NeutralNoWorm { payment: Payment },
    #[refuse("NO_WORM", ruling = match payment {
        Payment::Reroll => Some("R8"),
        Payment::Pass => Some("R7"),
    })]
    NoWorm { payment: Payment },
    #[refuse("NO_SUCH_SPACE")]
    NoSuchSpace { space: String },
    #[refuse("SPACE_OCCUPIED")]
    SpaceOccupied { space: String },
    #[refuse("COLUMN_OWNED")]
    ColumnOwned { mound: char, column: u32, owner: &'static str },
    #[refuse("ONE_COLUMN", "R32")]
    OneColumn { mound: char, own: u32, neutral: bool },
    #[refuse("NOT_LEFTMOST", "R10")]
    NotLeftmost { mound: char, leftmost: u32, neutral: bool },
    #[refuse("NOT_LOWEST", "R10")]
    NotLowest { lowest: String },
    #[refuse("COLUMN_FULL", "R32")]
    ColumnFull { mound: char, column: u32, neutral: bool },
    #[refuse("NO_FREE_COLUMN", "R10")]
    NoFreeColumn { mound: char },
}
