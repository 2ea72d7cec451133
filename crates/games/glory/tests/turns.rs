//! How long a game can last (section 20), and that each turn has a number of its own.

#![allow(clippy::unwrap_used)]

use hexapod_core::{NamedPositions, Notation as _, Rules as _, Wish};
use hexapod_glory::Glory;
use hexapod_testkit::wish;
use serde_json::json;

#[test]
fn the_bounds_are_those_of_the_rules_file() {
    let longest =
        |seats, rounds: u8| Glory::from_wish(&wish(seats, json!({ "rounds": rounds }))).unwrap().longest();
    // Two Legacy phases, after rounds 5 and 10.
    assert_eq!(longest(4, 15), 4 * 45 + 4 * 15 * 3_000 + 2 * 300 * 12);
    assert_eq!(longest(3, 10), 3 * 45 + 3 * 10 * 3_000 + 300 * 12);
    assert_eq!(longest(2, 5), 2 * 45 + 2 * 5 * 3_000);
}

#[test]
fn each_turn_has_its_number() {
    let named = hexapod_testkit::scenario::named_positions(Glory::INFO.rules_text).unwrap();
    let number = |text: &str| {
        let text = NamedPositions::expand(&named, &format!("use P2\n{text}")).unwrap();
        let (game, state) = Glory::set_up(&Wish::default(), &text).unwrap();
        game.turn(&state)
    };
    let first = number("round 1\nturn blue\nphase Move blue");
    assert_eq!(number("round 1\nturn blue\nphase Buy blue"), first);
    let others = [(1, "red"), (2, "blue"), (2, "red"), (3, "blue")]
        .map(|(round, seat)| number(&format!("round {round}\nturn {seat}\nphase Move {seat}")));
    for (index, other) in others.iter().enumerate() {
        assert!(*other != first && !others[..index].contains(other), "{first} {others:?}");
    }
}
