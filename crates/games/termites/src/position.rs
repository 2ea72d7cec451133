//! Positions and set-ups as text, both ways (15.1).

mod draft;
mod phase;

use std::fmt::Write as _;

use hexapod_core::position::statements;
use hexapod_core::{Game, Options, PositionError, Seat, Setup, SetupError, Wish};

use crate::data::COLOURS;
use crate::facts::or_dash;
use crate::game::{SEAT_NAMES, Termites};
use crate::state::{Colony, NEUTRAL, State, Terrain, Trophies, values};
use crate::tokens::Tokens;
use draft::Draft;

/// Returns the position before the first step: full stacks, nothing on the board.
pub(crate) fn fresh(game: &Termites) -> State {
    let mut state = State::blank();
    state.colonies = game.seated;
    for seat in 0..game.seats {
        if let Colony::Drawn(colony) = state.colonies[seat] {
            state.stack[seat] = game.colonies[usize::from(colony)].tokens;
        }
        state.reserve[seat] = game.mound_values;
    }
    state
}

/// Reads a whole set-up: seats, options, position.
pub(crate) fn set_up(wish: &Wish, text: &str) -> Result<(Termites, State), PositionError> {
    let mut options = Wish { seats: None, data: None, ..wish.clone() }.check(Termites::INFO)?.options;
    let mut seats = wish.seats;
    for (line, statement) in statements(text) {
        let words: Vec<&str> = statement.split_whitespace().collect();
        match words[0] {
            "seats" => {
                let count = words.len() - 1;
                if let Some(known) = wish.seats.filter(|known| *known != count) {
                    let message = format!("The position has {count} seats, but the table has {known}.");
                    return Err(PositionError::at(line, message));
                }
                seats = Some(count);
                // Colonies that the table has chosen hold; whether the text fits them is seen when it is read.
                let default = words[1..] == COLOURS[..count.min(COLOURS.len())];
                if !wish.options.contains_key("colonies") && !default {
                    options.set_text("colonies", &words[1..].join(",")).map_err(SetupError::from)?;
                }
            }
            "opt" => read_options(line, &words[1..], wish, &mut options)?,
            _ => {}
        }
    }
    let checked = Wish { seats, ..Wish::default() }.check(Termites::INFO)?;
    let game = Termites::new(Setup { options, data: wish.data.clone(), ..checked })?;
    let state = read(&game, text)?;
    Ok((game, state))
}

fn read_options(
    line: usize,
    words: &[&str],
    wish: &Wish,
    options: &mut Options,
) -> Result<(), PositionError> {
    for word in words {
        let error = |message: String| PositionError::at(line, message);
        let (name, value) =
            word.split_once('=').ok_or_else(|| error(format!("`{word}` is not name=value.")))?;
        let before = options.all().get(name).cloned();
        options.set_text(name, value).map_err(SetupError::from)?;
        if wish.options.contains_key(name) && options.all().get(name) != before.as_ref() {
            return Err(error(format!("The position says `{word}`, but the table has chosen otherwise.")));
        }
    }
    Ok(())
}

/// Reads a position of a game that is already known.
pub(crate) fn read(game: &Termites, text: &str) -> Result<State, PositionError> {
    let mut draft = Draft::new(game);
    let mut ending = None;
    for (line, statement) in statements(text) {
        let error = |message: String| PositionError::at(line, message);
        if let Some((earlier, _)) = ending {
            return Err(error(format!("Nothing may follow the last statement in line {earlier}.")));
        }
        let words: Vec<&str> = statement.split_whitespace().collect();
        match words[0] {
            "opt" => {}
            "fresh" | "turn" | "phase" => ending = Some((line, words)),
            _ => draft.statement(&words).map_err(error)?,
        }
    }
    let Some((line, words)) = ending else {
        return Err(PositionError::Whole(
            "The position does not end with `fresh`, `turn` or `phase`.".into(),
        ));
    };
    draft.finish(&words).map_err(|message| PositionError::at(line, message))
}

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
    if let Some(first) = state.first {
        line(format!("first {}", SEAT_NAMES[first.index()]));
    }
    let neutral = ("neutral", state.mounds[NEUTRAL]);
    for (word, cells) in
        Terrain::ALL.map(|terrain| (terrain.word(), state.terrain_of(terrain))).into_iter().chain([neutral])
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
    or_dash(tokens.tokens().map(|kind| game.token(kind)))
}

/// Returns trophies as `M6:2 M7`, or `-`.
pub(crate) fn trophies_text(trophies: &Trophies) -> String {
    or_dash(trophies.list().map(|(value, owner)| trophy_text(value, owner)))
}

/// Returns a trophy as `M6:2`, or `M7` if it was neutral.
pub(crate) fn trophy_text(value: u8, owner: usize) -> String {
    if owner == NEUTRAL { format!("M{value}") } else { format!("M{value}:{}", SEAT_NAMES[owner]) }
}

fn seat_named(game: &Termites, name: &str) -> Result<Seat, String> {
    game.seat_named(name).ok_or_else(|| format!("There is no seat {name} in this game."))
}
