//! Positions and set-ups as text, both ways (15.3).

mod draft;
mod phase;
mod read;
mod write;

pub(crate) use read::{read, set_up};
pub(crate) use write::{leech_text, standard_supply, tile_text, write};

use crate::game::Glory;
use crate::options::Income;
use crate::state::Phase;

/// Returns whether movement points exist in this phase: from the start of a turn to the end of its move phase.
pub(crate) fn points_exist(game: &Glory, phase: Phase) -> bool {
    match phase {
        Phase::Train
        | Phase::TrainAt(_)
        | Phase::Move
        | Phase::Send(..)
        | Phase::AskSend(..)
        | Phase::Permit(..)
        | Phase::Found => true,
        // U8: with everything paid at the start, these come before the marches.
        Phase::ChaosRoll(..) | Phase::StartWild(_) => game.options.income == Income::Start,
        other => other.in_battle(),
    }
}

/// Returns whether the phase lies within a turn.
fn in_turn(phase: Phase) -> bool {
    match phase {
        Phase::Train
        | Phase::TrainAt(_)
        | Phase::Move
        | Phase::Send(..)
        | Phase::AskSend(..)
        | Phase::Permit(..)
        | Phase::Found
        | Phase::Buy
        | Phase::BuyAt(_)
        | Phase::BuildAt(_)
        | Phase::ChaosRoll(..)
        | Phase::Wild(_)
        | Phase::StartWild(_)
        | Phase::Starve => true,
        other => other.in_battle(),
    }
}
