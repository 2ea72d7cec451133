//! Positions and set-ups as text, both ways (17.1).

mod draft;
mod first_line;
mod phase;
mod read;
mod write;

use hexapod_core::{Rules, Seat};

pub(crate) use read::{read, set_up};
pub(crate) use write::write;

use crate::data;
use crate::game::{DominAnts, mirrored};
use crate::state::{Kind, Owner, State};
use crate::tiles::Tile;

/// Returns the position before the first step (section 4).
pub(crate) fn fresh(game: &DominAnts) -> State {
    let numbers = &game.data.game;
    let mut state = State::empty(game.seats, numbers.sugar_tokens);
    let layout = game.data.layout_of(game.options.layout);
    for seat in Seat::all(game.seats) {
        let corner = game.corners[seat.index()];
        let mut place = |kind: Kind, name: &str| {
            let tile =
                data::read_tile("layout", name).unwrap_or_else(|error| unreachable!("checked data: {error}"));
            state.place(Owner::Seat(seat), kind, mirrored(tile, corner));
        };
        place(Kind::Queen, &layout.throne);
        layout.soldiers.iter().for_each(|name| place(Kind::Soldier, name));
        layout.workers.iter().for_each(|name| place(Kind::Worker, name));
        state.supply -= numbers.start_sugar;
        let colony = state.of_mut(seat);
        colony.store = numbers.start_sugar;
        colony.sets = 1;
        colony.hives = 1 << corner;
    }
    state
}

pub(super) fn seat_named(game: &DominAnts, name: &str) -> Result<Seat, String> {
    game.seat_named(name).ok_or_else(|| format!("There is no seat {name} in this game."))
}

pub(super) fn read_tile(name: &str) -> Result<Tile, String> {
    Tile::read(name).ok_or_else(|| format!("There is no tile `{name}`."))
}

pub(super) fn number(word: &str) -> Result<u8, String> {
    number_to(word, u8::MAX.into()).map(|value| value as u8)
}

/// Reads a number up to `most`.
pub(super) fn number_to(word: &str, most: u32) -> Result<u32, String> {
    let digits = word.bytes().all(|byte| byte.is_ascii_digit()) && (word == "0" || !word.starts_with('0'));
    let value = if digits { word.parse().ok().filter(|value| *value <= most) } else { None };
    value.ok_or_else(|| format!("`{word}` is no number from 0 to {most}."))
}
