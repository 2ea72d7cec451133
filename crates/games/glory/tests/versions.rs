//! Two versions of the rules: what each offers, and which number holds, the data file's or the option's.

#![allow(clippy::unwrap_used)]

use hexapod_core::{Notation as _, Replay, Rules as _, SetupError, Wish};
use hexapod_glory::Glory;
use hexapod_testkit::wish;
use serde_json::{Value as Json, json};

fn game(rules: u32, options: Json, data: Option<String>) -> Result<Glory, SetupError> {
    Glory::from_wish(&Wish { rules: Some(rules), data, ..wish(2, options) })
}

fn standard(rules: u32) -> &'static str {
    Glory::INFO.version(rules).unwrap().data.unwrap()
}

#[test]
fn version_1_does_not_know_the_names_of_version_2() {
    for (name, value) in [
        ("start_gold", json!("none")),
        ("stack_limit", json!(5)),
        ("rally", json!(2)),
        ("dodge_dice", json!(3)),
        ("contest", json!("stops")),
        ("leech_six", json!("once")),
    ] {
        let error = game(1, json!({ name: value }), None).expect_err("came with version 2");
        assert_eq!((error.code(), error.field()), ("bad-option", Some(name)));
        assert!(game(2, json!({ name: value }), None).is_ok(), "{name}");
    }
    let preset = |rules| Wish { rules: Some(rules), preset: Some("by-the-book".into()), ..Wish::seats(2) };
    assert_eq!(Glory::from_wish(&preset(1)).expect_err("no such preset").code(), "bad-option");
    let book = Glory::from_wish(&preset(2)).unwrap();
    let chosen = json!({
        "start_gold": "none", "stack_limit": 15, "rally": 0, "dodge_dice": 2, "contest": "passes", "leech_six": "once",
    });
    assert_eq!(Json::Object(book.setup().options.changed()), chosen);
}

#[test]
fn options_have_their_ranges() {
    for (name, value) in [
        ("start_gold", json!("some")),
        ("stack_limit", json!(4)),
        ("stack_limit", json!(16)),
        ("rally", json!(3)),
        ("rally", json!(-1)),
        ("dodge_dice", json!(1)),
        ("dodge_dice", json!(4)),
        ("contest", json!("on")),
        ("leech_six", json!("never")),
    ] {
        let error = game(2, json!({ name: value }), None).expect_err("out of range");
        assert_eq!((error.code(), error.field()), ("bad-option", Some(name)), "{value}");
    }
}

/// A tile of the data file holds seven units; four infantry rally.
#[test]
fn the_number_of_the_data_file_holds_unless_the_table_names_the_option() {
    let data = standard(2)
        .replace("\ntile = 5\n", "\ntile = 7\n")
        .replace("\nrally = 2\n", "\nrally = 4\n")
        .replace("\ndodge_dice = 3\n", "\ndodge_dice = 2\n");
    let storm = "players blue=tech red=primal\nround 3\ntile i10 SH blue\ntile j9 Fa blue blue:10I\ntile k9 Mo blue\n\
                 tile k8 SH red\ntile l8 We red\ntile l9 Fa red\nphase Move blue\n";
    let outcome = |options: Json| {
        let wish = Wish { data: Some(data.clone()), ..wish(2, options) };
        let mut replay = Replay::<Glory>::from_position(&wish, storm).unwrap();
        replay.submit(None, "march j9-k8").unwrap();
        let most = replay.legal().len();
        replay.submit(None, "send 1I").unwrap();
        replay.submit(None, "found l8").unwrap();
        (most, replay.game().fact(replay.state(), "tile l8").unwrap())
    };
    let tile = |units: &str| format!("tile l8 SH red{units}");
    assert_eq!(outcome(json!({})), (7, tile(" red:4I")));
    assert_eq!(outcome(json!({ "stack_limit": 5, "rally": 2 })), (5, tile(" red:2I")));
    assert_eq!(outcome(json!({ "stack_limit": 9, "rally": 0 })), (9, tile("")));
}

#[test]
fn the_starting_units_need_room_under_the_stack_limit_too() {
    let data = standard(2)
        .replace("\ntile = 5\n", "\ntile = 15\n")
        .replace("\ninfantry = 3\n", "\ninfantry = 6\n")
        .replace("\nmax_tiles = 3\n", "\nmax_tiles = 1\n");
    assert!(game(2, json!({}), Some(data.clone())).is_ok());
    let error = game(2, json!({ "stack_limit": 7 }), Some(data)).expect_err("eight units on one tile");
    assert_eq!(error.to_string(), "[start] max_tiles is 1; the units need more room.");
}

#[test]
fn each_version_has_its_own_box() {
    assert!(
        standard(1).contains("dice = 2, upkeep = false") && standard(2).contains("dice = 2, upkeep = true")
    );
    // The standard text is no custom data; that of the other version is.
    for rules in [1, 2] {
        assert!(game(rules, json!({}), Some(standard(rules).into())).unwrap().setup().data.is_none());
    }
    assert!(game(2, json!({}), Some(standard(1).into())).unwrap().setup().data.is_some());
    let error = game(1, json!({}), Some(standard(2).into())).expect_err("a mercenary that eats");
    assert_eq!(error.to_string(), "[units] X: the mercenary cannot starve, so upkeep must be false.");
}

/// Sixteen units of a kind stand on a tile only in version 2.
#[test]
fn positions_have_room_for_the_free_unit() {
    let position = |units: u8| {
        format!(
            "players blue=tech red=primal\ntile i10 SH blue\ntile i9 Fa blue blue:{units}I{units}MX\ntile l9 SH red\n\
             phase Move blue\n"
        )
    };
    for (rules, most) in [(1, 15), (2, 16)] {
        let game = game(rules, json!({}), None).unwrap();
        let state = game.read_position(&position(most)).unwrap();
        assert!(game.write_position(&state).contains(&format!("blue:{most}I{most}MX")));
        let error = game.read_position(&position(most + 1)).unwrap_err().to_string();
        assert!(error.contains(&format!("at most {most} units of a kind")), "{error}");
    }
}
