//! Step sequences from named starts; a changed number is a changed rule.

use std::path::Path;

use hexapod_pocket::Pocket;
use hexapod_testkit::counts;

#[test]
fn the_counts_are_as_written() {
    counts::check_path::<Pocket>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/counts.txt"));
}
