//! Damaged texts are read or refused, without panic or hang.

use hexapod_dominants::DominAnts;

#[test]
fn nothing_that_is_read_panics() {
    hexapod_testkit::fuzz::game::<DominAnts>(env!("CARGO_MANIFEST_DIR"));
}
