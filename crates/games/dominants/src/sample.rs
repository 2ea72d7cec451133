//! A random legal action without listing all of them.
//!
//! A number is drawn among more places than there are actions: eight moves for each ant, whether or not a neighbour
//! is free, and so on. A place that stands for no legal action is drawn again. So every legal action is equally
//! likely, and nothing but the drawn place is ever looked at.

use hexapod_core::{Rng, Seat, chance};

use crate::actions::Action;
use crate::game::DominAnts;
use crate::state::{Kind, Phase, State};
use crate::tiles::{TILES, Tile, TileSet, tile};

/// The neighbours of each tile in eight places; where the board ends, the tile itself.
static NEIGHBOURS: [[u8; 8]; TILES] = neighbours();
/// Places of one ant: its moves, a merge, an attack.
const PLACES: u32 = 10;
const MERGE: u32 = 8;
/// Places of a worker beside limited nodes: its own tile and those around it.
const NODE_PLACES: u32 = 9;
const FEED_PLACES: u32 = 8;

const fn neighbours() -> [[u8; 8]; TILES] {
    let mut table = [[0; 8]; TILES];
    let mut number = 0;
    while number < TILES {
        let (file, rank) = (number % 14, number / 14);
        let mut place = 0;
        while place < 8 {
            // The middle of the nine is left out.
            let at = if place < 4 { place } else { place + 1 };
            let (to_file, to_rank) = (file + at % 3, rank + at / 3);
            let on_board = to_file >= 1 && to_file <= 14 && to_rank >= 1 && to_rank <= 14;
            table[number][place] =
                if on_board { ((to_rank - 1) * 14 + to_file - 1) as u8 } else { number as u8 };
            place += 1;
        }
        number += 1;
    }
    table
}

#[inline]
fn neighbour(from: Tile, place: u32) -> Tile {
    tile(usize::from(NEIGHBOURS[from.number()][place as usize]))
}

/// Returns a legal action, each equally likely.
#[inline]
pub(crate) fn sample_action<R: Rng>(game: &DominAnts, state: &State, rng: &mut R) -> Action {
    match state.phase {
        Phase::Main(seat) => sample_main(game, state, seat, rng),
        Phase::Merge(seat, growing) => {
            let partners = game.partners(state, seat, growing);
            Action::With(partners.nth(chance::below(rng, partners.count())))
        }
        Phase::Battle(seat) => {
            if state.ap < game.costs.attack {
                return Action::Strike;
            }
            let candidates = game.candidates(state, seat);
            let count = candidates.count();
            let place = chance::below(rng, count + 1);
            if place == count { Action::Strike } else { Action::Join(candidates.nth(place)) }
        }
        Phase::Tax(payers) => {
            let seat = game.payer(state, payers).unwrap_or_else(|| unreachable!("phase TAX has a payer"));
            let loaded = state.own(seat) & state.loaded;
            let from = if loaded.is_empty() { state.own(seat) } else { loaded };
            let ant = from.nth(chance::below(rng, from.count()));
            if loaded.is_empty() { Action::Sacrifice(ant) } else { Action::Pay(ant) }
        }
        Phase::Start | Phase::EventRoll | Phase::EventTile { .. } | Phase::EventPlayer | Phase::Over => {
            unreachable!("no seat is to act")
        }
    }
}

