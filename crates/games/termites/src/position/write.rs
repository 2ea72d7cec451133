//! Positions written as text.

use std::fmt::Write as _;

use hexapod_core::position::or_dash;

use super::phase;
use crate::data::COLOURS;
use crate::game::{SEAT_NAMES, Termites};
use crate::state::{Begins, Colony, NEUTRAL, State, Terrain, Trophies, values};
use crate::tokens::Tokens;

/// Writes the position: every part of the state, in the order of 15.1.
pub(crate) fn write(game: &Termites, state: &State) -> String {
    let mut text = String::with_capacity(512);
    // Writing into a String cannot fail.
    let mut line = |words: String| _ = writeln!(text, "{words}");
    let colony = |seat: usize| match state.colonies[seat] {
        Colony::Drawn(colony) => COLOURS[usize::from(colony)],
        Colony::Random | Colony::None => "random",
    };
    line(format!("seats {}", (0..game.seats).map(colony).collect::<Vec<_>>().join(" ")));
    match state.begins {
        Begins::Unknown => {}
        Begins::Building(seat) => line(format!("builder {}", SEAT_NAMES[seat.index()])),
        Begins::Playing(seat) => line(format!("first {}", SEAT_NAMES[seat.index()])),
    }
    let neutral = ("neutral", state.mounds[NEUTRAL]);
    for (word, cells) in
        Terrain::all().map(|terrain| (terrain.word(), state.terrain_of(terrain))).chain([neutral])
    {
        if !cells.is_empty() {
            line(format!("{word} {}", or_dash(cells.into_iter().map(|cell| cell.to_string()))));
        }
    }
    for (seat, name) in SEAT_NAMES.iter().enumerate().filter(|(seat, _)| !state.units[*seat].is_empty()) {
        let units =
            state.units[seat].into_iter().map(|cell| format!("{} {cell}", game.token(state.kind_at(cell))));
        line(format!("units {name} {}", or_dash(units)));
    }
    for (seat, name) in SEAT_NAMES.iter().enumerate().filter(|(seat, _)| !state.mounds[*seat].is_empty()) {
        let value = |cell| state.mound_at(cell).map_or(0, |(_, value)| value);
        let mounds = state.mounds[seat].into_iter().map(|cell| format!("M{} {cell}", value(cell)));
        line(format!("mounds {name} {}", or_dash(mounds)));
    }
    for (seat, name) in SEAT_NAMES.iter().enumerate().take(game.seats) {
        line(format!("hand {name} {}", tokens_text(game, &state.hand[seat])));
        line(format!("stack {name} {}", tokens_text(game, &state.stack[seat])));
        line(format!(
            "reserve {name} {}",
            or_dash(values(state.reserve[seat]).map(|value| format!("M{value}")))
        ));
        if state.trophies[seat] != Trophies::default() {
            line(format!("trophies {name} {}", trophies_text(&state.trophies[seat])));
        }
        if !state.dead[seat].is_empty() {
            line(format!("dead {name} {}", tokens_text(game, &state.dead[seat])));
        }
    }
    line(format!("phase {}", phase::write(game, state)));
    text
}

/// Returns tokens as `F1 W2 W2`, or `-`.
pub(crate) fn tokens_text(game: &Termites, tokens: &Tokens) -> String {
    or_dash(tokens.tokens().map(|kind| game.token(kind).to_owned()))
}

/// Returns trophies as `M6:2 M7`, or `-`.
pub(crate) fn trophies_text(trophies: &Trophies) -> String {
    or_dash(trophies.list().map(|(value, owner)| trophy_text(value, owner)))
}

/// Returns a trophy as `M6:2`, or `M7` if it was neutral.
pub(crate) fn trophy_text(value: u8, owner: usize) -> String {
    if owner == NEUTRAL { format!("M{value}") } else { format!("M{value}:{}", SEAT_NAMES[owner]) }
}
