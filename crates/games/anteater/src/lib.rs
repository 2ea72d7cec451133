//! Anteater: two to five anteaters search three termite mounds at a time.
//!
//! On your turn you roll one die and put it on one of three mounds. The mound decides the place: your first die
//! there starts the leftmost free column, later ones go on top, and you never get a second column. A worm pays for
//! another roll or for waiting. When nobody can place, the highest total on each mound wins its Queen, the second
//! its General, ties go to the column further left. Items score in pairs and by variety. Four rounds.
//!
//! The complete rules with their rulings R1 … R32: `docs/rules/anteater.md`.
//!
//! ```
//! use hexapod_anteater::Anteater;
//! use hexapod_core::{Replay, Rules, Wish};
//!
//! let mut table = Replay::new(Anteater::from_wish(&Wish::seats(3))?);
//! for step in ["start P2", "reveal A=7", "reveal B=3", "reveal C=10", "roll 5"] {
//!     table.submit(None, step).unwrap();
//! }
//! assert_eq!(table.legal(), ["place A1.1", "place B1.1", "place C1.1", "reroll", "pass"]);
//! # Ok::<(), hexapod_core::SetupError>(())
//! ```

mod actions;
mod audit;
mod chance;
mod check;
mod data;
mod draw;
mod eval;
mod events;
mod facts;
mod game;
mod info;
mod notation;
mod options;
mod position;
mod refusal;
mod rules;
mod score;
mod state;
mod view;

pub use actions::Action;
pub use chance::Chance;
pub use data::{Data, ItemName, MoundPicture};
pub use events::{Event, Taken};
pub use game::Anteater;
pub use options::{PassTiming, WormMatch};
pub use refusal::Refusal;
pub use state::{Colour, Die, Phase, PhaseName, Slot, Space, State};
pub use view::View;
