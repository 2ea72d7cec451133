//! What must always hold (17.2).

use hexapod_core::{Rules, Seat};

use crate::game::DominAnts;
use crate::state::{Kind, Owner, Phase, State};
use crate::tiles::{Tile, TileSet};

/// Checks the invariants of 17.2, and that everything kept twice in the state agrees.
pub(crate) fn audit(game: &DominAnts, state: &State) -> Result<(), String> {
    check_sets(state)?;
    let cubes: u32 = u32::from(state.supply)
        + state.colonies.iter().map(|colony| u32::from(colony.store)).sum::<u32>()
        + state.loads.iter().chain(&state.lying).map(|cubes| u32::from(*cubes)).sum::<u32>();
    let tokens = u32::from(game.data.game.sugar_tokens);
    holds(cubes == tokens, || format!("{cubes} cubes instead of {tokens}"))?;
    let neutral = state.neutral().count();
    holds(neutral <= u32::from(game.data.game.neutral_workers), || format!("{neutral} neutral ants"))?;
    for seat in Seat::all(game.seats) {
        check_seat(game, state, seat)?;
    }
    let sets: usize = state.active.iter().map(|seat| usize::from(state.of(seat).sets)).sum();
    let complete = state.active.count() == game.seats;
    let fits = if complete { sets == game.seats } else { sets <= game.seats };
    holds(fits, || format!("{sets} colour sets at a table of {}", game.seats))?;
    holds(state.ap <= game.most_action_points, || format!("{} action points", state.ap))?;
    let stirred = if game.cycle_limit.is_none() { state.cycle } else { 0 };
    holds(state.stirred <= stirred, || format!("stirred in cycle {} of {}", state.stirred, state.cycle))?;
    if state.phase != Phase::Over {
        let free = (state.vacant() - game.active_thrones(state)).count();
        holds(free > 0, || "no tile is left for Emigration".into())?;
        holds(state.active.count() > 1, || "the game goes on with one colony".into())?;
    }
    let in_turn = state.turn();
    holds(in_turn.is_some() || state.ap == 0, || "action points without a turn".into())?;
    let marked = state.attacked | state.gathered | state.participants | state.passed;
    let owner = in_turn.map_or(TileSet::EMPTY, |seat| state.own(seat));
    holds((marked - owner).is_empty(), || format!("marks on {:?}", marked - owner))
}

fn check_sets(state: &State) -> Result<(), String> {
    for tile in Tile::all() {
        let owners = state.owned.iter().filter(|set| set.contains(tile)).count();
        let kinds = state.kinds.iter().filter(|set| set.contains(tile)).count();
        let here = usize::from(state.occupied.contains(tile));
        holds(owners == here && kinds == here, || format!("{tile}: {owners} owners, {kinds} kinds"))?;
        let load = state.loads[tile.number()];
        holds((load > 0) == state.loaded.contains(tile), || format!("{tile}: load {load}"))?;
        let lying = state.lying[tile.number()];
        holds((lying > 0) == state.nodes.contains(tile), || format!("{tile}: node {lying}"))?;
        let carries =
            state.ant(tile).is_some_and(|ant| ant.kind == Kind::Worker && ant.owner != Owner::Neutral);
        holds(load == 0 || carries, || format!("{tile}: {load} cubes carried by nobody"))?;
    }
    let neutral_workers = (state.neutral() - state.of_kind(Kind::Worker)).is_empty();
    holds(neutral_workers, || "a neutral ant is no worker".into())
}

fn check_seat(game: &DominAnts, state: &State, seat: Seat) -> Result<(), String> {
    let (name, colony) = (game.seat_name(seat), state.of(seat));
    for &kind in Kind::ALL {
        let found = (state.own(seat) & state.of_kind(kind)).count();
        let counted = u32::from(colony.count(kind));
        holds(found == counted, || format!("{name}: {found} {} counted as {counted}", kind.word()))?;
        let limit = game.limit(state, seat, kind);
        holds(found <= limit, || format!("{name}: {found} {}, limit {limit}", kind.word()))?;
    }
    if !state.active.contains(seat) {
        let nothing = colony.ants() == 0 && colony.store == 0 && colony.hives == 0 && colony.fell > 0;
        return holds(nothing, || format!("{name} is out but still has something"));
    }
    holds(colony.fell == 0, || format!("{name} is in and has a place already"))?;
    let own = 1 << game.corners[seat.index()];
    holds(colony.hives & own != 0, || format!("{name} has lost its own hive"))?;
    holds(!game.options.extinction || !game.is_extinct(state, seat) || state.phase == Phase::Over, || {
        format!("{name} is extinct but still in")
    })?;
    let throne = game.thrones[seat.index()];
    let occupant = state.ant(throne).map(|ant| ant.owner);
    let intruder = match occupant {
        Some(Owner::Seat(other)) if other != seat => Some(other),
        _ => None,
    };
    holds(colony.holder == intruder, || format!("the throne of {name} is held by {:?}", colony.holder))?;
    let counts = colony.held < game.throne_turns && (colony.held == 0 || colony.holder.is_some());
    holds(counts, || format!("the throne of {name} counts {}", colony.held))
}

fn holds(condition: bool, message: impl FnOnce() -> String) -> Result<(), String> {
    if condition { Ok(()) } else { Err(message()) }
}

#[cfg(test)]
mod tests {
    use hexapod_core::{Rules as _, Wish};

    use crate::game::DominAnts;

    #[test]
    #[allow(clippy::unwrap_used)]
    fn a_cube_too_many_is_found() {
        let game = DominAnts::from_wish(&Wish::seats(2)).unwrap();
        let mut state = game.start();
        assert_eq!(game.audit(&state), Ok(()));
        state.supply += 1;
        assert_eq!(game.audit(&state), Err("61 cubes instead of 60".to_owned()));
    }
}
