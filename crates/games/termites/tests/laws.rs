//! The laws of every game, on random play, and what imagined hands are like.

#![allow(clippy::unwrap_used)]

use hexapod_core::{Notation, Rules, Seat, Wish};
use hexapod_termites::{Data, Termites};
use hexapod_testkit::laws::{self, Plan};
use hexapod_testkit::{games, wish};
use serde_json::json;

/// The maps of T46: plain, advanced, random, built.
fn maps() -> Vec<Wish> {
    let of = |seats: usize, maps: &[&str]| {
        maps.iter().map(|map| wish(seats, json!({ "map": map }))).collect::<Vec<_>>()
    };
    [
        of(2, &["auto", "random", "build"]),
        of(3, &["auto", "spokes", "random", "build"]),
        of(4, &["auto", "oases", "random", "build"]),
    ]
    .concat()
}

/// Every option at another value than its default.
fn variants() -> Vec<Wish> {
    let mut unequal = Data::standard(2);
    let blue = unequal.colonies.get_mut("blue").unwrap();
    blue.tokens.clear();
    blue.tokens.extend([("W1".to_owned(), 2), ("F2".to_owned(), 3), ("S1".to_owned(), 1)]);
    let red = unequal.colonies.get_mut("red").unwrap();
    red.tokens.insert("W9".to_owned(), 6);
    let unequal = Wish { data: Some(unequal.to_toml()), ..Wish::seats(3) };
    vec![
        wish(2, json!({ "retreat_chooser": "defender", "flyer_vegetation": "pushed", "tokens": 12 })),
        wish(2, json!({ "colonies": ["random", "gray"], "start_mounds": 1, "last_turn": "immediate" })),
        wish(3, json!({ "colonies": ["gold", "gray", "red"], "mounds_in_way": "block", "start_mounds": 2 })),
        wish(
            3,
            json!({ "colonies": ["random", "random", "random"], "tokens": 9, "map": "build", "tiles": 15 }),
        ),
        wish(
            4,
            json!({ "colonies": ["random", "blue", "random", "red"], "flyer_vegetation": "pushed", "map": "random",
                    "retreat_chooser": "defender", "start_mounds": 2, "last_turn": "immediate" }),
        ),
        unequal,
        wish(2, json!({ "colonies": "random", "mounds_in_way": "ground", "tokens": 12 })),
        wish(
            3,
            json!({ "map": "spokes", "mound_terrain": "any", "start_mounds": 2, "mounds_in_way": "ground" }),
        ),
        wish(4, json!({ "map": "build", "tiles": 0, "tokens": 9, "colonies": ["random"] })),
        wish(
            2,
            json!({ "map": "build", "build_limits": false, "mound_terrain": "any", "flyer_vegetation": "pushed" }),
        ),
    ]
}

/// The same under version 1: its maps, and the options that it has.
fn old() -> Vec<Wish> {
    let options = [
        wish(2, json!({ "retreat_chooser": "defender", "flyer_vegetation": "pushed", "tokens": 12 })),
        wish(
            3,
            json!({ "colonies": ["random", "gray", "random"], "mounds_in_way": "block", "start_mounds": 2 }),
        ),
        wish(4, json!({ "map": "build", "tiles": 15, "tokens": 9, "last_turn": "immediate" })),
    ];
    maps().into_iter().chain(options).map(|wish| Wish { rules: Some(1), ..wish }).collect()
}

#[test]
fn the_laws_hold_on_every_map() {
    laws::all(&Plan::<Termites>::new(games(1, 40)).tables(maps()).every(8));
}

#[test]
fn the_laws_hold_with_every_option() {
    laws::all(&Plan::<Termites>::new(games(1, 40)).tables(variants()).presets().every(8).seed(2));
}

#[test]
fn the_laws_hold_in_version_1() {
    laws::all(&Plan::<Termites>::new(games(1, 20)).tables(old()).every(8).seed(4));
}

