//! `cargo xtask attack`: the trials of `docs/safety.md`, one after the other, bounded and on this machine only.

use std::time::Instant;

use crate::{cargo, run};

/// What is tried, in which package and test.
const TESTS: [(&str, &str, &str); 9] = [
    ("killed at any moment", "hexapod", "kill"),
    ("destroyed disk", "hexapod", "store"),
    ("signals, a second process, logs", "hexapod", "serve"),
    ("tables of bots, endless undo", "hexapod-server", "bounds"),
    ("slow, packed and hurtful requests", "hexapod-server", "attack"),
    ("damaged messages, floods, forged addresses", "hexapod-server", "safety"),
    ("everything sent twice", "hexapod-server", "again"),
    ("bans, secrets, names", "hexapod-server", "people"),
    ("changed bytes, earlier versions", "hexapod-server", "store"),
];

/// Seconds of the attack on thinking.
const SECONDS: &str = "30";

/// Runs all trials with the release binary and prints a table.
pub(crate) fn attack() -> Result<(), String> {
    let mut rows = Vec::new();
    for (what, package, test) in TESTS {
        let begun = Instant::now();
        let held =
            run(&mut cargo(["test", "--release", "--quiet", "--package", package, "--test", test])).is_ok();
        rows.push((what, if held { "held" } else { "FAILED" }, begun.elapsed().as_secs()));
    }
    let begun = Instant::now();
    let load =
        ["run", "--release", "--quiet", "--package", "hexapod", "--", "load", "attack", "--seconds", SECONDS];
    let ran = run(&mut cargo(load)).is_ok();
    rows.push((
        "one address takes all thinking",
        if ran { "figures above" } else { "FAILED" },
        begun.elapsed().as_secs(),
    ));
    println!("\n| attack | result | seconds |\n|---|---|---|");
    for (what, result, seconds) in &rows {
        println!("| {what} | {result} | {seconds} |");
    }
    match rows.iter().filter(|(_, result, _)| *result == "FAILED").count() {
        0 => Ok(()),
        failed => Err(format!("{failed} of {} trials failed", rows.len())),
    }
}
