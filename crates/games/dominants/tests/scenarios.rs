//! Every scenario block of the rules file, read from the file itself.

use hexapod_core::Rules;
use hexapod_dominants::DominAnts;
use hexapod_testkit::scenario;

const OWN: &str = include_str!("scenarios.md");
/// The sections that version 2 changed, as they were.
const FIRST: &str = include_str!("scenarios-1.md");

#[test]
fn all_scenarios_of_the_rules_file_hold() {
    scenario::check::<DominAnts>(DominAnts::INFO.rules_text);
}

#[test]
fn all_scenarios_of_our_own_hold() {
    scenario::check::<DominAnts>(OWN);
}

#[test]
fn what_version_2_changed_holds_under_version_1() {
    scenario::check_under::<DominAnts>(FIRST, 1);
}

#[test]
fn everything_else_holds_under_version_1_too() {
    for text in [DominAnts::INFO.rules_text, OWN] {
        scenario::check_under::<DominAnts>(&unchanged(text), 1);
    }
}

/// Leaves out the sections that version 2 changed, and those whose names begin with N and a number: they are new.
fn unchanged(text: &str) -> String {
    let changed: Vec<&str> = FIRST.lines().filter_map(|line| line.strip_prefix("#### ")).collect();
    let (mut kept, mut keeps) = (String::new(), true);
    for line in text.lines() {
        if line.starts_with('#') {
            let name = line.trim_start_matches('#').trim_start();
            let new = name
                .strip_prefix('N')
                .is_some_and(|rest| rest.starts_with(|next: char| next.is_ascii_digit()));
            keeps = !new && !changed.contains(&name);
        }
        if keeps {
            kept += line;
            kept.push('\n');
        }
    }
    kept
}
