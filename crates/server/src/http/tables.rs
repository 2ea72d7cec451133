//! Tables: the lobby, creating, seats, rematches.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::{Extension, Json};
use hexapod_core::Wish;
use serde::Deserialize;

use super::identity::listed;
use super::{Asked, Body, Known, Somebody, games};
use crate::app::{App, Asker};
use crate::error::{ApiError, ApiResult};
use crate::limits::Kind;
use crate::live::seating::{contribution, seat_row};
use crate::protocol::{
    ChangeSeat, Claim, ClockRules, Join, Joined, Leave, Lobby, NewTable, Origin, SeatToken, SeatWish, Status,
    TableAnswer, Terms,
};
use crate::secrets;
use crate::store::now;
use crate::store::{
    Append, Entry, HolderRow, IdentityRow, Key, RowChange, SeatRow, SetupRow, TableRow, What,
};

const MOST_LISTED: u32 = 100;
/// Letters of a table's id: it cannot be guessed.
const ID_LETTERS: usize = 14;
/// A clock gives at least this, so that nobody times out before the page has loaded.
const LEAST_SECONDS: u32 = 5;
const MOST_SECONDS: u32 = 24 * 3600;
const MOST_DAYS: u32 = 30;

#[derive(Deserialize)]
pub(crate) struct OfGame {
    game: Option<String>,
}

pub(crate) async fn lobby(State(app): State<App>, Asked(asked): Asked<OfGame>) -> ApiResult<Json<Lobby>> {
    let since = now() - app.hall.limits.listed.as_millis() as i64;
    let rows = app.hall.store.lobby(asked.game, since, MOST_LISTED).await?;
    Ok(Json(Lobby { tables: rows.into_iter().map(listed).collect() }))
}

type Created = (StatusCode, Json<TableAnswer>);

pub(crate) async fn create(
    State(app): State<App>,
    Extension(asker): Extension<Asker>,
    Known(identity): Known,
    Body(wish): Body<NewTable>,
) -> ApiResult<Created> {
    let game = games::find(&wish.game)
        .map_err(|error| ApiError { status: StatusCode::UNPROCESSABLE_ENTITY, ..error }.field("game"))?;
    let asked = Wish {
        seats: Some(wish.seats.len()),
        preset: wish.preset,
        options: wish.options.unwrap_or_default(),
        ..Wish::default()
    };
    // Beginning it once checks everything, data and combinations of options too.
    let table = game.begin(&asked)?;
    let mut seats = seats(&wish.seats, &identity)?;
    if let Some(text) = &wish.contribution {
        let text = contribution(text)?;
        let own = |seat: &&mut SeatRow| matches!(seat.holder, HolderRow::Person { local: false, .. });
        if let Some(seat) = seats.iter_mut().find(own) {
            seat.contribution = Some(text);
        }
    }
    let setup = SetupRow { seats: wish.seats.len(), options: table.setup().options.changed() };
    let plan = Plan {
        game: wish.game,
        rules: game.info().rules,
        setup,
        position: None,
        origin: None,
        seats,
        past: None,
    };
    open(&app, asker, &identity, plan, wish.terms.unwrap_or_default()).await
}

/// A table to be made.
pub(crate) struct Plan {
    pub(crate) game: String,
    pub(crate) rules: u32,
    pub(crate) setup: SetupRow,
    pub(crate) position: Option<String>,
    pub(crate) origin: Option<Origin>,
    pub(crate) seats: Vec<SeatRow>,
    /// The whole of a game that is over; nothing for one that is to be played.
    pub(crate) past: Option<Past>,
}

/// A finished game.
pub(crate) struct Past {
    pub(crate) whats: Vec<What>,
    pub(crate) commitment: String,
    pub(crate) secret: Option<String>,
    pub(crate) result: Option<String>,
}

impl Past {
    fn append(self, table: Key) -> Append {
        let (at, numbers) = (now(), 1..);
        let entry = |(number, what): (u64, What)| Entry { number, what, client: None, at };
        Append {
            table,
            entries: numbers.zip(self.whats).map(entry).collect(),
            change: Some(RowChange {
                status: Status::Over,
                secret: self.secret,
                result: self.result,
                contributions: None,
                attended: false,
            }),
        }
    }
}

