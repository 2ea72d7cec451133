//! Why a hint advises what it advises: each reason in a position of its own.
#![allow(clippy::unwrap_used)]

use hexapod_core::{Notation, Rules, Wish};
use hexapod_termites::{State, Termites};
use hexapod_testkit::opinions;

fn set_up(text: &str) -> (Termites, State) {
    Termites::set_up(&Wish::default(), text).unwrap()
}

#[test]
fn reasons_are_declared_and_tell_no_secret() {
    for seats in 2..=4 {
        let game = Termites::from_wish(&Wish::seats(seats)).unwrap();
        assert!(opinions::reasons(&game, 4).len() > 5);
    }
}

/// A hand that nobody else sees changes no reason.
#[test]
fn hidden_hands_change_nothing() {
    let said = ["W1 W1 W1", "S2 N2 F2"].map(|hand| {
        let (game, state) = set_up(&format!(
            "mounds 1 M5 d3\nmounds 2 M5 h7\nunits 1 W3 h6\nunits 2 W2 d4\nhand 1 W1 W2 W3\nhand 2 {hand}\nturn 1"
        ));
        opinions::why_play(&game, &state, "place W3 g6")
    });
    assert!(!said[0].is_empty() && said[0] == said[1], "{said:?}");
}

/// Founding has reasons too, from the first decision on: how hard the Mound is to take, and where no enemy is near.
#[test]
fn founding_has_reasons() {
    let strong = "An attack on M9 needs a strength of 10, and a single token has 4 at most.";
    opinions::reasons_are(
        set_up,
        &[
            ("phase mound-pick 1 2 2 1", "mound M9 d3", &[strong]),
            (
                "mounds 1 M5 d3\nmounds 2 M5 h7\nunits 2 W2 h6\nphase rebuild-pick 1 turn 2",
                "mound M9 b3",
                &["No enemy unit is within two hexes of b3.", strong],
            ),
            (
                "mounds 1 M5 d3\nmounds 2 M5 h7\nunits 2 W2 b4\nphase rebuild-pick 1 turn 2",
                "mound M9 b2",
                &[strong],
            ),
        ],
    );
}
