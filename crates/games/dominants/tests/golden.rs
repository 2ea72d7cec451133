//! Whole games that must replay to the letter: 2, 3 and 4 seats, each way to be lost and each way to end. Those whose
//! names begin with `v2` are of version 2 of the rules, the others of version 1.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use hexapod_core::{Replay, Rules, Sight, Viewer};
use hexapod_dominants::{DominAnts, Ending, Event};
use hexapod_testkit::golden;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

#[test]
fn golden_records_replay_to_the_letter() {
    golden::check_folder::<DominAnts>(&folder());
}

/// Returns what a game shows, in the words that names of records are made of.
fn shown(replay: &Replay<DominAnts>, text: &str) -> BTreeSet<String> {
    let (game, state) = (replay.game(), replay.state());
    let mut words = BTreeSet::from([game.seats().to_string()]);
    if game.setup().rules == 2 {
        words.insert("v2".to_owned());
    }
    let mut show = |word: &str| _ = words.insert(word.to_owned());
    // A game that begins at a position may begin with annexed hives.
    let mut conquerors: Vec<&str> = game
        .view(&replay.state_at(0), Viewer::Spectator)
        .colonies
        .iter()
        .filter(|colony| colony.hives.len() > 1)
        .map(|colony| colony.seat)
        .collect();
    let mut cause = Event::Started { seat: "" };
    for (_, event) in replay.events(0, Viewer::Referee) {
        match event {
            Event::Conquered { seat, by, .. } => {
                // Without the three turns: the last ant fell while the throne was held.
                show(if matches!(cause, Event::ThroneCount { .. }) { "conquest" } else { "inherited" });
                if conquerors.contains(&seat) {
                    show("conqueror-conquered");
                }
                if conquerors.contains(&by) {
                    show("two-conquests");
                }
                conquerors.push(by);
            }
            Event::Extinct { seat, .. } => show(match cause {
                Event::Struck { seat: attacker, .. } if attacker == seat => "extinct-in-own-attack",
                Event::Struck { .. } => "extinct-by-battle",
                Event::Predator { .. } => "extinct-by-predator",
                Event::Sacrificed { .. } => "extinct-by-tax",
                _ => panic!("{seat} is extinct after {cause:?}"),
            }),
            Event::Struck { .. }
            | Event::Predator { .. }
            | Event::Sacrificed { .. }
            | Event::TaxFromStore { .. }
            | Event::ThroneCount { .. } => cause = event,
            _ => {}
        }
    }
    let shared = game.outcome(state).unwrap().decided_by == "shared";
    match game.view(state, Viewer::Spectator).ended.unwrap() {
        Ending::LastColony => show("last-colony"),
        Ending::NobodyLeft => {
            show("nobody-left");
            show(if shared { "draw" } else { "stores" });
        }
        Ending::Stalemate => show("stalemate"),
        Ending::Limit => {
            show("limit");
            show("then-limit");
            show(if shared { "shared" } else { "points" });
        }
    }
    for (option, word) in [
        (r#""events":false"#, "pure"),
        (r#""cycle_limit":0"#, "book"),
        (r#""captured_hive":"ruin""#, "ruin"),
        (r#""layout":"inner""#, "inner"),
        (r#""queen_moves":"hive""#, "queen-stays"),
    ] {
        if text.lines().any(|line| line.starts_with("options: ") && line.contains(option)) {
            show(word);
        }
    }
    words
}

/// Returns whether a name is made of these words alone.
fn is_made_of(name: &str, words: &BTreeSet<String>) -> bool {
    words.iter().any(|word| match name.strip_prefix(word.as_str()) {
        Some("") => true,
        Some(rest) => rest.strip_prefix('-').is_some_and(|rest| is_made_of(rest, words)),
        None => false,
    })
}

#[test]
fn golden_records_show_what_they_are_called() {
    let mut all = BTreeSet::new();
    for (path, text) in golden::records(&folder()) {
        let replay = golden::replay::<DominAnts>(&text).unwrap();
        let words = shown(&replay, &text);
        let name = Path::new(&path).file_stem().unwrap().to_str().unwrap();
        assert!(is_made_of(name, &words), "{name} shows {words:?}");
        all.extend(words);
    }
    let expected = "2 3 4 conquest conqueror-conquered extinct-by-battle extinct-by-predator extinct-by-tax \
        extinct-in-own-attack last-colony limit nobody-left draw stores points shared stalemate inherited";
    for word in expected.split_whitespace() {
        assert!(all.contains(word), "no record shows {word}");
    }
}
