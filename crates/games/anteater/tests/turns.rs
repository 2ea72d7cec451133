//! How long a game can last (section 13), and that each turn has a number of its own.

#![allow(clippy::unwrap_used)]

use hexapod_anteater::Anteater;
use hexapod_core::{Replay, Rules as _, Wish};
use serde_json::Value as Json;

fn longest(seats: usize, option: Option<(&str, Json)>) -> usize {
    let options = option.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
    Anteater::from_wish(&Wish { options, ..Wish::seats(seats) }).unwrap().longest()
}

#[test]
fn the_bounds_are_those_of_the_rules_file() {
    assert_eq!(longest(5, None), 347);
    assert_eq!(longest(5, Some(("pass_timing", "before_roll".into()))), 447);
    assert_eq!(longest(5, Some(("start_worms", 4.into()))), 347 + 20);
    assert_eq!(longest(2, None), 283);
    assert_eq!(longest(2, Some(("neutral_start_worms", 4.into()))), 283);
    // 6 mounds, 30 dice, 6 + 12 + 9 worms.
    assert_eq!(longest(3, Some(("rounds", 2.into()))), 1 + 6 + 2 * 30 + 2 * 27);
}

const TABLE: &str = "mounds A=1 B=6 C=9\n";

/// Returns the number of the turn before and after these steps.
fn numbers(position: &str, steps: &str) -> (u32, u32) {
    let mut replay = Replay::<Anteater>::from_position(&Wish::default(), position).unwrap();
    let before = replay.game().turn(replay.state());
    for step in steps.split("; ") {
        replay.submit(None, step).unwrap();
    }
    (before, replay.game().turn(replay.state()))
}

#[test]
fn all_steps_of_a_turn_have_its_number() {
    let (before, after) = numbers(&format!("seats 3\n{TABLE}turn P1"), "roll 2; reroll; roll 3");
    assert_eq!(before, after);
    let (before, after) = numbers(&format!("seats 2\n{TABLE}turn P1"), "throw neutral; roll 3");
    assert_eq!(before, after);
}

/// In each case the same seat comes to its next turn.
#[test]
fn the_next_turn_of_a_seat_has_another_number() {
    let three = format!("seats 3\n{TABLE}turn P1");
    let (before, after) = numbers(&three, "roll 2; place A1.1; roll 2; place A2.1; roll 2; place A3.1");
    assert_ne!(before, after);
    // One die of each kind less.
    let two = format!("seats 2\n{TABLE}turn P1");
    let (before, after) = numbers(&two, "throw own; roll 2; place A1.1; throw neutral; roll 2; place A2.1");
    assert_ne!(before, after);
    // The last dice are of the third colour, and all are P1's.
    let last = format!("seats 2\n{TABLE}P1 dice 0\nP2 dice 0 neutral 0\nturn P1");
    let (before, after) = numbers(&last, "roll 2; place A1.1");
    assert_ne!(before, after);
}

#[test]
fn a_turn_of_the_next_round_has_another_number() {
    let number = |round: u8| {
        let position = format!("seats 3\nround {round} start P1\n{TABLE}turn P1");
        let replay = Replay::<Anteater>::from_position(&Wish::default(), &position).unwrap();
        replay.game().turn(replay.state())
    };
    assert_ne!(number(1), number(2));
}
