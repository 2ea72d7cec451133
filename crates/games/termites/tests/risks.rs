//! What the coach warns of, and what it says against a decision: each in a position of its own.
#![allow(clippy::unwrap_used)]

use hexapod_core::{Notation, Rules, Seat, Wish};
use hexapod_termites::{State, Termites};
use hexapod_testkit::opinions;

fn set_up(text: &str) -> (Termites, State) {
    Termites::set_up(&Wish::default(), text).unwrap()
}

#[test]
fn risks_are_declared_and_tell_no_secret() {
    for seats in 2..=4 {
        let game = Termites::from_wish(&Wish::seats(seats)).unwrap();
        assert_eq!(opinions::risks(&game, 4).len(), 2);
    }
}

const POSITION: &str =
    "mounds 1 M5 d3\nmounds 2 M5 h7\nunits 1 W1 b3\nunits 2 W3 d4 W3 c4\nhand 1 W1 W2 W3\nturn 1";

#[test]
fn mounds_and_units_that_can_be_attacked_are_told_with_both_strengths() {
    let (game, state) = set_up(POSITION);
    assert_eq!(
        opinions::warned(&game, &state, Seat::new(0)),
        ["Red can take your M5 on d3: strength 6 against 5."]
    );
    assert_eq!(opinions::warned(&game, &state, Seat::new(1)), [""; 0]);
}
