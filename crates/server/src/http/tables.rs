//! Tables: the lobby, creating, seats, rematches.

use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::{Extension, Json};
use hexapod_catalog::Level;
use hexapod_core::Wish;
use hexapod_fair::Secret;
use hexapod_table::DiceRow;
use serde::Deserialize;

use super::identity::listed;
use super::once::Once;
use super::{Answer, Asked, At, Body, Known, Visitor, games, sets};
use crate::app::{App, Asker};
use crate::error::{ApiError, ApiResult};
use crate::limits::Kind;
use crate::live::alone::are_bots;
use crate::live::seating::seat_row;
use crate::live::shares::Payer;
use crate::protocol::{
    ChangeSeat, Claim, ClockRules, Contribute, DiceAnswer, Join, Joined, Leave, Lobby, NewTable, SeatToken,
    SeatWish, Status, TableAnswer, TableSet, Terms,
};
use crate::secrets;
use crate::store::{
    Append, EntryRow, Holder, IdentityRow, RowChange, SeatRow, SetRow, SetupRow, StoreError, TableRow, now,
};

const MAX_LISTED: u32 = 100;
/// Letters of a table's id: it cannot be guessed.
const ID_LETTERS: usize = 14;
/// The least time of a clock: the page must have loaded before it runs out.
const MIN_SECONDS: u32 = 5;
const MAX_SECONDS: u32 = 24 * 3600;
const MAX_DAYS: u32 = 30;
/// The longest absence in hours before the others may end a game: 30 days.
const MAX_ABSENCE: u32 = 720;

#[derive(Deserialize)]
pub(crate) struct OfGame {
    game: Option<String>,
}

pub(crate) async fn lobby(State(app): State<App>, Asked(asked): Asked<OfGame>) -> Answer<Lobby> {
    let since = now() - app.hall.limits.listed.as_millis() as i64;
    let rows = app.hall.store.lobby(asked.game, since, MAX_LISTED).await?;
    Ok(Json(Lobby { tables: rows.into_iter().map(listed).collect() }))
}

type Created = (StatusCode, Json<TableAnswer>);

pub(crate) async fn create(
    State(app): State<App>,
    Extension(asker): Extension<Asker>,
    once: Once,
    Known(identity): Known,
    Body(wish): Body<NewTable>,
) -> ApiResult<Created> {
    let game = games::find(&wish.game)
        .map_err(|error| ApiError { status: StatusCode::UNPROCESSABLE_ENTITY, ..error }.field("game"))?;
    let set = match &wish.set {
        Some(id) => Some(sets::for_table(&app, id, game).await?),
        None => None,
    };
    let asked = Wish {
        rules: wish.rules.or(set.as_ref().map(|set| set.head.rules)),
        seats: Some(wish.seats.len()),
        preset: wish.preset,
        options: wish.options.unwrap_or_default(),
        data: set.as_ref().map(|set| set.data.clone()),
    };
    // Beginning it once checks everything, data and combinations of options too.
    let table = game.begin(&asked)?;
    let seats = seats(&wish.seats, &identity)?;
    let chosen = table.setup();
    // A set that says what the standard file says is the standard file.
    let set = set.filter(|_| chosen.data.is_some()).map(|SetRow { head, .. }| TableSet {
        id: Some(head.id),
        title: head.title,
        author: head.author_name,
        version: head.version,
    });
    let setup = SetupRow {
        seats: wish.seats.len(),
        options: chosen.written_options(),
        data: chosen.data.clone(),
        set,
    };
    let colours = match &wish.colours {
        None => Vec::new(),
        Some(wishes) => game
            .info()
            .settle_colours(seats.len(), wishes, secrets::below)
            .map_err(|sentence| ApiError::bad("bad-colours", sentence).field("colours"))?,
    };
    let (rules, terms) = (chosen.rules, wish.terms.unwrap_or_default());
    let row = TableRow { rules, setup, colours, terms, ..TableRow::new(game.info(), seats) };
    open(&app, asker, &identity, row, Vec::new(), &once).await
}

