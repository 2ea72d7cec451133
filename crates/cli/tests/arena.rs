//! `hexapod arena` from the command line.
#![allow(clippy::unwrap_used)]

mod common;

use common::{complains, hexapod};
use serde_json::Value as Json;

fn json(args: &[&str]) -> Json {
    let ran = hexapod(args, "");
    assert_eq!(ran.code, 0, "{}", ran.err);
    serde_json::from_str(&ran.out).unwrap()
}

#[test]
fn two_bots_meet_in_all_rotations() {
    let args = ["arena", "anteater", "-b", "search:30,random", "-n", "40", "-o", "rounds=1"];
    let ran = hexapod(&args, "");
    assert_eq!(ran.code, 0, "{}", ran.err);
    for expected in ["search:30 random", "in 20 blocks", "seat advantage", "ms a decision", "P2"] {
        assert!(ran.out.contains(expected), "{expected:?} is missing:\n{}", ran.out);
    }
    let report = json(&[&args[..], &["--json", "--threads", "1"]].concat());
    let pair = &report["pairs"][0];
    assert_eq!((&pair["games"], &pair["blocks"]), (&40.into(), &20.into()));
    let share = |key: &str| pair["share"][key].as_f64().unwrap();
    assert!(share("low") <= share("share") && share("share") <= share("high"));
    assert!(report["bots"][0]["mean_ms"].as_f64().unwrap() > 0.0);
    assert!(report["bots"][1]["mean_ms"].is_null());
}

#[test]
fn a_test_stops_early() {
    let report = json(&[
        "arena",
        "anteater",
        "-b",
        "search:30,random",
        "-n",
        "4000",
        "-o",
        "rounds=1",
        "--sprt",
        "0,80",
        "--json",
    ]);
    let pair = &report["pairs"][0];
    assert_eq!(pair["sprt"]["verdict"], "stronger");
    assert!(pair["games"].as_u64().unwrap() < 4000);
}

#[test]
fn more_seats_measure_one_among_others() {
    let args = ["arena", "anteater", "-s", "3", "-b", "search:20,random", "-n", "9", "-o", "rounds=1"];
    let ran = hexapod(&args, "");
    assert!(
        ran.out.contains("one seat of the first bot among 2 of the second; the fair share is 33.3 %"),
        "{}",
        ran.out
    );
}

#[test]
fn bad_matches_get_one_sentence() {
    complains(
        &["arena", "anteater", "-b", "random"],
        "An arena needs two bots at least: --bots search:400,random.",
    );
    complains(
        &["arena", "anteater", "-s", "4", "-b", "random,greedy,search:1"],
        "At a table of 4 two bots play: one seat of the first among 3 of the second; 3 are named.",
    );
    complains(&["arena", "anteater", "-b", "random,greedy", "-n", "0"], "At least one game must be played.");
    let ran = hexapod(&["arena", "anteater", "-b", "random,greedy", "--sprt", "30,0"], "");
    assert!(ran.code == 2 && ran.err.contains("two numbers, the lower first, as 0,30"), "{}", ran.err);
}
