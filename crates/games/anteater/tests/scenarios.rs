//! Every scenario block of the rules file, read from the file itself.

use hexapod_anteater::Anteater;
use hexapod_core::Rules;
use hexapod_testkit::scenario;

const OWN: &str = include_str!("scenarios.md");

#[test]
fn all_scenarios_of_the_rules_file_hold() {
    scenario::check::<Anteater>(Anteater::INFO.rules_text);
}

#[test]
fn all_scenarios_of_our_own_hold() {
    scenario::check::<Anteater>(OWN);
}

/// Version 2 changed no block of version 1.
#[test]
fn everything_older_holds_under_version_1_too() {
    for text in [Anteater::INFO.rules_text, OWN] {
        scenario::check_under::<Anteater>(&old(text), 1);
    }
}

/// Leaves out the sections that are new in version 2: their names begin with V and a number.
fn old(text: &str) -> String {
    let mut kept = String::new();
    let mut keeps = true;
    for line in text.lines() {
        if line.starts_with("##") {
            let number = line.strip_prefix("### V").and_then(|rest| rest.chars().next());
            keeps = !number.is_some_and(|number| number.is_ascii_digit());
        }
        if keeps {
            kept += line;
            kept.push('\n');
        }
    }
    kept
}
