//! Why a hint advises what it advises: each reason in a position of its own.
#![allow(clippy::unwrap_used)]

use hexapod_core::{Notation, Rules, Wish};
use hexapod_dominants::{DominAnts, State};
use hexapod_testkit::opinions;

fn set_up(text: &str) -> (DominAnts, State) {
    DominAnts::set_up(&Wish::default(), text).unwrap()
}

#[test]
fn reasons_are_declared_and_tell_no_secret() {
    for seats in 2..=4 {
        // A few cycles are enough, and the danger map is slow.
        let options = [("cycle_limit".to_owned(), serde_json::json!(5))].into_iter().collect();
        let game = DominAnts::from_wish(&Wish { options, ..Wish::seats(seats) }).unwrap();
        let seen = opinions::reasons(&game, 3);
        assert!(seen.len() > 3, "with {seats} seats: {seen:?}");
    }
}

#[test]
fn ants_fight_fetch_grow_and_flee() {
    let blue = "B q n14 s m13 w k11 store 2";
    opinions::reasons_are(
        set_up,
        &[
            (
                "seats R B | turn R\nR q a1 s h8 s h9 w d4 store 2\nB q n14 w i9 w k11 store 2",
                "attack h8; join h9; strike",
                &["It kills B’s worker on i9."],
            ),
            (
                "seats R B | turn R\nR q a1 s h7 w d4 store 2\nB q n14 w i9 w k11 store 2",
                "move h7-h8; attack h8; strike",
                &["It leads up to an attack that kills B’s worker on i9 this turn."],
            ),
            (
                &format!("seats R B | turn R\nR q a1 s b2 w d4+2 store 0\n{blue}"),
                "drop d4",
                &["It brings 2 cubes of sugar into your store."],
            ),
            (
                &format!("seats R B | turn R\nR q a1 s b2 w e5+2 store 0\n{blue}"),
                "move e5-d4; drop d4",
                &["It brings 2 cubes of sugar into your store this turn."],
            ),
            (
                &format!("seats R B | turn R\nR q a1 s b2 w h8+2 store 0\n{blue}"),
                "move h8-g7",
                &["This walk carries sugar from h8 towards your hive: 3 moves are left."],
            ),
            (
                &format!("seats R B | turn R\nR q a1 s b2 w e5 store 0\n{blue}"),
                "move e5-f6",
                &["This walk brings the worker from e5 to within one move of sugar."],
            ),
            (
                &format!("seats R B | turn R\nR q a1 s b2 w g7 store 0\n{blue}"),
                "gather g7",
                &["It takes sugar on g7."],
            ),
            (
                &format!("seats R B | turn R\nR q a1 s b2 w d4 store 6\n{blue}"),
                "spawn b1",
                &["It gives you one more worker, on b1."],
            ),
            (
                &format!("seats R B | turn R\nR q a1 w b2 w b3 store 6\n{blue}"),
                "merge b2; with b3",
                &["It gives you a soldier on b2."],
            ),
            (
                &format!("seats R B | turn R\nR q a1 s g7 w d4 store 0\n{blue}"),
                "move g7-h8",
                &["This walk brings a fighter from g7 to within 5 moves of the throne of B."],
            ),
            (
                "seats R B | turn R\nR q a1 s l12 w d4 store 0\nB q k14 w k11 store 2",
                "move l12-m13",
                &["It holds the throne of B on m13."],
            ),
            (&format!("seats R B | turn R\nR q a1 s g7 w d4 store 0\n{blue}"), "end", &[]),
        ],
    );
}
