//! What a whole turn may be played for: dead enemies, thrones, a new queen.

use hexapod_core::{Feat, Rules};

use crate::facts::ant_text;
use crate::game::DominAnts;
use crate::state::{Kind, Phase, State};
use crate::tiles::Tile;

/// Returns what the seat on turn may bring about and has not yet.
pub(super) fn feats(game: &DominAnts, state: &State) -> Vec<Feat> {
    let Phase::Main(seat) = state.phase else { return Vec::new() };
    let own = game.seat_name(seat);
    let mut feats = Vec::new();
    for other in state.active.iter().filter(|other| *other != seat) {
        if state.of(other).holder != Some(seat) {
            feats.push(Feat {
                fact: format!("throne {} {own} 0", game.seat_name(other)),
                key: "takes-throne",
            });
        }
    }
    if state.of(seat).holder.is_some() {
        feats.push(Feat { fact: format!("throne {own} -"), key: "frees-throne" });
    }
    if (state.own(seat) & state.of_kind(Kind::Queen)).count() == 0 {
        feats.push(Feat { fact: format!("ants {own} q 1"), key: "gains-queen" });
    }
    // Enemies stand still in this turn: an ant that is not there any more is dead.
    let enemies = state.enemies(seat);
    let queens = enemies & state.of_kind(Kind::Queen);
    let carriers = enemies & state.loaded;
    let key = |tile: Tile| match tile {
        _ if queens.contains(tile) => "fells-queen",
        _ if carriers.contains(tile) => "fells-carrier",
        _ => "fells-ant",
    };
    // What says most comes first.
    let mut tiles: Vec<Tile> = enemies.iter().collect();
    tiles.sort_by_key(|tile| (!queens.contains(*tile), !carriers.contains(*tile)));
    let fells =
        |tile: Tile| Feat { fact: format!("not ant {tile} {}", ant_text(game, state, tile)), key: key(tile) };
    feats.extend(tiles.into_iter().map(fells));
    feats
}
