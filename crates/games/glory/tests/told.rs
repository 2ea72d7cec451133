//! What happens at the start and the end of a turn: what is claimed, what each tile yields, and what is thrown away.

#![allow(clippy::unwrap_used)]

use hexapod_core::{NamedPositions, Notation as _, Replay, Rules as _, Viewer, Wish};
use hexapod_glory::{Event, Glory};

/// Ends the turn of a seat in the named position P2 and returns all events up to the next decision.
fn end_of_turn(seat: &str, text: &str) -> Vec<Event> {
    let named = hexapod_testkit::scenario::named_positions(Glory::INFO.rules_text).unwrap();
    let text = format!("use P2\n{text}\ngold {seat}=9\nturn {seat}\nphase Buy {seat}");
    let text = NamedPositions::expand(&named, &text).unwrap();
    let mut table = Replay::<Glory>::from_position(&Wish::default(), &text).unwrap();
    table.submit(None, "done").unwrap();
    table.events(0, Viewer::Spectator).into_iter().map(|(_, event)| event).collect()
}

/// U3: the Foundry on h11 touches Blue's Mountain on i11, and no other gold tile of Blue.
#[test]
fn the_bonus_of_a_foundry_is_told_with_the_tile() {
    let mut bonuses: Vec<(String, u8)> = end_of_turn("blue", "")
        .into_iter()
        .filter_map(|event| match event {
            Event::Produced { cell, bonus, .. } => Some((cell, bonus)),
            _ => None,
        })
        .collect();
    bonuses.retain(|(_, bonus)| *bonus > 0);
    assert_eq!(bonuses, [("i11".to_owned(), 1)]);
}

/// U7: all of it. Red's tiles give 5 food and 2 water; without its Well and River Delta 4 food.
#[test]
fn what_is_thrown_away_is_told() {
    let thrown = |text: &str| {
        end_of_turn("red", text).into_iter().find_map(|event| match event {
            Event::Discarded { seat: "red", food, water } => Some((food, water)),
            _ => None,
        })
    };
    assert_eq!(thrown(""), Some((5, 2)));
    assert_eq!(thrown("tile l8 To red\ntile k9 To red"), Some((4, 0)));
}

/// U5: Red has no Ministry Building that would spare a unit.
#[test]
fn what_is_eaten_is_told() {
    let told = end_of_turn("red", "tile k9 De red red:2I");
    let upkeep = Event::Upkeep { seat: "red", units: 2, spared: 0, need: 2, food: 5, water: 2 };
    assert!(told.contains(&upkeep), "{told:?}");
}

/// T3: blue has a marker on each of its seven tiles, and then one more.
#[test]
fn a_tile_is_claimed_as_long_as_markers_last() {
    let claimed = |markers: u8| {
        let data = Glory::INFO.version(2).unwrap().data.unwrap();
        let data = data.replace("\nmarkers = 25\n", &format!("\nmarkers = {markers}\n"));
        let named = hexapod_testkit::scenario::named_positions(Glory::INFO.rules_text).unwrap();
        let text = NamedPositions::expand(&named, "use P2\ntile k9 De - blue:1I\nat blue 1").unwrap();
        let wish = Wish { data: Some(data), ..Wish::default() };
        let table = Replay::<Glory>::from_position(&wish, &text).unwrap();
        table.game().fact(table.state(), "tile k9").unwrap()
    };
    assert_eq!(claimed(7), "tile k9 De - blue:1I");
    assert_eq!(claimed(8), "tile k9 De blue blue:1I");
}
