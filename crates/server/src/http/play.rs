//! Opening a live connection; hints, dangers, walks and analysis.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use axum::{Extension, Json};
use hexapod_catalog::{Choice, Said};
use serde::Deserialize;
use serde_json::json;

use super::{Answer, Asked, At, Body, Known, Visitor};
use crate::app::{App, Asker};
use crate::error::{ApiError, ApiResult};
use crate::limits::Counted;
use crate::live::Position;
use crate::live::connection::{self, MAX_READ_BYTES, READ_BUFFER_BYTES, WRITE_BUFFER_BYTES};
use crate::live::shares::{Busy, Payer, Rank};
use crate::protocol::{AskBot, BotAnswer, BotChoice, DangerAnswer, ReasonTold, WalksAnswer};

/// How long a bot thinks if the request does not say.
const DEFAULT_MS: u64 = 1000;
/// The most actions in an answer.
const MAX_CHOICES: usize = 20;

#[derive(Deserialize)]
pub(crate) struct Entering {
    since: Option<u64>,
    #[serde(default)]
    words: u8,
}

pub(crate) async fn live(
    State(app): State<App>,
    Extension(asker): Extension<Asker>,
    counted: Option<Extension<Arc<Counted>>>,
    Path(id): Path<String>,
    Visitor(identity): Visitor,
    Asked(entering): Asked<Entering>,
    upgrade: WebSocketUpgrade,
) -> ApiResult<Response> {
    let too_many = |sentence| ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many", sentence);
    if app.hall.connections.load(Ordering::Relaxed) >= app.hall.limits.connections {
        return Err(too_many("The server is full; try again later."));
    }
    // Without a proxy the connection was counted when it was accepted.
    let counted = match counted {
        Some(Extension(counted)) => counted,
        None => Arc::new(
            app.hall
                .addresses
                .connect(asker.0)
                .ok_or_else(|| too_many("Too many connections from your address."))?,
        ),
    };
    // A missing table is answered by a status, not by a connection that ends.
    app.hall.wake(&id).await?;
    // Frames that wait are written together, up to a size that no single frame has.
    let upgrade = upgrade
        .max_message_size(MAX_READ_BYTES)
        .max_frame_size(MAX_READ_BYTES)
        .read_buffer_size(READ_BUFFER_BYTES)
        .write_buffer_size(WRITE_BUFFER_BYTES);
    Ok(upgrade.on_upgrade(move |socket| async move {
        connection::serve(app.hall, id, identity, entering.since, entering.words != 0, asker.0, socket).await;
        drop(counted);
    }))
}

pub(crate) async fn hint(
    State(app): State<App>,
    Extension(asker): Extension<Asker>,
    table: At,
    Known(identity): Known,
    Body(ask): Body<AskBot>,
) -> Answer<BotAnswer> {
    let payer = Payer { address: asker.0, person: Some(identity.key) };
    let position = table.ask(move |live| live.position_for_hint(&identity)).await?;
    think(&app, (payer, Rank::Asked), position, ask.ms).await
}

pub(crate) async fn analysis(
    State(app): State<App>,
    Extension(asker): Extension<Asker>,
    table: At,
    Visitor(identity): Visitor,
    Body(ask): Body<AskBot>,
) -> Answer<BotAnswer> {
    let payer = Payer { address: asker.0, person: identity.map(|identity| identity.key) };
    let rank = if payer.person.is_some() { Rank::Asked } else { Rank::Last };
    let position = table.ask(move |live| live.position_for_analysis(ask.step)).await?;
    think(&app, (payer, rank), position, ask.ms).await
}

#[derive(Deserialize)]
pub(crate) struct InDanger {
    seat: String,
}

/// Where the seat could be struck. Only games whose views are the same for everybody have such a map, so anybody may ask.
pub(crate) async fn danger(table: At, Asked(ask): Asked<InDanger>) -> Answer<DangerAnswer> {
    table.ask(move |live| live.dangers(&ask.seat)).await.map(Json)
}

#[derive(Deserialize)]
pub(crate) struct Walking {
    seat: String,
    from: String,
}

/// Where a piece can go with one input. Follows from the seat's legal actions, so only its holder may ask.
pub(crate) async fn walks(
    table: At,
    Visitor(identity): Visitor,
    Asked(ask): Asked<Walking>,
) -> Answer<WalksAnswer> {
    table.ask(move |live| live.walks(identity.as_ref(), &ask.seat, &ask.from)).await.map(Json)
}

async fn think(
    app: &App,
    payer: (Payer, Rank),
    (step, table): Position,
    ms: Option<u64>,
) -> Answer<BotAnswer> {
    let seat = table.seats().to_move(table.standing().to_move);
    let time = Duration::from_millis(ms.unwrap_or(DEFAULT_MS)).min(app.hall.limits.analysis);
    let thought = app.hall.bots.analyse(payer, table, time).await.map_err(busy)?;
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
        choices: thought.choices.iter().take(MAX_CHOICES).map(choice).collect(),
        line: thought.line,
        reasons: thought.reasons.into_iter().map(told).collect(),
        points: thought.points,
    }))
}

/// What a person hears who asks for too much at once.
pub(super) fn busy(_: Busy) -> ApiError {
    let sentence = "Some of your hints and analyses are still being computed; wait for their answers.";
    ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "too-many", sentence)
}

pub(super) fn told(reason: Said) -> ReasonTold {
    let args = reason.args.into_iter().map(|(name, value)| (name.to_owned(), json!(value))).collect();
    ReasonTold { key: reason.key.to_owned(), args, say: reason.say }
}
