//! Set-ups and positions that cannot be read, and what is said about them.

#![allow(clippy::unwrap_used)]

use hexapod_core::{Notation, Refuse as _, Replay, Rules, ToMove, Wish};
use hexapod_termites::{Data, Termites};
use serde_json::{Value as Json, json};

fn wish(options: Json) -> Wish {
    Wish { seats: None, ..hexapod_testkit::wish(2, options) }
}

fn wrong(text: &str) -> String {
    wrong_at(&Wish::default(), text)
}

fn wrong_at(wish: &Wish, text: &str) -> String {
    Termites::set_up(wish, text).map(|_| ()).unwrap_err().to_string()
}

#[test]
fn errors_name_the_line_and_what_is_wrong() {
    assert_eq!(wrong("units 1 W1 a1"), "The position does not end with `fresh`, `turn` or `phase`.");
    assert_eq!(wrong("turn 1\nunits 1 W1 a1"), "Line 2: Nothing may follow the last statement in line 1.");
    assert_eq!(wrong("map duel\nfresh"), "Line 2: `fresh` is a new game; nothing else may be set up.");
    assert_eq!(
        wrong("seats blue pink\nfresh"),
        "Option `colonies` must be a list of \"blue\", \"red\", \"gold\", \"gray\" or \"random\", not [\"blue\",\"pink\"]."
    );
    assert_eq!(wrong("seats blue\nfresh"), "Termites is for 2 to 4 players; 1 cannot play it.");
    assert_eq!(wrong("seats red red\nfresh"), "Option `colonies` gives red to two seats.");
    assert_eq!(wrong("opt tokens=10\nfresh"), "Option `tokens` must be 18, 12 or 9, not 10.");
    assert_eq!(wrong("opt tokens\nfresh"), "Line 1: `tokens` is not name=value.");
    assert_eq!(wrong("map moon\nturn 1"), "Line 1: There is no map moon.");
    assert_eq!(wrong("units 1 W1 a9\nturn 1"), "Line 1: There is no hex a9.");
    assert_eq!(wrong("units 1 W4 a1\nturn 1"), "Line 1: No colony has a token W4.");
    assert_eq!(wrong("units 3 W1 a1\nturn 1"), "Line 1: There is no seat 3 in this game.");
    assert_eq!(wrong("units 1 W1\nturn 1"), "Line 1: Units are written `units 1 W2 f6 N1 e5`.");
    assert_eq!(wrong("units 1 W1 a1\nunits 2 W1 a1\nturn 1"), "Line 2: a1 holds two pieces.");
    assert_eq!(wrong("water a1\nunits 1 W1 a1\nturn 1"), "Line 3: W1 may not stand on a1.");
    assert_eq!(
        wrong("stones d4\nmounds 1 M5 d4\nturn 1"),
        "Line 3: The Mound on d4 does not stand on Clear."
    );
    assert_eq!(wrong("mounds 1 M4 d4\nturn 1"), "Line 1: No colony has a Mound M4.");
    assert_eq!(wrong("reserve 1 M5 M5\nturn 1"), "Line 1: M5 is in reserve twice.");
    assert_eq!(wrong("trophies 1 M6:9\nturn 1"), "Line 1: There is no seat 9 in this game.");
    assert_eq!(wrong("fly 1\nturn 1"), "Line 1: `fly 1` is no statement of a position of Termites.");
}

#[test]
fn phases_must_fit_the_position() {
    assert_eq!(wrong("first 1\nphase first"), "Line 2: In phase `first` there is no first seat yet.");
    assert_eq!(wrong("phase hatch"), "Line 1: `phase hatch` is not understood.");
    assert_eq!(
        wrong("hand 1 -\nphase hatch 1"),
        "Line 2: Nothing can happen in this position in phase `hatch`."
    );
    assert_eq!(wrong("phase draw 1"), "Line 1: Nothing can happen in this position in phase `draw`.");
    assert_eq!(wrong("phase place 1 F1"), "Line 1: F1 is not in the hand.");
    assert_eq!(wrong("phase go 1 f6"), "Line 1: There is no unit of the turn's seat on f6.");
    assert_eq!(wrong("phase random 10"), "Line 1: A random map has 1 to 9 steps left, not 10.");
    assert_eq!(
        wrong("phase neutral 2"),
        "Line 1: Seat 2 is the last in turn order and places no neutral Mound."
    );
    assert_eq!(wrong("phase lay-pick 1 6"), "Line 1: With 6 tiles to go it is seat 2 that lays.");
    assert_eq!(wrong("phase lay-pick 2 19"), "Line 1: There are 1 to 18 tiles to lay, not 19.");
    assert_eq!(
        wrong("phase mound-pick 2 2 1 1"),
        "Line 1: Starting Mounds are placed in the order 1 2 2 1; these seats are not the end of it."
    );
    assert_eq!(wrong("mounds 1 M5 d4\nphase mound 1 M5"), "Line 2: M5 is not in reserve.");
    assert_eq!(wrong("units 1 W1 f6\nphase retreat 1 f6xf7"), "Line 2: There is no unit on f7.");
    assert_eq!(
        wrong("units 1 W1 f6\nunits 2 W1 f7\nphase retreat 2 f6xf7"),
        "Line 3: Seat 2 does not choose this retreat."
    );
    assert_eq!(wrong("units 1 W1 f6\nphase conquer 1 f6 2"), "Line 2: The conquered hex f6 is not empty.");
    assert_eq!(wrong("seats random red\nphase hatch 1"), "Line 2: The colony of seat 1 is not drawn yet.");
    assert_eq!(wrong("phase colony"), "Line 1: Nothing can happen in this position in phase `colony`.");
    assert_eq!(
        wrong("hand 1 W1 W1 W1\nhand 2 W1 W1 W1\nphase deal"),
        "Line 3: Nothing can happen in this position in phase `deal`."
    );
}

