//! Who a browser is, and what it has played.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use axum::{Extension, Json};
use serde::Deserialize;

use super::once::Once;
use super::{Asked, At, Body, COOKIE, HOST_COOKIE, Known, Visitor, cookie as cookie_of, secret};
use crate::app::{App, Asker};
use crate::error::{ApiError, ApiResult};
use crate::limits::Kind;
use crate::live::names::name;
use crate::protocol::{History, HistoryTable, Identity, IdentityMade, LobbyTable, NewIdentity, Status};
use crate::secrets;
use crate::store::now;
use crate::store::{Holder, IdentityRow, ListRow, StoreError};

/// A browser keeps its identity so long after the last visit that set it, in seconds.
const COOKIE_AGE: u64 = 400 * 24 * 3600;
const PAGE: u32 = 50;

/// A browser that has no identity yet is not an error: it gets 204. One whose cookie is of before the server had https gets
/// it under the safe name.
pub(crate) async fn get(
    State(app): State<App>,
    headers: HeaderMap,
    Visitor(visitor): Visitor,
) -> ApiResult<Response> {
    if let Some(identity) = visitor {
        return Ok(Json(public(identity)).into_response());
    }
    let old = cookie_of(&headers, COOKIE).filter(|_| app.hall.limits.is_secure());
    let Some(secret) = old else { return Ok(StatusCode::NO_CONTENT.into_response()) };
    let identity = app.hall.store.identity(secrets::hash(secret)).await?;
    let Some(identity) = identity.filter(|identity| !app.hall.is_banned(identity.key)) else {
        return Ok(StatusCode::NO_CONTENT.into_response());
    };
    let clear = format!("{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure");
    let cookies =
        AppendHeaders([(header::SET_COOKIE, cookie(&app, secret, COOKIE_AGE)), (header::SET_COOKIE, clear)]);
    Ok((cookies, Json(public(identity))).into_response())
}

pub(crate) async fn post(
    State(app): State<App>,
    Extension(asker): Extension<Asker>,
    once: Once,
    Visitor(visitor): Visitor,
    Body(wish): Body<NewIdentity>,
) -> ApiResult<Response> {
    let name = name(&wish.name)?;
    if let Some(mut identity) = visitor {
        app.hall.store.rename(identity.key, name.clone()).await?;
        identity.name = name;
        return Ok(Json(IdentityMade { identity: public(identity), secret: None }).into_response());
    }
    if !app.hall.addresses.may(asker.0, Kind::Identity) {
        let sentence = "Too many new names from your address; wait a moment.";
        return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many", sentence));
    }
    let secret = once.secret(&app.hall.key, "identity", 0);
    let hash = secrets::hash(&secret);
    let identity = match app.hall.store.new_identity(secrets::new_id(10), hash, name, now()).await {
        Err(StoreError::Conflict) if once.is_given() => {
            app.hall.store.identity(hash).await?.ok_or_else(ApiError::nobody)?
        }
        made => made?,
    };
    let cookie = cookie(&app, &secret, COOKIE_AGE);
    let made = IdentityMade { identity: public(identity), secret: Some(secret) };
    Ok((StatusCode::CREATED, [(header::SET_COOKIE, cookie)], Json(made)).into_response())
}

/// Gives this browser a new secret. The old one holds until the new one voids it: an answer may get lost.
pub(crate) async fn renew(State(app): State<App>, once: Once, Known(identity): Known) -> ApiResult<Response> {
    let secret = once.secret(&app.hall.key, "renewed identity", identity.key);
    app.hall.store.new_session(identity.key, secrets::hash(&secret), now()).await?;
    let cookie = cookie(&app, &secret, COOKIE_AGE);
    let made = IdentityMade { identity: public(identity), secret: Some(secret) };
    Ok(([(header::SET_COOKIE, cookie)], Json(made)).into_response())
}

