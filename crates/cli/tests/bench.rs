//! `hexapod bench`, and the help of the lab's commands.
#![allow(clippy::unwrap_used)]

mod common;

use common::hexapod;

#[test]
fn the_search_is_measured_too() {
    let ran = hexapod(&["bench", "anteater", "--steps", "1000", "--search-ms", "2", "--json"], "");
    assert_eq!(ran.code, 0, "{}", ran.err);
    let report: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    let search = &report["search"][0];
    for figure in ["one_thread", "two_threads", "ratio", "chess"] {
        assert!(search[figure].as_f64().unwrap() > 0.0, "{figure}: {search}");
    }
    let ran = hexapod(&["bench", "anteater", "--steps", "1000", "--search-ms", "0"], "");
    assert!(!ran.out.contains("iterations/s"), "{}", ran.out);
}

#[test]
fn the_laboratory_has_help() {
    let ran = hexapod(&["--help"], "");
    for command in ["arena", "analyse", "tune"] {
        assert!(ran.out.contains(&format!("  {command} ")), "{command}: {}", ran.out);
        let help = hexapod(&[command, "--help"], "");
        assert!(help.code == 0 && help.out.contains("Usage: hexapod"), "{command}");
    }
}
