//! Steps are counted by turns.

use hexapod_catalog::PlayedStep;
use hexapod_core::Seat;
use hexapod_lab::turns;

/// A step of a seat (`.0`) or of chance in the turn of this number of the rules.
fn step((seat, turn): (Option<usize>, u32)) -> PlayedStep {
    PlayedStep { number: 0, actor: seat.map(Seat::new), turn, text: String::new(), draw: None }
}

fn numbers(steps: &[(Option<usize>, u32)]) -> Vec<u32> {
    turns(&steps.iter().copied().map(step).collect::<Vec<_>>())
}

#[test]
fn rolls_between_two_turns_belong_to_the_later_one() {
    assert_eq!(numbers(&[(None, 7), (Some(0), 8), (Some(0), 8), (None, 15), (Some(1), 9)]), [1, 1, 1, 2, 2]);
}

#[test]
fn what_others_decide_in_a_turn_belongs_to_it() {
    assert_eq!(
        numbers(&[(Some(0), 8), (Some(1), 8), (None, 8), (Some(0), 8), (Some(1), 9)]),
        [1, 1, 1, 1, 2]
    );
}

#[test]
fn rolls_after_the_last_decision_belong_to_the_last_turn() {
    assert_eq!(numbers(&[(Some(0), 8), (Some(1), 9), (None, 15)]), [1, 2, 2]);
    assert_eq!(numbers(&[(None, 1), (None, 2)]), [1, 1]);
    assert!(numbers(&[]).is_empty());
}
