//! The one written form of a position.

use std::fmt::Write as _;

use hexapod_core::{Rules as _, Seat};

use super::points_exist;
use crate::cells::{CELLS, Cell};
use crate::data::Class;
use crate::game::Glory;
use crate::state::{Kind, Phase, Points, State, Troop, Unit};

/// Writes the position.
pub(crate) fn write(game: &Glory, state: &State) -> String {
    let mut text = String::new();
    // Writing into a String cannot fail.
    let mut line = |parts: String| _ = writeln!(text, "{parts}");
    let seats = || Seat::all(game.seats);
    let by_seat = |word: &str, value: &dyn Fn(Seat) -> Option<String>| {
        let values: Vec<String> =
            seats().filter_map(|seat| Some(format!("{}={}", game.seat_name(seat), value(seat)?))).collect();
        (!values.is_empty()).then(|| format!("{word} {}", values.join(" ")))
    };
    let number = |value: i32| (value != 0).then(|| value.to_string());
    line(format!(
        "players {}",
        seats()
            .map(|seat| format!("{}={}", game.seat_name(seat), state.faction(seat).map_or("-", |f| f.word())))
            .collect::<Vec<_>>()
            .join(" ")
    ));
    if state.ordered {
        line(format!("order {}", names(game, game.turn_order(state))));
    }
    line(format!("round {}", state.round));
    for cell in (0..CELLS).map(Cell::new).filter(|cell| !state.ground(*cell).is_open()) {
        line(format!("tile {cell} {}", tile_text(game, state, cell)));
    }
    if let Some(seat) = state.turn.filter(|_| points_exist(game, state.phase)) {
        for cell in state.manned[seat.index()] {
            let cell = Cell::new(cell);
            let (troop, points) = (state.units(cell, seat), state.points(cell, seat));
            if points != game.full_points(state.round, troop) {
                line(format!("points {cell}{}", points_text(troop, points)));
            }
        }
    }
    for seat in seats().filter(|seat| state.hand_len(*seat) > 0) {
        let kinds: Vec<&str> = state.hand(seat).map(|kind| game.code_str(kind)).collect();
        line(format!("hand {} {}", game.seat_name(seat), kinds.join(" ")));
    }
    for seat in seats().filter(|seat| state.ring_len(*seat) > 0) {
        line(format!("ring {} {}", game.seat_name(seat), game.ring_text(state, seat)));
    }
    let at = |seat: Seat| seat.index();
    let numbers = [
        by_seat("gold", &|seat| number(state.gold[at(seat)].into())),
        by_seat("glory", &|seat| number(state.glory[at(seat)].into())),
        by_seat("purse", &|seat| Some(state.purse[at(seat)].to_string()))
            .filter(|_| state.purse != state.glory),
        by_seat("stock", &|seat| {
            let (food, water) = (state.food[at(seat)], state.water[at(seat)]);
            (food + water > 0).then(|| format!("{food}f{water}w"))
        }),
        by_seat("discount", &|seat| number(state.discount[at(seat)].into())),
        (state.berserk != 1).then(|| format!("berserk {}", state.berserk)),
        (state.leech != 0).then(|| leech_text(game, state)),
    ];
    numbers.into_iter().flatten().for_each(&mut line);
    let standard = standard_supply(game, state);
    for &class in Class::ALL {
        let differs = game
            .kinds_of(class)
            .any(|kind| state.supply[usize::from(kind.0)] != standard[usize::from(kind.0)]);
        if differs {
            line(supply_text(game, state, class));
        }
    }
    if let Some(turn) = state.turn {
        line(format!("turn {}", game.seat_name(turn)));
    }
    if state.luck_used {
        line("luck used".to_owned());
    }
    if state.asked != 0 {
        line(format!("asked {}", names(game, seats().filter(|seat| state.asked >> seat.index() & 1 == 1))));
    }
    if state.phase.in_battle() {
        line(battle_text(game, state));
        let (attack, defence) = (state.battle.attack, state.battle.defence);
        match (attack.is_empty(), defence.is_empty()) {
            (true, _) => {}
            (false, true) => line(format!("dice {attack}")),
            (false, false) => line(format!("dice {attack} - {defence}")),
        }
    }
    line(phase_text(game, state));
    text
}

fn names(game: &Glory, seats: impl Iterator<Item = Seat>) -> String {
    seats.map(|seat| game.seat_name(seat)).collect::<Vec<_>>().join(" ")
}

/// Returns a tile without its cell: kind and wall, owner, units by seat.
pub(crate) fn tile_text(game: &Glory, state: &State, cell: Cell) -> String {
    let mut text = game.ground_text(state.ground(cell));
    _ = write!(text, " {}", state.owner(cell).map_or("-", |owner| game.seat_name(owner)));
    for seat in Seat::all(game.seats) {
        let troop = state.units(cell, seat);
        if !troop.is_empty() {
            _ = write!(text, " {}:{troop}", game.seat_name(seat));
        }
    }
    text
}

