//! Requests that may be sent twice: with the same `Idempotency-Key` a request is done once and answered alike, also if the
//! server has restarted in between. Nothing is remembered for it: what a request makes (a table's id, a seat's token, a
//! secret) follows from the server's key, the person and the request's key, so that the second one finds it.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;

use crate::app::App;
use crate::error::{ApiError, ApiResult};
use crate::secrets::{self, ServerKey};
use crate::store::Key;

const HEADER: &str = "idempotency-key";
/// Shorter keys could be used twice by chance, and guessed.
const CHARS: std::ops::RangeInclusive<usize> = 16..=100;

/// The key of a request, if it has one.
#[derive(Debug, Clone, Default)]
pub(crate) struct Once(Option<String>);

impl FromRequestParts<App> for Once {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> ApiResult<Self> {
        let Some(value) = parts.headers.get(HEADER) else { return Ok(Self(None)) };
        let key = value.to_str().ok().filter(|key| CHARS.contains(&key.len()));
        let key = key.ok_or_else(|| {
            let sentence = format!(
                "An Idempotency-Key has {} to {} characters, such as a random UUID.",
                CHARS.start(),
                CHARS.end()
            );
            ApiError::bad("bad-key", sentence).field("Idempotency-Key")
        })?;
        Ok(Self(Some(key.to_owned())))
    }
}

impl Once {
    /// Returns the key of something that is done once without a request's key.
    pub(crate) fn of(what: String) -> Self {
        Self(Some(what))
    }

    /// Returns whether the request may come again.
    pub(crate) fn is_given(&self) -> bool {
        self.0.is_some()
    }

    /// Returns a new secret; the same for the same request of a person.
    pub(crate) fn secret(&self, key: &ServerKey, what: &str, person: Key) -> String {
        match &self.0 {
            Some(once) => key.secret_of(&format!("{what} {person} {once}")),
            None => secrets::new_secret(),
        }
    }

    /// Returns a new id; the same for the same request of a person.
    pub(crate) fn id(&self, key: &ServerKey, what: &str, person: Key, letters: usize) -> String {
        match &self.0 {
            Some(once) => key.id_of(&format!("{what} {person} {once}"), letters),
            None => secrets::new_id(letters),
        }
    }
}
