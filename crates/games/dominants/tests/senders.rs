//! Which sender may send which step: the phase is checked first, then the sender, then the step (section 7).

#![allow(clippy::unwrap_used)]

use hexapod_core::{Refuse as _, Replay, Rules, Seat, ToMove, Wish};
use hexapod_dominants::DominAnts;

const RED: Option<Seat> = Some(Seat::new(0));
const BLUE: Option<Seat> = Some(Seat::new(1));

fn code(table: &mut Replay<DominAnts>, sender: Option<Seat>, text: &str) -> &'static str {
    match table.submit(sender, text) {
        Ok(_) => "ok",
        Err(refusal) => refusal.code(),
    }
}

#[test]
fn a_seat_acts_only_for_itself() {
    let mut table = Replay::new(DominAnts::from_wish(&Wish::seats(2)).unwrap());
    assert_eq!(code(&mut table, RED, "start R"), "TURN-1");
    assert_eq!(code(&mut table, RED, "end"), "PHA-1");
    assert_eq!(code(&mut table, None, "start R"), "ok");
    for (text, expected) in [
        ("hop d4", "NOT-1"),
        ("with c2", "PHA-1"),
        ("roll 3", "PHA-1"),
        ("move d4-e5", "TURN-1"),
        ("move d4-d9", "TURN-1"),
        ("go d4 g7", "TURN-1"),
        ("battle d4", "TURN-1"),
        ("merge c1 c2", "TURN-1"),
        ("end", "TURN-1"),
    ] {
        assert_eq!(code(&mut table, BLUE, text), expected, "{text}");
    }
    assert_eq!(code(&mut table, RED, "go d4 g7"), "ok");
    assert_eq!(code(&mut table, RED, "merge c1"), "ok");
    assert_eq!(code(&mut table, BLUE, "end"), "MRG-5");
    assert_eq!(code(&mut table, BLUE, "with c2"), "TURN-1");
    assert_eq!(code(&mut table, RED, "with c2"), "ok");
    assert_eq!(code(&mut table, RED, "end"), "ok");
    assert_eq!(code(&mut table, BLUE, "end"), "ok");
    assert_eq!(code(&mut table, BLUE, "roll 4"), "TURN-1");
    assert_eq!(code(&mut table, None, "roll 4"), "ok");
}

#[test]
fn taxes_are_paid_by_the_payer() {
    let text = "seats R B | phase TAX R B\nR q a1 w d4\nB q n14 w k11 store 1";
    let mut table = Replay::<DominAnts>::from_position(&Wish::default(), text).unwrap();
    assert_eq!(table.to_move(), ToMove::Seat(Seat::new(0)));
    assert_eq!(code(&mut table, BLUE, "sacrifice d4"), "TURN-1");
    assert_eq!(code(&mut table, RED, "end"), "PHA-1");
    assert_eq!(code(&mut table, RED, "sacrifice k11"), "OWN-1");
    assert_eq!(code(&mut table, RED, "sacrifice d4"), "ok");
    assert_eq!(table.to_move(), ToMove::Seat(Seat::new(0)));
}
