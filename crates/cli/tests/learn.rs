//! `hexapod learn`: the lessons in the terminal.
#![allow(clippy::unwrap_used)]

mod common;

use common::{complains, hexapod, hexapod_in};
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

/// `--lang` decides, then `LC_ALL`, `LC_MESSAGES` and `LANG`; an empty variable is not set.
#[test]
fn the_language_is_that_of_the_locale_unless_it_is_named() {
    let title = |lang: &[&str], locale: &[(&str, &str)]| {
        let ran = hexapod_in(locale, &[&["learn", "anteater"], lang].concat(), "q\n");
        let first = ran.out.lines().find(|line| !line.trim().is_empty()).unwrap_or_default().to_owned();
        assert_eq!(ran.code, 0, "{}", ran.err);
        first
    };
    let (english, polish) = (title(&["--lang", "en"], &[]), title(&["--lang", "pl"], &[]));
    assert_ne!(english, polish);
    let pl = "pl_PL.UTF-8";
    for locale in [
        &[("LC_ALL", pl)][..],
        &[("LC_MESSAGES", pl)],
        &[("LANG", pl)],
        &[("LANG", "pl")],
        &[("LC_ALL", pl), ("LC_MESSAGES", "en_GB.UTF-8"), ("LANG", "C")],
        &[("LC_MESSAGES", pl), ("LANG", "en_GB.UTF-8")],
        &[("LC_ALL", ""), ("LANG", pl)],
    ] {
        assert_eq!(title(&[], locale), polish, "{locale:?}");
        assert_eq!(title(&["--lang", "en"], locale), english, "{locale:?}");
    }
    for locale in [
        &[][..],
        &[("LC_ALL", "C.UTF-8"), ("LANG", pl)],
        &[("LC_MESSAGES", "en_GB.UTF-8"), ("LANG", pl)],
        &[("LANG", "de_DE.UTF-8")],
        &[("LANG", "plt_MG")],
    ] {
        assert_eq!(title(&[], locale), english, "{locale:?}");
        assert_eq!(title(&["--lang", "pl"], locale), polish, "{locale:?}");
    }
}
