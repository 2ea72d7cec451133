//! `hexapod analyse` from the command line.
#![allow(clippy::unwrap_used)]

mod common;

use common::{folder, hexapod};
use serde_json::Value as Json;

const RECORD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/anteater/tests/records/seats-3.record");

#[test]
fn a_game_is_looked_back_on() {
    let svg = folder("analyse").join("game.svg");
    let svg = svg.to_str().unwrap();
    let ran = hexapod(&["analyse", RECORD, "--iterations", "20", "--svg", svg], "");
    assert_eq!(ran.code, 0, "{}", ran.err);
    for expected in ["3 seats", "luck for P", "lost by decisions", "biggest mistakes"] {
        assert!(ran.out.contains(expected), "{expected:?} is missing:\n{}", ran.out);
    }
    let picture = std::fs::read_to_string(svg).unwrap();
    assert!(picture.starts_with("<svg") && picture.matches("<polyline").count() == 3, "{picture}");
    let ran = hexapod(&["analyse", RECORD, "--iterations", "20", "--json"], "");
    let report: Json = serde_json::from_str(&ran.out).unwrap();
    let steps = report["steps"].as_array().unwrap();
    let record = std::fs::read_to_string(RECORD).unwrap();
    assert!(record.contains(&format!("steps: {}\n", steps.len())));
    assert!(steps.iter().all(|step| (step["actor"] == "chance") == step["luck"].is_array()));
}

#[test]
fn what_only_one_seat_saw_cannot_be_replayed() {
    let folder = folder("analyse-redacted");
    let text = std::fs::read_to_string(RECORD).unwrap().replacen("\n\n", "\nseen-by: P2\n\n", 1);
    let path = common::file(&folder, "redacted.record", &text);
    let ran = hexapod(&["analyse", &path], "");
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("This record shows only what P2 could see"), "{}", ran.err);
}
