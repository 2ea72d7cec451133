//! Whole games that must replay to the letter: 2, 3 and 4 seats, each way to be lost and each way to end.

use std::path::Path;

use hexapod_dominants::DominAnts;
use hexapod_testkit::golden;

#[test]
fn golden_records_replay_to_the_letter() {
    golden::check_folder::<DominAnts>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records"));
}
