//! The facts that scenario blocks may ask for (section 7), each answered as it truly is.

use hexapod_core::{Rules, SeatNames, Sight};

use crate::game::Pocket;
use crate::position::listed;
use crate::state::State;

/// Returns the fact in its true form.
pub(crate) fn fact(game: &Pocket, state: &State, words: &str) -> Option<String> {
    let words: Vec<&str> = words.split_whitespace().collect();
    Some(match words[..] {
        ["dice", ..] => format!("dice {}", listed(state.dice)),
        ["spent", ..] => format!("spent {}", listed(state.spent)),
        ["bag", ..] => format!("bag {}", listed(state.bag())),
        ["hand", name, ..] => format!("hand {name} {}", listed(state.hold(game.seat_named(name)?).hand)),
        ["view", viewer, "hand", name, ..] => {
            let names = SeatNames::new(game.seats(), |seat| game.seat_name(seat));
            let view = game.view(state, names.viewer(viewer)?);
            format!("view {viewer} hand {name} {}", view.seats[game.seat_named(name)?.index()].hand_text())
        }
        _ => return None,
    })
}
