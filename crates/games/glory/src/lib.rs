//! Glory: a skirmish war on a map of hexagons that the players build themselves.
//!
//! Every player owns a stronghold, hides six tiles around it, then the lands are pushed together and the war begins.
//! Walking into an enemy tile scores at once, but the tile becomes yours only if you are still there when your next
//! turn starts. Every unit outside a base eats one food and one water at the end of your turn. A player who loses the
//! stronghold founds a new one at once. After ten rounds the most Glory wins.
//!
//! The complete rules with their rulings R1 … R54: `docs/rules/glory.md`.
//!
//! ```
//! use hexapod_core::{Replay, Rules, Seat, ToMove, Wish};
//! use hexapod_glory::Glory;
//!
//! let mut table = Replay::new(Glory::from_wish(&Wish::seats(2))?);
//! for step in ["roll 1 3", "roll 6 2", "faction tech"] {
//!     table.submit(None, step).unwrap();
//! }
//! assert_eq!(table.to_move(), ToMove::Seat(Seat::new(0)));
//! assert_eq!(table.legal(), ["faction religion", "faction parasite", "faction primal"]);
//! # Ok::<(), hexapod_core::SetupError>(())
//! ```

mod actions;
mod audit;
mod cells;
mod chance;
mod check;
mod choices;
mod data;
mod draw;
mod eval;
mod events;
mod facts;
mod forecast;
mod game;
mod imagine;
mod info;
mod notation;
mod options;
mod pieces;
mod position;
mod refusal;
mod rules;
mod sample;
mod score;
mod state;
mod view;

pub use actions::Action;
pub use cells::{Cell, Direction};
pub use chance::Chance;
pub use data::Data;
pub use events::{Event, Pair};
pub use game::Glory;
pub use refusal::{Founding, Refusal, Why};
pub use state::{Dice, Faction, Ground, Kind, Phase, PhaseName, State, Troop, Unit};
pub use view::View;