fn sample_main<R: Rng>(game: &DominAnts, state: &State, seat: Seat, rng: &mut R) -> Action {
    let own = state.own(seat);
    let colony = state.of(seat);
    let tied = game.tied_queens(state, seat);
    let can_move = state.ap >= game.move_cost(state);
    let can_gather = state.ap >= game.costs.gather;
    let can_merge = state.ap >= game.costs.merge && colony.store >= game.lowest_merge_price();
    let can_attack = state.ap >= game.costs.attack;
    let active = if can_move || can_merge || can_attack { colony.ants() } else { 0 };
    let sugar = if can_gather && state.supply > 0 { game.sugar_tiles.len() as u32 } else { 0 };
    // There may be many nodes, but workers are rarely beside one.
    let beside_nodes = if can_gather && !state.nodes.is_empty() {
        ((own & state.of_kind(Kind::Worker)) - state.gathered) & state.nodes.spread()
    } else {
        TileSet::EMPTY
    };
    let n_beside = if beside_nodes.is_empty() { 0 } else { beside_nodes.count() };
    let loaded = own & state.loaded;
    let n_loaded = if loaded.is_empty() { 0 } else { loaded.count() };
    let drops = if state.ap >= game.costs.drop { n_loaded } else { 0 };
    let can_feed = n_loaded > 0
        && state.ap >= game.costs.feed
        && game.is_below_limit(state, seat, Kind::Worker)
        && !state.neutral().is_empty();
    let feeds = if can_feed { n_loaded } else { 0 };
    let hatchery = game.hive_lists[usize::from(colony.hives)].as_slice();
    let hives = if game.can_spawn(state, seat) { hatchery.len() as u32 } else { 0 };
    let queens = if game.can_replace_queen(state, seat) { game.queen_tiles(state, seat).count() } else { 0 };

    let of_ants = PLACES * active;
    let of_sugar = of_ants + sugar;
    let of_nodes = of_sugar + NODE_PLACES * n_beside;
    let of_drops = of_nodes + drops;
    let of_feeds = of_drops + FEED_PLACES * feeds;
    let of_spawns = of_feeds + hives;
    let of_queens = of_spawns + queens;
    // The last place is the end of the turn.
    let places = of_queens + 1;
    if places == 1 {
        return Action::End;
    }
    // Most draws fall on an ant, several times until one fits: its tile must be at hand.
    let mut ants = [0; TILES];
    for (ant, at) in ants.iter_mut().zip(own) {
        *ant = at.number() as u8;
    }
    loop {
        let place = chance::below(rng, places);
        if place < of_ants {
            let ant = tile(usize::from(ants[(place / PLACES) as usize]));
            match place % PLACES {
                direction @ 0..MERGE => {
                    // Beside the board the neighbour is the ant itself, which stands in its own way.
                    let to = neighbour(ant, direction);
                    if can_move
                        && !state.occupied.contains(to)
                        && (!tied.contains(ant) || game.hives_of(state, seat).contains(to))
                    {
                        return Action::Move(ant, to);
                    }
                }
                MERGE => {
                    if can_merge && game.can_merge(state, seat, ant) {
                        return Action::Merge(ant);
                    }
                }
                _ => {
                    if can_attack
                        && !state.attacked.contains(ant)
                        && !state.enemies(seat).beside(ant).is_empty()
                    {
                        return Action::Attack(ant);
                    }
                }
            }
        } else if place < of_sugar {
            let at = game.sugar_tiles[(place - of_ants) as usize];
            if is_ready_to_gather(state, seat, at) {
                return Action::Gather(at);
            }
        } else if place < of_nodes {
            let place = place - of_sugar;
            let ant = beside_nodes.nth(place / NODE_PLACES);
            let direction = place % NODE_PLACES;
            // The ninth place is the ant's own tile; beside the board that tile must not count again.
            let node = if direction == 8 { ant } else { neighbour(ant, direction) };
            if (direction == 8 || node != ant) && state.nodes.contains(node) {
                return Action::GatherFrom(ant, node);
            }
        } else if place < of_drops {
            return Action::Drop(loaded.nth(place - of_nodes));
        } else if place < of_feeds {
            let place = place - of_drops;
            let ant = loaded.nth(place / FEED_PLACES);
            let to = neighbour(ant, place % FEED_PLACES);
            if state.neutral().contains(to) {
                return Action::Feed(ant, to);
            }
        } else if place < of_spawns {
            let at = hatchery[(place - of_feeds) as usize];
            if game.is_spawn_tile(state, at) {
                return Action::Spawn(at);
            }
        } else if place < of_queens {
            return Action::Queen(game.queen_tiles(state, seat).nth(place - of_spawns));
        } else {
            return Action::End;
        }
    }
}

#[inline]
fn is_ready_to_gather(state: &State, seat: Seat, at: Tile) -> bool {
    state.own(seat).contains(at) && state.of_kind(Kind::Worker).contains(at) && !state.gathered.contains(at)
}
