//! What every game is tested with.
//!
//! - [`scenario`] runs the `scenario` blocks of a rules file: the smallest position, one ruling, its number.
//! - [`laws`] play at random and hold what is true of every game: what is listed is what is accepted, nothing
//!   hidden leaks, what is written is read back the same, every game ends.
//! - [`counts`] counts the step sequences from named starts and compares them with a text file.
//! - [`golden`] replays kept records whole.
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

pub mod counts;
pub mod golden;
pub mod laws;
pub mod scenario;
pub mod speed;

pub use laws::Plan;
pub use scenario::{Report, run_file};
