//! The body of every error answer.

use hexapod_table::Problem;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Why a request was not done.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ErrorAnswer {
    /// What is wrong.
    pub error: Problem,
}
