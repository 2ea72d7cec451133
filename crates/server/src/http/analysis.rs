//! The analysis of a finished game, streamed while it is computed.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::sync::Arc;

use axum::Extension;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use tokio::sync::watch;

use super::At;
use crate::analyst::{Lines, VERSION};
use crate::app::{App, Asker};
use crate::error::{ApiError, ApiResult};
use crate::limits::Kind;

pub(crate) async fn whole(
    State(app): State<App>,
    Extension(asker): Extension<Asker>,
    table: At,
) -> ApiResult<Response> {
    let row = app.hall.store.table(table.id.clone()).await?.ok_or_else(ApiError::no_table)?;
    if !row.status.is_final() {
        let sentence = "The analysis shows all secrets, so it begins when the game is over.";
        return Err(ApiError::conflict("not-over", sentence));
    }
    if let Some(text) = app.hall.store.analysis(row.key, VERSION).await? {
        let line = format!("{{\"kind\":\"done\",\"analysis\":{text}}}\n");
        return Ok(answer(Body::from(line)));
    }
    let lines = match app.analyst.listen(row.key) {
        Some(lines) => lines,
        None => {
            if !app.hall.addresses.may(asker.0, Kind::Analysis) {
                let sentence = "Too many analyses from your address; wait a minute.";
                return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many", sentence));
            }
            let (record, _) = table.ask(|live| live.finished_record()).await?;
            app.analyst.begin(&app.hall, row.key, record, asker.0)?
        }
    };
    Ok(answer(Body::from_stream(stream::unfold(Reader { lines, read: 0, due: VecDeque::new() }, next))))
}

/// How far one listener has read.
struct Reader {
    lines: watch::Receiver<Lines>,
    read: usize,
    due: VecDeque<Arc<str>>,
}

/// Returns the next line as soon as there is one; the stream ends with the analysis.
async fn next(mut reader: Reader) -> Option<(Result<Bytes, Infallible>, Reader)> {
    while reader.due.is_empty() {
        {
            let lines = reader.lines.borrow_and_update();
            reader.due.extend(lines[reader.read..].iter().cloned());
            reader.read = lines.len();
        }
        // Lines that came before the end are still read.
        if reader.due.is_empty() && reader.lines.changed().await.is_err() {
            return None;
        }
    }
    // All that is due goes out together.
    let mut text = String::new();
    for line in reader.due.drain(..) {
        text.push_str(&line);
        text.push('\n');
    }
    Some((Ok(Bytes::from(text)), reader))
}

fn answer(body: Body) -> Response {
    ([(header::CONTENT_TYPE, "application/x-ndjson; charset=utf-8")], body).into_response()
}
