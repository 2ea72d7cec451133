//! What a seat may decide; the list of legal actions.

use hexapod_core::Seat;

use crate::game::DominAnts;
use crate::state::{Kind, Phase, State};
use crate::tiles::{Tile, TileSet};

/// A decision of a seat. An ant is named by its tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// The ant goes to a neighbouring tile.
    Move(Tile, Tile),
    /// The worker takes a cube from the permanent node under it.
    Gather(Tile),
    /// The worker takes a cube from the limited node on the second tile.
    GatherFrom(Tile, Tile),
    /// The worker unloads everything.
    Drop(Tile),
    /// The worker feeds the neutral ant on the second tile.
    Feed(Tile, Tile),
    /// A worker hatches.
    Spawn(Tile),
    /// The ant will grow; the cube and the action point are paid.
    Merge(Tile),
    /// The growing ant absorbs this one.
    With(Tile),
    /// A new queen appears.
    Queen(Tile),
    /// The ant opens a battle.
    Attack(Tile),
    /// The ant joins the battle.
    Join(Tile),
    /// The battle is fought.
    Strike,
    /// The turn ends.
    End,
    /// The ant's cube pays the tax.
    Pay(Tile),
    /// The ant is given up for the tax.
    Sacrifice(Tile),
}

/// Writes the legal actions in the order of 12.5.
pub(crate) fn legal_actions(game: &DominAnts, state: &State, out: &mut Vec<Action>) {
    out.clear();
    match state.phase {
        Phase::Main(seat) => list_main(game, state, seat, out),
        Phase::Merge(seat, growing) => {
            out.extend(game.partners(state, seat, growing).iter().map(Action::With));
        }
        Phase::Battle(seat) => {
            if state.ap >= game.costs.attack {
                out.extend(game.candidates(state, seat).iter().map(Action::Join));
            }
            out.push(Action::Strike);
        }
        Phase::Tax(payers) => {
            if let Some(seat) = game.payer(state, payers) {
                let loaded = state.own(seat) & state.loaded;
                if loaded.is_empty() {
                    out.extend(state.own(seat).iter().map(Action::Sacrifice));
                } else {
                    out.extend(loaded.iter().map(Action::Pay));
                }
            }
        }
        Phase::Start | Phase::EventRoll | Phase::EventTile { .. } | Phase::EventPlayer | Phase::Over => {}
    }
}

fn list_main(game: &DominAnts, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let own = state.own(seat);
    if state.ap >= game.move_cost(state) {
        let vacant = state.vacant();
        let tied = game.tied_queens(state, seat);
        for from in own {
            if tied.contains(from) {
                let inside = vacant & game.hives_of(state, seat);
                out.extend(inside.beside(from).map(|to| Action::Move(from, to)));
            } else {
                out.extend(vacant.beside(from).map(|to| Action::Move(from, to)));
            }
        }
    }
    if state.ap >= game.costs.gather {
        list_gathering(game, state, seat, out);
    }
    let loaded = own & state.loaded;
    if !loaded.is_empty() {
        if state.ap >= game.costs.drop {
            out.extend(loaded.iter().map(Action::Drop));
        }
        if state.ap >= game.costs.feed && game.is_below_limit(state, seat, Kind::Worker) {
            let neutral = state.neutral();
            for from in loaded & neutral.spread() {
                out.extend(neutral.beside(from).map(|to| Action::Feed(from, to)));
            }
        }
    }
    if game.can_spawn(state, seat) {
        out.extend(game.spawn_tiles(state, seat).iter().map(Action::Spawn));
    }
    if state.ap >= game.costs.merge {
        out.extend(game.mergeable(state, seat).iter().map(Action::Merge));
    }
    if game.can_replace_queen(state, seat) {
        out.extend(game.queen_tiles(state, seat).iter().map(Action::Queen));
    }
    if state.ap >= game.costs.attack {
        let ready = (own - state.attacked) & state.enemies(seat).spread();
        out.extend(ready.iter().map(Action::Attack));
    }
    out.push(Action::End);
}

fn list_gathering(game: &DominAnts, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let ready = (state.own(seat) & state.of_kind(Kind::Worker)) - state.gathered;
    let sugar = if state.supply > 0 { game.sugar } else { TileSet::EMPTY };
    for ant in ready & (sugar | state.nodes.spread()) {
        if sugar.contains(ant) {
            out.push(Action::Gather(ant));
        }
        out.extend(state.nodes.around(ant).map(|node| Action::GatherFrom(ant, node)));
    }
}
