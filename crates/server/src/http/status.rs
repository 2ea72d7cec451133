//! For operators: liveness, readiness, metrics.

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::app::App;

pub(crate) async fn healthz() -> &'static str {
    "alive\n"
}

/// Ready means: the database takes writes and the server is not going down. The database is tried at most once a second,
/// however often it is asked.
pub(crate) async fn readyz(State(app): State<App>) -> Response {
    if app.hall.is_stopping() {
        return (StatusCode::SERVICE_UNAVAILABLE, "going down\n").into_response();
    }
    match app.hall.ready().await {
        Ok(()) => "ready\n".into_response(),
        Err(error) => (StatusCode::SERVICE_UNAVAILABLE, format!("not ready: {error}\n")).into_response(),
    }
}

pub(crate) async fn metrics(State(app): State<App>) -> Response {
    match &app.metrics {
        Some(handle) => {
            ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], handle.render())
                .into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
