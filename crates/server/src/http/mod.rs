//! REST: one file per resource.

pub(crate) mod analysis;
pub(crate) mod bans;
pub(crate) mod coach;
pub(crate) mod examples;
pub(crate) mod games;
pub(crate) mod identity;
pub(crate) mod lessons;
pub(crate) mod once;
pub(crate) mod play;
pub(crate) mod progress;
pub(crate) mod puzzles;
pub(crate) mod records;
pub(crate) mod sets;
pub(crate) mod status;
pub(crate) mod tables;

use std::sync::Arc;

use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use futures_util::future::BoxFuture;
use serde::de::DeserializeOwned;

use crate::app::App;
use crate::error::{ApiError, ApiResult};
use crate::live::{Hall, Live};
use crate::secrets;
use crate::store::IdentityRow;

/// The name of the cookie.
pub(crate) const COOKIE: &str = "hexapod";
/// Its name with https: a browser takes it from this very host only, never from a neighbour under the same domain.
pub(crate) const HOST_COOKIE: &str = "__Host-hexapod";

/// The identity of a request, if it has one.
pub(crate) struct Visitor(pub(crate) Option<IdentityRow>);

/// The identity of a request; a request without one is refused.
pub(crate) struct Known(pub(crate) IdentityRow);

impl FromRequestParts<App> for Visitor {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> ApiResult<Self> {
        let secret = secret(&parts.headers, app.hall.limits.is_secure());
        let Some(secret) = secret else { return Ok(Self(None)) };
        let identity = app.hall.store.identity(secrets::hash(secret)).await?;
        if identity.as_ref().is_some_and(|identity| app.hall.is_banned(identity.key)) {
            let sentence = "You have been banned from this server.";
            return Err(ApiError::forbidden("banned", sentence));
        }
        Ok(Self(identity))
    }
}

impl FromRequestParts<App> for Known {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> ApiResult<Self> {
        let visitor = Visitor::from_request_parts(parts, app).await?;
        visitor.0.map(Self).ok_or_else(ApiError::nobody)
    }
}

/// Returns the secret of an identity: a program's `Authorization`, or a browser's cookie.
fn secret(headers: &HeaderMap, is_secure: bool) -> Option<&str> {
    let bearer =
        headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    bearer.or_else(|| cookie(headers, if is_secure { HOST_COOKIE } else { COOKIE }))
}

/// Returns the value of a cookie.
pub(crate) fn cookie<'a>(headers: &'a HeaderMap, wanted: &str) -> Option<&'a str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut cookies =
        cookies.flat_map(|value| value.split(';')).filter_map(|cookie| cookie.trim().split_once('='));
    cookies.find(|(name, _)| *name == wanted).map(|(_, value)| value)
}

/// What a handler answers.
pub(crate) type Answer<T> = ApiResult<axum::Json<T>>;

/// The table in the path of a request.
pub(crate) struct At {
    pub(crate) hall: Arc<Hall>,
    pub(crate) id: String,
}

#[derive(serde::Deserialize)]
struct TableId {
    id: String,
}

impl FromRequestParts<App> for At {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> ApiResult<Self> {
        let path = Path::<TableId>::from_request_parts(parts, app).await;
        let Path(TableId { id }) = path.map_err(|_| ApiError::no_table())?;
        Ok(Self { hall: Arc::clone(&app.hall), id })
    }
}

impl At {
    /// Runs a job in the table's task.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        job: impl for<'a> FnOnce(&'a mut Live) -> BoxFuture<'a, ApiResult<T>> + Send + 'static,
    ) -> ApiResult<T> {
        self.hall.with_table(&self.id, job).await?
    }

    /// Runs a job that waits for nothing in the table's task.
    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        job: impl FnOnce(&mut Live) -> ApiResult<T> + Send + 'static,
    ) -> ApiResult<T> {
        self.run(move |live| Box::pin(async move { job(live) })).await
    }
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
