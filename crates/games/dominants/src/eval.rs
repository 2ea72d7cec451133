//! Opinions for bots.

use hexapod_core::Heuristic;

use crate::game::DominAnts;

impl Heuristic for DominAnts {}
