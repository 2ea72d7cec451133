//! Scenario files: what passes, what fails, and what cannot be read.

use hexapod_core::{NamedPositions, Rules as _, Wish};
use hexapod_testkit::scenario::{Report, check, run_file};

use crate::game::Pocket;

fn run(text: &str) -> Report {
    run_file::<Pocket>(text, &NamedPositions::default(), &Wish::default()).expect("closed fences")
}

/// Returns the one line about a block whose set-up is `use held`, `phase hide A`, in lines 3 and 4.
fn told(script: &str) -> String {
    let report = run(&format!("# T9\n```scenario\nuse held\nphase hide A\n{script}\n```\n"));
    assert_eq!(report.passed + report.failed(), 1);
    report.lines().join("")
}

#[test]
fn the_rules_file_passes() {
    check::<Pocket>(Pocket::<0>::INFO.rules_text);
    assert_eq!(run(Pocket::<0>::INFO.rules_text).passed, 3);
}

#[test]
fn failures_name_line_and_difference() {
    let cases = [
        (
            "do hide 2",
            "5: T9: expected `hide 2` to be legal; found it is refused with NO_CARD (phase hide A)",
        ),
        (
            "do hide 1; hide 1",
            "5: T9: expected `hide 1` to be legal; found it is refused with NO_CARD (phase hide B)",
        ),
        ("no hide 1 NO_CARD", "5: T9: expected `hide 1` to be refused with NO_CARD; found it is played"),
        ("no hide 2 WRONG_PHASE", "5: T9: expected `hide 2` to be refused with WRONG_PHASE; found NO_CARD"),
        ("see phase hide B", "5: T9: expected `phase hide B`; found `phase hide A`"),
        ("see phase hide", "5: T9: expected `phase hide`; found `phase hide A`"),
        (
            "see legal hide 4 | hide 1",
            "5: T9: expected `legal hide 4 | hide 1`; found `legal hide 1 | hide 4`",
        ),
        ("see legal", "5: T9: expected `legal`; found `legal hide 1 | hide 4`"),
        (
            "see has hide 1 | hide 2",
            "5: T9: expected `hide 2` among the legal steps; found `hide 1 | hide 4`",
        ),
        ("see hasnt hide 1", "5: T9: expected `hide 1` not to be legal; found that it is"),
        ("see count 3", "5: T9: expected `count 3`; found `count 2`"),
        ("see count pick 1", "5: T9: expected `count pick 1`; found `count pick 0`"),
        ("see score A 1", "5: T9: expected `score A 1`; found `score A 0`"),
        ("see score A 0 = 0+0", "5: T9: expected `score A 0 = 0+0`; found `score A 0 = 0`"),
        ("see score C 0", "5: T9: expected `score C 0`; found no score of C"),
        ("see winner A", "5: T9: expected `winner A`; found `winner`"),
        ("see ranks A=1 B=2", "5: T9: expected `ranks A=1 B=2`; found `ranks`"),
        ("do hide 1\nsee view B last hide 1", "6: T9: expected `last hide 1`; found `last hide ?`"),
        ("see paths 1 3", "5: T9: expected `paths 1 3`; found `paths 1 2`"),
        ("# why\nsee  hand A   1 1", "6: T9: expected `hand A 1 1`; found `hand A 1 4`"),
        ("do hide 1\nbecomes\nuse held\nphase hide B", "6: T9: expected `hand A 1 4`; found `hand A 4`"),
    ];
    for (script, expected) in cases {
        assert_eq!(told(script), expected, "{script}");
    }
}

#[test]
fn what_cannot_be_read_is_told_apart() {
    let cases = [
        ("see weather fine", "5: T9: cannot be read: This game knows no fact `weather fine`."),
        ("see view Q last -", "5: T9: cannot be read: There is no viewer `Q` in this game."),
        (
            "see paths 3 1",
            "5: T9: cannot be read: A roll of 3 dice lists no outcomes, so the sequences through it cannot be counted.",
        ),
        (
            "see count 2\nplay",
            "6: T9: cannot be read: `play` is no statement of a script: do, no, see or becomes.",
        ),
        ("# no script", "3: T9: cannot be read: The block has no script: nothing to do and nothing to see."),
        ("becomes\n\nuse what", "7: T9: cannot be read: There is no position named what."),
        (
            "becomes\n\nuse held\nround nine\nphase roll",
            "8: T9: cannot be read: `round nine` cannot be read.",
        ),
        ("becomes\nuse held", "5: T9: cannot be read: The position does not end with `fresh` or `phase`."),
    ];
    for (script, expected) in cases {
        assert_eq!(told(script), expected, "{script}");
    }
    let report = run("## A\n```scenario\n\nuse held\nweather fine\nphase roll\nsee count 2\n```\n");
    assert_eq!((report.unreadable.len(), report.unreadable[0].line), (1, 5));
}

#[test]
fn one_bad_case_does_not_stop_the_others() {
    let report = run("# A\n```scenario\nsee x\n```\n```scenario\nfresh\nsee count 4\n```\n\
                      # B\n```scenario\nfresh\nsee count 5\n```\n");
    assert_eq!((report.passed, report.failed(), report.unreadable.len()), (1, 2, 1));
    assert_eq!(report.failures[0].heading, "B");
}

#[test]
fn positions_of_the_file_and_of_the_caller_are_known() {
    let mut known = NamedPositions::default();
    known.define("name given\nhand A 3 3").unwrap();
    let text = "```scenario\nuse given\nuse own\nphase hide A\nsee hand A 3 3\nsee hand B 1\n```\n\
                ```position\nname own\nhand B 1\n```\n";
    assert_eq!(run_file::<Pocket>(text, &known, &Wish::default()).unwrap().passed, 1);
    let error = run_file::<Pocket>("\n```position\n# nothing\nhand B 1\n```\n", &known, &Wish::default())
        .unwrap_err();
    assert_eq!(error.to_string(), "Line 4: A position block begins with `name NAME`.");
    assert!(run_file::<Pocket>("```scenario\n", &known, &Wish::default()).is_err());
}

#[test]
#[should_panic(expected = "1 scenarios failed:\n4: A: expected `count 5`; found `count 4`")]
fn a_failing_file_fails_the_test() {
    check::<Pocket>("# A\n```scenario\nfresh\nsee count 5\n```\n");
}
