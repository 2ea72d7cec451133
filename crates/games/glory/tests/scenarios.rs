//! Every scenario block of the rules file, read from the file itself.

use hexapod_core::Rules;
use hexapod_glory::Glory;
use hexapod_testkit::scenario;

const OWN: &str = include_str!("scenarios.md");

/// Blocks that version 2 changed; `scenarios-1.md` has them as they were. Those of the rules file whose names begin
/// with N are new in version 2.
const CHANGED: [&str; 3] = ["E31b Mercenary", "E40 Codes of a march", "Twenty-three civilized tiles"];

#[test]
fn all_scenarios_of_the_rules_file_hold() {
    scenario::check::<Glory>(Glory::INFO.rules_text);
}

#[test]
fn all_scenarios_of_our_own_hold() {
    scenario::check::<Glory>(OWN);
}

#[test]
fn what_version_2_changed_holds_under_version_1() {
    scenario::check_under::<Glory>(include_str!("scenarios-1.md"), 1);
}

#[test]
fn everything_else_holds_under_version_1_too() {
    for text in [Glory::INFO.rules_text, OWN] {
        scenario::check_under::<Glory>(&unchanged(text), 1);
    }
}

/// Leaves out the sections of version 2.
fn unchanged(text: &str) -> String {
    let mut kept = String::new();
    let mut keeps = true;
    for line in text.lines() {
        if let Some(name) = line.strip_prefix("#### ") {
            let new = name
                .strip_prefix('N')
                .is_some_and(|rest| rest.starts_with(|next: char| next.is_ascii_digit()));
            keeps = !new && !CHANGED.contains(&name);
        } else if line.starts_with('#') {
            keeps = true;
        }
        if keeps {
            kept += line;
            kept.push('\n');
        }
    }
    kept
}
