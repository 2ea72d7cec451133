//! What goes wrong, as the asker reads it: a status, a code, a sentence. The cause goes to the log.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use hexapod_catalog::Refused;
use hexapod_core::{Arg, PositionError, RecordError, SetupError};

use crate::protocol::{ErrorAnswer, Problem};
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

    /// Returns the error of a fault on our side; the cause is logged, not told.
    pub fn fault(cause: impl std::fmt::Display) -> Self {
        tracing::error!(%cause, "a request failed");
        Self::new(
            StatusCode::INTERNAL_SERVER_ERROR,
            "fault",
            "Something went wrong on the server; try again.",
        )
    }

    /// Names the field that is wrong.
    #[must_use]
    pub fn field(mut self, field: &str) -> Self {
        self.problem.field = Some(field.into());
        self
    }
}

impl Problem {
    /// Returns a problem with this code and sentence.
    pub fn new(code: &str, sentence: impl Into<String>) -> Self {
        Self {
            code: code.into(),
            sentence: sentence.into(),
            field: None,
            ruling: None,
            key: None,
            args: None,
        }
    }
}

/// A refusal of the rules, with all that another language needs to say it.
impl From<Refused> for Problem {
    fn from(refused: Refused) -> Self {
        let value = |arg: Arg| match arg {
            Arg::Number(number) => number.into(),
            Arg::Text(text) => text.into(),
        };
        let args = refused.said.args.into_iter().map(|(name, arg)| (name.to_owned(), value(arg)));
        Self {
            ruling: refused.ruling.map(Into::into),
            key: Some(refused.said.key.into()),
            args: Some(Box::new(args.collect())),
            ..Self::new(refused.code, refused.message)
        }
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
