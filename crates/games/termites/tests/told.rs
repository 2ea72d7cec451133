//! What refusals and events say: the reasons, owners and paths in them.

#![allow(clippy::unwrap_used)]

use hexapod_core::{Refuse as _, Replay, Rules as _, Viewer, Wish};
use hexapod_termites::{Data, Event, Termites};
use hexapod_words::Words;

fn table(text: &str) -> Replay<Termites> {
    Replay::from_position(&Wish::default(), text).unwrap()
}

fn refused(table: &mut Replay<Termites>, step: &str) -> String {
    let refusal = table.submit(None, step).unwrap_err();
    Words::english(Termites::INFO.messages).say(&refusal.message())
}

fn events(text: &str, step: &str) -> Vec<Event> {
    let mut table = table(text);
    table.submit(None, step).unwrap();
    table.events(0, Viewer::Spectator).into_iter().map(|(_, event)| event).collect()
}

#[test]
fn a_move_to_an_own_hex_says_which() {
    let mut table = table("units 1 W2 f6 W1 f7\nunits 2 W1 a1\nturn 1 move");
    assert_eq!(refused(&mut table, "move f6-f6"), "A move must leave the hex where it starts, f6.");
    assert_eq!(
        refused(&mut table, "move f6-f7"),
        "A move must end on an empty hex, and f7 holds a piece of yours."
    );
}

/// The attacker's start hex is free for the beaten unit (R8), its own kind of hexes around it are not.
#[test]
fn a_retreat_is_refused_with_its_reason() {
    let mut table = table("water e6\nunits 1 W3 f5 W1 g6\nunits 2 W1 f7 W1 g8\nphase retreat 1 f5-f6xf7");
    let reasons = [
        ("f6", "the attack came from there."),
        ("g8", "a piece stands there."),
        ("e6", "it may not enter that terrain."),
    ];
    for (cell, reason) in reasons {
        let sentence = refused(&mut table, &format!("retreat {cell}"));
        assert_eq!(sentence, format!("The beaten unit cannot retreat to {cell}: {reason}"));
    }
    assert_eq!(
        refused(&mut table, "retreat f9"),
        "The beaten unit on f7 can only retreat to a hex beside it, and f9 is not."
    );
}

/// With four seats the neutral Mounds come right after them.
#[test]
fn a_neutral_mound_is_nobodys() {
    let text = "seats blue red gold gray\nneutral f6\nunits 1 S2 e6 S2 f5 W2 f7\nturn 1 move";
    let told = events(text, "attack e6xf6");
    let taken = told.iter().find_map(|event| match event {
        Event::MoundTaken { from, .. } => Some(*from),
        _ => None,
    });
    assert_eq!(taken, Some("neutral"), "{told:?}");
}

fn path(text: &str, step: &str) -> Option<Vec<&'static str>> {
    events(text, step).into_iter().find_map(|event| match event {
        Event::Moved { path, .. } => Some(path),
        _ => None,
    })
}

/// Water between start and goal: a flyer goes straight, a worker around it; Stones beside the start cost both points.
#[test]
fn a_move_is_told_hex_by_hex() {
    assert_eq!(path("units 1 W1 f6\nturn 1 move", "move f6-f8"), Some(vec!["f6", "f7", "f8"]));
    assert_eq!(path("water f7\nunits 1 W1 f6\nturn 1 move", "move f6-g8"), Some(vec!["f6", "g7", "g8"]));
    assert_eq!(path("stones f7\nunits 1 W1 f6\nturn 1 move", "move f6-f7"), Some(vec!["f6", "f7"]));
    assert_eq!(
        path("units 1 F1 f6 W1 a1\nunits 2 W1 f8\nturn 1 move", "move f6-f9"),
        Some(vec!["f6", "f7", "f8", "f9"])
    );
}

/// The sides of tiles that one set of two terrains shares (R37): six tiles show Stones alone, so Water and Vegetation
/// have twelve tiles between them.
#[test]
fn r37_terrains_may_share_too_few_tiles() {
    let mut data = Data::standard(2);
    data.tiles[2].sides = [data.tiles[1].sides[1], data.tiles[1].sides[1]];
    let wish = Wish { data: Some(data.to_toml()), ..Wish::default() };
    let answer = |water: &str| {
        let text = format!(
            "opt build_limits=false\nwater {water}\nvegetation a1 a2 a3 a4 a5 a6\nphase lay-pick 2 2"
        );
        let mut table = Replay::<Termites>::from_position(&wish, &text).unwrap();
        table.submit(None, "lay water k11").map_err(|refusal| refusal.code()).map(|_| ())
    };
    assert_eq!(answer("d1 d2 d3 d4 d5"), Ok(()));
    assert_eq!(answer("d1 d2 d3 d4 d5 d6"), Err("tile-supply"));
    // A set-up that shows more than the box has is beyond this count.
    assert_eq!(answer("d1 d2 d3 d4 d5 d6 d7"), Ok(()));
}
