//! Whole games with known results: each number of seats, short and long, quick and full setup, each faction. Those
//! whose names begin with `v2` are of version 2 of the rules, the others of version 1.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::path::Path;

use hexapod_glory::Glory;
use hexapod_testkit::golden;

fn folder() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

#[test]
fn the_records_replay() {
    golden::check_folder::<Glory>(&folder());
}

#[test]
fn the_records_cover_every_version() {
    golden::check_versions::<Glory>(&folder());
}

/// Together the records show everything that can happen.
#[test]
fn the_records_cover_every_kind_of_step() {
    let mut words = BTreeSet::new();
    for entry in std::fs::read_dir(folder()).unwrap() {
        let text = std::fs::read_to_string(entry.unwrap().path()).unwrap();
        for line in text.lines().filter_map(|line| line.split_once(": ")) {
            let mut step = line.1.split(' ');
            let first = step.next().unwrap_or("").to_owned();
            let second = step.next().unwrap_or("");
            words.insert(match first.as_str() {
                "faction" | "leech" | "legacy" | "starve" => format!("{first} {second}"),
                _ => first,
            });
        }
    }
    for word in [
        "roll",
        "draw",
        "faction tech",
        "faction religion",
        "faction parasite",
        "faction primal",
        "ring",
        "push",
        "set",
        "wall",
        "deploy",
        "leech keep",
        "leech roll",
        "leech from",
        "buy",
        "build",
        "at",
        "done",
        "march",
        "send",
        "ask",
        "grant",
        "deny",
        "kill",
        "luck",
        "rage",
        "dodge",
        "keep",
        "press",
        "withdraw",
        "advance",
        "found",
        "wild",
        "starve I",
        "starve M",
        "starve X",
        "legacy natural",
        "legacy infantry",
        "legacy mobile",
        "legacy mercenary",
        "legacy pass",
    ] {
        assert!(words.contains(word), "no record has a step `{word}`");
    }
}
