//! Free maps of data files (R52): by any name, from version 2 of the rules on.

#![allow(clippy::unwrap_used)]

use hexapod_core::{NamedPositions, Replay, Rules, Viewer, Wish};
use hexapod_termites::{Data, Map, Termites};
use hexapod_testkit::laws::{self, Plan};
use hexapod_testkit::run_file;
use serde_json::json;

/// The standard file with the maps `mine` and `blank`.
fn file() -> String {
    let mut data = Data::standard(2);
    let cells = |names: &str| names.split_whitespace().map(str::to_owned).collect();
    let blank = Map {
        players: 3,
        advanced: false,
        neutral: Vec::new(),
        water: Vec::new(),
        vegetation: Vec::new(),
        stones: Vec::new(),
    };
    let mine = Map {
        players: 2,
        neutral: cells("d5 f4 f8 h7"),
        water: cells("a3 a4 a5 a6 b7"),
        stones: cells("k6 k7 k8"),
        ..blank.clone()
    };
    data.maps.extend([("mine".to_owned(), mine), ("blank".to_owned(), blank)]);
    data.to_toml()
}

fn wish(seats: usize, map: &str) -> Wish {
    let options = serde_json::Map::from_iter([("map".to_owned(), json!(map))]);
    Wish { options, data: Some(file()), ..Wish::seats(seats) }
}

#[test]
fn the_scenarios_of_free_maps_hold() {
    let table = Wish { data: Some(file()), ..Wish::default() };
    let report =
        run_file::<Termites>(include_str!("free-maps.md"), &NamedPositions::default(), &table).unwrap();
    assert_eq!((report.lines(), report.passed), (Vec::<String>::new(), 3));
}

#[test]
fn the_laws_hold_on_free_maps() {
    laws::all(&Plan::<Termites>::new(1).tables(vec![wish(2, "mine"), wish(3, "blank")]).every(20));
}

#[test]
fn a_map_is_chosen_by_its_name_and_its_number_of_players() {
    let error = |wish: &Wish| {
        let error = Termites::from_wish(wish).unwrap_err();
        (error.code(), error.field().map(str::to_owned), error.to_string())
    };
    let refused = |wish: &Wish, sentence: &str| {
        assert_eq!(error(wish), ("bad-option", Some("map".to_owned()), sentence.to_owned()));
    };
    refused(&wish(3, "mine"), "Map `mine` is for 2 players, but 3 seats play.");
    refused(
        &wish(2, "nowhere"),
        "The data file has no map `nowhere`; it has duel, ring, spokes, cross, oases, blank and mine.",
    );
    let plain = Wish { data: None, ..wish(2, "mine") };
    refused(&plain, "The data file has no map `mine`; it has duel, ring, spokes, cross and oases.");
    // Version 1 knows its five maps only.
    let old = Wish { rules: Some(1), data: None, ..wish(2, "mine") };
    assert_eq!(error(&old).0, "bad-option");
    assert!(error(&old).2.starts_with("Option `map` must be \"auto\", \"duel\""), "{}", error(&old).2);
    let old = Wish { rules: Some(1), ..wish(2, "duel") };
    assert_eq!(error(&old).2, "[map.blank]: the maps are called duel, ring, spokes, cross, oases.");
}

#[test]
fn a_record_of_a_free_map_replays() {
    let replay = Replay::new(Termites::from_wish(&wish(2, "mine")).unwrap());
    let text = replay.record(Viewer::Referee);
    let record = hexapod_core::Record::read(&text).unwrap();
    let again = Replay::<Termites>::from_record(&record, &|_| String::new()).unwrap();
    assert_eq!(again.state(), replay.state());
    assert_eq!(again.record(Viewer::Referee), text);
}

#[test]
fn what_is_only_unusual_is_a_note() {
    let found = Termites::inspect(2, &file());
    let notes: Vec<&str> = found.iter().map(|finding| finding.sentence.as_str()).collect();
    assert!(found.iter().all(|finding| !finding.fatal), "{notes:?}");
    assert_eq!(
        notes,
        [
            "[map.mine]: more than two tiles of water are connected at a3.",
            "[map.mine]: more than two tiles of stones are connected at k6.",
            "[map.mine]: more than four tiles are connected at a3.",
        ]
    );
    assert_eq!(Termites::inspect(2, Termites::INFO.version(2).unwrap().data.unwrap()), []);
    // Fewer neutral Mounds in the box than three and four players need.
    let mut data = Data::standard(2);
    data.mounds.neutral_in_box = 1;
    let found = Termites::inspect(2, &data.to_toml());
    assert!(found.iter().all(|finding| !finding.fatal));
    assert!(found[0].sentence.starts_with("3 players cannot use this file. [mounds]: neutral_in_box is 1"));
    data.mounds.neutral_in_box = 0;
    assert!(Termites::inspect(2, &data.to_toml()).iter().any(|finding| finding.fatal));
}

#[test]
fn maps_are_shown_in_their_order() {
    let shown = Termites::previews(2, Some(&file()));
    let names: Vec<_> = shown.iter().map(|map| (map.name.as_str(), map.seats, map.advanced)).collect();
    assert_eq!(
        names,
        [
            ("duel", Some(2), false),
            ("ring", Some(3), false),
            ("spokes", Some(3), true),
            ("cross", Some(4), false),
            ("oases", Some(4), true),
            ("blank", Some(3), false),
            ("mine", Some(2), false),
        ]
    );
    // The numbers of sites that the rules file gives (4.1).
    let sites = |at: usize| shown[at].picture["sites"].as_array().unwrap().len();
    assert_eq!([0, 1, 2, 3, 4, 5].map(sites), [38, 35, 33, 28, 26, 61]);
}