/// T46: every game ends in time and keeps the invariants.
#[test]
fn games_end_in_time_and_nothing_is_lost() {
    let plan = |few, many| {
        Plan::<Termites>::new(games(few, many)).tables([maps(), variants(), old()].concat()).seed(3)
    };
    laws::games_end(&plan(20, 10_000));
    laws::audit_holds(&plan(20, 1_000));
    laws::results_agree(&plan(5, 1_000));
    for table in maps() {
        assert!(Termites::from_wish(&table).unwrap().longest() <= 649);
    }
    let longest = wish(4, json!({ "map": "build", "start_mounds": 2 }));
    assert_eq!(Termites::from_wish(&longest).unwrap().longest(), 649);
    assert_eq!(Termites::from_wish(&Wish { rules: Some(1), ..longest }).unwrap().longest(), 648);
}

/// Two of three unseen tokens are in the hand of seat 2: N1 W1 in two of three deals, W1 W1 in one.
#[test]
fn imagined_hands_follow_the_draws() {
    let text = |hand: &str, stack: &str, phase: &str| {
        let (game, state) = Termites::set_up(
            &Wish::default(),
            &format!("hand 2 {hand}\nstack 2 {stack}\nunits 1 W1 a1\n{phase}"),
        )
        .unwrap();
        (game, state)
    };
    let seat = Seat::new(0);
    let (game, state) = text("W1 W1", "N1", "phase hatch 1");
    let (_, other) = text("N1 W1", "W1", "phase hatch 1");
    laws::imagine_follows(&game, &state, seat, &[(state, 1), (other, 2)], 6_000);
    laws::imagine_follows(&game, &other, seat, &[(state, 1), (other, 2)], 6_000);
    // A seat knows its own hand.
    laws::imagine_reaches(&game, &state, Seat::new(1), &[state], 100);
    // Once seat 2 has shown N1 there is only one world.
    let (game, shown) = text("N1 W1", "W1", "phase place 2 N1");
    laws::imagine_reaches(&game, &shown, seat, &[shown], 100);
}

/// A shown token is in the hand, and the hands with it are as likely as the draws made them: of the ten hands out of
/// W1 W1 W1 N1 S1 those with a W1 are W1 W1 W1 (1 way), W1 W1 N1 (3), W1 W1 S1 (3) and W1 N1 S1 (3).
#[test]
fn imagined_hands_hold_what_was_shown() {
    let world = |hand: &str, stack: &str| {
        let text = format!("hand 2 {hand}\nstack 2 {stack}\nunits 1 W1 a1\nphase place 2 W1");
        Termites::set_up(&Wish::default(), &text).unwrap()
    };
    let (game, one) = world("W1 W1 W1", "N1 S1");
    let worlds = [
        (one, 1),
        (world("N1 W1 W1", "S1 W1").1, 3),
        (world("S1 W1 W1", "N1 W1").1, 3),
        (world("N1 S1 W1", "W1 W1").1, 3),
    ];
    laws::imagine_follows(&game, &one, Seat::new(0), &worlds, 20_000);
}

/// Three hands at once: every combination, each as likely as its ways.
#[test]
fn imagined_hands_of_several_seats_are_independent() {
    let world = |second: (&str, &str), third: (&str, &str)| {
        let text = format!(
            "seats blue red gold\nhand 2 {}\nstack 2 {}\nhand 3 {}\nstack 3 {}\nunits 1 W1 a1\nphase hatch 1",
            second.0, second.1, third.0, third.1
        );
        Termites::set_up(&Wish::default(), &text).unwrap()
    };
    let second = [(("F1", "W1 W1"), 1), (("W1", "F1 W1"), 2)];
    let third = [(("N1 N3", "S1"), 1), (("N1 S1", "N3"), 1), (("N3 S1", "N1"), 1)];
    let mut worlds = Vec::new();
    for (hand, weight) in second {
        for (other, times) in third {
            worlds.push((world(hand, other).1, weight * times));
        }
    }
    let (game, state) = world(second[0].0, third[0].0);
    laws::imagine_follows(&game, &state, Seat::new(0), &worlds, 20_000);
}

#[test]
fn every_option_is_played() {
    laws::every_option_is_played::<Termites>(games(1, 200));
}
