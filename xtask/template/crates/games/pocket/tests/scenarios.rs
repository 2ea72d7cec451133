//! Every scenario block of the rules file, read from the file itself.

use hexapod_core::Rules;
use hexapod_pocket::Pocket;
use hexapod_testkit::scenario;

#[test]
fn all_scenarios_of_the_rules_file_hold() {
    scenario::check::<Pocket>(Pocket::INFO.rules_text);
}
