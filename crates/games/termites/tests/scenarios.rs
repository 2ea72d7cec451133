//! Every scenario block of the rules file, read from the file itself, under both versions of the rules.

use hexapod_core::Rules;
use hexapod_termites::Termites;
use hexapod_testkit::scenario;

/// Blocks whose expectation changed with version 2: how they were stands in `scenarios-1.md`.
const CHANGED: [&str; 14] = [
    "T41 ",
    "T42 ",
    "T43 ",
    "T45 ",
    "T50 ",
    "T53 ",
    "T54 ",
    "T55 ",
    "T56 ",
    "T57a ",
    "T57b ",
    "T57h ",
    "Steps of chance: ",
    "Colonies are drawn ",
];

/// Blocks that came with version 2.
const NEW: [&str; 13] =
    ["T60 ", "T61 ", "T62 ", "T63 ", "T64 ", "T65 ", "T66 ", "T67 ", "T68 ", "T69 ", "T70 ", "T71 ", "T72 "];

/// Returns the text without the sections whose headings begin so.
fn without(text: &str, headings: &[&str]) -> String {
    let mut kept = true;
    let lines = text.lines().filter(|line| {
        if line.starts_with("## ") || line.starts_with("### ") || line.starts_with("#### ") {
            let heading = line.trim_start_matches('#').trim_start();
            kept = !headings.iter().any(|begins| heading.starts_with(begins));
        }
        kept
    });
    lines.map(|line| format!("{line}\n")).collect()
}

#[test]
fn all_scenarios_of_the_rules_file_hold() {
    scenario::check::<Termites>(Termites::INFO.rules_text);
}

#[test]
fn all_scenarios_of_our_own_hold() {
    scenario::check::<Termites>(include_str!("scenarios.md"));
}

#[test]
fn all_scenarios_of_version_1_hold() {
    scenario::check_under::<Termites>(include_str!("scenarios-1.md"), 1);
    let skipped = [&CHANGED[..], &NEW[..]].concat();
    scenario::check_under::<Termites>(&without(Termites::INFO.rules_text, &skipped), 1);
    scenario::check_under::<Termites>(&without(include_str!("scenarios.md"), &skipped), 1);
}
