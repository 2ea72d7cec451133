//! REST: one file per resource.

pub(crate) mod games;
pub(crate) mod identity;
pub(crate) mod play;
pub(crate) mod records;
pub(crate) mod status;
pub(crate) mod tables;

use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use serde::de::DeserializeOwned;

use crate::app::App;
use crate::error::{ApiError, ApiResult};
use crate::secrets;
use crate::store::IdentityRow;

/// The name of the cookie.
pub(crate) const COOKIE: &str = "hexapod";

/// Whoever asks, if known.
pub(crate) struct Somebody(pub(crate) Option<IdentityRow>);

/// Whoever asks; a request without identity is refused.
pub(crate) struct Known(pub(crate) IdentityRow);

impl FromRequestParts<App> for Somebody {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> ApiResult<Self> {
        match secret(&parts.headers) {
            Some(secret) => Ok(Self(app.hall.store.identity(secrets::hash(secret)).await?)),
            None => Ok(Self(None)),
        }
    }
}

impl FromRequestParts<App> for Known {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> ApiResult<Self> {
        let somebody = Somebody::from_request_parts(parts, app).await?;
        somebody.0.map(Self).ok_or_else(ApiError::nobody)
    }
}

/// Returns the secret of an identity: a program's `Authorization`, or a browser's cookie.
fn secret(headers: &HeaderMap) -> Option<&str> {
    let bearer =
        headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut cookies =
        cookies.flat_map(|value| value.split(';')).filter_map(|cookie| cookie.trim().split_once('='));
    bearer.or_else(|| cookies.find(|(name, _)| *name == COOKIE).map(|(_, value)| value))
}

/// A JSON body; what cannot be read is answered in our own words.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &App) -> ApiResult<Self> {
        let read = tokio::time::timeout(app.hall.limits.request, axum::Json::<T>::from_request(request, app));
        let Ok(read) = read.await else {
            let sentence = "The request took too long to arrive.";
            return Err(ApiError::new(StatusCode::REQUEST_TIMEOUT, "too-slow", sentence));
        };
        match read {
            Ok(axum::Json(body)) => Ok(Self(body)),
            Err(rejection) => Err(match rejection {
                JsonRejection::BytesRejection(error) if error.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                    ApiError::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large", "This is too large.")
                }
                JsonRejection::MissingJsonContentType(_) => ApiError::new(
                    StatusCode::UNSUPPORTED_MEDIA_TYPE,
                    "bad-request",
                    "Send JSON, and say so: `Content-Type: application/json`.",
                ),
                other => ApiError::bad("bad-request", short(&other.body_text())),
            }),
        }
    }
}

/// Values after the `?`.
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<App> for Asked<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> ApiResult<Self> {
        let query = Query::<T>::from_request_parts(parts, app).await;
        query
            .map(|Query(asked)| Self(asked))
            .map_err(|rejection: QueryRejection| ApiError::bad("bad-request", short(&rejection.body_text())))
    }
}

fn short(text: &str) -> String {
    text.chars().take(300).collect()
}
