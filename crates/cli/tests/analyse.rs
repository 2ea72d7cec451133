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
    for expected in
        ["turns", "own decisions", "others' decisions", "unexplained", "costliest decisions", "--steps"]
    {
        assert!(ran.out.contains(expected), "{expected:?} is missing:\n{}", ran.out);
    }
    let picture = std::fs::read_to_string(svg).unwrap();
    assert!(picture.starts_with("<svg") && picture.matches("<polyline").count() == 6, "{picture}");
    let ran = hexapod(&["analyse", RECORD, "--iterations", "20", "--json"], "");
    let report: Json = serde_json::from_str(&ran.out).unwrap();
    let steps = report["steps"].as_array().unwrap();
    let record = std::fs::read_to_string(RECORD).unwrap();
    assert!(record.contains(&format!("steps: {}\n", steps.len())));
    assert!(steps.iter().all(|step| step["shares"].as_array().unwrap().len() == 3));
}

/// What is printed adds up as it stands: start, luck, decisions and the unexplained part give the end.
#[test]
fn the_printed_table_adds_up_and_all_steps_come_on_demand() {
    let ran = hexapod(&["analyse", RECORD, "--iterations", "5", "--steps", "--time"], "");
    assert_eq!(ran.code, 0, "{}", ran.err);
    let rows: Vec<Vec<f64>> = ran
        .out
        .lines()
        .skip_while(|line| !line.starts_with('%'))
        .skip(1)
        .take_while(|line| !line.is_empty())
        .map(|line| line.split_whitespace().filter_map(|word| word.parse().ok()).collect())
        .collect();
    assert_eq!(rows.len(), 3, "{}", ran.out);
    for row in &rows {
        let (end, parts) = row.split_last().unwrap();
        assert!(parts.len() == 5 && (parts.iter().sum::<f64>() - end).abs() < 1e-6, "{row:?}");
    }
    let record = std::fs::read_to_string(RECORD).unwrap();
    let steps =
        record.lines().skip_while(|line| !line.is_empty()).filter(|line| line.contains("roll")).count();
    assert!(ran.out.lines().filter(|line| line.contains("roll")).count() >= steps, "{}", ran.out);
    assert!(ran.err.contains("positions"), "{}", ran.err);
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
