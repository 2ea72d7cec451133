//! Positions and set-ups as text, both ways (15.1).

mod draft;
mod phase;
mod read;
mod write;

use hexapod_core::{Rules, Seat, Silence};

use crate::game::Termites;
use crate::state::{Colony, State};

pub(crate) use read::{read, set_up};
pub(crate) use write::{tokens_text, trophies_text, trophy_text, write};

/// Returns the position before the first step: full stacks, a preset map if there is one.
pub(crate) fn fresh(game: &Termites) -> State {
    let mut state = State::blank();
    state.colonies = game.seated;
    for seat in 0..game.seats {
        if let Colony::Drawn(colony) = state.colonies[seat] {
            state.stack[seat] = game.colonies[usize::from(colony)].tokens;
        }
        state.reserve[seat] = game.mound_values;
    }
    if game.map_first {
        game.begin_map(&mut state, &mut Silence);
    }
    state
}

fn seat_named(game: &Termites, name: &str) -> Result<Seat, String> {
    game.seat_named(name).ok_or_else(|| format!("There is no seat {name} in this game."))
}
