//! Removing people from a table and keeping them away: for its host.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;

use super::{Answer, At, Body, Known};
use crate::app::App;
use crate::error::{ApiError, ApiResult};
use crate::protocol::{Ban, Bans, Identity};
use crate::store::IdentityRow;

async fn find(app: &App, id: &str) -> ApiResult<IdentityRow> {
    let found = app.hall.store.identity_by_id(id.to_owned()).await?;
    found.ok_or_else(|| ApiError::bad("no-such-person", "There is nobody with this id.").field("who"))
}

pub(crate) async fn list(table: At, Known(identity): Known) -> Answer<Bans> {
    let people = table.ask(move |live| live.bans(&identity)).await?;
    let people = people.into_iter().map(|person| Identity { id: person.id, name: person.name }).collect();
    Ok(Json(Bans { people }))
}

pub(crate) async fn ban(
    State(app): State<App>,
    table: At,
    Known(identity): Known,
    Body(ban): Body<Ban>,
) -> ApiResult<StatusCode> {
    let person = find(&app, &ban.who).await?;
    table.run(move |live| Box::pin(async move { live.ban(&identity, person).await })).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(crate) async fn lift(
    State(app): State<App>,
    table: At,
    Path((_, who)): Path<(String, String)>,
    Known(identity): Known,
) -> ApiResult<StatusCode> {
    let person = find(&app, &who).await?;
    table.run(move |live| Box::pin(async move { live.lift_ban(&identity, &person).await })).await?;
    Ok(StatusCode::NO_CONTENT)
}
