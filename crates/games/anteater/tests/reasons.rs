//! Why a hint advises what it advises: each reason in a position of its own.
#![allow(clippy::unwrap_used)]

use hexapod_anteater::{Anteater, State};
use hexapod_core::{Notation, Rules, Wish};
use hexapod_testkit::opinions;

fn set_up(text: &str) -> (Anteater, State) {
    Anteater::set_up(&Wish::default(), text).unwrap()
}

#[test]
fn reasons_are_declared_and_tell_no_secret() {
    for seats in 2..=5 {
        let game = Anteater::from_wish(&Wish::seats(seats)).unwrap();
        assert!(opinions::reasons(&game, 4).len() > 5);
    }
}

#[test]
fn a_die_wins_leads_and_finds() {
    let start = "seats 3\nround 1 start P1\nmounds A=6 B=4 C=9\n";
    opinions::reasons_are(
        set_up,
        &[
            (
                &format!("{start}die A1.1 P1 3\ndie A2.1 P2 5\nphase decide P3 own 6\n"),
                "place A3.1",
                &["It takes the lead on mound A with 6, where the Queen is worth 7."],
            ),
            (
                &format!("{start}die A1.1 P1 3\ndie A2.1 P2 2\nphase decide P2 own 5\n"),
                "place A2.2",
                &["It takes the lead on mound A with 7, where the Queen is worth 7."],
            ),
            (
                &format!("{start}die A1.1 P1 6\ndie A2.1 P2 2\nphase decide P1 own 5\n"),
                "place A1.2",
                &["It digs up an item: sneakers, the first of its kind."],
            ),
            (
                &format!("{start}die A1.1 P1 6\ndie A2.1 P2 3\nphase decide P3 own 5\n"),
                "place A3.1",
                &[
                    "It brings you second place on mound A, worth a General of 3.",
                    "It brings your total on mound A to the worm number 5: a worm, if it stays so.",
                ],
            ),
            (
                &format!("{start}phase decide P1 own 6\n"),
                "place A1.1",
                &[
                    "Nobody else is on mound A yet, whose Queen is worth 7; your column has room for one more die.",
                ],
            ),
            (
                &format!("{start}phase decide P1 own 2\n"),
                "reroll",
                &["A 2 is low: another roll shows 3.5 on average."],
            ),
            (&format!("{start}phase decide P1 own 6\n"), "pass", &[]),
            ("seats 3\nmounds A=7 B=3 C=10\nphase decide P1 own 5\n", "place A1.1", &["It digs up a worm."]),
            (
                "seats 2\nmounds A=6 B=4 C=9\ndie A1.1 P2 3\nphase decide P1 neutral 6\n",
                "place A2.1",
                &[
                    "It takes the lead on mound A from P2 and gives it to the third colour; the Queen is worth 7.",
                ],
            ),
            (
                "seats 3\nmounds A=6 B=4 C=9\ndie A1.1 P1 3\nP1 dice 0\nP2 dice 1\nP3 dice 0\nphase decide P2 own 6\n",
                "place A2.1",
                &["It wins the Queen of mound A: 7 points."],
            ),
        ],
    );
}
