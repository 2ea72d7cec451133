//! Games: cards, rules, sentences.

use axum::Json;
use axum::extract::Path;
use axum::http::header;
use axum::response::IntoResponse;
use hexapod_catalog::{AnyGame, LEVELS};

use crate::error::{ApiError, ApiResult};
use crate::protocol::{GameCard, GamesAnswer, LevelCard, RulingText};

pub(crate) fn find(id: &str) -> ApiResult<&'static dyn AnyGame> {
    hexapod_catalog::game(id).ok_or_else(|| ApiError::missing(hexapod_catalog::no_such_game(id)))
}

fn card(game: &dyn AnyGame) -> ApiResult<GameCard> {
    serde_json::from_value(game.info().card()).map_err(ApiError::fault)
}

pub(crate) async fn all() -> ApiResult<Json<GamesAnswer>> {
    let games = hexapod_catalog::games().map(card).collect::<ApiResult<_>>()?;
    let level =
        |level: &hexapod_catalog::Level| LevelCard { level: level.number, name: level.name.to_owned() };
    Ok(Json(GamesAnswer { games, levels: LEVELS.iter().map(level).collect() }))
}

pub(crate) async fn one(Path(id): Path<String>) -> ApiResult<Json<GameCard>> {
    Ok(Json(card(find(&id)?)?))
}

pub(crate) async fn rules(Path(id): Path<String>) -> ApiResult<impl IntoResponse> {
    Ok(([(header::CONTENT_TYPE, "text/markdown; charset=utf-8")], find(&id)?.info().rules_text))
}

pub(crate) async fn ruling(Path((id, ruling)): Path<(String, String)>) -> ApiResult<Json<RulingText>> {
    let info = find(&id)?.info();
    let text = hexapod_catalog::ruling(info.rules_text, &ruling)
        .ok_or_else(|| ApiError::missing(format!("The rules of {} have no {ruling}.", info.name)))?;
    Ok(Json(RulingText { ruling, text }))
}

pub(crate) async fn messages(Path(id): Path<String>) -> ApiResult<impl IntoResponse> {
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], find(&id)?.info().messages))
}
