//! The laws of every game, on random play.

#![allow(clippy::unwrap_used)]

use hexapod_core::{Rules, SeedableRng, Silence, SmallRng, Step, ToMove, Wish, chance};
use hexapod_dominants::DominAnts;
use hexapod_testkit::laws::{self, Plan};
use hexapod_testkit::{games, wish};
use serde_json::{Value as Json, json};

/// The same under version 1 of the rules.
fn first(wish: Wish) -> Wish {
    Wish { rules: Some(1), ..wish }
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
        .table(wish(3, json!({ "cycle_limit": 0, "throne_turns": 1, "layout": "corner" })))
        .table(first(wish(2, json!({ "cycle_limit": 5, "throne_turns": 1, "layout": "inner" }))))
        .table(first(wish(4, json!({ "cycle_limit": 20, "throne_turns": 1, "captured_hive": "ruin" }))))
        .table(odd(2))
        .table(odd(4))
        .table(first(odd(3)))
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

#[test]
fn every_option_is_played() {
    laws::every_option_is_played::<DominAnts>(games(1, 20));
}

/// Random options, each within its table.
fn random_options(rules: u32, rng: &mut SmallRng) -> Json {
    let mut pick = |count: u32| chance::below(rng, count);
    json!({
        "cycle_limit": (if rules == 2 && pick(8) == 0 { 0 } else { 5 + pick(96) }),
        "throne_turns": 1 + pick(5),
        "extinction": pick(4) > 0,
        "events": pick(4) > 0,
        "layout": (["corner", "inner"][pick(2) as usize]),
        "queen_moves": (["free", "hive"][pick(2) as usize]),
        "spawn_ap": pick(2),
        "captured_hive": (["annex", "ruin"][pick(2) as usize]),
    })
}

#[test]
fn random_games_with_random_options_end_within_the_bound() {
    let mut rng = SmallRng::seed_from_u64(16);
    let mut actions = Vec::new();
    for seats in 2..=4 {
        for number in 0..games(40, 5_000) {
            // Every third game is one of version 1.
            let rules = if number % 3 == 0 { 1 } else { 2 };
            let options = random_options(rules, &mut rng);
            let table = Wish { rules: Some(rules), ..wish(seats, options.clone()) };
            let game = DominAnts::from_wish(&table).unwrap();
            let mut state = game.start();
            let mut steps = 0;
            loop {
                let step = match game.to_move(&state) {
                    ToMove::Over => break,
                    ToMove::Chance => Step::Chance(game.sample_chance(&state, &mut rng)),
                    ToMove::Seat(_) => Step::Action(game.sample_action(&state, &mut rng, &mut actions)),
                };
                game.play_unchecked(&mut state, &step, &mut Silence);
                steps += 1;
                if steps % 64 == 0 {
                    game.audit(&state).unwrap_or_else(|error| panic!("game {number}, {options}: {error}"));
                }
            }
            assert!(steps <= game.longest(), "{steps} steps, {options}");
            game.audit(&state).unwrap_or_else(|error| panic!("game {number}, {options}: {error}"));
        }
    }
}

#[test]
fn the_bound_is_that_of_the_rules_file() {
    let game = DominAnts::from_wish(&Wish::seats(4)).unwrap();
    assert_eq!(game.longest(), 15_866);
    let game = DominAnts::from_wish(&wish(4, json!({ "cycle_limit": 0 }))).unwrap();
    assert_eq!(game.longest(), 1 + 131 * 4 * 1000 + 5 * 999);
}
