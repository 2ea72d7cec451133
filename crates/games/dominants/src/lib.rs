//! DominAnts: two to four ant colonies fight for sugar and thrones on a board of 14 by 14 tiles.
//!
//! On your turn you have 20 action points for all your ants: walk, gather sugar, carry it home, hatch workers, merge
//! them into soldiers and warriors, attack. Battles have no dice: each side adds up its power and the weaker side
//! dies. An ant that stays on an enemy throne for three turns takes over the whole colony. After every round of
//! turns a die brings an event. The last colony wins, or the strongest one after thirty rounds.
//!
//! The complete rules with their rulings R1 … R56: `docs/rules/dominants.md`.
//!
//! ```
//! use hexapod_core::{Notation, Replay, Rules, Wish};
//! use hexapod_dominants::DominAnts;
//!
//! let mut table = Replay::new(DominAnts::from_wish(&Wish::seats(2))?);
//! // A whole path at once; it becomes three moves.
//! for step in ["start R", "go d4 g7", "gather g7", "merge c1 c2"] {
//!     table.submit(None, step).unwrap();
//! }
//! assert_eq!(table.at(), 7);
//! assert_eq!(table.game().fact(table.state(), "ant g7").as_deref(), Some("ant g7 R w +1 ~"));
//! assert_eq!(table.game().fact(table.state(), "ap").as_deref(), Some("ap 15"));
//! # Ok::<(), hexapod_core::SetupError>(())
//! ```

mod actions;
mod audit;
mod chance;
mod check;
mod compound;
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
mod sample;
mod score;
mod state;
mod tiles;
mod view;

pub use actions::Action;
pub use chance::Chance;
pub use data::Data;
pub use events::{Event, Verdict};
pub use game::{DominAnts, HappeningName};
pub use refusal::Refusal;
pub use score::Ending;
pub use state::{Ant, Kind, Owner, Phase, PhaseName, SeatSet, State, Weather};
pub use tiles::{Tile, TileSet};
pub use view::{TileView, View};
