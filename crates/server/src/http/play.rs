//! Live play's door, hints and analysis.

use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use axum::{Extension, Json};
use hexapod_catalog::{AnyTable, Choice};
use hexapod_core::Danger;
use serde::Deserialize;

use super::{Asked, Body, Known, Somebody};
use crate::app::{App, Asker};
use crate::error::{ApiError, ApiResult};
use crate::live::bots::Busy;
use crate::live::connection::{self, GATHERED, LARGEST, READ};
use crate::protocol::{AskBot, BotAnswer, BotChoice, DangerAnswer, DangerPlace, Status};

const DEFAULT_MS: u64 = 1000;
const MOST_CHOICES: usize = 20;

#[derive(Deserialize)]
pub(crate) struct Entering {
    since: Option<u64>,
    #[serde(default)]
    words: u8,
}

pub(crate) async fn live(
    State(app): State<App>,
    Extension(asker): Extension<Asker>,
    Path(id): Path<String>,
    Somebody(identity): Somebody,
    Asked(entering): Asked<Entering>,
    upgrade: WebSocketUpgrade,
) -> ApiResult<Response> {
    let too_many = |sentence| ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many", sentence);
    if app.hall.connections.load(Ordering::Relaxed) >= app.hall.limits.connections {
        return Err(too_many("The server is full; try again later."));
    }
    let counted = app.addresses.connect(asker.0);
    let counted = counted.ok_or_else(|| too_many("Too many connections from your address."))?;
    // A table that is not there is answered as such, not by a connection that ends.
    app.hall.visit(&id, |_| Box::pin(async {})).await?;
    // Frames that wait are written in one go, so they gather up to a size that no single frame has.
    let upgrade = upgrade
        .max_message_size(LARGEST)
        .max_frame_size(LARGEST)
        .read_buffer_size(READ)
        .write_buffer_size(GATHERED);
    Ok(upgrade.on_upgrade(move |socket| async move {
        connection::serve(app.hall, id, identity, entering.since, entering.words != 0, socket).await;
        drop(counted);
    }))
}

pub(crate) async fn hint(
    State(app): State<App>,
    Path(id): Path<String>,
    Known(identity): Known,
    Body(ask): Body<AskBot>,
) -> ApiResult<Json<BotAnswer>> {
    let visit = app.hall.visit(&id, move |live| {
        Box::pin(async move {
            live.must_play()?;
            if !live.course.row.terms.hints {
                return Err(ApiError::forbidden("no-hints", "This table is played without hints."));
            }
            let due = live.course.to_move().filter(|seat| live.seats_of(Some(&identity)).contains(seat));
            if due.is_none() {
                return Err(ApiError::conflict("not-your-turn", "Hints are for the seat that is to move."));
            }
            Ok((live.course.game.standing().step as u64, live.course.game.now()))
        })
    });
    let (step, table) = visit.await??;
    think(&app, step, table, ask.ms).await
}

#[derive(Deserialize)]
pub(crate) struct InDanger {
    seat: String,
}

/// Where the seat could be struck. Only games whose views are the same for everybody have such a map, so anybody may ask.
pub(crate) async fn danger(
    State(app): State<App>,
    Path(id): Path<String>,
    Asked(ask): Asked<InDanger>,
) -> ApiResult<Json<DangerAnswer>> {
    let visit = app.hall.visit(&id, move |live| {
        Box::pin(async move {
            let seat = live.course.seats.seat(&ask.seat)?;
            let game = &live.course.game;
            Some((game.standing().step as u64, game.dangers(seat), seat, live.course.seats))
        })
    });
    let (step, dangers, seat, seats) =
        visit.await?.ok_or_else(|| ApiError::bad("no-such-seat", "There is no such seat.").field("seat"))?;
    let place = |at: Danger| DangerPlace {
        place: at.place,
        by: seats.name(at.by).to_owned(),
        power: at.power,
        lost: at.lost,
    };
    let places = dangers.into_iter().map(place).collect();
    Ok(Json(DangerAnswer { step, seat: seats.name(seat).to_owned(), places }))
}

pub(crate) async fn analysis(
    State(app): State<App>,
    Path(id): Path<String>,
    Body(ask): Body<AskBot>,
) -> ApiResult<Json<BotAnswer>> {
    let visit = app.hall.visit(&id, move |live| {
        Box::pin(async move {
            if !matches!(live.course.status(), Status::Over | Status::Abandoned) {
                return Err(ApiError::conflict(
                    "not-over",
                    "Analysis is for finished games; ask for a hint.",
                ));
            }
            let played = live.course.game.standing().step;
            let step = ask.step.map_or(played, |step| step as usize);
            if step > played {
                return Err(
                    ApiError::bad("no-such-step", format!("Only {played} steps were played.")).field("step")
                );
            }
            live.course.game.jump(step);
            let table = live.course.game.now();
            live.course.game.jump(played);
            Ok((step as u64, table))
        })
    });
    let (step, table) = visit.await??;
    think(&app, step, table, ask.ms).await
}

async fn think(
    app: &App,
    step: u64,
    table: Box<dyn AnyTable>,
    ms: Option<u64>,
) -> ApiResult<Json<BotAnswer>> {
    let seat = table.seats().to_move(table.standing().to_move);
    let time = Duration::from_millis(ms.unwrap_or(DEFAULT_MS)).min(app.hall.limits.analysis);
    let thought = app.hall.bots.analyse(table, time).await.map_err(|Busy| {
        let sentence = "Too many ask for hints and analyses; try again in a moment.";
        ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "too-many", sentence)
    })?;
    let thought =
        thought.ok_or_else(|| ApiError::conflict("no-decision", "Nobody decides in this position."))?;
    let choice = |choice: &Choice| BotChoice {
        action: choice.action.clone(),
        visits: choice.visits,
        win_share: choice.win_shares.as_ref().and_then(|shares| shares.get(seat)).copied().unwrap_or(0.0),
    };
    Ok(Json(BotAnswer {
        step,
        seat: seat.to_owned(),
        action: thought.action.clone(),
        iterations: thought.iterations,
        choices: thought.choices.iter().take(MOST_CHOICES).map(choice).collect(),
        line: thought.line,
    }))
}
