//! What is wrong, for programs and for people.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};
use ts_rs::TS;

/// Why a request was not done.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ErrorAnswer {
    /// What is wrong.
    pub error: Problem,
}

/// A code for programs and a sentence for people.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Problem {
    /// A code of the rules file (upper case) or of the server (lower case).
    pub code: String,
    /// A sentence.
    pub sentence: String,
    /// The field of the request that is wrong.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub field: Option<String>,
    /// The rule or ruling behind it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ruling: Option<Box<str>>,
    /// The key of the sentence in the game's message file, where the rules refuse: other languages begin here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub key: Option<Box<str>>,
    /// The values that the sentence mentions, by name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Record<string, string | number>")]
    pub args: Option<Box<Map<String, Json>>>,
}
