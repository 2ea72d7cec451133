//! The phase of a position as text: what is due, and the half-made choice.

use hexapod_core::{Rules, Seat, ToMove};

use super::seat_named;
use crate::cells::Cell;
use crate::game::{SEAT_NAMES, Termites};
use crate::notation::{attack, attack_text, mound};
use crate::rules::map::RANDOM_STEPS;
use crate::state::{NEUTRAL, Phase, State, Terrain};

/// Returns what follows `phase`.
pub(super) fn write(game: &Termites, state: &State) -> String {
    let name = state.phase.name();
    let acting = game.acting(state).map_or("-", |seat| SEAT_NAMES[seat.index()]);
    let placers = |left: u8| {
        let seats = (1..=left).rev().map(|left| SEAT_NAMES[game.placer(state, left).index()]);
        seats.collect::<Vec<_>>().join(" ")
    };
    let turn = SEAT_NAMES[state.turn.index()];
    match state.phase {
        Phase::Builder | Phase::First | Phase::Colony | Phase::Deal | Phase::Over => name.to_string(),
        Phase::Random(left) => format!("{name} {left}"),
        Phase::Neutral(_) | Phase::Hatch | Phase::Move => format!("{name} {acting}"),
        Phase::Draw => format!("{name} {turn}"),
        Phase::LayPick(left) => format!("{name} {acting} {left}"),
        Phase::Lay(left, terrain) => format!("{name} {acting} {left} {}", terrain.word()),
        Phase::MoundPick(left) => format!("{name} {}", placers(left)),
        Phase::Mound(left, value) => format!("{name} {} M{value}", placers(left)),
        Phase::Place(kind) => format!("{name} {acting} {}", game.token(kind)),
        Phase::Go(cell) => format!("{name} {acting} {cell}"),
        Phase::Retreat { start, from, target } => {
            format!("{name} {acting} {}", attack_text(start, (from != start).then_some(from), target))
        }
        Phase::Conquer { cell, victim } => {
            format!("{name} {acting} {cell} {}", victim.map_or("neutral", |seat| SEAT_NAMES[seat.index()]))
        }
        Phase::RebuildPick(_) => format!("{name} {acting} turn {turn}"),
        Phase::Rebuild(_, value) | Phase::Sacrifice(_, value) => {
            format!("{name} {acting} M{value} turn {turn}")
        }
    }
}

/// Reads what follows `phase`, and sets whose turn it is.
pub(super) fn read(game: &Termites, state: &mut State, words: &[&str]) -> Result<Phase, String> {
    let seat = |name: &str| seat_named(game, name);
    let small = |word: &str| {
        let number = word.parse::<u8>().ok().filter(|number| number.to_string() == word);
        number.ok_or_else(|| format!("`{word}` is no number that can stand here."))
    };
    let value = |word: &str| mound(word).ok_or_else(|| format!("`{word}` is no Mound."));
    let cell = |word: &str| {
        let cell = Cell::parse(word).filter(|cell| game.board.cells.has(*cell));
        cell.ok_or_else(|| format!("There is no hex {word}."))
    };
    let occupied = state.occupied();
    let mut of_turn = |name: &str, phase: Phase| {
        state.turn = seat(name)?;
        Ok(phase)
    };
    match *words {
        ["builder"] if game.map_first => Ok(Phase::Builder),
        ["first"] => Ok(Phase::First),
        ["colony"] => Ok(Phase::Colony),
        ["deal"] => Ok(Phase::Deal),
        ["over"] => Ok(Phase::Over),
        ["random", left] => {
            let most = if game.seats == 2 { RANDOM_STEPS - 1 } else { RANDOM_STEPS };
            match small(left)? {
                left if (1..=most).contains(&left) => Ok(Phase::Random(left)),
                _ => Err(format!("A random map has 1 to {most} steps left, not {left}.")),
            }
        }
        ["neutral", name] => {
            let seat = seat(name)?;
            if seat.next(game.seats) == state.builder() {
                Err(format!("Seat {name} is the last in turn order and places no neutral Mound."))
            } else {
                Ok(Phase::Neutral(seat))
            }
        }
        ["lay-pick", name, left] => {
            let left = tiles_left(game, state, seat(name)?, small(left)?)?;
            Ok(Phase::LayPick(left))
        }
        ["lay", name, left, terrain] => {
            let left = tiles_left(game, state, seat(name)?, small(left)?)?;
            let terrain = Terrain::named(terrain).ok_or_else(|| format!("`{terrain}` is no terrain."))?;
            Ok(Phase::Lay(left, terrain))
        }
        ["mound-pick", ref names @ ..] => Ok(Phase::MoundPick(placings_left(game, state, names)?)),
        ["mound", ref names @ .., picked] => {
            Ok(Phase::Mound(placings_left(game, state, names)?, value(picked)?))
        }
        ["hatch", name] => of_turn(name, Phase::Hatch),
        ["move", name] => of_turn(name, Phase::Move),
        ["draw", name] => of_turn(name, Phase::Draw),
        ["place", name, token] => {
            let kind = game.read_token(token).ok_or_else(|| format!("No colony has a token {token}."))?;
            of_turn(name, Phase::Place(kind))
        }
        ["go", name, at] => of_turn(name, Phase::Go(cell(at)?)),
        ["retreat", name, way] => {
            let acting = seat(name)?;
            let (start, from, target) = attack(way).ok_or_else(|| format!("`{way}` is no attack."))?;
            let from = from.unwrap_or(start);
            let unit = |at: Cell| state.unit_at(at).ok_or_else(|| format!("There is no unit on {at}."));
            let (attacker, _) = unit(start)?;
            let (defender, _) = unit(target)?;
            if attacker == defender || !game.board.next[target.index()].has(from) {
                return Err(format!("`{way}` is no attack on an enemy."));
            }
            state.turn = Seat::new(attacker);
            let phase = Phase::Retreat { start, from, target };
            state.phase = phase;
            let due = game.acting(state);
            if due == Some(acting) {
                Ok(phase)
            } else {
                Err(format!("Seat {name} does not choose this retreat."))
            }
        }
        ["conquer", name, at, former] => {
            let victim = if former == "neutral" { None } else { Some(seat(former)?) };
            let at = cell(at)?;
            if occupied.has(at) {
                return Err(format!("The conquered hex {at} is not empty."));
            }
            of_turn(name, Phase::Conquer { cell: at, victim })
        }
        ["rebuild-pick", name, "turn", turn] => of_turn(turn, Phase::RebuildPick(seat(name)?)),
        ["rebuild", name, picked, "turn", turn] => of_turn(turn, Phase::Rebuild(seat(name)?, value(picked)?)),
        ["sacrifice", name, picked, "turn", turn] => {
            of_turn(turn, Phase::Sacrifice(seat(name)?, value(picked)?))
        }
        _ => Err(format!("`phase {}` is not understood.", words.join(" "))),
    }
}

