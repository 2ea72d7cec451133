//! What must always hold: no card is lost or made, and hands and dice fit the phase.

use hexapod_core::{Rules, Seat};

use crate::game::Pocket;
use crate::state::{COPIES, HAND, Phase, State, VALUES};

/// Checks the position.
pub(crate) fn audit(game: &Pocket, state: &State) -> Result<(), String> {
    for value in 1..=VALUES {
        if state.dealt(value) > COPIES {
            return Err(format!("there are more than {COPIES} cards of value {value}"));
        }
    }
    let seats = game.seats() as u8;
    let waiting = state.n_played();
    // Cards on the table, dice, and cards spent in this round.
    let (played, dice, spent) = match state.phase {
        Phase::Draw(_) | Phase::Roll => (0, 0, 0),
        Phase::Hide(seat) => (seat.index() as u8, game.n_dice(), 0),
        Phase::Pick(_) => (waiting, waiting + 1, seats - waiting),
        Phase::Over => (0, 0, seats),
    };
    same("cards on the table", waiting, played)?;
    same("dice", state.dice.total(), dice)?;
    same("spent cards", state.spent.total(), (state.round - 1) * seats + spent)?;
    for seat in Seat::all(game.seats()) {
        let held = state.hold(seat);
        let full = match state.phase {
            Phase::Draw(due) => {
                let wanted = if seat < due { held.hand.total() == HAND } else { held.hand.total() < HAND };
                if !wanted {
                    return Err(format!("{} is not the first with a card to draw", game.seat_name(due)));
                }
                continue;
            }
            Phase::Roll => true,
            Phase::Hide(due) => seat >= due,
            Phase::Pick(_) | Phase::Over => false,
        };
        same("cards in a hand", held.hand.total(), if full { HAND } else { HAND - 1 })?;
        if matches!(state.phase, Phase::Hide(due) if held.played.is_some() != (seat < due)) {
            return Err("cards are hidden in seat order".to_owned());
        }
    }
    match state.phase {
        Phase::Pick(seat) if game.next_picker(state) != Some(seat) => {
            Err(format!("{} does not pick next", game.seat_name(seat)))
        }
        Phase::Over if state.round != game.options.rounds => Err("rounds are left".to_owned()),
        _ => Ok(()),
    }
}

fn same(what: &str, found: u8, wanted: u8) -> Result<(), String> {
    if found == wanted { Ok(()) } else { Err(format!("{what}: {found} instead of {wanted}")) }
}
