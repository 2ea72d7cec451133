//! What the coach warns of, and what it says against a decision: each in a position of its own.
#![allow(clippy::unwrap_used)]

use hexapod_core::{Notation, Rules, Seat, Wish};
use hexapod_dominants::{DominAnts, State};
use hexapod_testkit::opinions;

fn set_up(text: &str) -> (DominAnts, State) {
    DominAnts::set_up(&Wish::default(), text).unwrap()
}

#[test]
fn risks_are_declared() {
    for seats in 2..=4 {
        // A few cycles are enough.
        let options = [("cycle_limit".to_owned(), serde_json::json!(5))].into_iter().collect();
        let game = DominAnts::from_wish(&Wish { options, ..Wish::seats(seats) }).unwrap();
        assert!(opinions::risks(&game, 2).contains_key("ant-at-risk"));
    }
}

const POSITION: &str = "seats R B | turn R\nR q a1 s b2 w h8 store 2\nB q n14 s j10 w k11 store 2";

#[test]
fn an_ant_that_can_be_struck_is_told_with_both_powers() {
    let (game, state) = set_up(POSITION);
    let said = opinions::warned(&game, &state, Seat::new(0));
    assert_eq!(said, ["B can strike your worker on h8 next turn, with 3 against 1."]);
}

#[test]
fn a_held_throne_is_told_before_the_colony_falls() {
    let (game, state) = set_up("seats R B | turn R\nR q a1 w h8 store 2\nB q n14 s b2 w k11 store 2");
    let said = opinions::warned(&game, &state, Seat::new(0));
    assert!(said[0].starts_with("B holds your throne on b2."), "{said:?}");
}

#[test]
fn walking_into_a_strike_is_told_against_a_walk_that_does_not() {
    let (game, state) =
        set_up("seats R B | turn R\nR q a1 s b2 w d4 w c5 store 2\nB q n14 s m13 w n13 store 2");
    let (risks, _) = opinions::why_not_play(&game, &state, "go d4 l12", "move c5-c6");
    assert!(risks[0].starts_with("B can strike your worker on l12"), "{risks:?}");
}
