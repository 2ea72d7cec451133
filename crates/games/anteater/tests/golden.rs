//! Whole games with known results: each number of seats, and each way a game can be decided. Those whose names begin
//! with `v2` are of version 2 of the rules, the others of version 1.

use std::path::{Path, PathBuf};

use hexapod_anteater::Anteater;
use hexapod_core::Rules;
use hexapod_testkit::golden;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

#[test]
fn the_records_replay() {
    golden::check_folder::<Anteater>(&folder());
}

#[test]
fn the_records_cover_every_version() {
    golden::check_versions::<Anteater>(&folder());
}

#[test]
fn the_records_end_as_they_are_called() {
    let decided = |record: &str| {
        let replay = golden::replay::<Anteater>(record).unwrap_or_else(|error| panic!("{error}"));
        replay.game().outcome(replay.state()).map(|outcome| outcome.decided_by)
    };
    assert_eq!(decided(include_str!("records/seats-4.record")), Some("points"));
    assert_eq!(decided(include_str!("records/tie-queens.record")), Some("queens"));
    assert_eq!(decided(include_str!("records/tie-generals.record")), Some("generals"));
    assert_eq!(decided(include_str!("records/tie-worms.record")), Some("worms"));
    assert_eq!(decided(include_str!("records/shared.record")), Some("shared"));
}
