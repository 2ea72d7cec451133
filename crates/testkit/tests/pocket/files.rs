//! Files of counts and golden records.

use std::path::Path;

use hexapod_core::{Replay, Rules as _, Viewer, Wish};
use hexapod_testkit::{counts, golden};

use crate::game::Pocket;

const COUNTS: &str = "\
# a comment
fresh  seats=2 | 0:1 1:4 2:16
three  seats=3 rounds=1 after draw 1; draw 1 ; draw 1 | 1:3  # the ones are gone
";

#[test]
fn counts_are_checked() {
    counts::check_file::<Pocket>(COUNTS);
    assert_eq!(counts::corrected::<Pocket>("a | 1:9  # why\n").unwrap(), "a | 1:4  # why\n");
}

#[test]
#[should_panic(
    expected = "line 2:\n  said    fresh  seats=2 | 0:1 1:4 2:17\n  correct fresh  seats=2 | 0:1 1:4 2:16"
)]
fn a_wrong_count_shows_the_right_line() {
    counts::check_file::<Pocket>(&COUNTS.replace("2:16", "2:17"));
}

#[test]
fn counts_that_cannot_be_made_name_their_line() {
    let error = |text: &str| counts::corrected::<Pocket>(text).unwrap_err().to_string();
    assert_eq!(
        error("\nx seats=2 | 8:1"),
        "Line 2: A roll of 3 dice lists no outcomes, so the sequences through it cannot be counted. (length 8)"
    );
    assert_eq!(error("x after draw 9 | 1:1"), "Line 1: `draw 9` is refused with NOT_UNDERSTOOD.");
    assert_eq!(error("x | many"), "Line 1: `many` is no `length:number`.");
    assert_eq!(error("x seats=9 | 1:1"), "Line 1: Pocket is for 2 to 3 players; 9 cannot play it.");
    assert_eq!(
        error("x hurry=1 | 1:1"),
        "Line 1: There is no option `hurry`; the options are rounds and bonus."
    );
    assert!(error("x seats=2").contains("is a line"));
}

/// A whole game with one round, as its record.
fn whole_game() -> String {
    let wish = Wish { preset: Some("plain".into()), ..Wish::seats(2) };
    let mut replay = Replay::new(Pocket::<0>::from_wish(&wish).expect("a table"));
    for step in ["draw 1", "draw 4", "draw 3", "draw 3", "hide 1", "hide 3", "roll 1 2 3"] {
        replay.submit(None, step).expect(step);
    }
    for step in ["draw 2", "draw 1", "hide 4", "hide 3", "roll 6 6 6"] {
        replay.submit(None, step).expect(step);
    }
    replay.record(Viewer::Referee)
}

#[test]
fn golden_records_replay_to_the_letter() {
    let record = whole_game();
    assert!(record.contains("result: A 6, B 9; winner B"), "{record}");
    golden::check::<Pocket>(&[("whole", &record)]);
    let wrong = |from: &str, to: &str| golden::replay::<Pocket>(&record.replace(from, to)).unwrap_err();
    assert_eq!(
        wrong("A 6, B", "A 7, B"),
        "The result should be `A 7, B 9; winner B`, but is `A 6, B 9; winner B`."
    );
    assert_eq!(wrong("1. chance: ", "1.  "), "Line 8: `1.  draw 1` is written again as `1. chance: draw 1`.");
    assert_eq!(wrong("hide 4", "hide 3"), "Line 17: `hide 3` is refused (NO_CARD): no-card");
    assert_eq!(wrong("game: pocket", "game: chess"), "It is a record of chess, not of pocket.");
}

#[test]
#[should_panic(expected = "golden records of pocket:\nsecond: Line")]
fn a_broken_record_is_named() {
    let record = whole_game();
    golden::check::<Pocket>(&[("first", record.clone()), ("second", record.replace("hide 4", "hide 3"))]);
}

#[test]
fn files_are_read_from_their_folder() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pocket");
    counts::check_path::<Pocket>(&folder.join("pocket.counts"));
    golden::check_folder::<Pocket>(&folder);
}
