//! Every scenario block of the rules file, read from the file itself.

use hexapod_core::Rules;
use hexapod_glory::Glory;
use hexapod_testkit::scenario;

#[test]
fn all_scenarios_of_the_rules_file_hold() {
    scenario::check::<Glory>(Glory::INFO.rules_text);
}

#[test]
fn all_scenarios_of_our_own_hold() {
    scenario::check::<Glory>(include_str!("scenarios.md"));
}