/// R36: the first seat is known after phase `first`, the builder while the map is built; before that no terrain lies.
#[test]
fn r36_who_begins_is_said_when_it_is_known() {
    for phase in ["builder", "random 3", "neutral 1", "lay-pick 2 18", "lay 2 18 water", "first"] {
        let name = phase.split(' ').next().unwrap();
        let error = wrong(&format!("first 1\nphase {phase}"));
        assert_eq!(error, format!("Line 2: In phase `{name}` there is no first seat yet."));
    }
    assert_eq!(
        wrong("seats random red\nfirst 1\nphase colony"),
        "Line 3: In phase `colony` there is no first seat yet."
    );
    let elsewhere =
        ["phase builder", "phase random 3", "phase first", "phase deal", "phase mound-pick 1 2 2 1"];
    for end in elsewhere.into_iter().chain(["phase hatch 1", "phase over", "turn 1", "turn 1 move"]) {
        assert_eq!(
            wrong(&format!("builder 1\n{end}")),
            "Line 2: `builder` belongs to the phases `neutral`, `lay-pick` and `lay` only."
        );
    }
    assert_eq!(wrong("builder 3\nphase neutral 1"), "Line 1: There is no seat 3 in this game.");
    for phase in ["builder", "neutral 1"] {
        let name = phase.split(' ').next().unwrap();
        assert_eq!(
            wrong(&format!("stones b2\nphase {phase}")),
            format!("Line 2: In phase `{name}` there is no terrain yet, but b2 has one.")
        );
        assert!(Termites::set_up(&Wish::default(), &format!("stones b2\nclear b2\nphase {phase}")).is_ok());
    }
    assert_eq!(
        wrong("builder 2\nphase neutral 1"),
        "Line 2: Seat 1 is the last in turn order and places no neutral Mound."
    );
    assert_eq!(
        wrong("seats random red\nphase first"),
        "Line 2: The colony of seat 1 is not drawn yet.",
        "colonies come before the first seat"
    );
    assert_eq!(
        wrong("opt tiles=0\nphase lay-pick 2 1"),
        "Line 2: No tiles are laid at this table (option `tiles`)."
    );
    // What is not said: building begins with seat 1, and nobody is the first seat.
    let (game, state) = Termites::set_up(&Wish::default(), "phase lay-pick 2 18").unwrap();
    assert!(game.write_position(&state).starts_with("seats blue red\nbuilder 1\nhand 1 -\n"));
}

/// What came with version 2 is unknown to version 1, and what it took away is still there.
#[test]
fn version_1_is_as_it_was() {
    let old = |options: Json| Wish { rules: Some(1), ..wish(options) };
    let read = |text: &str| Termites::set_up(&old(json!({})), text);
    assert_eq!(
        read("builder 1\nphase neutral 1").unwrap_err().to_string(),
        "Line 1: `builder 1` is no statement of a position of Termites."
    );
    assert_eq!(read("phase builder").unwrap_err().to_string(), "Line 1: `phase builder` is not understood.");
    let (game, state) = read("stones b2\nfirst 2\nphase neutral 2").unwrap();
    assert!(game.write_position(&state).starts_with("seats blue red\nfirst 2\nstones b2\n"));
    let mut replay = Replay::new(Termites::from_wish(&old(json!({ "map": "build" }))).unwrap());
    assert_eq!(replay.legal(), ["first 1", "first 2"]);
    assert_eq!(replay.submit(None, "builder 1").unwrap_err().code(), "not-a-step");
    replay.submit(None, "first 2").unwrap();
    assert_eq!(replay.game().phase(replay.state()), "neutral");
    for (name, value) in [
        ("mound_terrain", json!("clear")),
        ("build_limits", json!(true)),
        ("tiles", json!(14)),
        ("mounds_in_way", json!("ground")),
        ("colonies", json!(["random"])),
        ("colonies", json!("random")),
    ] {
        let error = Termites::from_wish(&old(json!({ name: value }))).unwrap_err();
        assert_eq!((error.code(), error.field()), ("bad-option", Some(name)));
        assert!(Termites::from_wish(&wish(json!({ name: value }))).is_ok(), "{name}");
    }
}

