//! Pocket: two to four players hide cards and pick dice.
//!
//! Each round dice are rolled, one more than there are players, and every seat hides a card of its hand. The highest
//! card picks a die first. A die scores its pips, twice if it shows the value of the seat's card. Four rounds.
//!
//! The complete rules with their rulings R1 … R6: `docs/rules/pocket.md`.
//!
//! ```
//! use hexapod_core::{Replay, Rules, Wish};
//! use hexapod_pocket::Pocket;
//!
//! let mut table = Replay::new(Pocket::from_wish(&Wish::seats(2))?);
//! for step in ["draw 1", "draw 4", "draw 6", "draw 2", "draw 2", "draw 5", "roll 3 4 6"] {
//!     table.submit(None, step).unwrap();
//! }
//! assert_eq!(table.legal(), ["hide 1", "hide 4", "hide 6"]);
//! # Ok::<(), hexapod_core::SetupError>(())
//! ```

mod actions;
mod audit;
mod chance;
mod check;
mod draw;
mod eval;
mod events;
mod facts;
mod game;
mod imagine;
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
pub use events::Event;
pub use game::Pocket;
pub use options::Ties;
pub use refusal::Refusal;
pub use state::{Counts, Phase, PhaseName, State};
pub use view::View;
