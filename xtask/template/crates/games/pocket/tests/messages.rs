//! Every event and refusal has its sentence in every language, every code and ruling its place in the rules file.

use hexapod_pocket::Pocket;
use hexapod_testkit::messages;

#[test]
fn everything_can_be_said() {
    let files = [("en", include_str!("../messages/en.ftl")), ("pl", include_str!("../messages/pl.ftl"))];
    messages::check::<Pocket>(&files);
}

#[test]
fn every_code_and_ruling_stands_in_the_rules_file() {
    messages::check_codes::<Pocket>();
}
