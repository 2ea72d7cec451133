//! Termites: two to four colonies fight for mounds on a board of hexes.
//!
//! On your turn you drop a token from a hidden hand of three onto any empty hex, draw another, and move one unit. A
//! move onto an enemy piece is an attack: legal only if the attacker and all its support are stronger than the
//! defender, and then it always succeeds. Beaten units are pushed back or die; a beaten mound becomes a trophy, the
//! attacker is used up, and both sides found a new mound. After eighteen turns each, trophies, standing mounds and
//! mounds in reserve are counted.
//!
//! The complete rules with their rulings R1 … R51: `docs/rules/termites.md`.
//!
//! ```
//! use hexapod_core::{Replay, Rules, Wish};
//! use hexapod_termites::Termites;
//!
//! let mut table = Replay::new(Termites::from_wish(&Wish::seats(2))?);
//! for step in ["first 1", "draw W1", "draw W2", "draw W3", "draw F1", "draw S1", "draw S2"] {
//!     table.submit(None, step).unwrap();
//! }
//! for step in ["mound M5 d5", "mound M9 h7", "mound M6 c7", "mound M9 f8", "place W3 e9", "draw S2"] {
//!     table.submit(None, step).unwrap();
//! }
//! assert_eq!(table.legal(), ["stay", "pick e9"]);
//! # Ok::<(), hexapod_core::SetupError>(())
//! ```

mod actions;
mod audit;
mod cells;
mod chance;
mod check;
mod data;
mod draw;
mod eval;
mod events;
mod facts;
mod game;
mod imagine;
mod info;
mod maps;
mod notation;
mod options;
mod position;
mod refusal;
mod rules;
mod sample;
mod score;
mod state;
mod tokens;
mod view;

pub use actions::{Action, FromHex};
pub use cells::{Cell, Cells, CellsIter};
pub use chance::Chance;
pub use data::Data;
pub use events::{Event, Fate, Founding, Supporter};
pub use game::Termites;
pub use maps::{Map, MapPicture};
pub use options::{FlyerVegetation, LastTurn, MoundTerrain, MoundsInWay, RetreatChooser};
pub use refusal::Refusal;
pub use state::{Colony, Ground, Phase, PhaseName, State, Terrain};
pub use tokens::{Kind, Tokens};
pub use view::View;
