//! What bots think of Pocket.
#![allow(clippy::unwrap_used)]

use hexapod_core::heuristic::own_weights;
use hexapod_core::{Heuristic, Notation, Rules, Wish};
use hexapod_pocket::Pocket;
use hexapod_testkit::opinions;

#[test]
fn opinions_hold() {
    for seats in Pocket::INFO.seats.clone() {
        opinions::hold(&Pocket::from_wish(&Wish::seats(seats)).unwrap(), 20, 1.0);
    }
}

#[test]
fn a_match_looks_better_than_a_higher_die() {
    let text = "seats 2\ndice 1 4 6\nhand A 1 2\nplayed A 4\nhand B 3 5\nplayed B 2\nphase pick A";
    let (game, state) = Pocket::set_up(&Wish::default(), text).unwrap();
    let (mut actions, mut likely) = (Vec::new(), Vec::new());
    game.legal_actions(&state, &mut actions);
    game.weigh(&state, &actions, &own_weights::<Pocket>(), &mut likely);
    assert!(likely[1] > likely[2] && likely[2] > likely[0], "{likely:?}");
}
