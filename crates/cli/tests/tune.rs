//! `hexapod tune` from the command line.
#![allow(clippy::unwrap_used)]

mod common;

use common::{complains, file, folder, hexapod};
use serde_json::Value as Json;

const SHORT: [&str; 8] = ["tune", "anteater", "-o", "rounds=1", "--iterations", "5", "-n", "4"];

fn tune(more: &[&str]) -> common::Ran {
    let ran = hexapod(&[&SHORT[..], more].concat(), "");
    assert_eq!(ran.code, 0, "{}", ran.err);
    ran
}

#[test]
fn a_stopped_run_goes_on_where_it_was() {
    let folder = folder("tune");
    let state = folder.join("state.json");
    let state = state.to_str().unwrap();
    tune(&["--steps", "2", "--state", state]);
    let resumed = tune(&["--steps", "4", "--state", state, "--json"]);
    let whole = tune(&["--steps", "4", "--json"]);
    assert_eq!(resumed.out, whole.out);
    let report: Json = serde_json::from_str(&whole.out).unwrap();
    assert_eq!(report["steps"], 4);
    assert_ne!(report["old"], report["new"]);
    complains(
        &[&SHORT[..], &["--steps", "4", "--state", state, "--seed", "2"]].concat(),
        &format!(
            "{state}: this run was begun with other settings or other weights; give the same ones, or another file."
        ),
    );
    let broken = file(&folder, "broken.json", "{}");
    let ran = hexapod(&[&SHORT[..], &["--state", &broken]].concat(), "");
    assert!(ran.code == 2 && ran.err.contains("this is no state of `tune`"), "{}", ran.err);
}

#[test]
fn the_gain_is_checked_and_the_weights_can_be_pasted() {
    let ran = tune(&["--steps", "1", "--check", "10"]);
    for expected in ["Weight::new(\"worm dug out\"", "the new weights against the old ones", "search:5@new"] {
        assert!(ran.out.contains(expected), "{expected:?} is missing:\n{}", ran.out);
    }
    let folder = folder("tune-into");
    let source = std::fs::read_to_string(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../games/anteater/src/eval/weights.rs"
    ))
    .unwrap();
    let path = file(&folder, "weights.rs", &source);
    tune(&["--steps", "1", "--into", &path]);
    let pasted = std::fs::read_to_string(&path).unwrap();
    assert_ne!(pasted, source);
    // Only numbers have changed.
    let words = |text: &str| {
        text.replace(|letter: char| letter.is_ascii_digit() || matches!(letter, '.' | '_' | '-'), "")
    };
    assert_eq!(words(&pasted), words(&source));
    let other = file(&folder, "other.rs", "nothing");
    complains(
        &[&SHORT[..], &["--steps", "0", "--into", &other]].concat(),
        &format!(
            "{other}: the weight \"price of a worm in the last round\" with its number must be there exactly once."
        ),
    );
}

/// A weights file is written by `tune` and loaded by every command that seats bots.
#[test]
fn weights_files_are_written_and_loaded() {
    let folder = folder("weights");
    let path = folder.join("new.json");
    let path = path.to_str().unwrap();
    let tuned: Json = serde_json::from_str(&tune(&["--steps", "2", "--output", path, "--json"]).out).unwrap();
    let file: Json = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    assert_eq!(file["game"], "anteater");
    let written: Vec<&Json> = file["weights"].as_object().unwrap().values().collect();
    assert_eq!(written.len(), tuned["new"].as_array().unwrap().len());
    // Tuning goes on from them.
    let on: Json = serde_json::from_str(&tune(&["--steps", "0", "--weights", path, "--json"]).out).unwrap();
    assert_eq!(written, on["old"].as_array().unwrap().iter().collect::<Vec<_>>());
    let simulate = ["simulate", "anteater", "-n", "40", "--bots", "search:30", "--json"];
    let plain = hexapod(&simulate, "");
    let weighed = hexapod(&[&simulate[..], &["--weights", path]].concat(), "");
    assert_eq!((plain.code, weighed.code), (0, 0), "{}", weighed.err);
    assert_ne!(plain.out, weighed.out);
    // One bot with the file against one without.
    let bots = format!("search:30@{path},search:30");
    let ran = hexapod(&["arena", "anteater", "-n", "4", "--bots", &bots], "");
    assert!(ran.code == 0 && ran.out.contains(&format!("search:30@{path}")), "{}{}", ran.out, ran.err);
    complains(
        &["arena", "glory", "-n", "4", "--bots", &bots],
        &format!("{path}: these are weights of Anteater."),
    );
    complains(
        &["simulate", "anteater", "--weights", path, "--weights", path],
        &format!("{path}: weights of anteater are given twice."),
    );
}

/// Games without chance differ by the seed, and a report counts how many do.
#[test]
fn distinct_games_are_counted() {
    let report = |bots: &str, games: &str| -> Json {
        let ran =
            hexapod(&["simulate", "dominants", "-p", "pure", "-n", games, "--bots", bots, "--json"], "");
        assert_eq!(ran.code, 0, "{}", ran.err);
        serde_json::from_str(&ran.out).unwrap()
    };
    for bots in ["search:150", "greedy"] {
        let report = report(bots, "20");
        assert!(report["distinct"].as_u64().unwrap() >= 19, "{bots}: {report}");
        assert_eq!(report["warning"], Json::Null);
    }
    let program = "cmd:sh -c 'exit 1'";
    let copies = report(program, "20");
    assert!(copies["distinct"].as_u64().unwrap() <= 2, "{copies}");
    assert!(copies["warning"].as_str().unwrap().contains("of 20 games differ"), "{copies}");
}
