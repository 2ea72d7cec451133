//! What the coach makes of a decision.
#![allow(clippy::unwrap_used)]

use hexapod_catalog::{AnyTable, LOST_MUCH, game};
use hexapod_core::Wish;

/// The last round: the 6 wins the Queen of 9 on mound A and nothing elsewhere.
const QUEEN: &str = "seats 3\nround 4 start P1\nmounds A=11 B=1 C=2\ndie A1.1 P2 3\ndie A1.2 P2 4\ndie A2.1 P3 5\n\
                     die A3.1 P1 4\ndie B1.1 P3 4\ndie C1.1 P2 2\nP1 dice 1\nP2 dice 0\nP3 dice 1\nphase decide P1 own 6";

fn set_up(id: &str, text: &str) -> Box<dyn AnyTable> {
    game(id).unwrap().set_up(&Wish::default(), text).unwrap()
}

fn steps(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|text| (*text).to_owned()).collect()
}

#[test]
fn a_decision_that_gives_the_game_away_has_lost_much_and_the_reason_is_told() {
    let table = set_up("anteater", QUEEN);
    let review = table.review(&steps(&["place C2.1"]), 1, &mut || true).unwrap();
    assert!(review.lost_much() && review.lost > LOST_MUCH, "{review:?}");
    assert_eq!(review.better[0], "place A3.2");
    assert_eq!(review.missed[0].key, "takes-lead", "{review:?}");
    let same = table.review(&steps(&["place C2.1"]), 1, &mut || true).unwrap();
    assert_eq!(review, same, "the same seed gives the same review");
}

#[test]
fn the_best_decision_loses_nothing() {
    let table = set_up("anteater", QUEEN);
    let review = table.review(&steps(&["place A3.2"]), 1, &mut || true).unwrap();
    assert!(!review.lost_much() && review.better.is_empty(), "{review:?}");
}

#[test]
fn a_mound_left_to_be_taken_is_the_reason() {
    let table = set_up(
        "termites",
        "mounds 1 M6 d4\nmounds 2 M7 i9\nunits 1 S2 f6\nunits 2 W3 d5 S2 e5 W2 c4\nhand 1 W1\nhand 2 W1\nturn 1 move",
    );
    let review = table.review(&steps(&["stay"]), 3, &mut || true).unwrap();
    assert!(review.lost > 0.0, "{review:?}");
    assert!(review.risks.iter().chain(&review.missed).next().is_some(), "{review:?}");
}

#[test]
fn several_steps_of_one_input_are_judged_together() {
    let table =
        set_up("dominants", "seats R B | turn R\nR q f6 s e7 w d4 store 2\nB q m13 s g6 g7 x g5 store 2");
    // The queen alone has 7, and the three around her have 10: she dies.
    let review = table.review(&steps(&["attack f6", "strike"]), 1, &mut || true).unwrap();
    assert!(review.lost_much(), "{review:?}");
}

#[test]
fn a_stopped_review_and_steps_that_are_not_legal_say_nothing() {
    let table = set_up("anteater", QUEEN);
    let mut asked = 0;
    let mut twice = || {
        asked += 1;
        asked <= 2
    };
    assert!(table.review(&steps(&["place C2.1"]), 1, &mut twice).is_none());
    assert_eq!(asked, 3, "a stopped search is not asked again");
    assert!(table.review(&steps(&["place A9.9"]), 1, &mut || true).is_none());
    assert!(table.review(&[], 1, &mut || true).is_none());
}
