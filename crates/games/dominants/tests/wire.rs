//! The types and examples of the web client are current.

use hexapod_dominants::DominAnts;
use hexapod_testkit::wire;

#[test]
fn the_web_client_knows_this_game() {
    // Notation knows the faces 1 to 6 only; a typed step can name another one.
    let never = ["no-such-face"];
    wire::check::<DominAnts>(env!("CARGO_MANIFEST_DIR"), &[include_str!("scenarios.md")], &never);
}
