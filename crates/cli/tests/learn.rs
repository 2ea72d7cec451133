//! `hexapod learn`: the lessons in the terminal.
#![allow(clippy::unwrap_used)]

mod common;

use common::{complains, hexapod};
use hexapod_catalog::games;
use hexapod_learn::lessons;

/// Whoever types the solutions finishes all lessons of every game, in both languages.
#[test]
fn every_lesson_can_be_taken() {
    for game in games() {
        let id = game.info().id;
        let stages = lessons(game).iter().flat_map(|lesson| &lesson.stages);
        let typed: String =
            stages.flat_map(|stage| &stage.solutions[0]).map(|step| format!("{step}\n")).collect();
        for (language, end) in [("en", "All lessons are done."), ("pl", "Wszystkie lekcje ukończone.")] {
            let ran = hexapod(&["learn", id, "--lang", language], &typed);
            assert!(ran.code == 0 && ran.out.contains(end), "{id} {language}: {}", ran.out);
            assert!(!ran.out.contains('✗'), "{id} {language}: {}", ran.out);
        }
    }
}

#[test]
fn a_wrong_try_is_answered_and_taken_back() {
    let ran = hexapod(&["learn", "anteater", "--lang", "en"], "place B2.1\n?\nplace A3.2\nq\n");
    let order = [
        "The goal",
        "✗ Here your die wins little",
        "Try this: place A3.2",
        "✓ 4 and 6 make 10",
        "Lesson 2 of",
    ];
    let mut from = 0;
    for part in order {
        from += ran.out[from..].find(part).unwrap_or_else(|| panic!("{part}: {}", ran.out));
    }
}

/// The rules refuse in the language of the lesson, and the lesson adds why.
#[test]
fn a_refusal_is_translated() {
    let ran = hexapod(&["learn", "anteater", "mound", "--lang", "pl"], "place A3.1\nq\n");
    assert!(ran.out.contains("✗ Twoja pierwsza kość na termitierze A musi zacząć"), "{}", ran.out);
    assert!(ran.out.contains("Ta kolumna musi poczekać."), "{}", ran.out);
}

#[test]
fn unknown_lessons_are_refused() {
    complains(&["learn", "anteater", "flying", "--lang", "en"], "There is no lesson “flying”.");
}