/// Returns the seats that somebody wishes.
pub(crate) fn seats(wishes: &[SeatWish], identity: &IdentityRow) -> ApiResult<Vec<SeatRow>> {
    if wishes.iter().filter(|wish| **wish == SeatWish::Me).count() > 1 {
        let sentence = "You can sit in one seat yourself; people at your screen are `local`.";
        return Err(ApiError::bad("bad-seats", sentence).field("seats"));
    }
    let rows: ApiResult<Vec<SeatRow>> = wishes.iter().map(|wish| seat_row(wish, identity)).collect();
    let mut rows = rows?;
    // Whoever shares a screen is marked so, the owner of the screen too.
    let shared = wishes.iter().any(|wish| matches!(wish, SeatWish::Local { .. }));
    if shared && wishes.contains(&SeatWish::Me) {
        for row in &mut rows {
            if let HolderRow::Person { local, .. } = &mut row.holder {
                *local = true;
            }
        }
    }
    Ok(rows)
}

/// Makes a table and starts it if it is full.
pub(crate) async fn open(
    app: &App,
    asker: Asker,
    identity: &IdentityRow,
    plan: Plan,
    terms: Terms,
) -> ApiResult<Created> {
    check(&terms)?;
    if !app.addresses.may(asker.0, Kind::Table) {
        let sentence = "Too many new tables from your address; wait a moment.";
        return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many", sentence));
    }
    if app.hall.is_stopping() {
        return Err(crate::live::restarting());
    }
    let id = secrets::new_id(ID_LETTERS);
    let bots = plan.seats.iter().any(|seat| matches!(seat.holder, HolderRow::Bot(_)));
    let row = TableRow {
        key: 0,
        game: plan.game,
        rules: plan.rules,
        setup: plan.setup,
        position: plan.position,
        origin: plan.origin,
        attended: bots || terms.clock != ClockRules::None,
        terms,
        status: Status::Waiting,
        host: (identity.key, identity.id.clone()),
        commitment: match &plan.past {
            Some(past) => past.commitment.clone(),
            None => app.hall.key.dice(&id).commitment().to_string(),
        },
        secret: None,
        result: None,
        rematch: None,
        created: now(),
        seats: plan.seats,
        id: id.clone(),
    };
    let key = app.hall.store.new_table(row).await?;
    if let Some(past) = plan.past {
        app.hall.store.append(past.append(key)).await?;
    }
    metrics::counter!("hexapod_tables_created").increment(1);
    let identity = identity.clone();
    let answer: ApiResult<TableAnswer> = app
        .hall
        .visit(&id, move |live| {
            Box::pin(async move {
                live.start_if_full().await?;
                Ok(live.answer_for(Some(&identity)))
            })
        })
        .await?;
    Ok((StatusCode::CREATED, Json(answer?)))
}

fn check(terms: &Terms) -> ApiResult<()> {
    let fits = match terms.clock {
        ClockRules::None => true,
        ClockRules::Step { seconds } => (LEAST_SECONDS..=MOST_SECONDS).contains(&seconds),
        ClockRules::Game { seconds, increment } => {
            (LEAST_SECONDS..=MOST_SECONDS).contains(&seconds) && increment <= MOST_SECONDS
        }
        ClockRules::Days { days } => (1..=MOST_DAYS).contains(&days),
    };
    if fits {
        return Ok(());
    }
    let sentence =
        format!("A clock gives {LEAST_SECONDS} to {MOST_SECONDS} seconds, or 1 to {MOST_DAYS} days.");
    Err(ApiError::bad("bad-clock", sentence).field("clock"))
}

pub(crate) async fn get(
    State(app): State<App>,
    Path(id): Path<String>,
    Somebody(identity): Somebody,
) -> ApiResult<Json<TableAnswer>> {
    let visit = app.hall.visit(&id, move |live| Box::pin(async move { live.answer_for(identity.as_ref()) }));
    Ok(Json(visit.await?))
}

pub(crate) async fn join(
    State(app): State<App>,
    Path(id): Path<String>,
    Known(identity): Known,
    Body(join): Body<Join>,
) -> ApiResult<Json<Joined>> {
    let visit = app.hall.visit(&id, move |live| {
        Box::pin(async move {
            let (seat, token) = live.join(&identity, join).await?;
            let seat = live.course.seats[seat].to_owned();
            Ok(Joined { seat, token, table: live.answer_for(Some(&identity)) })
        })
    });
    visit.await?.map(Json)
}

