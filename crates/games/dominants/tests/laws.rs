//! The laws of every game, on random play.

use hexapod_core::Wish;
use hexapod_dominants::DominAnts;
use hexapod_testkit::games;
use hexapod_testkit::laws::{self, Plan};
use serde_json::{Value as Json, json};

fn wish(seats: usize, options: Json) -> Wish {
    let Json::Object(options) = options else { panic!("options are an object") };
    Wish { options, ..Wish::seats(seats) }
}

/// A set with other costs, prices, hives, sugar and events than the standard one.
const ODD_SET: &str = include_str!("odd-set.toml");

fn plan(games: usize) -> Plan<DominAnts> {
    let odd = |seats| Wish { data: Some(ODD_SET.to_owned()), ..Wish::seats(seats) };
    Plan::new(games)
        .table(wish(2, json!({ "cycle_limit": 5, "throne_turns": 1, "layout": "inner" })))
        .table(wish(3, json!({ "cycle_limit": 8, "events": false, "queen_moves": "hive", "spawn_ap": 1 })))
        .table(wish(4, json!({ "cycle_limit": 20, "throne_turns": 1, "captured_hive": "ruin" })))
        .table(wish(4, json!({ "cycle_limit": 10, "throne_turns": 1, "extinction": false })))
        .table(odd(2))
        .table(odd(4))
}

#[test]
fn the_laws_hold() {
    laws::all(&plan(games(1, 30)).every(16));
}

#[test]
fn games_end_in_time_and_nothing_is_lost() {
    laws::games_end(&plan(games(10, 2_000)).presets());
    laws::audit_holds(&plan(games(2, 200)));
    laws::results_agree(&plan(games(2, 200)));
}
