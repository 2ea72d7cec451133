//! Damaged texts are read or refused, without panic or hang.

use hexapod_pocket::Pocket;

#[test]
fn nothing_that_is_read_panics() {
    hexapod_testkit::fuzz::game::<Pocket>(env!("CARGO_MANIFEST_DIR"));
}
