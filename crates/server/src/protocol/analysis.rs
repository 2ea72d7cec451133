//! The analysis of a finished game, line by line.

use hexapod_lab::{Analysis, Point};
use hexapod_table::Problem;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One line of the answer: points while the analysis is computed, then the whole of it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum AnalysisLine {
    /// Another game is analysed first.
    Waiting,
    /// A position was estimated.
    Point(Point),
    /// The analysis is complete; the last line.
    Done {
        /// The analysis.
        analysis: Analysis,
    },
    /// There will be no analysis; the last line.
    Failed {
        /// Why.
        error: Problem,
    },
}
