//! The types and examples of the web client are current.

use hexapod_glory::Glory;
use hexapod_testkit::wire;

#[test]
fn the_web_client_knows_this_game() {
    wire::check::<Glory>(env!("CARGO_MANIFEST_DIR"), &[include_str!("scenarios.md")], &[]);
}
