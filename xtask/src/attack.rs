//! `cargo xtask attack`: the trials of `docs/safety.md`, one after the other, bounded and on this machine only.

use std::time::Instant;

use crate::{cargo, run, web};

/// What is tried, in which package, and which of its tests: a file, or the unit tests whose names contain a word.
const TESTS: [(&str, &str, Tests); 18] = [
    ("killed at any moment", "hexapod", Tests::File("kill")),
    ("destroyed disk", "hexapod", Tests::File("store")),
    ("signals, a second process, logs", "hexapod", Tests::File("serve")),
    ("tables of bots, endless undo", "hexapod-server", Tests::File("bounds")),
    ("slow, packed and hurtful requests", "hexapod-server", Tests::File("attack")),
    ("damaged messages, floods, forged addresses", "hexapod-server", Tests::File("safety")),
    ("everything sent twice", "hexapod-server", Tests::File("again")),
    ("bans, secrets, names", "hexapod-server", Tests::File("people")),
    ("changed bytes, earlier versions", "hexapod-server", Tests::File("store")),
    ("dice: what comes first, restored backups", "hexapod-server", Tests::File("dice")),
    ("a dishonest server's games are current", "hexapod-server", Tests::File("dice_vectors")),
    ("behind nginx and HAProxy, if installed", "hexapod", Tests::File("proxy")),
    ("an absent player's game", "hexapod-table", Tests::File("absent")),
    ("a clock that is set, a machine that sleeps", "hexapod-server", Tests::Unit("steady::")),
    ("time is charged once", "hexapod-table", Tests::Unit("clock::")),
    ("fair shares of thinking", "hexapod-server", Tests::Unit("shares::")),
    ("what a seat hides stays hidden", "hexapod-server", Tests::Unit("leak_test::")),
    ("records against what a browser has kept", "hexapod-catalog", Tests::Unit("fairness::")),
];

enum Tests {
    File(&'static str),
    Unit(&'static str),
}

/// Loads whose figures are printed and compared with what docs/safety.md allows: what, and the arguments of `hexapod load`.
const LOADS: [(&str, &[&str]); 3] = [
    ("one address takes all thinking", &["attack", "--seconds", "30", "--check"]),
    ("the dearest requests", &["worst", "--check"]),
    ("10,000 games, then a crash", &["crowd", "--tables", "10000", "--check"]),
];

/// Runs all trials with the release binary and prints a table.
pub(crate) fn attack() -> Result<(), String> {
    let mut rows = Vec::new();
    let mut tried = |what: &'static str, trial: &mut dyn FnMut() -> Result<(), String>| {
        println!("== {what}");
        let begun = Instant::now();
        let result = if trial().is_ok() { "held" } else { "FAILED" };
        rows.push((what, result, begun.elapsed().as_secs()));
    };
    for (what, package, tests) in TESTS {
        let mut test = cargo(["test", "--release", "--quiet", "--package", package]);
        match tests {
            Tests::File(name) => test.args(["--test", name]),
            Tests::Unit(word) => test.args(["--lib", word]),
        };
        tried(what, &mut || run(&mut test));
    }
    tried("a dishonest server, as the browser sees it", &mut web::dice);
    for (what, args) in LOADS {
        let mut load = cargo(["run", "--release", "--quiet", "--package", "hexapod", "--", "load"]);
        load.args(args);
        tried(what, &mut || run(&mut load));
    }
    println!("\n| attack | result | seconds |\n|---|---|---|");
    for (what, result, seconds) in &rows {
        println!("| {what} | {result} | {seconds} |");
    }
    match rows.iter().filter(|(_, result, _)| *result == "FAILED").count() {
        0 => Ok(()),
        failed => Err(format!("{failed} of {} trials failed", rows.len())),
    }
}
