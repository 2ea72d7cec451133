//! The lab: thousands of games in parallel, for statistics, strength, analysis, tuning and speed.

pub mod analyse;
pub mod arena;
pub mod bench;
mod curve;
pub mod plot;
pub mod puzzles;
pub mod rating;
pub mod simulate;
pub mod stats;
pub mod tune;
pub mod weights;

pub use analyse::{AnalyseError, Analysis, Look, Mistake, PartyLine, Point, StepLine, analyse, turns};
pub use arena::{Match, Standings, arena};
pub use simulate::{Plan, Report, simulate};
pub use weights::WeightsFile;
