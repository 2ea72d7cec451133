//! The step machine on which all of Hexapod's games stand.
//!
//! A [`Game`] is the rules with chosen options; its `State` is a whole position with its secrets. One step at a
//! time: either exactly one [`Seat`] acts, or chance acts, or the game is over. Chance outcomes are inputs from
//! outside and are written into the [`Record`] like actions, so a record replays without any random generator.
//!
//! Start reading at [`rules`], then [`replay`], which plays, takes back and records.

// The macros name this crate as their users do.
#[cfg(test)]
extern crate self as hexapod_core;

pub mod bot;
pub mod chance;
pub mod changes;
pub mod coach;
pub mod colours;
pub mod data;
pub mod drawing;
pub mod event;
pub mod game;
pub mod heuristic;
pub mod info;
pub mod notation;
pub mod options;
pub mod outcome;
pub mod position;
pub mod reason;
pub mod record;
pub mod replay;
pub mod rules;
pub mod seat;
pub mod setup;
pub mod sight;
pub mod step;
pub mod typescript;
pub mod words;

pub use bot::{Bot, Knowledge};
pub use chance::Odds;
pub use changes::{Changes, Delta, is_unset};
pub use coach::WhyNot;
pub use colours::{Colours, Party, Shown};
pub use data::{Finding, Preview};
pub use drawing::{Brush, Drawing, Ink};
pub use event::{Audience, Silence, Sink, Tell, Told};
pub use game::Game;
pub use heuristic::{Errands, Feat, Heuristic, Playout, Weight};
pub use info::{GameInfo, Lessons, Puzzles, Spoken, Version};
pub use notation::{Notation, Walk, step_text};
pub use options::{Given, Literal, OptionKind, OptionSpec, Options, Preset};
pub use outcome::{Outcome, RankKey, Score, WinShares};
pub use position::{Document, NamedPositions, PositionError};
pub use reason::{Decision, Reason, Why};
pub use record::{DiceEpoch, Record, RecordError};
pub use replay::Replay;
pub use rules::Rules;
pub use seat::{MAX_SEATS, Seat, SeatNames, Viewer};
pub use setup::{Setup, SetupError, Wish};
pub use sight::{Danger, Sight};
pub use step::{Step, StepOf, ToMove, random_step};
pub use words::{Arg, Key, Message, Refuse, Say};

pub use hexapod_derive::{Choice, Options, Word, events, refusals, view};
/// For the code that the macros write.
pub use {serde, ts_rs};

pub use rand_core::{Rng, SeedableRng};
/// The small generator for play, search and simulation. Never for verifiable dice.
pub use rand_xoshiro::Xoshiro256PlusPlus as SmallRng;