/// R28: a data file may put a neutral Mound on terrain if the table's Mounds may stand there.
#[test]
fn r28_neutral_mounds_of_data_files_may_stand_on_terrain() {
    let mut data = Data::standard(2);
    data.maps.get_mut("duel").unwrap().stones.push("f6".into());
    let table = |options: Json| Termites::from_wish(&Wish { data: Some(data.to_toml()), ..wish(options) });
    assert_eq!(
        table(json!({})).unwrap_err().to_string(),
        "[map.duel]: the neutral Mound on f6 does not stand on Clear."
    );
    let game = table(json!({ "mound_terrain": "any" })).unwrap();
    game.audit(&game.start()).unwrap();
    assert!(game.write_position(&game.start()).contains("stones b4 e4 e7 f6 g5 g8 j8\nneutral f6\n"));
    assert_eq!(game.warnings(), [""; 0]);
}

#[test]
fn a_table_and_a_text_must_agree() {
    let table = wish(json!({ "colonies": ["random", "gold"], "tokens": 9 }));
    let (game, state) = Termites::set_up(&table, "seats gray gold\nturn 1").unwrap();
    assert!(game.write_position(&state).starts_with("seats gray gold\n"));
    assert_eq!(
        wrong_at(&table, "seats gray red\nturn 1"),
        "Line 1: Seat 2 plays another colony than red at this table."
    );
    assert_eq!(wrong_at(&table, "seats gold gold\nturn 1"), "Line 1: Two seats play gold.");
    assert_eq!(
        wrong_at(&table, "seats gray gold\nphase random 3"),
        "Line 2: The colony of seat 1 is drawn only after the map."
    );
    assert_eq!(
        wrong_at(&table, "opt tokens=18\nfresh"),
        "Line 1: The position says `tokens=18`, but the table has chosen otherwise."
    );
    let (game, _) = Termites::set_up(&table, "opt tokens=9\nfresh").unwrap();
    assert_eq!(
        game.read_position("opt tokens=18\nfresh").unwrap_err().to_string(),
        "Line 1: The position says `tokens=18`, but the table has chosen otherwise."
    );
    assert_eq!(
        game.read_position("seats gray gold blue\nfresh").unwrap_err().to_string(),
        "Line 1: The position has 3 seats, but the table has 2."
    );
    assert_eq!(
        wrong_at(&Wish::seats(3), "seats blue red\nfresh"),
        "Line 1: The position has 2 seats, but the table has 3."
    );
    // Without a word about seats it is the table's own.
    let (game, _) = Termites::set_up(&Wish::seats(3), "fresh").unwrap();
    assert_eq!(game.seats(), 3);
}

#[test]
fn bad_tables_name_the_field() {
    let error = |seats: usize, options: Json| {
        let error = Termites::from_wish(&Wish { seats: Some(seats), ..wish(options) }).unwrap_err();
        (error.field().unwrap().to_owned(), error.to_string())
    };
    let option = |name: &str, message: &str| (name.to_owned(), message.to_owned());
    assert_eq!(
        error(3, json!({ "map": "duel" })),
        option("map", "Map `duel` is for 2 players, but 3 seats play.")
    );
    assert_eq!(
        error(3, json!({ "colonies": ["blue", "red"] })),
        option("colonies", "Option `colonies` names 2 colonies, but 3 seats play.")
    );
    assert_eq!(
        error(2, json!({ "colonies": ["red", "red"] })),
        option("colonies", "Option `colonies` gives red to two seats.")
    );
    // The default may be said aloud, for the seats that play or for all.
    let said = Termites::from_wish(&Wish { seats: Some(2), ..wish(json!({ "colonies": ["blue", "red"] })) })
        .unwrap();
    assert_eq!(said.start(), Termites::from_wish(&Wish::seats(2)).unwrap().start());
}

/// A board of seven hexes with castes of its own plays to the end, random maps and building included.
#[test]
fn small_boards_play_to_the_end() {
    let mut data = Data::standard(2);
    data.board.name = "flower".into();
    data.board.rows = ["e5-e6", "f5-f7", "g6-g7"].map(str::to_owned).to_vec();
    data.maps.clear();
    for (seats, map) in [(2, "random"), (2, "build"), (3, "random"), (4, "build")] {
        let table = Wish { seats: Some(seats), data: Some(data.to_toml()), ..wish(json!({ "map": map })) };
        let mut replay = Replay::new(Termites::from_wish(&table).unwrap());
        while let Some(step) = replay.legal().into_iter().next_back() {
            replay.submit(None, &step).unwrap();
            replay.game().audit(replay.state()).unwrap();
        }
        assert_eq!(replay.game().to_move(replay.state()), ToMove::Over);
    }
    let error = Termites::from_wish(&Wish { data: Some(data.to_toml()), ..Wish::seats(2) }).unwrap_err();
    assert_eq!(error.to_string(), "The data file has no map `duel`; it has none at all.");
    data.mounds.neutral_in_box = 1;
    let table = Wish { seats: Some(4), data: Some(data.to_toml()), ..wish(json!({ "map": "build" })) };
    assert_eq!(
        Termites::from_wish(&table).unwrap_err().to_string(),
        "[mounds]: neutral_in_box is 1; 4 seats need 3."
    );
}