/// Returns the seats that a request asks for.
pub(crate) fn seats(wishes: &[SeatWish], identity: &IdentityRow) -> ApiResult<Vec<SeatRow>> {
    if wishes.iter().filter(|wish| **wish == SeatWish::Me).count() > 1 {
        let sentence = "You can sit in one seat yourself; people at your screen are `local`.";
        return Err(ApiError::bad("bad-seats", sentence).field("seats"));
    }
    let rows: ApiResult<Vec<SeatRow>> = wishes.iter().map(|wish| seat_row(wish, identity)).collect();
    let mut rows = rows?;
    // All seats of a shared screen are marked, the owner's too.
    let shared = wishes.iter().any(|wish| matches!(wish, SeatWish::Local { .. }));
    if shared && wishes.contains(&SeatWish::Me) {
        for row in &mut rows {
            if let Holder::Person { local, .. } = &mut row.holder {
                *local = true;
            }
        }
    }
    Ok(rows)
}

/// Makes a table and starts it if it is full. A game that is over has its log behind it; its row has its end.
pub(crate) async fn open(
    app: &App,
    asker: Asker,
    identity: &IdentityRow,
    row: TableRow,
    log: Vec<EntryRow>,
    once: &Once,
) -> ApiResult<Created> {
    check(&row.terms)?;
    if are_bots(&row.seats) && !row.status.is_final() {
        app.hall.may_play_alone(asker.0)?;
    }
    if !app.hall.addresses.may(asker.0, Kind::Table) {
        let sentence = "Too many new tables from your address; wait a moment.";
        return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many", sentence));
    }
    if app.hall.is_stopping() {
        return Err(crate::live::restarting());
    }
    let id = once.id(&app.hall.key, "table", identity.key, ID_LETTERS);
    let bots = row.seats.iter().any(|seat| matches!(seat.holder, Holder::Bot(_)));
    let attended = bots || row.terms.clock != ClockRules::None;
    let end = row.status.is_final().then(|| RowChange {
        status: row.status,
        secret: row.secret.clone(),
        result: row.result.clone(),
        contributions: None,
        dice: None,
        attended: false,
    });
    let (commitment, dice) = match end {
        Some(_) => (row.commitment.clone(), row.dice.clone()),
        None => {
            let secret = Secret::new(secrets::random());
            (secret.commitment().to_string(), DiceRow::new(app.hall.key.seal(&id, 1, &secret)))
        }
    };
    let host = (identity.key, identity.id.clone());
    let status = Status::Waiting;
    let row = TableRow { id: id.clone(), attended, commitment, dice, host, status, created: now(), ..row };
    let table = match app.hall.store.new_table(row).await {
        // The same request has come before; it may not have come to its end.
        Err(StoreError::Conflict) if once.is_given() => {
            app.hall.store.table(id.clone()).await?.ok_or_else(ApiError::no_table)?.key
        }
        made => made?,
    };
    if end.is_some() {
        match app.hall.store.append(Append { table, entries: log, change: end }).await {
            Err(StoreError::Conflict) if once.is_given() => {}
            kept => kept?,
        }
    }
    metrics::counter!("hexapod_tables_created").increment(1);
    let identity = identity.clone();
    let table = At { hall: app.hall.clone(), id };
    let job = table.run(move |live| {
        Box::pin(async move {
            live.made_by(Payer { address: asker.0, person: Some(identity.key) });
            live.start_if_full().await?;
            Ok(live.answer_for(Some(&identity)))
        })
    });
    Ok((StatusCode::CREATED, Json(job.await?)))
}

fn check(terms: &Terms) -> ApiResult<()> {
    let fits = match terms.clock {
        ClockRules::None => true,
        ClockRules::Step { seconds } => (MIN_SECONDS..=MAX_SECONDS).contains(&seconds),
        ClockRules::Game { seconds, increment } => {
            (MIN_SECONDS..=MAX_SECONDS).contains(&seconds) && increment <= MAX_SECONDS
        }
        ClockRules::Days { days } => (1..=MAX_DAYS).contains(&days),
    };
    if !fits {
        let sentence =
            format!("A clock gives {MIN_SECONDS} to {MAX_SECONDS} seconds, or 1 to {MAX_DAYS} days.");
        return Err(ApiError::bad("bad-clock", sentence).field("clock"));
    }
    if Level::numbered(terms.stand_in).is_none() {
        return Err(ApiError::bad("bad-level", "Bots have the levels 1 to 5.").field("stand_in"));
    }
    if !(1..=MAX_ABSENCE).contains(&terms.absence_hours) {
        let sentence =
            format!("An absence lasts 1 to {MAX_ABSENCE} hours before the others may end the game.");
        return Err(ApiError::bad("bad-absence", sentence).field("absence_hours"));
    }
    Ok(())
}

