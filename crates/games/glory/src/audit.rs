//! What must always hold: no component of the box is lost or made, and what is kept twice agrees.

use hexapod_core::{Rules as _, Seat};

use crate::cells::{CELLS, Cell, Set};
use crate::game::Glory;
use crate::options::{Facilities, Spent};
use crate::position::{points_exist, standard_supply};
use crate::state::{Faction, Holdings, Phase, Points, State, Troop, Unit};

/// Checks that no tile, unit or marker has been lost or made, and that what is kept twice agrees.
pub(crate) fn audit(game: &Glory, state: &State) -> Result<(), String> {
    check_tiles(game, state)?;
    for seat in Seat::all(game.seats) {
        check_seat(game, state, seat)?;
    }
    for cell in (0..CELLS).map(Cell::new) {
        check_cell(game, state, cell)?;
    }
    check_hands(game, state)
}

/// Tiles: what is in play and in the supply is the whole box in the setup, and never more than it later.
fn check_tiles(game: &Glory, state: &State) -> Result<(), String> {
    let standard = standard_supply(game, state);
    for kind in game.all_kinds() {
        let at = usize::from(kind.0);
        let (left, free) = (state.supply[at], standard[at]);
        let code = game.code_str(kind);
        if game.has_secrets(state) && left != free {
            return Err(format!("{code}: {left} in the supply, {free} neither on the map nor in a hand"));
        }
        if left > free {
            return Err(format!("{code}: {left} in the supply, but only {free} are not in play"));
        }
        let on_map = state.ground.iter().filter(|ground| ground.kind() == kind).count();
        let built = game.options.facilities == Facilities::Unlimited && game.info(kind).trains.is_some();
        if on_map > usize::from(game.full[at]) && !built {
            return Err(format!("{code}: {on_map} on the map, {} in the box", game.full[at]));
        }
    }
    Ok(())
}

fn check_seat(game: &Glory, state: &State, seat: Seat) -> Result<(), String> {
    let (at, name) = (seat.index(), game.seat_name(seat));
    let mut army = [0; 3];
    let mut manned = Set::EMPTY;
    let mut owned = Set::EMPTY;
    let mut holdings = Holdings::NONE;
    let mut eaters = 0;
    for cell in (0..CELLS).map(Cell::new) {
        let troop = state.units(cell, seat);
        if !troop.is_empty() {
            manned.insert(cell.index());
            Unit::ALL.iter().for_each(|unit| army[unit.index()] += troop.count(*unit));
            eaters += game.eating(state, cell, troop);
        }
        if state.owns(seat, cell) {
            owned.insert(cell.index());
            holdings.gain(&game.info(state.ground(cell).kind()).worth);
        }
    }
    if (army, manned, owned, holdings, eaters)
        != (state.army[at], state.manned[at], state.owned[at], state.holdings[at], state.eaters[at])
    {
        return Err(format!("the counts of {name} do not agree with the map"));
    }
    for &unit in Unit::ALL {
        if army[unit.index()] > game.unit(unit).count {
            return Err(format!("{name} has {} {unit:?}, more than pieces", army[unit.index()]));
        }
    }
    let home = state.home(seat);
    let holds = (0..CELLS).map(Cell::new).find(|c| state.ground(*c).is_stronghold() && state.owns(seat, *c));
    if home != holds {
        return Err(format!("the stronghold of {name} is not at {home:?}"));
    }
    let founding = state.phase == Phase::Found && state.seat == seat;
    if !state.phase.in_setup() && home.is_none() != founding {
        return Err(format!("{name} has no stronghold"));
    }
    if owned.count() - usize::from(home.is_some()) > usize::from(game.data.limits.markers) {
        return Err(format!("{name} owns more tiles than there are markers"));
    }
    let lost = game.options.spent == Spent::Lost && state.purse[at] != state.glory[at];
    if lost || state.purse[at] > state.glory[at] || state.purse[at] < 0 {
        return Err(format!("{name} has {} Glory and a purse of {}", state.glory[at], state.purse[at]));
    }
    let stocked = state.food[at] > 0 || state.water[at] > 0;
    let own_turn = state.turn == Some(seat);
    let parasite = state.faction(seat) == Some(Faction::Parasite);
    if stocked && !own_turn && !parasite {
        return Err(format!("{name} has saved food or water"));
    }
    Ok(())
}

fn check_cell(game: &Glory, state: &State, cell: Cell) -> Result<(), String> {
    let ground = state.ground(cell);
    let crowd = state.crowd(cell);
    if ground.is_open() && (crowd > 0 || state.owner(cell).is_some()) {
        return Err(format!("there are units on {cell}, where no tile is"));
    }
    let limits = &game.data.limits;
    // T9, H2: the free unit of a facility comes to a full tile, and a tile keeps its units when it becomes a
    // stronghold.
    let most = limits.tile + u8::from(game.switches.free_unit_fits);
    let (limit, most) = if ground.is_stronghold() {
        (limits.stronghold, most.max(limits.stronghold))
    } else {
        (limits.tile, most)
    };
    if crowd > most {
        return Err(format!("{crowd} units are on {cell}"));
    }
    if state.full.contains(cell.index()) != (crowd >= limit) {
        return Err(format!("whether {cell} is full does not agree with its {crowd} units"));
    }
    if game.info(ground.kind()).wall != ground.wall().is_some() {
        return Err(format!("the wall of {cell} is wrong"));
    }
    let (troop, holder) = state.stand(cell);
    if let Some(owner) = state.owner(cell).filter(|owner| !troop.is_empty() && *owner != holder) {
        return Err(format!("{} stands on a tile of {}", game.seat_name(holder), game.seat_name(owner)));
    }
    let points = state.points[cell.index()];
    let movable = points.movable();
    let mine = state.turn.filter(|turn| *turn == holder).map_or(Troop::NONE, |_| troop);
    let fits = Unit::ALL.iter().all(|unit| movable.count(*unit) <= mine.count(*unit));
    let gone = !state.turn.is_some_and(|_| points_exist(game, state.phase));
    if !fits || (gone && points != Points::NONE) {
        return Err(format!("the movement points on {cell} are wrong"));
    }
    Ok(())
}

/// Hands and rings: seven tiles each until they are pushed.
fn check_hands(game: &Glory, state: &State) -> Result<(), String> {
    for seat in Seat::all(game.seats) {
        let (hand, ring) = (state.hand_len(seat), state.ring_len(seat));
        let fits = match state.phase {
            Phase::Deal => ring == 0,
            Phase::Ring | Phase::Middle => hand + ring == 7,
            Phase::Push => hand == 1 && (ring == 0 || ring == 6),
            Phase::Last | Phase::LastWall(_) => hand <= 1 && ring == 0,
            _ => hand + ring == 0,
        };
        if !fits {
            return Err(format!("{} holds {hand} tiles and has {ring} in the ring", game.seat_name(seat)));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use hexapod_core::{Rules as _, Wish};

    use crate::game::Glory;

    #[test]
    #[allow(clippy::unwrap_used)]
    fn a_unit_that_stands_nowhere_is_found() {
        let game = Glory::from_wish(&Wish::seats(2)).unwrap();
        let mut state = game.start();
        assert_eq!(game.audit(&state), Ok(()));
        state.army[0][0] += 1;
        let found = game.audit(&state);
        assert_eq!(found, Err("the counts of blue do not agree with the map".to_owned()));
    }
}
