//! Sets: data files that people keep here; what is wrong with one, and what it holds.

use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::{Extension, Json};
use hexapod_catalog::AnyGame;
use hexapod_core::Finding;

use super::once::Once;
use super::{Answer, Body, Known, Visitor, games};
use crate::app::{App, Asker};
use crate::error::{ApiError, ApiResult};
use crate::limits::Kind;
use crate::protocol::{
    ChangeSet, CheckData, Checked, Identity, NewSet, PreviewCard, Previews, SetAnswer, SetInfo, Sets,
};
use crate::store::{IdentityRow, NewSetRow, SetHead, SetRow, now};

/// The most bytes of a set's data file.
pub(crate) const MAX_BYTES: usize = 64 * 1024;
/// The most sets of one identity.
const MAX_SETS: u32 = 20;
/// The most characters of a title.
const MAX_TITLE: usize = 60;
/// Letters of a set's id: it cannot be guessed.
const ID_LETTERS: usize = 14;

pub(crate) async fn list(State(app): State<App>, Known(identity): Known) -> Answer<Sets> {
    let sets = app.hall.store.sets(identity.key).await?;
    let sets = sets.into_iter().map(|head| info(head, Some(&identity))).collect();
    Ok(Json(Sets { sets, most: MAX_SETS }))
}

pub(crate) async fn create(
    State(app): State<App>,
    Extension(asker): Extension<Asker>,
    once: Once,
    Known(identity): Known,
    Body(new): Body<NewSet>,
) -> ApiResult<(StatusCode, Json<SetAnswer>)> {
    let game = games::find(&new.game)
        .map_err(|error| ApiError { status: StatusCode::UNPROCESSABLE_ENTITY, ..error }.field("game"))?;
    let title = title(&new.title)?;
    limited(&app, asker, Kind::Set)?;
    let (data, findings) = checked(game, new.data).await?;
    let row = NewSetRow {
        id: once.id(&app.hall.key, "set", identity.key, ID_LETTERS),
        author: identity.key,
        game: game.info().id.to_owned(),
        rules: game.info().newest(),
        title,
        data,
        changed: now(),
    };
    let id = row.id.clone();
    // The same request may have come before.
    let known = if once.is_given() { app.hall.store.set(id.clone()).await? } else { None };
    if known.is_none() && !app.hall.store.new_set(row, MAX_SETS).await? {
        let sentence = format!("You keep {MAX_SETS} sets already; remove one first.");
        return Err(ApiError::conflict("too-many-sets", sentence));
    }
    let row = app.hall.store.set(id).await?.ok_or_else(missing)?;
    Ok((StatusCode::CREATED, Json(answer(game, row, Some(&identity), findings))))
}

pub(crate) async fn get(
    State(app): State<App>,
    Path(id): Path<String>,
    Visitor(identity): Visitor,
) -> Answer<SetAnswer> {
    let row = app.hall.store.set(id).await?.ok_or_else(missing)?;
    let game = games::find(&row.head.game)?;
    let (rules, data) = (row.head.rules, row.data.clone());
    let look = move || game.inspect(rules, &data);
    let findings = tokio::task::spawn_blocking(look).await.map_err(ApiError::fault)?;
    Ok(Json(answer(game, row, identity.as_ref(), findings)))
}

pub(crate) async fn change(
    State(app): State<App>,
    Extension(asker): Extension<Asker>,
    Path(id): Path<String>,
    Known(identity): Known,
    Body(change): Body<ChangeSet>,
) -> Answer<SetAnswer> {
    let known = own(&app, &id, &identity).await?;
    let game = games::find(&known.head.game)?;
    let title = title(&change.title)?;
    limited(&app, asker, Kind::Set)?;
    let (data, findings) = checked(game, change.data).await?;
    let row = NewSetRow {
        id: id.clone(),
        author: identity.key,
        game: known.head.game.clone(),
        rules: game.info().newest(),
        title,
        data,
        changed: now(),
    };
    // Sent again, the request finds its own work.
    let is_done = known.head.version == change.version + 1
        && (&known.head.title, &known.data) == (&row.title, &row.data);
    if !is_done && !app.hall.store.replace_set(row, change.version).await? {
        let sentence =
            "This set has been changed since you opened it, in another window perhaps; open it again.";
        return Err(ApiError::conflict("set-changed", sentence).field("version"));
    }
    let row = app.hall.store.set(id).await?.ok_or_else(missing)?;
    Ok(Json(answer(game, row, Some(&identity), findings)))
}

pub(crate) async fn remove(
    State(app): State<App>,
    Path(id): Path<String>,
    Known(identity): Known,
) -> ApiResult<StatusCode> {
    own(&app, &id, &identity).await?;
    app.hall.store.remove_set(id, Some(identity.key)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Says what is wrong with a data file, without keeping it.
pub(crate) async fn check(
    State(app): State<App>,
    Extension(asker): Extension<Asker>,
    Path(id): Path<String>,
    Body(ask): Body<CheckData>,
) -> Answer<Checked> {
    let game = games::find(&id)?;
    limited(&app, asker, Kind::Check)?;
    fits(&ask.data)?;
    let look = move || {
        let rules = game.info().newest();
        let findings = game.inspect(rules, &ask.data).into_iter().map(Into::into).collect();
        Checked { findings, previews: previews_of(game, rules, Some(&ask.data)) }
    };
    Ok(Json(tokio::task::spawn_blocking(look).await.map_err(ApiError::fault)?))
}

/// What the standard data file holds.
pub(crate) async fn previews(Path(id): Path<String>) -> Answer<Previews> {
    let game = games::find(&id)?;
    Ok(Json(previews_of(game, game.info().newest(), None)))
}

/// The standard data file, to begin an own one from.
pub(crate) async fn standard(Path(id): Path<String>) -> ApiResult<impl IntoResponse> {
    let game = games::find(&id)?;
    let data = game.newest().data.ok_or_else(|| {
        ApiError::missing(format!("{} has no data file: its rules hold for every table.", game.info().name))
    })?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], data))
}

