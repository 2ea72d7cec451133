//! What goes wrong, as the client reads it: a status, a code, a sentence. The cause goes to the log.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use hexapod_core::{PositionError, RecordError, SetupError};
use hexapod_table::Problem;

use crate::protocol::ErrorAnswer;
use crate::store::StoreError;

/// Why a request was not done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ApiError {
    /// The HTTP status.
    pub status: StatusCode,
    /// What the asker reads.
    pub problem: Problem,
}

/// What a request gives.
pub type ApiResult<T> = Result<T, ApiError>;

impl ApiError {
    /// Returns an error with this code and sentence.
    pub fn new(status: StatusCode, code: &str, sentence: impl Into<String>) -> Self {
        Self { status, problem: Problem::new(code, sentence) }
    }

    /// Returns the error of a request that makes no sense.
    pub fn bad(code: &str, sentence: impl Into<String>) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, code, sentence)
    }

    /// Returns the error of something that is not allowed now.
    pub fn conflict(code: &str, sentence: impl Into<String>) -> Self {
        Self::new(StatusCode::CONFLICT, code, sentence)
    }

    /// Returns the error of something that is not for the asker.
    pub fn forbidden(code: &str, sentence: impl Into<String>) -> Self {
        Self::new(StatusCode::FORBIDDEN, code, sentence)
    }

    /// Returns the error of something that is not there.
    pub fn missing(sentence: impl Into<String>) -> Self {
        Self::new(StatusCode::NOT_FOUND, "not-found", sentence)
    }

    /// Returns the error of a table that is not there.
    pub fn no_table() -> Self {
        Self::missing("There is no such table; the link may be cut short.")
    }

    /// Returns the error of an asker without identity.
    pub fn nobody() -> Self {
        Self::new(StatusCode::UNAUTHORIZED, "no-identity", "Say your name first (POST /api/v1/identity).")
    }

    /// Returns the error of a fault on our side; the cause goes to the log only.
    pub fn fault(cause: impl std::fmt::Display) -> Self {
        tracing::error!(%cause, "a request failed");
        Self::new(
            StatusCode::INTERNAL_SERVER_ERROR,
            "fault",
            "Something went wrong on the server; try again.",
        )
    }

    /// Returns the error of a table whose row or log is damaged; the sentence says where.
    pub fn damaged(sentence: impl std::fmt::Display) -> Self {
        let sentence = format!("This table cannot be opened. {sentence}");
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "damaged-table", sentence)
    }

    /// Returns the error of a table that the store cannot read.
    pub fn of_table(error: StoreError) -> Self {
        match error {
            StoreError::Damaged(sentence) => Self::damaged(sentence),
            error => error.into(),
        }
    }

    /// Names the field that is wrong.
    #[must_use]
    pub fn field(mut self, field: &str) -> Self {
        self.problem.field = Some(field.into());
        self
    }
}

/// A problem of the table: it does not allow this now.
impl From<Problem> for ApiError {
    fn from(problem: Problem) -> Self {
        Self { status: StatusCode::CONFLICT, problem }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        (self.status, Json(ErrorAnswer { error: self.problem })).into_response()
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        let (code, sentence) = error.said();
        tracing::warn!(%error, "the store refused");
        let status = match error {
            StoreError::Conflict => StatusCode::CONFLICT,
            StoreError::Full => StatusCode::INSUFFICIENT_STORAGE,
            StoreError::Busy | StoreError::Other(_) => StatusCode::SERVICE_UNAVAILABLE,
            StoreError::Damaged(_) => StatusCode::INTERNAL_SERVER_ERROR,
        };
        Self::new(status, code, sentence)
    }
}

impl From<SetupError> for ApiError {
    fn from(error: SetupError) -> Self {
        let bad = Self::bad(error.code(), error.to_string());
        match error.field() {
            Some(field) => bad.field(field),
            None => bad,
        }
    }
}

impl From<RecordError> for ApiError {
    fn from(error: RecordError) -> Self {
        Self::bad("bad-record", error.to_string()).field("record")
    }
}

impl From<PositionError> for ApiError {
    fn from(error: PositionError) -> Self {
        Self::bad("bad-position", error.to_string())
    }
}
