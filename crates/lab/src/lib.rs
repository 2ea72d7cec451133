//! Thousands of games without a screen: win shares, lengths, scores, strength, speed.

pub mod arena;
pub mod bench;
pub mod rating;
pub mod simulate;
pub mod stats;

pub use arena::{Match, Standings, arena};
pub use simulate::{Plan, Report, simulate};
