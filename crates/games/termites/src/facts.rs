//! The facts that scenario blocks may ask for (15.1), each answered as it truly is.

use hexapod_core::position::or_dash;
use hexapod_core::{Rules, Seat, Sight, Viewer};

use crate::cells::Cell;
use crate::game::{SEAT_NAMES, Termites};
use crate::notation::{attack, attack_text};
use crate::position::{tokens_text, trophies_text};
use crate::state::{NEUTRAL, State, values};

/// Returns the fact in its true form.
pub(crate) fn fact(game: &Termites, state: &State, words: &str) -> Option<String> {
    let words: Vec<&str> = words.split_whitespace().collect();
    let cell = |name: &str| Cell::parse(name).filter(|cell| game.board.cells.has(*cell));
    let seat = |name: &str| game.seat_named(name).map(Seat::index);
    let owner = |owner: usize| if owner == NEUTRAL { "neutral" } else { SEAT_NAMES[owner] };
    match words[..] {
        ["turn", ..] => Some(format!("turn {}", state.turn_seat().map_or("-", |seat| game.seat_name(seat)))),
        ["unit", name, ..] => Some(match state.unit_at(cell(name)?) {
            Some((seat, kind)) => format!("unit {name} {} {}", owner(seat), game.token(kind)),
            None => format!("unit {name} -"),
        }),
        ["mound", name, ..] => Some(match state.mound_at(cell(name)?) {
            Some((seat, value)) => format!("mound {name} {} M{value}", owner(seat)),
            None => format!("mound {name} -"),
        }),
        ["empty", ref names @ ..] => {
            let occupied = state.occupied();
            let mut empty = Vec::new();
            for name in names {
                if !occupied.has(cell(name)?) {
                    empty.push(*name);
                }
            }
            Some(format!("empty {}", empty.join(" ")))
        }
        ["dests", name, ..] => {
            let (seat, _) = state.unit_at(cell(name)?)?;
            let reach = game.reach(state, Seat::new(seat), cell(name)?);
            Some(format!(
                "dests {name} {}",
                or_dash(reach.destinations().into_iter().map(|to| to.to_string()))
            ))
        }
        ["attacks", name, ..] => {
            let start = cell(name)?;
            let (seat, _) = state.unit_at(start)?;
            let mut attacks = Vec::new();
            game.each_attack(state, &game.reach(state, Seat::new(seat), start), |target, sides| {
                if sides.is_empty() {
                    attacks.push(attack_text(start, None, target));
                }
                attacks.extend(
                    sides.into_iter().map(|from| attack_text(start, (from != start).then_some(from), target)),
                );
            });
            Some(format!("attacks {name} {}", or_dash(attacks.into_iter())))
        }
        ["power", way, ..] => {
            let (start, None, target) = attack(way)? else { return None };
            let (seat, _) = state.unit_at(start)?;
            if !state.occupied().has(target) {
                return None;
            }
            let power = game.power(state, Seat::new(seat), start, target);
            Some(format!("power {way} {power} {}", game.defence(state, target)))
        }
        ["hand", name, ..] => Some(format!("hand {name} {}", tokens_text(game, &state.hand[seat(name)?]))),
        ["stack", name, ..] => Some(format!("stack {name} {}", tokens_text(game, &state.stack[seat(name)?]))),
        ["dead", name, ..] => Some(format!("dead {name} {}", tokens_text(game, &state.dead[seat(name)?]))),
        ["reserve", name, ..] => {
            let reserve = values(state.reserve[seat(name)?]).map(|value| format!("M{value}"));
            Some(format!("reserve {name} {}", or_dash(reserve)))
        }
        ["trophies", name, ..] => {
            Some(format!("trophies {name} {}", trophies_text(&state.trophies[seat(name)?])))
        }
        ["tokens", name, ..] => Some(format!("tokens {name} {}", state.units[seat(name)?].count())),
        ["sites", ..] => Some(format!("sites {}", game.sites(state).count())),
        ["view", viewer, what @ ("hand" | "stack"), name, ..] => {
            let eyes = match (viewer, game.seat_named(viewer)) {
                (_, Some(seat)) => Viewer::Seat(seat),
                ("spectator", None) => Viewer::Spectator,
                _ => return None,
            };
            let view = game.view(state, eyes);
            let seat = view.seats.get(seat(name)?)?;
            let (kinds, count) =
                if what == "hand" { (&seat.hand, seat.hand_count) } else { (&seat.stack, seat.stack_count) };
            let shown = match kinds {
                Some(kinds) => or_dash(kinds.iter().map(|kind| (*kind).to_owned())),
                None => or_dash((0..count).map(|_| "?".to_owned())),
            };
            Some(format!("view {viewer} {what} {name} {shown}"))
        }
        _ => None,
    }
}