pub(crate) async fn get(table: At, Visitor(identity): Visitor) -> Answer<TableAnswer> {
    let answer = table.ask(move |live| {
        live.must_be_welcome(identity.as_ref().map(|identity| identity.key))?;
        Ok(live.answer_for(identity.as_ref()))
    });
    answer.await.map(Json)
}

/// Takes back a table whose game has not started.
pub(crate) async fn cancel(table: At, Known(identity): Known) -> ApiResult<StatusCode> {
    table.run(move |live| Box::pin(async move { live.cancel(&identity).await })).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The table's own data file.
pub(crate) async fn data(table: At) -> ApiResult<impl IntoResponse> {
    let (game, text) = table.ask(|live| live.own_data()).await?;
    let kind = (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned());
    Ok(([kind, (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{game}.toml\""))], text))
}

pub(crate) async fn join(
    table: At,
    once: Once,
    Known(identity): Known,
    Body(join): Body<Join>,
) -> Answer<Joined> {
    table.run(move |live| Box::pin(async move { live.join(&identity, join, &once).await })).await.map(Json)
}

/// Adds to the dice.
pub(crate) async fn contribute(
    table: At,
    Known(identity): Known,
    Body(wish): Body<Contribute>,
) -> Answer<TableAnswer> {
    table.run(move |live| Box::pin(async move { live.contribute(&identity, wish).await })).await.map(Json)
}

/// A receipt about the dice and, after the end, what is needed to check them.
pub(crate) async fn dice(table: At, Visitor(identity): Visitor) -> Answer<DiceAnswer> {
    table.run(move |live| Box::pin(async move { live.dice(identity.as_ref()).await })).await.map(Json)
}

pub(crate) async fn leave(
    table: At,
    Known(identity): Known,
    Body(leave): Body<Leave>,
) -> Answer<TableAnswer> {
    table.run(move |live| Box::pin(async move { live.leave(&identity, &leave.seat).await })).await.map(Json)
}

pub(crate) async fn start(table: At, Known(identity): Known) -> Answer<TableAnswer> {
    table.run(move |live| Box::pin(async move { live.start(&identity).await })).await.map(Json)
}

pub(crate) async fn claim(
    table: At,
    once: Once,
    Known(identity): Known,
    Body(claim): Body<Claim>,
) -> Answer<Joined> {
    table.run(move |live| Box::pin(async move { live.claim(&identity, &claim, &once).await })).await.map(Json)
}

pub(crate) async fn change_seat(
    table: At,
    Path((_, seat)): Path<(String, String)>,
    Known(identity): Known,
    Body(change): Body<ChangeSeat>,
) -> Answer<TableAnswer> {
    let job = table
        .run(move |live| Box::pin(async move { live.change_seat(&identity, &seat, &change.wish).await }));
    job.await.map(Json)
}

pub(crate) async fn new_token(
    table: At,
    Path((_, seat)): Path<(String, String)>,
    once: Once,
    Known(identity): Known,
) -> Answer<SeatToken> {
    let job = table.run(move |live| Box::pin(async move { live.new_token(&identity, seat, &once).await }));
    job.await.map(Json)
}

pub(crate) async fn rematch(
    State(app): State<App>,
    Extension(asker): Extension<Asker>,
    table: At,
    Known(identity): Known,
) -> ApiResult<Created> {
    let asks = identity.clone();
    let (key, known, row) = table.ask(move |live| live.row_for_rematch(&asks)).await?;
    if let Some(known) = known {
        return existing(&app, known, identity).await;
    }
    // After a crash the same person's request finds the table that it made.
    let once = Once::of(format!("rematch of {}", table.id));
    let (status, Json(made)) = open(&app, asker, &identity, row, Vec::new(), &once).await?;
    // Two may ask at once; the first one's table counts.
    let first = app.hall.store.set_rematch(key, made.table.id.clone()).await?;
    let noted = first.clone();
    table
        .ask(move |live| {
            live.set_rematch(noted);
            Ok(())
        })
        .await?;
    if first != made.table.id {
        return existing(&app, first, identity).await;
    }
    Ok((status, Json(made)))
}

async fn existing(app: &App, id: String, identity: IdentityRow) -> ApiResult<Created> {
    let table = At { hall: app.hall.clone(), id };
    Ok((StatusCode::OK, Json(table.ask(move |live| Ok(live.answer_for(Some(&identity)))).await?)))
}
