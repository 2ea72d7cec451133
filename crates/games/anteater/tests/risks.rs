//! What the coach warns of, and what it says against a decision: each in a position of its own.
#![allow(clippy::unwrap_used)]

use hexapod_anteater::{Anteater, State};
use hexapod_core::{Notation, Rules, Seat, Wish};
use hexapod_testkit::opinions;

fn set_up(text: &str) -> (Anteater, State) {
    Anteater::set_up(&Wish::default(), text).unwrap()
}

#[test]
fn risks_are_declared() {
    for seats in 2..=5 {
        let game = Anteater::from_wish(&Wish::seats(seats)).unwrap();
        assert_eq!(opinions::risks(&game, 4).len(), 1);
    }
}

#[test]
fn a_lead_that_the_next_die_can_take_is_told() {
    let start = "seats 3\nround 1 start P1\nmounds A=6 B=4 C=9\n";
    let cases = [
        // P2 stands to the right and must have more.
        (
            "die A1.1 P1 5\ndie A2.1 P2 3\n",
            "P2 can pass you on mound A with a 3 or more; the Queen there is worth 7.",
        ),
        (
            "die A1.1 P1 6\ndie A2.1 P2 6\n",
            "P2 can pass you on mound A with any roll; the Queen there is worth 7.",
        ),
        (
            "die A1.1 P1 6\ndie A2.1 P2 1\n",
            "P2 can pass you on mound A with a 6; the Queen there is worth 7.",
        ),
    ];
    for (dice, expected) in cases {
        let (game, state) = set_up(&format!("{start}{dice}phase decide P1 own 2\n"));
        assert_eq!(opinions::warned(&game, &state, Seat::new(0)), [expected]);
        assert_eq!(opinions::warned(&game, &state, Seat::new(1)), [""; 0]);
    }
}

#[test]
fn a_missed_lead_is_told_against_another_place() {
    let (game, state) = set_up(
        "seats 3\nround 1 start P1\nmounds A=6 B=4 C=9\ndie A1.1 P1 3\ndie A2.1 P2 5\nphase decide P3 own 6\n",
    );
    let (_, missed) = opinions::why_not_play(&game, &state, "place B1.1", "place A3.1");
    assert_eq!(missed, ["It takes the lead on mound A with 6, where the Queen is worth 7."]);
}
