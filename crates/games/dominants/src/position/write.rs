//! Writing positions.

use std::fmt::Write as _;

use hexapod_core::{Rules, Seat};

use crate::facts::hives_text;
use crate::game::DominAnts;
use crate::state::{Kind, Phase, State, Weather};
use crate::tiles::Tile;

/// Writes the position: every part of the state, in the order of 17.1.
pub(crate) fn write(game: &DominAnts, state: &State) -> String {
    let mut text = head(game, state);
    // Writing into a String cannot fail.
    let mut line = |words: String| _ = write!(text, "\n{words}");
    for seat in state.active.iter() {
        line(colony(game, state, seat));
    }
    let listed = |words: &str, tiles: Vec<String>| format!("{words} {}", tiles.join(" "));
    if !state.neutral().is_empty() {
        line(listed("N", state.neutral().iter().map(|tile| tile.to_string()).collect()));
    }
    if !state.nodes.is_empty() {
        let node = |tile: Tile| format!("{tile}={}", state.lying[tile.number()]);
        line(listed("nodes", state.nodes.iter().map(node).collect()));
    }
    let seats = || state.active.iter().map(|seat| (seat, game.seat_name(seat), state.of(seat)));
    for (_, name, colony) in seats() {
        if let Some(holder) = colony.holder {
            line(format!("throne {name} {} {}", game.seat_name(holder), colony.held));
        }
    }
    for (seat, name, colony) in seats() {
        if colony.hives.count_ones() > 1 {
            line(format!("hives {name} {}", hives_text(game, state, seat)));
        }
    }
    for (_, name, colony) in seats() {
        if u32::from(colony.sets) != colony.hives.count_ones() {
            line(format!("sets {name} {}", colony.sets));
        }
    }
    for (_, name, colony) in seats() {
        if colony.conquests + 1 != colony.sets {
            line(format!("conquests {name} {}", colony.conquests));
        }
    }
    text.push('\n');
    text
}

/// Writes the first line.
fn head(game: &DominAnts, state: &State) -> String {
    let names = |seats: &mut dyn Iterator<Item = Seat>| {
        seats.map(|seat| game.seat_name(seat)).collect::<Vec<_>>().join(" ")
    };
    let mut parts = vec![format!("seats {}", names(&mut Seat::all(game.seats)))];
    if state.phase != Phase::Start {
        parts.push(format!("first {}", game.seat_name(state.first)));
    }
    parts.push(format!("cycle {}", state.cycle));
    if game.cycle_limit.is_none() {
        parts.push(format!("stirred {}", state.stirred));
    }
    if !matches!(state.phase, Phase::Main(_)) {
        let words = match state.phase {
            Phase::Merge(_, growing) => format!(" {growing}"),
            Phase::Battle(seat) => {
                game.joining_order(state, seat).iter().map(|tile| format!(" {tile}")).collect()
            }
            Phase::EventTile { face, draws } => format!(" {face} {draws}"),
            Phase::Tax(payers) => {
                format!(" {}", names(&mut state.order(game.seats).filter(|seat| payers.contains(*seat))))
            }
            Phase::Start | Phase::Main(_) | Phase::EventRoll | Phase::EventPlayer | Phase::Over => {
                String::new()
            }
        };
        parts.push(format!("phase {}{words}", state.phase.name()));
    }
    if let Some(seat) = state.turn() {
        parts.push(format!("turn {}", game.seat_name(seat)));
        parts.push(format!("ap {}", state.ap));
    }
    if state.weather != Weather::None {
        parts.push(format!("weather {}", state.weather));
    }
    if let Some(seat) = state.boost {
        parts.push(format!("boost {}", game.seat_name(seat)));
    }
    let groups = state.colonies.iter().map(|colony| colony.fell).max().unwrap_or(0);
    if groups > 0 {
        let fallen = |place: u8| {
            let seats = Seat::all(game.seats).filter(move |seat| state.of(*seat).fell == place);
            seats.map(|seat| game.seat_name(seat)).collect::<Vec<_>>().join("=")
        };
        parts.push(format!("out {}", (1..=groups).map(fallen).collect::<Vec<_>>().join(" ")));
    }
    parts.push(format!("supply {}", state.supply));
    parts.join(" | ")
}

/// Writes the line of a seat.
fn colony(game: &DominAnts, state: &State, seat: Seat) -> String {
    let mut text = game.seat_name(seat).to_owned();
    for &kind in Kind::ALL {
        let ants = state.own(seat) & state.of_kind(kind);
        if !ants.is_empty() {
            _ = write!(text, " {}", kind.letter());
        }
        for tile in ants {
            _ = write!(text, " {tile}");
            if state.loads[tile.number()] > 0 {
                _ = write!(text, "+{}", state.loads[tile.number()]);
            }
            if state.attacked.contains(tile) {
                text.push('!');
            }
            if state.gathered.contains(tile) {
                text.push('~');
            }
        }
    }
    _ = write!(text, " store {}", state.of(seat).store);
    text
}
