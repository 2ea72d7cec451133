//! Thousands of games without a screen: win shares, lengths, scores, speed.

pub mod bench;
pub mod simulate;
pub mod stats;

pub use simulate::{Plan, Report, simulate};
