//! The facts that scenario blocks may ask for (14.0), each answered as it truly is.

use hexapod_core::position::or_dash;

use crate::game::Anteater;
use crate::position::{items_text, tiles_text};
use crate::state::State;

/// Returns the fact in its true form.
pub(crate) fn fact(game: &Anteater, state: &State, words: &str) -> Option<String> {
    let mut parts = words.split_whitespace();
    let first = parts.next()?;
    match first {
        "turn" => {
            let turn = state.turn().map_or("-", |seat| game.colour_name(seat.into()));
            Some(format!("turn {turn}"))
        }
        "supply" => Some(format!("supply {}", state.worm_supply)),
        "round" => Some(format!("round {} start {}", state.round, game.colour_name(state.start.into()))),
        "stack" => {
            let cards = game.data.mounds.iter().enumerate().filter(|(card, _)| state.stack >> card & 1 == 1);
            Some(format!("stack {}", or_dash(cards.map(|(_, mound)| mound.id.to_string()))))
        }
        "box" => Some(format!("box {}", tiles_text(&state.boxed))),
        "column" => {
            let place = parts.next()?;
            let slot = place.bytes().next()?.checked_sub(b'A')? as usize;
            let column: usize = place.get(1..)?.parse().ok()?;
            let table = state.table[..game.slots].get(slot)?;
            // Every column of the card can be asked for; those beyond the usable ones are always free.
            let exists = table.card().is_none_or(|card| column <= game.data.mounds[card].columns.len());
            let at = column.checked_sub(1).filter(|_| exists)?;
            let column = table.columns.get(at).copied().unwrap_or_default();
            Some(match column.owner() {
                None => format!("column {place} -"),
                Some(owner) => {
                    let faces: Vec<String> = column.faces().map(|face| face.to_string()).collect();
                    format!("column {place} {} {}", game.colour_name(owner), faces.join(" "))
                }
            })
        }
        _ => {
            let colour = game.colour_named(first)?;
            let held = state.hold(colour);
            let what = parts.next()?;
            let value = match what {
                "worms" => held.worms.to_string(),
                "dice" => held.dice.to_string(),
                "neutral" => held.neutral.to_string(),
                "items" => items_text(game, held.items),
                "tiles" => tiles_text(&held.tiles),
                _ => return None,
            };
            Some(format!("{first} {what} {value}"))
        }
    }
}
