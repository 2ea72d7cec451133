//! Records: out, in, and from any step on; replays, the log, and the check of the dice.

use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::{Extension, Json};
use hexapod_catalog::AnyTable;
use hexapod_core::{Record, Seat, ToMove, Viewer};
use serde::Deserialize;

use super::tables::{Past, Plan, open, seats};
use super::{Asked, Body, Known, Somebody, games};
use crate::app::{App, Asker};
use crate::error::{ApiError, ApiResult};
use crate::protocol::{
    Branch, Fact, Import, LogAnswer, Origin, ReplayAnswer, Status, TableAnswer, VerifyAnswer,
};
use crate::store::{HolderRow, IdentityRow, SeatRow, SetupRow, What};

#[derive(Deserialize)]
pub(crate) struct Seen {
    seat: Option<String>,
}

pub(crate) async fn record(
    State(app): State<App>,
    Path(id): Path<String>,
    Somebody(identity): Somebody,
    Asked(asked): Asked<Seen>,
) -> ApiResult<impl IntoResponse> {
    let visit = app.hall.visit(&id, move |live| {
        Box::pin(async move {
            let viewer = live.borrow_eyes(identity.as_ref(), asked.seat.as_deref())?;
            let text = live.course.game.record(viewer);
            Ok((text, format!("attachment; filename=\"{}-{}.record\"", live.course.row.game, live.id())))
        })
    });
    let (text, disposition) = visit.await?.map_err(|error: ApiError| error)?;
    Ok((
        [
            (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
            (header::CONTENT_DISPOSITION, disposition),
        ],
        text,
    ))
}

#[derive(Deserialize)]
pub(crate) struct Part {
    seat: Option<String>,
    #[serde(default)]
    from: u64,
    steps: Option<u64>,
}

pub(crate) async fn replay(
    State(app): State<App>,
    Path(id): Path<String>,
    Somebody(identity): Somebody,
    Asked(asked): Asked<Part>,
) -> ApiResult<Json<ReplayAnswer>> {
    let visit = app.hall.visit(&id, move |live| {
        Box::pin(async move {
            let eyes = live.borrow_eyes(identity.as_ref(), asked.seat.as_deref())?;
            live.replay(asked.from, asked.steps.unwrap_or(u64::MAX), eyes)
        })
    });
    visit.await?.map(Json)
}

#[derive(Deserialize)]
pub(crate) struct Since {
    seat: Option<String>,
    #[serde(default)]
    since: u64,
}

pub(crate) async fn log(
    State(app): State<App>,
    Path(id): Path<String>,
    Somebody(identity): Somebody,
    Asked(asked): Asked<Since>,
) -> ApiResult<Json<LogAnswer>> {
    let visit = app.hall.visit(&id, move |live| {
        Box::pin(async move {
            let eyes = live.borrow_eyes(identity.as_ref(), asked.seat.as_deref())?;
            live.log(asked.since, eyes).await
        })
    });
    visit.await?.map(Json)
}

pub(crate) async fn verify(State(app): State<App>, Path(id): Path<String>) -> ApiResult<Json<VerifyAnswer>> {
    let visit = app.hall.visit(&id, move |live| {
        Box::pin(async move {
            let Some(secret) = live.course.row.secret.clone() else {
                let (code, sentence) = match live.course.status() {
                    Status::Over | Status::Abandoned => {
                        ("unverifiable", "This record does not show the secret of its dice.")
                    }
                    Status::Waiting | Status::Playing | Status::Paused => {
                        ("not-over", "The secret of the dice is shown when the game is over.")
                    }
                };
                return Err(ApiError::conflict(code, sentence));
            };
            let found = hexapod_catalog::verify(live.course.game.as_mut())
                .map_err(|error| ApiError::conflict("unverifiable", error.to_string()))?;
            Ok(VerifyAnswer {
                commitment: live.course.row.commitment.clone(),
                contributions: live.course.game.meta().contributions.clone(),
                secret,
                agreed: found.agreed,
                taken_back: found.taken_back,
                outside: found.outside as u64,
                problems: found.problems,
            })
        })
    });
    visit.await?.map(Json)
}

pub(crate) async fn import(
    State(app): State<App>,
    Extension(asker): Extension<Asker>,
    Known(identity): Known,
    Body(import): Body<Import>,
) -> ApiResult<(StatusCode, Json<TableAnswer>)> {
    let seats = seats(&import.seats, &identity)?;
    // A long record takes a while to check.
    let (record, step, reader) = (import.record, import.step, identity.clone());
    let read = tokio::task::spawn_blocking(move || plan(&record, step, None, &reader)).await;
    let mut plan = read.map_err(ApiError::fault)??;
    if plan.past.is_none() {
        fit(&mut plan, seats)?;
    }
    open(&app, asker, &identity, plan, import.terms.unwrap_or_default()).await
}

pub(crate) async fn branch(
    State(app): State<App>,
    Extension(asker): Extension<Asker>,
    Path(id): Path<String>,
    Known(identity): Known,
    Body(branch): Body<Branch>,
) -> ApiResult<(StatusCode, Json<TableAnswer>)> {
    let seats = seats(&branch.seats, &identity)?;
    let visit = app.hall.visit(&id, move |live| {
        Box::pin(async move {
            if !matches!(live.course.status(), Status::Over | Status::Abandoned) {
                let sentence = "You can play on from a step of this game when it is over.";
                return Err(ApiError::conflict("not-over", sentence));
            }
            Ok(live.course.game.record(Viewer::Referee))
        })
    });
    let record = visit.await??;
    let mut plan = plan(&record, Some(branch.step), Some(id), &identity)?;
    if plan.past.is_some() {
        let sentence = "After this step the game is over; there is nothing to play on.";
        return Err(ApiError::bad("over", sentence).field("step"));
    }
    fit(&mut plan, seats)?;
    open(&app, asker, &identity, plan, branch.terms.unwrap_or_default()).await
}

/// Returns the plan of a table that begins after `step` steps of a record; if the game is over there, of one that has all of
/// it behind itself and belongs to whoever reads it.
fn plan(record: &str, step: Option<u64>, table: Option<String>, reader: &IdentityRow) -> ApiResult<Plan> {
    let record = Record::read(record)?;
    let game = games::find(&record.game)
        .map_err(|error| ApiError { status: StatusCode::UNPROCESSABLE_ENTITY, ..error }.field("record"))?;
    if record.data.is_some() {
        let sentence = "This record was played with its own data file; only sets that the host installed can be played here.";
        return Err(ApiError::bad("bad-data", sentence).field("record"));
    }
    let mut replayed = game.replay(&record)?;
    let steps = replayed.standing().step as u64;
    let step = step.unwrap_or(steps);
    if step > steps {
        return Err(
            ApiError::bad("no-such-step", format!("The record has only {steps} steps.")).field("step")
        );
    }
    replayed.jump(step as usize);
    let is_over = replayed.standing().to_move == ToMove::Over;
    let past = is_over.then(|| past(replayed.as_ref()));
    let seats = if is_over { readers(replayed.as_ref(), reader) } else { Vec::new() };
    if is_over {
        replayed.jump(0);
    }
    let from_start = is_over && record.position.is_none();
    let document = serde_json::to_string(&replayed.document()).map_err(ApiError::fault)?;
    Ok(Plan {
        game: record.game.clone(),
        rules: game.info().rules,
        setup: SetupRow { seats: record.seats, options: replayed.setup().options.changed() },
        position: (!from_start).then_some(document),
        origin: Some(Origin { table, step }),
        seats,
        past,
    })
}

/// Returns the log of a finished game and what its end has shown.
fn past(replayed: &dyn AnyTable) -> Past {
    let (names, meta) = (replayed.seats(), replayed.meta());
    // The footer says who resigned after how many steps.
    let resigned = meta.resigned.iter().filter_map(|line| {
        let (seat, step) = line.split_once(' ')?;
        Some((step.trim().parse::<usize>().ok()?, names.seat(seat)?))
    });
    let resigned: Vec<(usize, Seat)> = resigned.collect();
    let mut whats = Vec::new();
    let gave_up = |after: usize, whats: &mut Vec<What>| {
        let seats = resigned.iter().filter(|(step, _)| *step == after);
        whats
            .extend(seats.map(|(_, seat)| What::Fact(Fact::Resigned { seat: names.name(*seat).to_owned() })));
    };
    gave_up(0, &mut whats);
    for step in replayed.steps() {
        whats.push(What::Step { seat: step.actor.map(Seat::index), text: step.text, draw: step.draw });
        gave_up(step.number, &mut whats);
    }
    Past {
        whats,
        commitment: meta.commitment.clone().unwrap_or_default(),
        secret: meta.secret.clone(),
        result: replayed.result(),
    }
}

/// Returns the seats of a finished game: all of them belong to whoever brings it, under the names of those who played.
fn readers(replayed: &dyn AnyTable, reader: &IdentityRow) -> Vec<SeatRow> {
    let (seats, meta) = (replayed.seats(), replayed.meta());
    let seat = |(index, seat): (usize, &&str)| SeatRow {
        holder: HolderRow::Person {
            identity: reader.key,
            id: reader.id.clone(),
            name: meta.names.get(index).map_or(*seat, String::as_str).chars().take(40).collect(),
            local: true,
        },
        contribution: meta.contributions.get(index).cloned(),
        token: None,
    };
    seats.iter().enumerate().map(seat).collect()
}

fn fit(plan: &mut Plan, seats: Vec<SeatRow>) -> ApiResult<()> {
    if seats.len() != plan.setup.seats {
        let sentence =
            format!("This game has {} seats, but you say who sits in {}.", plan.setup.seats, seats.len());
        return Err(ApiError::bad("bad-seats", sentence).field("seats"));
    }
    plan.seats = seats;
    Ok(())
}