/// Returns a set for a new table of this game.
pub(crate) async fn for_table(app: &App, id: &str, game: &dyn AnyGame) -> ApiResult<SetRow> {
    let set = app.hall.store.set(id.to_owned()).await?.ok_or_else(|| {
        let sentence = "There is no such set; the link may be cut short, or the set was removed.";
        ApiError::bad("no-such-set", sentence).field("set")
    })?;
    if set.head.game != game.info().id {
        let of = hexapod_catalog::game(&set.head.game).map_or("another game", |game| game.info().name);
        let sentence = format!("The set “{}” is for {of}, not for {}.", set.head.title, game.info().name);
        return Err(ApiError::bad("bad-set", sentence).field("set"));
    }
    Ok(set)
}

/// Refuses a data file that is too large to be kept or looked at.
pub(crate) fn fits(data: &str) -> ApiResult<()> {
    if data.len() <= MAX_BYTES {
        return Ok(());
    }
    let sentence = format!("A data file has at most 64 kB ({MAX_BYTES} bytes); this one has {}.", data.len());
    Err(ApiError::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large", sentence).field("data"))
}

async fn own(app: &App, id: &str, identity: &IdentityRow) -> ApiResult<SetRow> {
    let row = app.hall.store.set(id.to_owned()).await?.ok_or_else(missing)?;
    if row.head.author == identity.key {
        return Ok(row);
    }
    Err(ApiError::forbidden("not-your-set", "Only its author may change or remove this set."))
}

/// Checks a data file and returns it with what is odd about it.
async fn checked(game: &'static dyn AnyGame, data: String) -> ApiResult<(String, Vec<Finding>)> {
    fits(&data)?;
    if game.newest().data.is_none() {
        let sentence = format!("{} has no data file: its rules hold for every table.", game.info().name);
        return Err(ApiError::bad("bad-data", sentence).field("game"));
    }
    let look = move || (game.inspect(game.info().newest(), &data), data);
    let (findings, data) = tokio::task::spawn_blocking(look).await.map_err(ApiError::fault)?;
    match findings.iter().find(|finding| finding.fatal) {
        None => Ok((data, findings)),
        Some(finding) => {
            let sentence = match finding.line {
                Some(line) if !finding.sentence.starts_with("Line ") => {
                    format!("Line {line}: {}", finding.sentence)
                }
                _ => finding.sentence.clone(),
            };
            Err(ApiError::bad("bad-data", sentence).field("data"))
        }
    }
}

fn limited(app: &App, asker: Asker, kind: Kind) -> ApiResult<()> {
    if app.hall.addresses.may(asker.0, kind) {
        return Ok(());
    }
    let sentence = "Too many sets and checks from your address; wait a moment.";
    Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many", sentence))
}

/// Checks a title: plain text in one line.
fn title(wished: &str) -> ApiResult<String> {
    // Marks that turn the direction of writing could make a page read otherwise than it is.
    let turns = |letter: char| matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let plain = wished.chars().filter(|letter| !letter.is_control() && !turns(*letter));
    let title = plain.collect::<String>().trim().to_owned();
    if (1..=MAX_TITLE).contains(&title.chars().count()) {
        return Ok(title);
    }
    Err(ApiError::bad("bad-title", format!("A title has 1 to {MAX_TITLE} characters.")).field("title"))
}

fn missing() -> ApiError {
    ApiError::missing("There is no such set; the link may be cut short, or the set was removed.")
}

fn answer(
    game: &dyn AnyGame,
    row: SetRow,
    identity: Option<&IdentityRow>,
    findings: Vec<Finding>,
) -> SetAnswer {
    let previews = previews_of(game, row.head.rules, Some(&row.data));
    let findings = findings.into_iter().map(Into::into).collect();
    SetAnswer { set: info(row.head, identity), data: row.data, findings, previews }
}

fn previews_of(game: &dyn AnyGame, rules: u32, data: Option<&str>) -> Previews {
    let previews = game.previews(rules, data).into_iter().map(PreviewCard::from).collect();
    Previews { option: game.chosen().map(str::to_owned), previews }
}

fn info(head: SetHead, identity: Option<&IdentityRow>) -> SetInfo {
    SetInfo {
        mine: identity.is_some_and(|identity| identity.key == head.author),
        id: head.id,
        game: head.game,
        rules: head.rules,
        title: head.title,
        author: Identity { id: head.author_id, name: head.author_name },
        bytes: head.bytes as u32,
        version: head.version,
        changed: head.changed,
    }
}
