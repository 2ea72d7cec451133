//! What the coach warns of, and what it says against a decision: each in a position of its own.
#![allow(clippy::unwrap_used)]

use hexapod_core::{Notation, Rules, Seat, Wish};
use hexapod_glory::{Glory, State};
use hexapod_testkit::{opinions, scenario};

const BLUE: Seat = Seat::new(0);

/// Blue is about to march, in P2 of the rules file with these lines more.
fn set_up(lines: &str) -> (Glory, State) {
    let text = format!("use P2\nplayers blue=parasite red=primal\n{lines}\nat blue 2");
    let named = scenario::named_positions(Glory::INFO.rules_text).unwrap();
    Glory::set_up(&Wish::default(), &named.expand(&text).unwrap()).unwrap()
}

fn warned(lines: &str) -> Vec<String> {
    let (game, state) = set_up(lines);
    opinions::warned(&game, &state, BLUE)
}

#[test]
fn risks_are_declared_and_tell_no_secret() {
    let mut told = std::collections::BTreeSet::new();
    for seats in 2..=4 {
        let game = Glory::from_wish(&Wish::seats(seats)).unwrap();
        told.extend(opinions::risks(&game, 2).into_keys());
    }
    assert_eq!(told.len(), 4, "{told:?}");
}

#[test]
fn units_that_can_be_driven_out_are_told_with_the_chance() {
    let said = warned("tile i10 SH blue blue:2I\ntile j10 Ri blue blue:1I\ntile k9 De red red:4I");
    assert_eq!(said[0], "red can attack your units on j10 and drives them out in about 98 % of cases.");
    // One against one is no danger: equal dice are the defender's.
    let said = warned("tile i10 SH blue blue:2I\ntile j10 Ri blue blue:1I\ntile k9 De red red:1I");
    assert!(said.iter().all(|sentence| !sentence.contains("attack your units")), "{said:?}");
}

#[test]
fn a_tile_without_a_guard_is_told_once_an_enemy_stands_beside_it() {
    let guarded = "stock blue=5f5w\ntile i10 SH blue blue:2I\ntile j10 Ri blue blue:3I";
    let said = warned(&format!("{guarded}\ntile k9 De red red:1I"));
    assert_eq!(said, ["Nobody guards the Fortress j9: red can march in next turn."]);
    assert_eq!(warned(&format!("{guarded}\ntile m8 To red red:1I")), [""; 0]);
}

#[test]
fn an_empty_stronghold_is_told_before_anything_else() {
    let said = warned("tile i10 SH blue\ntile i11 Mo blue blue:2I\ntile j10 Ri - red:1I");
    assert_eq!(said[0], "Nobody guards your stronghold on i10: red can storm it next turn.");
    let said = warned("tile i10 SH blue blue:1I\ntile i11 Mo blue blue:2I\ntile j10 Ri - red:1I");
    assert!(said.iter().all(|sentence| !sentence.contains("stronghold")), "{said:?}");
}

#[test]
fn hunger_is_told_with_the_number_of_units() {
    // Blue produces food for one, and nobody eats in the stronghold.
    let said = warned("tile i10 SH blue blue:2I\ntile i11 Mo blue blue:3I\ntile l9 SH red red:2I");
    assert_eq!(said, ["2 of your units have too little food or water and starve at your next upkeep."]);
    let said = warned("tile i10 SH blue blue:4I\ntile i11 Mo blue blue:1I\ntile l9 SH red red:2I");
    assert_eq!(said, [""; 0]);
}

#[test]
fn leaving_the_stronghold_is_told_against_a_march_that_does_not() {
    let (game, state) =
        set_up("tile i10 SH blue blue:1I\ntile i11 Mo blue blue:1I\ntile j10 Ri - red:1I\nstock blue=3f3w");
    let (risks, _) = opinions::why_not_play(&game, &state, "march i10-i9", "march i11-h11");
    assert_eq!(risks[0], "Nobody guards your stronghold on i10: red can storm it next turn.");
}
