//! Thousands of games without a screen: win shares, lengths, scores, strength, speed.

pub mod analyse;
pub mod arena;
pub mod bench;
pub mod plot;
pub mod rating;
pub mod simulate;
pub mod stats;

pub use analyse::{Analysis, Look, analyse};
pub use arena::{Match, Standings, arena};
pub use simulate::{Plan, Report, simulate};
