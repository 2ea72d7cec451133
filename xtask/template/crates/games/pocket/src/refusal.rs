//! Why a step was refused (section 5). The sentences stand in the message files.

use hexapod_core::refusals;

use crate::state::PhaseName;

/// Why a step was refused.
#[refusals]
#[allow(missing_docs)] // The sentences of the message file say what the fields are.
pub enum Refusal {
    #[refuse("GAME_OVER")]
    GameOver,
    #[refuse("NOT_A_STEP")]
    NotAStep { text: String },
    #[refuse("WRONG_PHASE")]
    WrongPhase { phase: PhaseName },
    #[refuse("NOT_YOUR_TURN")]
    NotYourTurn { seat: &'static str },
    #[refuse("NOT_YOUR_TURN")]
    ChanceActs,
    #[refuse("NOT_IN_BAG", "R1")]
    NotInBag { card: u8 },
    #[refuse("WRONG_DICE", "R2")]
    WrongDice { dice: u8 },
    #[refuse("NO_CARD", "R3")]
    NoCard { card: u8 },
    #[refuse("NO_DIE", "R5")]
    NoDie { die: u8 },
}
