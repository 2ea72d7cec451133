//! Whole games that must replay to the letter: each seat count, each way an attack can end.
//!
//! To write the records anew after a change of the rules, run with `HEXAPOD_ACCEPT=1` and read them. The records of old
//! versions never change.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Once;

use hexapod_core::chance::{below, pick};
use hexapod_core::{Notation, Record, Replay, Rules, SeedableRng, SmallRng, Step, ToMove, Viewer, Wish};
use hexapod_termites::{Action, Event, State, Termites};
use hexapod_testkit::golden;
use serde_json::{Value as Json, json};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

/// The games of the records of version 1: name, seats, options, and where it begins (nothing: from the start).
fn games_of_version_1() -> Vec<(&'static str, usize, Json, &'static str, &'static str)> {
    vec![
        ("two-duel", 2, json!({}), "", ""),
        ("two-random-map", 2, json!({ "map": "random", "colonies": ["gray", "gold"] }), "", ""),
        ("two-built-map", 2, json!({ "map": "build", "tiles": 15, "tokens": 12 }), "", ""),
        (
            "two-defender-pushed",
            2,
            json!({ "retreat_chooser": "defender", "flyer_vegetation": "pushed" }),
            "",
            "",
        ),
        ("two-immediate", 2, json!({ "last_turn": "immediate", "tokens": 9, "start_mounds": 1 }), "", ""),
        ("three-ring", 3, json!({}), "", ""),
        (
            "three-spokes-random-colonies",
            3,
            json!({ "map": "spokes", "colonies": ["random", "random", "random"] }),
            "",
            "",
        ),
        (
            "three-random-map-block",
            3,
            json!({ "map": "random", "mounds_in_way": "block", "start_mounds": 2 }),
            "",
            "",
        ),
        ("four-cross", 4, json!({}), "", ""),
        (
            "four-oases",
            4,
            json!({ "map": "oases", "colonies": ["gray", "random", "blue", "random"] }),
            "",
            "",
        ),
        ("four-built-map", 4, json!({ "map": "build", "start_mounds": 2, "tokens": 9 }), "", ""),
        (
            "cornered",
            2,
            json!({}),
            "water f8 g8\nstones e7\nunits 1 W3 e5 W1 e6 N1 g7\nunits 2 S1 f7\nturn 1 move",
            "attack e5-f6xf7",
        ),
        (
            "one-way-out",
            2,
            json!({}),
            "water f8 g8\nstones e7\nunits 1 W3 f6 W1 e6\nunits 2 S1 f7\nturn 1 move",
            "attack f6-g7xf7",
        ),
        ("gripped", 2, json!({}), "units 1 S1 f6 W1 e6\nunits 2 W2 f7\nturn 1 move", "attack f6xf7"),
        (
            "pushed-into-vegetation",
            2,
            json!({ "flyer_vegetation": "pushed" }),
            "vegetation g7\nstones g8\nwater f8\nunits 1 W3 f6 W1 e6 W1 e7\nunits 2 F1 f7\nturn 1 move",
            "attack f6xf7; retreat g7",
        ),
        (
            "conqueror-without-reserve",
            2,
            json!({}),
            "mounds 1 M5 d4 M6 d6 M7 f3 M8 b3 M9 f9\nmounds 2 M5 h8\nunits 1 S2 g7 W2 g8\nunits 2 W1 a1\nturn 1 move",
            "attack g8xh8; mound M9 h8",
        ),
        (
            "victim-without-reserve",
            2,
            json!({}),
            "mounds 1 M5 d4 M6 d6 M7 f3 M8 b3\nmounds 2 M5 h8\nreserve 2 -\nunits 1 S2 g7 W2 g8\nunits 2 W1 a1\nturn 1 move",
            "attack g8xh8",
        ),
        (
            "sacrifice",
            2,
            json!({}),
            "mounds 2 M5 h8\nunits 1 S2 g8 W2 h9\nunits 2 W1 d6 W1 g7\nfill 2 W1 except i8\nturn 1 move",
            "attack h9xh8; mound M7 h8; pick M6; sacrifice W1 d6",
        ),
        (
            "nowhere-to-rebuild",
            2,
            json!({}),
            "mounds 2 M5 h8\nunits 1 S2 g8 W2 h9\nunits 2 W1 a1\nfill 1 W1 except k11\nturn 1 move",
            "attack h9xh8; mound M7 h8",
        ),
        (
            "discard",
            2,
            json!({}),
            "vegetation f6\nfill 2 W1 except f6 a1\nunits 1 W2 a1\nhand 1 F1 F2\nstack 1 W1\nturn 1",
            "discard F1; draw W1; stay",
        ),
    ]
}

