//! Two versions of the rules: what each offers, and which number holds, the data file's or the option's.

#![allow(clippy::unwrap_used)]

use hexapod_core::{Notation as _, Rules as _, SetupError, Sight as _, Viewer, Wish};
use hexapod_dominants::DominAnts;
use serde_json::{Value as Json, json};

fn game(rules: u32, options: Json, data: Option<String>) -> Result<DominAnts, SetupError> {
    DominAnts::from_wish(&Wish { rules: Some(rules), data, ..hexapod_testkit::wish(2, options) })
}

fn standard(rules: u32) -> &'static str {
    DominAnts::INFO.version(rules).unwrap().data.unwrap()
}

fn limit(game: &DominAnts) -> (u32, Option<u32>) {
    let view = game.view(&game.start(), Viewer::Spectator);
    (view.cycle_limit, view.stalemate_after)
}

#[test]
fn only_version_2_has_games_without_a_limit() {
    for (rules, values) in [(1, &[0, 1, 4, 101][..]), (2, &[1, 2, 3, 4, 101])] {
        for value in values {
            let error = game(rules, json!({ "cycle_limit": value }), None).expect_err("out of range");
            assert_eq!((error.code(), error.field()), ("bad-option", Some("cycle_limit")), "{value}");
        }
        for value in [5, 100] {
            assert_eq!(limit(&game(rules, json!({ "cycle_limit": value }), None).unwrap()), (value, None));
        }
    }
    assert_eq!(limit(&game(2, json!({ "cycle_limit": 0 }), None).unwrap()), (0, Some(100)));
    assert_eq!(
        game(2, json!({ "cycle_limit": 3 }), None).unwrap_err().to_string(),
        "Option `cycle_limit` must be a whole number from 5 to 100, or 0 for no limit, not 3."
    );
    let text = "seats R B | opt cycle_limit=3\nR q b2\nB q m13";
    let error = DominAnts::set_up(&Wish::default(), text).unwrap_err().to_string();
    assert!(error.contains("or 0 for no limit, not 3."), "{error}");
}

#[test]
fn the_throne_has_its_own_default_place() {
    for (rules, place, other) in [(1, "a1", "inner"), (2, "b2", "corner")] {
        let throne = |options| {
            let game = game(rules, options, None).unwrap();
            let view = game.view(&game.start(), Viewer::Spectator);
            view.tiles.iter().find(|tile| tile.throne == Some("R")).unwrap().tile
        };
        assert_eq!(throne(json!({})), place);
        assert_ne!(throne(json!({ "layout": other })), place);
    }
}

#[test]
fn each_version_has_its_own_game_by_the_book() {
    for (rules, chosen) in [
        (1, json!({ "extinction": false, "cycle_limit": 100, "layout": "corner" })),
        (2, json!({ "extinction": false, "cycle_limit": 0, "layout": "inner" })),
    ] {
        let wish = Wish { rules: Some(rules), preset: Some("by-the-book".into()), ..Wish::seats(2) };
        let options = DominAnts::from_wish(&wish).unwrap().setup().options.all();
        for (name, value) in chosen.as_object().unwrap() {
            assert_eq!(options.get(name), Some(value), "{name}");
        }
    }
}

#[test]
fn the_number_of_the_data_file_holds_unless_the_table_names_the_option() {
    let endless = standard(2).replace("cycle_limit = 30 ", "cycle_limit = 0 ");
    assert_eq!(limit(&game(2, json!({}), Some(endless.clone())).unwrap()), (0, Some(100)));
    assert_eq!(limit(&game(2, json!({ "cycle_limit": 30 }), Some(endless.clone())).unwrap()), (30, None));
    assert_eq!(
        limit(&game(2, json!({ "cycle_limit": 0 }), Some(standard(2).replace("= 30 ", "= 7 "))).unwrap()).0,
        0
    );
    let error = game(1, json!({}), Some(endless)).expect_err("version 1 has a limit");
    assert_eq!(error.to_string(), "[limit]: cycle_limit is 0; 5 to 100 are possible.");
}

/// Both standard files have the same numbers: neither is a set of one's own.
#[test]
fn the_standard_set_of_either_version_is_no_custom_data() {
    for rules in [1, 2] {
        for data in [1, 2] {
            assert!(game(rules, json!({}), Some(standard(data).into())).unwrap().setup().data.is_none());
        }
    }
}

/// A held throne when the last ant falls: nobody gains in version 1.
#[test]
fn who_gains_depends_on_the_version() {
    let text =
        "seats R B | turn R | opt layout=corner extinction=true\nR q a1 s n14 s k9 store 1\nB w k10 store 4";
    for (rules, store, conquests) in [(1, "store R 1", "conquests R 0"), (2, "store R 5", "conquests R 1")] {
        let wish = Wish { rules: Some(rules), ..Wish::default() };
        let mut replay = hexapod_core::Replay::<DominAnts>::from_position(&wish, text).unwrap();
        replay.submit(None, "battle k9").unwrap();
        let fact = |words| replay.game().fact(replay.state(), words).unwrap();
        assert_eq!((fact("store R"), fact("conquests R")), (store.into(), conquests.into()));
        assert_eq!(fact("ended"), "ended last-colony");
    }
}
