//! What every game is tested with.
//!
//! - [`scenario`] runs the `scenario` blocks of a rules file: the smallest position, one ruling, its number.
//! - [`laws`] play at random and hold what is true of every game: what is listed is what is accepted, nothing
//!   hidden leaks, what is written is read back the same, every game ends.
//! - [`counts`] counts the step sequences from named starts and compares them with a text file.
//! - [`fuzz`] damages texts and hands them to everything that reads text.
//! - [`golden`] replays kept records whole.
//! - [`messages`] finds messages without a sentence and sentences without a message.
//! - [`opinions`] holds what is true of every estimate.
//! - [`wire`] writes the TypeScript types and the examples that the web client is tested with.
//! - [`speed`] measures steps beside a yardstick.
//!
//! Everything is generic over [`hexapod_core::Game`]. A game's tests are one line each:
//!
//! ```text
//! #[test]
//! fn scenarios() {
//!     hexapod_testkit::scenario::check::<Anteater>(Anteater::INFO.rules_text);
//! }
//!
//! #[test]
//! fn laws() {
//!     hexapod_testkit::laws::all::<Anteater>(&Plan::new(20));
//! }
//! ```

use hexapod_core::Wish;
use serde_json::Value as Json;

pub mod alloc;
pub mod counts;
pub mod fuzz;
pub mod golden;
pub mod laws;
pub mod messages;
pub mod opinions;
pub mod scenario;
pub mod speed;
pub mod wire;

/// Returns how many games a random test plays: `few` in every test run, `many` in `cargo xtask soak`.
pub fn games(few: usize, many: usize) -> usize {
    if std::env::var_os("HEXAPOD_SOAK").is_some() { many } else { few }
}

/// Returns the wish for a table with these options, a JSON object.
///
/// # Panics
/// Panics if the options are no object.
pub fn wish(seats: usize, options: Json) -> Wish {
    let Json::Object(options) = options else { panic!("options are an object, not {options}") };
    Wish { options, ..Wish::seats(seats) }
}

pub use laws::Plan;
pub use scenario::{Report, run_file};
