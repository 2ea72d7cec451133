//! External programs in `arena`, `simulate` and `play`.
#![cfg(unix)]
#![allow(clippy::unwrap_used)]

mod common;

use common::{complains, folder, hexapod};
use serde_json::Value as Json;

/// The example bot of the documentation; without Python, a shell script that plays the first legal action.
#[expect(clippy::print_stderr, reason = "a skipped test says so")]
fn good_bot() -> String {
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bots/thumb.py");
    if std::process::Command::new("python3").arg("--version").output().is_ok_and(|ran| ran.status.success()) {
        return format!("cmd:python3 '{example}'");
    }
    eprintln!("python3 is missing: the example bot is not tried, a shell takes its place");
    let folder = folder("good-bot");
    let script = "while IFS= read -r line; do printf \"%s\\n\" \"$line\" | sed -n 's/.*\"legal\":\\[\"\\([^\"]*\\)\".*/{\"action\":\"\\1\"}/p'; done\n";
    format!("cmd:sh '{}'", common::file(&folder, "first.sh", script))
}

fn has_python() -> bool {
    good_bot().contains("python3")
}

#[test]
fn the_example_bot_beats_chance() {
    let bots = format!("{},random", good_bot());
    let ran = hexapod(
        &["arena", "anteater", "-b", &bots, "-n", "40", "-o", "rounds=2", "--deadline-ms", "20000", "--json"],
        "",
    );
    assert_eq!(ran.code, 0, "{}", ran.err);
    let report: Json = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(report["bots"][0]["forfeits"]["games"], 0, "{}", ran.out);
    assert!(report["bots"][0]["mean_ms"].as_f64().unwrap() > 0.0);
    if has_python() {
        let share = report["pairs"][0]["share"]["share"].as_f64().unwrap();
        assert!(share > 0.6, "{share}");
    }
}

#[test]
fn the_example_bot_plays_every_game() {
    let bots = format!("{},random", good_bot());
    for game in hexapod_catalog::games() {
        let id = game.info().id;
        let ran = hexapod(&["simulate", id, "-n", "1", "-b", &bots, "--deadline-ms", "20000", "--json"], "");
        assert_eq!(ran.code, 0, "{}", ran.err);
        let report: Json = serde_json::from_str(&ran.out).unwrap();
        assert_eq!(report["forfeits"]["games"], 0, "{id}: {}", ran.out);
    }
}

#[test]
fn a_failing_bot_loses_every_game_and_nothing_else_suffers() {
    let ran = hexapod(
        &[
            "arena",
            "anteater",
            "-b",
            "cmd:sh -c 'echo no fuel >&2; exit 4',random,greedy",
            "-n",
            "8",
            "-o",
            "rounds=1",
        ],
        "",
    );
    assert_eq!(ran.code, 0, "{}", ran.err);
    for expected in [
        "games of cmd:sh -c 'echo no fuel >&2; exit 4' lost by default: 16",
        "16 times: It ended (exit status: 4) instead of answering; its last words: no fuel.",
        "won 0, shared 0, lost 8",
    ] {
        assert!(ran.out.contains(expected), "{expected:?} is missing:\n{}", ran.out);
    }
    let ran =
        hexapod(&["simulate", "anteater", "-n", "6", "-b", "random,cmd:echo hello", "-o", "rounds=1"], "");
    assert!(ran.code == 0 && ran.out.contains("games lost by default: 6"), "{}{}", ran.out, ran.err);
    assert!(ran.out.contains("hello"), "{}", ran.out);
}

#[test]
fn a_bot_that_cannot_be_started_is_named_at_once() {
    let ran = hexapod(&["arena", "anteater", "-b", "cmd:./no-such-bot,random"], "");
    assert_eq!(ran.code, 2);
    assert!(ran.err.starts_with("hexapod: cmd:./no-such-bot: It cannot be started: "), "{}", ran.err);
    complains(
        &["play", "anteater", "-b", "cmd:sh 'x"],
        "`cmd:sh 'x` is no command: cmd: is followed by a program and its arguments, and quotes come in pairs.",
    );
}

#[test]
fn a_program_sits_at_the_terminal_too() {
    let folder = folder("program-at-table");
    let path = folder.join("game.record");
    let path = path.to_str().unwrap();
    let args = ["play", "anteater", "-b", &good_bot(), "--seed", "8", "-f", path, "--deadline-ms", "20000"];
    let ran = hexapod(&args, "1\n1\n1\nundo\n1\nquit\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    let record = std::fs::read_to_string(path).unwrap();
    assert!(record.lines().filter(|line| line.contains(". P2: ")).count() >= 2, "{record}");
    assert!(!record.contains("resigned") && record.contains("cmd:"), "{record}");
    // A record never starts a program: its seat belongs to a person until the program is given again.
    let again = hexapod(&["play", path], "quit\n");
    assert!(
        again.out.contains("P2 was played by a program; name it again with --bots to let it play on."),
        "{}",
        again.out
    );
}

#[test]
fn a_program_that_fails_at_the_terminal_has_resigned_and_the_game_goes_on() {
    let folder = folder("failing-at-table");
    let path = folder.join("game.record");
    let path = path.to_str().unwrap();
    let args = ["play", "anteater", "-o", "rounds=1", "-b", "random,cmd:false", "--seed", "8", "-f", path];
    let ran = hexapod(&args, "quit\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(
        ran.out.contains("P2 (cmd:false) loses by default. It ended (exit status: 1) instead of answering."),
        "{}",
        ran.out
    );
    let record = std::fs::read_to_string(path).unwrap();
    assert!(record.contains("\nresigned: P2 ") && record.contains("\nresult: "), "{record}");
}