pub(crate) async fn leave(
    State(app): State<App>,
    Path(id): Path<String>,
    Known(identity): Known,
    Body(leave): Body<Leave>,
) -> ApiResult<Json<TableAnswer>> {
    let visit = app.hall.visit(&id, move |live| {
        Box::pin(async move {
            live.leave(&identity, &leave.seat).await?;
            Ok(live.answer_for(Some(&identity)))
        })
    });
    visit.await?.map(Json)
}

pub(crate) async fn start(
    State(app): State<App>,
    Path(id): Path<String>,
    Known(identity): Known,
) -> ApiResult<Json<TableAnswer>> {
    let visit = app.hall.visit(&id, move |live| {
        Box::pin(async move {
            live.start(&identity).await?;
            Ok(live.answer_for(Some(&identity)))
        })
    });
    visit.await?.map(Json)
}

pub(crate) async fn claim(
    State(app): State<App>,
    Path(id): Path<String>,
    Known(identity): Known,
    Body(claim): Body<Claim>,
) -> ApiResult<Json<Joined>> {
    let visit = app.hall.visit(&id, move |live| {
        Box::pin(async move {
            let (seat, token) = live.claim(&identity, &claim).await?;
            let seat = live.course.seats[seat].to_owned();
            Ok(Joined { seat, token, table: live.answer_for(Some(&identity)) })
        })
    });
    visit.await?.map(Json)
}

pub(crate) async fn change_seat(
    State(app): State<App>,
    Path((id, seat)): Path<(String, String)>,
    Known(identity): Known,
    Body(change): Body<ChangeSeat>,
) -> ApiResult<Json<TableAnswer>> {
    let visit = app.hall.visit(&id, move |live| {
        Box::pin(async move {
            live.change_seat(&identity, &seat, &change.wish).await?;
            Ok(live.answer_for(Some(&identity)))
        })
    });
    visit.await?.map(Json)
}

pub(crate) async fn new_token(
    State(app): State<App>,
    Path((id, seat)): Path<(String, String)>,
    Known(identity): Known,
) -> ApiResult<Json<SeatToken>> {
    let visit = app.hall.visit(&id, move |live| {
        Box::pin(async move {
            let token = live.new_token(&identity, &seat).await?;
            Ok(SeatToken { seat, token })
        })
    });
    visit.await?.map(Json)
}

pub(crate) async fn rematch(
    State(app): State<App>,
    Extension(asker): Extension<Asker>,
    Path(id): Path<String>,
    Known(identity): Known,
) -> ApiResult<Created> {
    let asks = identity.clone();
    let visit = app.hall.visit(&id, move |live| {
        Box::pin(async move {
            if live.seats_of(Some(&asks)).is_empty() {
                return Err(ApiError::forbidden("no-seat", "Only those who played may ask for a rematch."));
            }
            if !matches!(live.course.status(), Status::Over | Status::Abandoned) {
                return Err(ApiError::conflict("not-over", "The game is not over yet."));
            }
            let row = &live.course.row;
            let plan = Plan {
                game: row.game.clone(),
                rules: row.rules,
                setup: row.setup.clone(),
                position: None,
                origin: None,
                seats: live.rotated(),
                past: None,
            };
            Ok((row.key, row.rematch.clone(), plan, row.terms.clone()))
        })
    });
    let (key, known, plan, terms) = visit.await??;
    if let Some(known) = known {
        return existing(&app, known, identity).await;
    }
    let (status, Json(made)) = open(&app, asker, &identity, plan, terms).await?;
    // Two may ask at once; the first one's table counts.
    let first = app.hall.store.set_rematch(key, made.table.id.clone()).await?;
    let noted = first.clone();
    app.hall
        .visit(&id, move |live| {
            Box::pin(async move {
                live.course.row.rematch = Some(noted);
                live.tell_table();
            })
        })
        .await?;
    if first != made.table.id {
        return existing(&app, first, identity).await;
    }
    Ok((status, Json(made)))
}

async fn existing(app: &App, id: String, identity: IdentityRow) -> ApiResult<Created> {
    let visit = app.hall.visit(&id, move |live| Box::pin(async move { live.answer_for(Some(&identity)) }));
    Ok((StatusCode::OK, Json(visit.await?)))
}
