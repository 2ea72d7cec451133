//! The types and examples of the web client are current.

use hexapod_pocket::Pocket;
use hexapod_testkit::wire;

#[test]
fn the_web_client_knows_this_game() {
    wire::check::<Pocket>(env!("CARGO_MANIFEST_DIR"), &[], &[]);
}