/// One digit for each unit, rising.
fn points_text(troop: Troop, points: Points) -> String {
    let mut text = String::new();
    let digits = |zeros: u8, ones: u8, twos: u8| {
        let part = |digit: &str, count: u8| digit.repeat(usize::from(count));
        part("0", zeros) + &part("1", ones) + &part("2", twos)
    };
    if troop.infantry() > 0 {
        let ones = points.infantry();
        _ = write!(text, " I={}", digits(troop.infantry() - ones, ones, 0));
    }
    if troop.mobile() > 0 {
        let (ones, twos) = (points.one(), points.two());
        _ = write!(text, " M={}", digits(troop.mobile() - ones - twos, ones, twos));
    }
    if troop.mercenary() > 0 {
        _ = write!(text, " X={}", points.mercenary());
    }
    text
}

pub(crate) fn leech_text(game: &Glory, state: &State) -> String {
    let victim = state.victim.map_or(String::new(), |victim| format!(" {}", game.seat_name(victim)));
    format!("leech {}{victim}", state.leech)
}

/// What the supply is unless a line says something else: the full set minus what is on the map, in hands and rings.
pub(crate) fn standard_supply(game: &Glory, state: &State) -> [u8; 32] {
    let mut supply = game.full;
    let mut take = |kind: Kind| {
        let left = &mut supply[usize::from(kind.0)];
        *left = left.saturating_sub(1);
    };
    state.ground.iter().filter(|ground| !ground.is_open()).for_each(|ground| take(ground.kind()));
    for seat in Seat::all(game.seats) {
        state.hand(seat).for_each(&mut take);
        state.ring[seat.index()]
            .iter()
            .filter(|ground| !ground.is_open())
            .for_each(|ground| take(ground.kind()));
    }
    supply
}

fn supply_text(game: &Glory, state: &State, class: Class) -> String {
    let mut text = format!("supply {}", class.short());
    for kind in game.kinds_of(class) {
        let left = state.supply[usize::from(kind.0)];
        if left > 0 {
            _ = write!(text, " {}={left}", game.code_str(kind));
        }
    }
    text
}

fn battle_text(game: &Glory, state: &State) -> String {
    let battle = &state.battle;
    let mut text = format!(
        "battle {}-{} {} {} {}",
        battle.from,
        battle.to,
        battle.group,
        battle.began,
        game.seat_name(battle.commander)
    );
    let flags = [
        (battle.through, "through"),
        (battle.mixed, "mixed"),
        (battle.luckless, "luckless"),
        (battle.raged, "raged"),
        (battle.dodged, "dodged"),
    ];
    for (_, flag) in flags.iter().filter(|(set, _)| *set) {
        _ = write!(text, " {flag}");
    }
    text
}

fn phase_text(game: &Glory, state: &State) -> String {
    let mut text = format!("phase {}", state.phase.name());
    if state.phase != Phase::Over && !game.chance_acts(state) {
        _ = write!(text, " {}", game.seat_name(state.seat));
    }
    let unit = |unit: Unit| unit.word();
    _ = match state.phase {
        Phase::OrderRoll => state.totals.iter().try_for_each(|total| write!(text, " {total}")),
        Phase::LastWall(cell) => write!(text, " {cell}"),
        Phase::TrainAt(of) | Phase::BuyAt(of) | Phase::LegacyAt(of) => write!(text, " {}", unit(of)),
        Phase::BuildAt(kind) | Phase::LegacyBuildAt(kind) => write!(text, " {}", game.code_str(kind)),
        Phase::Send(from, to) => write!(text, " {from}-{to}"),
        Phase::AskSend(from, through, to) => write!(text, " {from}-{through}-{to}"),
        Phase::Permit(from, through, to, troop) => write!(text, " {from}-{through}-{to} {troop}"),
        Phase::Kill(left) => write!(text, " {left}"),
        Phase::ChaosRoll(cell, any) => write!(text, " {cell} {any}"),
        Phase::Wild(any) | Phase::StartWild(any) => write!(text, " {any}"),
        Phase::LegacyDraw(class, buyer) => {
            write!(text, " {} {} {}", game.seat_name(state.seat), class.short(), game.seat_name(buyer))
        }
        Phase::LegacySet(kind, buyer) => write!(text, " {} {}", game.code_str(kind), game.seat_name(buyer)),
        Phase::LegacyWall(kind, cell, buyer) => {
            write!(text, " {} {cell} {}", game.code_str(kind), game.seat_name(buyer))
        }
        _ => Ok(()),
    };
    text
}
