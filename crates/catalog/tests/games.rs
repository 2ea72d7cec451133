//! Every game of the catalog, whichever they are.
#![allow(clippy::unwrap_used)]

use hexapod_catalog::{Player, games};
use hexapod_core::Wish;

#[test]
fn every_game_is_played_to_its_end_by_bots() {
    let players: Vec<Player> = ["search:20", "random"].map(|player| player.parse().unwrap()).to_vec();
    for game in games() {
        let info = game.info();
        let wish = Wish { seats: Some(*info.seats.end()), ..Wish::default() };
        let result = game.simulator(&wish, &players).unwrap().run(1);
        let shares: f32 = result.win_shares.iter().sum();
        assert!(result.steps > 10 && shares <= 1.0 + 1e-4, "{}: {result:?}", info.id);
    }
}

#[test]
fn ids_differ() {
    let mut ids: Vec<&str> = games().map(|game| game.info().id).collect();
    let listed = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), listed);
}