/// The same of version 2: its order of set-up, its tokens and its options.
fn games_of_version_2() -> Vec<(&'static str, usize, Json, &'static str, &'static str)> {
    vec![
        ("2-two-duel", 2, json!({}), "", ""),
        ("2-two-drawn-ground", 2, json!({ "colonies": ["random"], "mounds_in_way": "ground" }), "", ""),
        (
            "2-two-built-without-limits",
            2,
            json!({ "map": "build", "build_limits": false, "mound_terrain": "any", "tokens": 12 }),
            "",
            "",
        ),
        ("2-three-spokes-any", 3, json!({ "map": "spokes", "mound_terrain": "any" }), "", ""),
        ("2-three-no-tiles", 3, json!({ "map": "build", "tiles": 0, "tokens": 9 }), "", ""),
        (
            "2-four-random-map",
            4,
            json!({ "map": "random", "colonies": ["random", "gold", "random", "random"], "tokens": 9 }),
            "",
            "",
        ),
        (
            "2-four-built-map",
            4,
            json!({ "map": "build", "tiles": 7, "start_mounds": 2, "tokens": 9, "mounds_in_way": "ground" }),
            "",
            "",
        ),
        (
            "2-mound-on-stones",
            2,
            json!({ "mound_terrain": "any" }),
            "stones g7\nmounds 2 M5 g7\nunits 1 S2 f6 W2 f7 F1 h9 N2 i7\nunits 2 W1 a1\nturn 1 move",
            "attack f7xg7; mound M6 g7; mound M9 c5",
        ),
    ]
}

fn games() -> Vec<(u32, &'static str, usize, Json, &'static str, &'static str)> {
    let of = |rules: u32, games: Vec<(&'static str, usize, Json, &'static str, &'static str)>| {
        games.into_iter().map(move |(name, seats, options, position, script)| {
            (rules, name, seats, options, position, script)
        })
    };
    of(1, games_of_version_1()).chain(of(2, games_of_version_2())).collect()
}

/// Plays a game to its end: attacks where it can, otherwise at random.
fn play(rules: u32, name: &str, seats: usize, options: &Json, position: &str, script: &str) -> String {
    let wish = Wish { rules: Some(rules), ..hexapod_testkit::wish(seats, options.clone()) };
    let mut replay = if position.is_empty() {
        Replay::new(Termites::from_wish(&wish).unwrap())
    } else {
        Replay::from_position(&wish, position).unwrap()
    };
    for step in script.split(';').map(str::trim).filter(|step| !step.is_empty()) {
        replay.submit(None, step).unwrap();
    }
    let mut rng = SmallRng::seed_from_u64(name.bytes().map(u64::from).sum());
    let mut actions = Vec::new();
    loop {
        let (game, state) = (replay.game(), replay.state());
        let step = match game.to_move(state) {
            ToMove::Over => break,
            ToMove::Chance => Step::Chance(game.sample_chance(state, &mut rng)),
            ToMove::Seat(_) => {
                game.legal_actions(state, &mut actions);
                let aggressive: Vec<Action> =
                    actions.iter().copied().filter(|action| attacks(game, state, *action)).collect();
                let choices =
                    if aggressive.is_empty() || below(&mut rng, 5) == 0 { &actions } else { &aggressive };
                Step::Action(*pick(&mut rng, choices))
            }
        };
        replay.push(&step, None);
    }
    replay.record(Viewer::Referee)
}

/// Whether an action is an attack, or picks a unit that can make one.
fn attacks(game: &Termites, state: &State, action: Action) -> bool {
    match action {
        Action::Attack { .. } => true,
        Action::PickUnit(cell) => {
            game.fact(state, &format!("attacks {cell}")).unwrap() != format!("attacks {cell} -")
        }
        _ => false,
    }
}

/// Writes the records anew if that is asked for, once for all tests.
fn accept() {
    static WRITTEN: Once = Once::new();
    if std::env::var_os("HEXAPOD_ACCEPT").is_some() {
        WRITTEN.call_once(|| {
            for (rules, name, seats, options, position, script) in games() {
                let text = play(rules, name, seats, &options, position, script);
                std::fs::write(folder().join(format!("{name}.record")), text).unwrap();
            }
        });
    }
}

#[test]
fn the_records_replay_to_the_letter() {
    accept();
    golden::check_folder::<Termites>(&folder());
}

/// What the records show, by their events.
#[test]
fn the_records_show_every_end_of_an_attack() {
    accept();
    let mut shown = BTreeSet::new();
    for (_, name, ..) in games() {
        let text = std::fs::read_to_string(folder().join(format!("{name}.record"))).unwrap();
        let record = Record::read(&text).unwrap();
        let replay = Replay::<Termites>::from_record(&record, &|message| message.key.to_owned()).unwrap();
        for (_, event) in replay.events(0, Viewer::Referee) {
            match event {
                Event::Destroyed { fate, .. } => _ = shown.insert(format!("{fate:?}")),
                Event::Retreated { .. } => _ = shown.insert("Retreated".into()),
                Event::MoundTaken { from: "neutral", .. } => _ = shown.insert("neutral Mound".into()),
                Event::MoundTaken { .. } => _ = shown.insert("Mound".into()),
                Event::MoundPlaced { founding, .. } => _ = shown.insert(format!("{founding:?}")),
                Event::NotFounded { reserve, .. } => _ = shown.insert(format!("reserve: {reserve}")),
                Event::Discarded { .. } => _ = shown.insert("Discarded".into()),
                _ => {}
            }
        }
    }
    let expected = [
        "Conquest",
        "Cornered",
        "Discarded",
        "Gripped",
        "Mound",
        "Pushed",
        "Rebuilding",
        "Retreated",
        "Sacrifice",
        "Sacrificed",
        "Start",
        "UsedUp",
        "neutral Mound",
        "reserve: false",
        "reserve: true",
    ];
    assert_eq!(shown.iter().map(String::as_str).collect::<Vec<_>>(), expected);
}