fn tiles_left(game: &Termites, state: &State, seat: Seat, left: u8) -> Result<u8, String> {
    match game.options.tiles {
        0 => return Err("No tiles are laid at this table (option `tiles`).".into()),
        tiles if !(1..=tiles).contains(&left) => {
            return Err(format!("There are 1 to {tiles} tiles to lay, not {left}."));
        }
        _ => {}
    }
    let due = game.layer(state, left);
    if due == seat {
        Ok(left)
    } else {
        Err(format!("With {left} tiles to go it is seat {} that lays.", SEAT_NAMES[due.index()]))
    }
}

/// The seats that still have to place are the end of the placing order.
fn placings_left(game: &Termites, state: &State, names: &[&str]) -> Result<u8, String> {
    let left = names.len() as u8;
    let all = game.start_placings();
    let fits = (1..=all).contains(&left)
        && (1..=left)
            .rev()
            .zip(names)
            .all(|(left, name)| SEAT_NAMES[game.placer(state, left).index()] == *name);
    if fits {
        return Ok(left);
    }
    let order: Vec<&str> = (1..=all).rev().map(|left| SEAT_NAMES[game.placer(state, left).index()]).collect();
    Err(format!(
        "Starting Mounds are placed in the order {}; these seats are not the end of it.",
        order.join(" ")
    ))
}

/// A position must have a step to take, and a half-made choice must be one that could be made.
pub(super) fn check(game: &Termites, state: &State) -> Result<(), String> {
    let turn = state.turn;
    match state.phase {
        Phase::Place(kind) if !state.hand[turn.index()].has(kind) => {
            return Err(format!("{} is not in the hand.", game.token(kind)));
        }
        Phase::Go(cell) if !state.units[turn.index()].has(cell) => {
            return Err(format!("There is no unit of the turn's seat on {cell}."));
        }
        Phase::Mound(_, value) | Phase::Rebuild(_, value) | Phase::Sacrifice(_, value)
            if !game.acting(state).is_some_and(|seat| state.in_reserve(seat, value)) =>
        {
            return Err(format!("M{value} is not in reserve."));
        }
        _ => {}
    }
    let stuck = match game.to_move(state) {
        ToMove::Over => false,
        ToMove::Chance => {
            let mut outcomes = Vec::new();
            game.odds(state, &mut outcomes);
            outcomes.is_empty()
        }
        ToMove::Seat(_) => {
            let mut actions = Vec::new();
            game.legal_actions(state, &mut actions);
            actions.is_empty()
        }
    };
    if stuck {
        Err(format!("Nothing can happen in this position in phase `{}`.", state.phase.name()))
    } else {
        Ok(())
    }
}

const _: () = assert!(NEUTRAL == SEAT_NAMES.len());
