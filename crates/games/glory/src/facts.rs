//! The facts that scenario blocks may ask for (15.4), each answered as it truly is.

use hexapod_core::position::or_dash;
use hexapod_core::{Rules as _, Seat, Viewer};

use crate::cells::{Cell, Spot};
use crate::data::Class;
use crate::game::Glory;
use crate::position::{leech_text, tile_text};
use crate::state::{State, Troop};
use crate::view::{hand_text, ring_seen};

/// Returns the fact in its true form.
pub(crate) fn fact(game: &Glory, state: &State, words: &str) -> Option<String> {
    let words: Vec<&str> = words.split_whitespace().collect();
    let (&first, rest) = words.split_first()?;
    let by_seat = |value: &dyn Fn(Seat) -> String| {
        let mut text = first.to_owned();
        for word in rest {
            let name = word.split('=').next()?;
            text += &format!(" {name}={}", value(game.seat_named(name)?));
        }
        Some(text)
    };
    let cell = |text: &str| Spot::parse(text)?.cell();
    let tile = |cell: Cell| {
        if state.ground(cell).is_open() { "-".to_owned() } else { tile_text(game, state, cell) }
    };
    match first {
        "gold" => by_seat(&|seat| state.gold[seat.index()].to_string()),
        "glory" => by_seat(&|seat| state.glory[seat.index()].to_string()),
        "purse" => by_seat(&|seat| state.purse[seat.index()].to_string()),
        "discount" => by_seat(&|seat| state.discount[seat.index()].to_string()),
        "stock" => by_seat(&|seat| format!("{}f{}w", state.food[seat.index()], state.water[seat.index()])),
        "production" => by_seat(&|seat| {
            let sum = game.production(state, seat);
            format!("{}g{}f{}w{}a", sum.gold, sum.food, sum.water, sum.any)
        }),
        "home" => by_seat(&|seat| state.home(seat).map_or("-".to_owned(), |home| home.to_string())),
        "faction" => by_seat(&|seat| state.faction(seat).map_or("-", |faction| faction.word()).to_owned()),
        "tile" => {
            let at = cell(rest.first()?)?;
            Some(format!("tile {at} {}", tile(at)))
        }
        "empty" => {
            let mut text = first.to_owned();
            for name in rest {
                // Cells outside the frame fit the grammar (15.1) and hold no tile.
                let Some(at) = cell(name) else {
                    named_cell(name)?;
                    text += &format!(" {name}");
                    continue;
                };
                text += &if state.ground(at).is_open() {
                    format!(" {at}")
                } else {
                    format!(" {at}={}", tile(at))
                };
            }
            Some(text)
        }
        "movable" => {
            let [at, seat, ..] = rest else { return None };
            let (at, seat) = (cell(at)?, game.seat_named(seat)?);
            let leaves = state.turn == Some(seat) && game.may_leave(state, at);
            let troop = if leaves { state.points(at, seat).movable() } else { Troop::NONE };
            Some(format!("movable {at} {} {troop}", game.seat_name(seat)))
        }
        "dice" => Some(format!("dice {}", game.dice_due(state))),
        "round" => Some(format!("round {}", state.round)),
        "turn" => Some(format!("turn {}", state.turn.map_or("-", |seat| game.seat_name(seat)))),
        "order" => {
            let order =
                game.turn_order(state).filter(|_| state.ordered).map(|seat| game.seat_name(seat).to_owned());
            Some(format!("order {}", or_dash(order)))
        }
        "berserk" => Some(format!("berserk {}", state.berserk)),
        "leech" => Some(leech_text(game, state)),
        "supply" => {
            let (class, kinds) = rest.split_first()?;
            let class = Class::ALL.iter().copied().find(|known| known.short() == *class)?;
            let mut text = format!("supply {}", class.short());
            for word in kinds {
                let code = word.split('=').next()?;
                let kind = game.kind_coded(code)?;
                text += &format!(" {code}={}", state.supply[usize::from(kind.0)]);
            }
            Some(text)
        }
        "view" => {
            let [viewer, what, seat, ..] = rest else { return None };
            let eye = match *viewer {
                "spectator" => Viewer::Spectator,
                name => Viewer::Seat(game.seat_named(name)?),
            };
            let of = game.seat_named(seat)?;
            let seen = match *what {
                "hand" => hand_text(game, state, of, eye),
                "ring" => ring_seen(game, state, of, eye),
                _ => return None,
            };
            Some(format!("view {viewer} {what} {seat} {}", or_dash(seen.into_iter())))
        }
        _ => None,
    }
}

/// Returns whether the text names a cell of the grammar, inside the frame or not.
fn named_cell(text: &str) -> Option<()> {
    let (letter, number) = text.split_at_checked(1)?;
    let in_range =
        number.parse::<u8>().is_ok_and(|number| (1..=19).contains(&number) && !text[1..].starts_with('0'));
    (in_range && matches!(letter.as_bytes(), [b'a'..=b's'])).then_some(())
}
