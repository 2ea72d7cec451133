//! Lessons: a position, a task, and what the rules say to each try.
//!
//! A lesson is a `lesson` block in the `lessons.md` of a game crate. It sets up a position in the game's own grammar and
//! asks the learner one thing after the other. Tries are played by the real rules; the lesson only says which of them
//! solve the task and how it reacts to the others. `docs/lessons.md` describes the statements.
//!
//! ```
//! let game = hexapod_catalog::game("anteater").unwrap();
//! let lesson = &hexapod_learn::lessons(game)[0];
//! let tried = hexapod_learn::attempt(game, lesson, &[], &[]).unwrap();
//! assert_eq!(tried.task().as_deref(), Some("goal-1"));
//! ```

mod attempt;
mod lesson;
pub mod puzzle;
mod read;

use std::collections::BTreeMap;
use std::sync::LazyLock;

pub use attempt::{Attempt, AttemptError, MAX_STEPS, Verdict, attempt};
use hexapod_catalog::AnyGame;
pub use hexapod_words::Words;
pub use lesson::{Lesson, Reaction, Stage};
pub use puzzle::{Puzzle, puzzle, puzzles};
pub use read::{ReadError, read};

/// The lessons of all games, read when first asked for.
static BOOKS: LazyLock<BTreeMap<&'static str, Vec<Lesson>>> = LazyLock::new(|| {
    let book = |game: &dyn AnyGame| {
        let info = game.info();
        let lessons = read(info.lessons.text)
            .unwrap_or_else(|error| unreachable!("the lessons of {}: {error}", info.name));
        (info.id, lessons)
    };
    hexapod_catalog::games().map(book).collect()
});

/// Returns the lessons of a game, in the order in which they are taken.
pub fn lessons(game: &dyn AnyGame) -> &'static [Lesson] {
    BOOKS.get(game.info().id).map_or(&[], Vec::as_slice)
}

/// Returns the lesson of a game with this id.
pub fn lesson(game: &dyn AnyGame, id: &str) -> Option<&'static Lesson> {
    lessons(game).iter().find(|lesson| lesson.id == id)
}

/// Returns what the lessons, the rules of a game and a terminal around them say in a language; in English if the language is not spoken.
pub fn words(game: &dyn AnyGame, language: &str) -> Words {
    let spoken = game.info().lessons.spoken;
    let spoken = spoken.iter().find(|other| other.language == language).or(spoken.first());
    spoken.map_or_else(
        || Words::english(game.info().messages),
        |spoken| Words::new(spoken.language, &[spoken.rules, spoken.lessons, shell(spoken.language)]),
    )
}

/// What a terminal says around the lessons.
fn shell(language: &str) -> &'static str {
    match language {
        "pl" => include_str!("../messages/pl.ftl"),
        _ => include_str!("../messages/en.ftl"),
    }
}
