//! Geometry of boards: hexes and squares, no rules.
//!
//! A board is a few hundred cells at most, so a game numbers its cells once, from 0, and keeps the neighbours of
//! each as a [`CellSet`] in a table. How cells are numbered and named on paper stays with the game.
//!
//! ```
//! use hexapod_board::{CellSet, Hex, Reach};
//!
//! // A board of 37 hexes: three rings around the middle.
//! let cells: Vec<Hex> = Hex::ORIGIN.within(3).collect();
//! let neighbours: Vec<CellSet<1>> = cells
//!     .iter()
//!     .map(|cell| (0..cells.len()).filter(|&other| cells[other].distance(*cell) == 1).collect())
//!     .collect();
//!
//! // From one corner to the opposite one.
//! let reach = Reach::<37>::new(0, usize::MAX, |cell| neighbours[cell]);
//! assert_eq!(reach.distance(36), Some(6));
//! assert_eq!(reach.path_to(36).unwrap().cells().len(), 6);
//! ```

pub mod hex;
pub mod names;
pub mod path;
pub mod region;
pub mod square;

pub use hex::{Direction, Hex};
pub use path::{Costs, Path, Reach, connected};
pub use region::{CellSet, Cells};
pub use square::Square;
