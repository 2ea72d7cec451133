//! The laws of every game, on random play.

use hexapod_anteater::Anteater;
use hexapod_core::Wish;
use hexapod_testkit::laws::{self, Plan};
use hexapod_testkit::{games, wish};
use serde_json::json;

/// The same under version 1 of the rules.
fn first(wish: Wish) -> Wish {
    Wish { rules: Some(1), ..wish }
}

/// A set of mounds with tall, short and many columns, scarce items and few worms.
const ODD_SET: &str = include_str!("odd-set.toml");

fn plan(games: usize) -> Plan<Anteater> {
    let odd = |seats| Wish { data: Some(ODD_SET.to_owned()), ..Wish::seats(seats) };
    Plan::new(games)
        .presets()
        .table(wish(2, json!({ "pass_timing": "before_roll", "neutral_collects": false })))
        .table(wish(3, json!({ "pass_timing": "before_roll", "worm_match": "at_least", "start_worms": 4 })))
        .table(wish(4, json!({ "start_worms": 0, "rounds": 1, "first_player": "seat1" })))
        .table(wish(5, json!({ "start_worms": 4, "worm_match": "at_least" })))
        .table(wish(
            2,
            json!({ "first_player": "seat2", "neutral_start_worms": 4, "neutral_collects": false }),
        ))
        .table(wish(5, json!({ "first_player": "seat5", "neutral_start_worms": 4 })))
        .table(odd(2))
        .table(odd(4))
        .table(first(wish(2, json!({ "start_worms": 3, "first_player": "seat1" }))))
        .table(first(wish(4, json!({ "pass_timing": "before_roll", "rounds": 2 }))))
        .table(first(odd(2)))
}

#[test]
fn the_laws_hold() {
    laws::all(&plan(games(2, 100)).every(3));
}

#[test]
fn games_end_in_time_and_nothing_is_lost() {
    laws::games_end(&plan(games(100, 20_000)));
    laws::audit_holds(&plan(games(20, 2_000)));
    laws::results_agree(&plan(games(20, 2_000)));
}

#[test]
fn every_option_is_played() {
    laws::every_option_is_played::<Anteater>(games(1, 200));
}
