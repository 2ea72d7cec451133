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
    for expected in [
        "Weight::new(\"worm dug out\"",
        "the new weights against the old ones",
        "search:5 with other weights",
    ] {
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