/// Signs out everywhere else: all other secrets of this person are void, and their connections end.
pub(crate) async fn end_others(
    State(app): State<App>,
    headers: HeaderMap,
    Known(identity): Known,
) -> ApiResult<StatusCode> {
    end(&app, &headers, &identity, true).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Signs out: the secret is void.
pub(crate) async fn delete(
    State(app): State<App>,
    headers: HeaderMap,
    Visitor(visitor): Visitor,
) -> ApiResult<Response> {
    if let Some(identity) = visitor {
        end(&app, &headers, &identity, false).await?;
    }
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie(&app, "", 0))]).into_response())
}

async fn end(app: &App, headers: &HeaderMap, identity: &IdentityRow, others: bool) -> ApiResult<()> {
    if let Some(secret) = secret(headers, app.hall.limits.is_secure()) {
        app.hall.store.end_sessions(secrets::hash(secret), others).await?;
        // Those that are still known connect again.
        let sentence = "You have signed out on another device; connecting again.";
        app.hall.disconnect(identity.key, "signed-out", sentence).await;
    }
    Ok(())
}

fn cookie(app: &App, secret: &str, age: u64) -> String {
    let (name, secure) = if app.hall.limits.is_secure() { (HOST_COOKIE, "; Secure") } else { (COOKIE, "") };
    format!("{name}={secret}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}")
}

fn public(identity: IdentityRow) -> Identity {
    Identity { id: identity.id, name: identity.name }
}

#[derive(Deserialize)]
pub(crate) struct Before {
    before: Option<i64>,
}

pub(crate) async fn history(
    State(app): State<App>,
    Known(identity): Known,
    Asked(asked): Asked<Before>,
) -> ApiResult<Json<History>> {
    let before = asked.before.unwrap_or(i64::MAX);
    let rows = app.hall.store.history(identity.key, before, PAGE).await?;
    let next = (rows.len() == PAGE as usize).then(|| rows.last().map(|(row, _)| row.key)).flatten();
    let mut tables = Vec::new();
    for (row, seats) in rows {
        let to_move = if row.status == Status::Playing { to_move(&app, &row.id).await? } else { None };
        let table = listed(row);
        let seats = seats.into_iter().filter_map(|seat| table.seats.get(seat).cloned()).collect();
        tables.push(HistoryTable { table, seats, to_move });
    }
    Ok(Json(History { tables, before: next }))
}

/// Returns the seat that is to move; nothing if the table cannot be opened, such as one of a newer server.
async fn to_move(app: &App, id: &str) -> ApiResult<Option<String>> {
    let table = At { hall: app.hall.clone(), id: id.to_owned() };
    match table.ask(|live| Ok(live.seat_to_move())).await {
        Ok(seat) => Ok(seat),
        Err(error) if error.status == StatusCode::SERVICE_UNAVAILABLE => Err(error),
        Err(_) => Ok(None),
    }
}

/// Takes one table off the list of this identity.
pub(crate) async fn forget(
    State(app): State<App>,
    Known(identity): Known,
    Path(id): Path<String>,
) -> ApiResult<StatusCode> {
    app.hall.store.forget(identity.key, Some(id)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Takes all finished tables off the list of this identity.
pub(crate) async fn forget_finished(State(app): State<App>, Known(identity): Known) -> ApiResult<StatusCode> {
    app.hall.store.forget(identity.key, None).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Returns the names of the seats of a listed table.
fn seat_names(row: &ListRow) -> Vec<String> {
    let wish = hexapod_core::Wish::seats(row.seats.len());
    let table = hexapod_catalog::game(&row.game).and_then(|game| game.begin(&wish).ok());
    table.map(|table| table.seats().iter().map(ToString::to_string).collect()).unwrap_or_default()
}

/// Returns a table as lists show it.
pub(crate) fn listed(row: ListRow) -> LobbyTable {
    LobbyTable {
        seats: seat_names(&row),
        names: Holder::names(row.seats.iter()),
        id: row.id,
        game: row.game,
        status: row.status,
        number: row.number,
        result: row.result,
        clock: row.terms.clock,
        practice: row.terms.practice,
        imported: row.origin.is_some_and(|origin| origin.is_file()),
        changed: row.changed,
    }
}
