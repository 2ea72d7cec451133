//! Whole games with known results: each number of seats, and each way a game can be decided.

use std::path::Path;

use hexapod_core::Rules;
use hexapod_pocket::Pocket;
use hexapod_testkit::golden;

#[test]
fn the_records_replay() {
    golden::check_folder::<Pocket>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records"));
}

#[test]
fn the_records_end_as_they_are_called() {
    let decided = |record: &str| {
        let replay = golden::replay::<Pocket>(record).unwrap_or_else(|error| panic!("{error}"));
        replay.game().outcome(replay.state()).map(|outcome| outcome.decided_by)
    };
    assert_eq!(decided(include_str!("records/seats-4.record")), Some("points"));
    assert_eq!(decided(include_str!("records/tie-matches.record")), Some("matches"));
    assert_eq!(decided(include_str!("records/shared.record")), Some("shared"));
}
