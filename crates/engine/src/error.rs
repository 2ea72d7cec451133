//! Errors: a code, a sentence, and the field they are about.

use hexapod_catalog::Refused;
use hexapod_core::{PositionError, RecordError, SetupError};
use serde::Serialize;

/// An error answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct EngineError {
    /// A code of the protocol or of the game's rules.
    pub code: String,
    /// One sentence.
    pub message: String,
    /// The ruling behind a refusal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ruling: Option<&'static str>,
    /// The field of the request or the option that is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub field: Option<String>,
}

impl EngineError {
    pub(crate) fn new(code: &str, message: impl Into<String>) -> Self {
        Self { code: code.to_owned(), message: message.into(), ruling: None, field: None }
    }

    pub(crate) fn about(field: &str, message: impl Into<String>) -> Self {
        Self { field: Some(field.to_owned()), ..Self::new("bad-request", message) }
    }
}

impl From<SetupError> for EngineError {
    fn from(error: SetupError) -> Self {
        Self { field: error.field().map(str::to_owned), ..Self::new(error.code(), error.to_string()) }
    }
}

impl From<PositionError> for EngineError {
    fn from(error: PositionError) -> Self {
        match error {
            PositionError::Setup(error) => error.into(),
            other => Self::new(other.code(), other.to_string()),
        }
    }
}

impl From<RecordError> for EngineError {
    fn from(error: RecordError) -> Self {
        Self::new("bad-record", error.to_string())
    }
}

impl From<Refused> for EngineError {
    fn from(refused: Refused) -> Self {
        Self { ruling: refused.ruling, ..Self::new(refused.code, refused.message) }
    }
}
