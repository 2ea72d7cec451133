//! The step machine on which all of Hexapod's games stand.
//!
//! A [`Game`] is the rules with chosen options; its `State` is a whole position with its secrets. One step at a
//! time: either exactly one [`Seat`] acts, or chance acts, or the game is over. Chance outcomes are inputs from
//! outside and are written into the [`Record`] like actions, so a record replays without any random generator.
//!
//! Start reading at [`game`], then [`replay`], which plays, takes back and records.

pub mod bot;
pub mod chance;
pub mod changes;
pub mod data;
pub mod event;
pub mod game;
pub mod heuristic;
pub mod info;
pub mod options;
pub mod outcome;
pub mod position;
pub mod record;
pub mod replay;
pub mod seat;
pub mod setup;
pub mod words;

pub use bot::{Bot, Knowledge};
pub use chance::Odds;
pub use changes::{Changes, Delta, is_unset};
pub use event::{Audience, Silence, Sink, Tell, Told};
pub use game::{Game, Ink, Step, StepOf, ToMove, WinShares, random_step, step_text};
pub use heuristic::{Danger, Errands, Heuristic, Playout, Weight};
pub use info::GameInfo;
pub use options::{Literal, OptionKind, OptionSpec, Options, Preset};
pub use outcome::{Outcome, Score};
pub use position::{Document, NamedPositions, PositionError};
pub use record::{Record, RecordError};
pub use replay::Replay;
pub use seat::{BySeat, MAX_SEATS, Seat, SeatNames, Viewer};
pub use setup::{Setup, SetupError, Wish};
pub use words::{Arg, Message, Refuse};

pub use rand_core::{Rng, SeedableRng};
/// The small generator for play, search and simulation. Never for verifiable dice.
pub use rand_xoshiro::Xoshiro256PlusPlus as SmallRng;
