//! A table as its row and its log, without input or output: no clock, no randomness, no disk, no network.
//!
//! [`Table::decide`] says which entries a wish gives, and changes nothing. [`Table::apply`] is the only way in which an
//! entry changes a table: loading, playing, taking back, resigning, clocks that run out, and entries that another
//! process wrote all go through it. A server stores what was decided before it applies it, so nothing has to be
//! rolled back when the store fails.
//!
//! ```
//! use hexapod_catalog::Sentences;
//! use hexapod_fair::Secret;
//! use hexapod_table::{Holder, SeatRow, Table, TableRow, Who, Wish};
//!
//! let secret = Secret::new([7; 32]);
//! let seats = vec![SeatRow { holder: Holder::Bot(1), ..SeatRow::default() }; 2];
//! let game = hexapod_catalog::game("anteater").unwrap();
//! let commitment = secret.commitment().to_string();
//! let row = TableRow { commitment, ..TableRow::new(game.info(), seats) };
//! let mut table = Table::open(row, secret, &[]).unwrap();
//! for wish in [Wish::Start, Wish::Draw] {
//!     let decision = table.decide(&Who::Server, &wish, 1_000).unwrap();
//!     for entry in &decision.entries {
//!         table.apply(entry, Sentences::No).unwrap(); // a server stores the entries first
//!     }
//! }
//! assert_eq!(table.number(), 5, "the game has begun, and four draws came before the first decision");
//! assert!(table.to_move().is_some());
//! ```

mod clock;
mod dice;
mod entry;
mod inputs;
mod problem;
mod row;
mod table;
mod terms;
mod votes;

pub use clock::{ClockNow, Clocks};
pub use dice::{DiceRow, NewDice, PastEpoch, Secrets};
pub use entry::{Entry, EntryRow, Fact, LogError, What};
pub use inputs::{Shown, UndoNow};
pub use problem::Problem;
pub use row::{Hash, Holder, Key, Origin, RowChange, SeatRow, SetupRow, TableRow, TableSet};
pub use table::{ApplyError, Change, Decision, Luck, MAX_ENTRIES, Objection, Table, Who, Wish};
pub use terms::{ClockRules, OnTimeout, Status, Terms, Wanted};
pub use votes::{Proposal, Voted, Votes};
