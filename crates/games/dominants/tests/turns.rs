//! How long a game can last (section 16), and that each turn has a number of its own.

#![allow(clippy::unwrap_used)]

use hexapod_core::{Replay, Rules as _, Wish};
use hexapod_dominants::DominAnts;
use serde_json::Value as Json;

fn longest(seats: usize, options: &[(&str, Json)]) -> usize {
    let options = options.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
    DominAnts::from_wish(&Wish { options, ..Wish::seats(seats) }).unwrap().longest()
}

#[test]
fn the_bounds_are_those_of_the_rules_file() {
    assert_eq!(longest(4, &[]), 15_866);
    assert_eq!(longest(2, &[("cycle_limit", 10.into())]), 1 + 131 * 2 * 10 + 5 * 9);
    assert_eq!(longest(3, &[("cycle_limit", 0.into())]), 1 + 131 * 3 * 1_000 + 5 * 999);
}

fn number(position: &str) -> u32 {
    let replay = Replay::<DominAnts>::from_position(&Wish::default(), position).unwrap();
    replay.game().turn(replay.state())
}

#[test]
fn each_turn_has_its_number() {
    let ants = "R q a1 w d4 c4 store 3\nB q n14 w k11 store 3";
    let number = |head: &str| number(&format!("seats R B | {head}\n{ants}"));
    let first = number("cycle 1 | turn R");
    assert_eq!(number("cycle 1 | turn R | ap 3"), first);
    assert_eq!(number("cycle 1 | turn R | phase MERGE d4"), first);
    let others = ["cycle 1 | turn B", "cycle 2 | turn R", "cycle 2 | turn B", "cycle 3 | turn R"].map(number);
    for (index, other) in others.iter().enumerate() {
        assert!(*other != first && !others[..index].contains(other), "{first} {others:?}");
    }
}
