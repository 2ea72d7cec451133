//! Why a hint advises what it advises: each reason in a position of its own.
#![allow(clippy::unwrap_used)]

use hexapod_core::{Rules, Wish};
use hexapod_glory::Glory;
use hexapod_testkit::opinions;

#[test]
fn reasons_are_declared_and_tell_no_secret() {
    for seats in 2..=4 {
        let game = Glory::from_wish(&Wish::seats(seats)).unwrap();
        assert!(opinions::reasons(&game, 2).len() > 3);
    }
}
