//! The facts that scenario blocks may ask for (17.1), each answered as it truly is.

use hexapod_core::position::or_dash;
use hexapod_core::{Rules, Seat};

use crate::data::CORNERS;
use crate::game::DominAnts;
use crate::score::Ending;
use crate::state::{Kind, MAX_SEATS, Phase, State};
use crate::tiles::{Tile, TileSet};

/// Returns the fact in its true form.
pub(crate) fn fact(game: &DominAnts, state: &State, words: &str) -> Option<String> {
    let words: Vec<&str> = words.split_whitespace().collect();
    let (&what, rest) = words.split_first()?;
    let seat = || rest.first().and_then(|name| game.seat_named(name));
    let of_seat = |value: String| seat().map(|seat| format!("{what} {} {value}", game.seat_name(seat)));
    match what {
        "ap" => Some(format!("ap {}", state.ap)),
        "cycle" => Some(format!("cycle {}", state.cycle)),
        "stirred" => {
            let unlimited = game.cycle_limit.is_none();
            Some(format!("stirred {}", or_dash(unlimited.then(|| state.stirred.to_string()).into_iter())))
        }
        "supply" => Some(format!("supply {}", state.supply)),
        "weather" => Some(format!("weather {}", state.weather.word())),
        "boost" => Some(format!("boost {}", state.boost.map_or("none", |seat| game.seat_name(seat)))),
        "store" => of_seat(state.of(seat()?).store.to_string()),
        "ant" => {
            let tile = Tile::read(rest.first()?)?;
            Some(format!("ant {tile} {}", ant_text(game, state, tile)))
        }
        "node" => {
            let tile = Tile::read(rest.first()?)?;
            Some(format!("node {tile} {}", state.lying[tile.number()]))
        }
        "ants" => ants(game, state, rest),
        "limit" => {
            let kind = Kind::lettered(rest.get(1)?).filter(|kind| *kind != Kind::Queen)?;
            of_seat(format!("{} {}", kind.letter(), game.limit(state, seat()?, kind)))
        }
        "throne" => {
            let colony = state.of(seat()?);
            let held = |holder: Seat| format!("{} {}", game.seat_name(holder), colony.held);
            of_seat(colony.holder.map_or("-".to_owned(), held))
        }
        "hives" => of_seat(hives_text(game, state, seat()?)),
        "conquests" => of_seat(state.of(seat()?).conquests.to_string()),
        "active" => {
            let seats = state.active.iter().map(|seat| game.seat_name(seat).to_owned());
            Some(format!("active {}", or_dash(seats)))
        }
        "battle" => Some(match state.phase {
            Phase::Battle(seat) => {
                let battle = game.battle(state, seat);
                format!("battle {} {}", battle.attack, battle.defence)
            }
            _ => "battle -".to_owned(),
        }),
        "engaged" => {
            let engaged = match state.phase {
                Phase::Battle(seat) => game.battle(state, seat).engaged,
                _ => TileSet::EMPTY,
            };
            Some(format!("engaged {}", or_dash(engaged.iter().map(|tile| tile.to_string()))))
        }
        "ended" => Some(format!("ended {}", game.ending(state).map_or("-", Ending::word))),
        _ => None,
    }
}

/// Returns an ant as `R w +2 ! ~`, or `-`.
pub(crate) fn ant_text(game: &DominAnts, state: &State, tile: Tile) -> String {
    let Some(ant) = state.ant(tile) else { return "-".to_owned() };
    let mut text = format!("{} {}", game.owner_name(ant.owner), ant.kind.letter());
    if ant.load > 0 {
        text += &format!(" +{}", ant.load);
    }
    if state.attacked.contains(tile) {
        text += " !";
    }
    if state.gathered.contains(tile) {
        text += " ~";
    }
    text
}

/// Counts all ants, those of an owner, or those of an owner and kind.
fn ants(game: &DominAnts, state: &State, words: &[&str]) -> Option<String> {
    let is_number = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
    let (owner, set) = match words.first() {
        None => ("", state.occupied),
        Some(word) if is_number(word) => ("", state.occupied),
        Some(&"N") => ("N", state.neutral()),
        Some(name) => {
            let seat = game.seat_named(name)?;
            (game.seat_name(seat), state.own(seat))
        }
    };
    if owner.is_empty() {
        return Some(format!("ants {}", set.count()));
    }
    match words.get(1).filter(|word| !is_number(word)) {
        None => Some(format!("ants {owner} {}", set.count())),
        Some(letter) => {
            let kind = Kind::lettered(letter)?;
            Some(format!("ants {owner} {letter} {}", (set & state.of_kind(kind)).count()))
        }
    }
}

/// Returns the corners of a seat's hives, its own first, or `-`.
pub(crate) fn hives_text(game: &DominAnts, state: &State, seat: Seat) -> String {
    or_dash(corners(game, state, seat).map(str::to_owned))
}

/// Returns the corners of a seat's hives, its own first.
pub(crate) fn corners(game: &DominAnts, state: &State, seat: Seat) -> impl Iterator<Item = &'static str> {
    let hives = state.of(seat).hives;
    let own = game.corners[seat.index()];
    let others = (0..MAX_SEATS).filter(move |corner| *corner != own);
    let all = [own].into_iter().chain(others);
    all.filter(move |corner| hives >> corner & 1 == 1).map(|corner| CORNERS[corner])
}
