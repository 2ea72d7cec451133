//! The types and examples of the web client are current.

use hexapod_anteater::Anteater;
use hexapod_testkit::wire;

#[test]
fn the_web_client_knows_this_game() {
    // Valid data has a column for every colour.
    let never = ["no-free-column"];
    wire::check::<Anteater>(env!("CARGO_MANIFEST_DIR"), &[include_str!("scenarios.md")], &never);
}
