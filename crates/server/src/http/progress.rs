//! What a person has learnt, kept with the identity so that it follows from browser to browser.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use hexapod_learn::lessons;

use super::{Answer, Body, Known};
use crate::app::App;
use crate::error::ApiResult;
use crate::protocol::Progress;

/// A won first game, kept beside the lessons of its game.
const FIRST_GAME: &str = "first-game";

pub(crate) async fn get(State(app): State<App>, Known(identity): Known) -> Answer<Progress> {
    Ok(Json(Progress { done: app.hall.store.learn(identity.key, Vec::new()).await? }))
}

/// Adds to what is known and answers with all of it: two browsers of one person end with the union of both.
pub(crate) async fn add(
    State(app): State<App>,
    Known(identity): Known,
    Body(wish): Body<Progress>,
) -> Answer<Progress> {
    // A lesson of another version of the program is no error, and is not kept: so nobody fills the store with other texts.
    let known = wish.done.into_iter().filter(|item| is_known(item)).collect();
    Ok(Json(Progress { done: app.hall.store.learn(identity.key, known).await? }))
}

pub(crate) async fn reset(State(app): State<App>, Known(identity): Known) -> ApiResult<StatusCode> {
    app.hall.store.unlearn(identity.key).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn is_known(item: &str) -> bool {
    let Some((game, lesson)) = item.split_once('/') else { return false };
    let Some(game) = hexapod_catalog::game(game) else { return false };
    lesson == FIRST_GAME || lessons(game).iter().any(|known| known.id == lesson)
}
