//! The laws of every game, on random play.

use hexapod_core::{Rules, Seat, Wish};
use hexapod_pocket::{Phase, Pocket, State};
use hexapod_testkit::games;
use hexapod_testkit::laws::{self, Plan};
use serde_json::{Map, json};

fn plan(games: usize) -> Plan<Pocket> {
    let options = Map::from_iter([("ties".to_owned(), json!("last")), ("matches".to_owned(), json!(false))]);
    Plan::new(games)
        .presets()
        .table(Wish { options, ..Wish::seats(3) })
        // The last card that is hidden turns over all of them.
        .reveals(|game, before: &State, _| before.phase() == Phase::Hide(Seat::new(game.seats() - 1)))
}

#[test]
fn the_laws_hold() {
    laws::all(&plan(games(10, 2_000)));
}

#[test]
fn every_option_is_played() {
    laws::every_option_is_played::<Pocket>(games(5, 500));
}
