//! Games: cards, rules, sentences.

use axum::Json;
use axum::extract::Path;
use axum::http::header;
use axum::response::IntoResponse;
use hexapod_catalog::{AnyGame, Basis, LEVELS, Ruling};
use serde::Deserialize;

use super::Asked;
use crate::error::{ApiError, ApiResult};
use crate::protocol::{GameCard, GamesAnswer, LevelCard, RulingBasis, RulingParts, RulingText};

pub(crate) fn find(id: &str) -> ApiResult<&'static dyn AnyGame> {
    hexapod_catalog::game(id).ok_or_else(|| ApiError::missing(hexapod_catalog::no_such_game(id)))
}

fn card(game: &dyn AnyGame) -> ApiResult<GameCard> {
    with_lessons(game, game.info().card())
}

fn with_lessons(game: &dyn AnyGame, card: serde_json::Value) -> ApiResult<GameCard> {
    let mut card: GameCard = serde_json::from_value(card).map_err(ApiError::fault)?;
    card.lessons = hexapod_learn::lessons(game).iter().map(|lesson| lesson.id.clone()).collect();
    Ok(card)
}

pub(crate) async fn all() -> ApiResult<Json<GamesAnswer>> {
    let games = hexapod_catalog::games().map(card).collect::<ApiResult<_>>()?;
    let level = |level: &hexapod_catalog::Level| LevelCard {
        level: level.number,
        name: level.name.to_owned(),
        style: level.style.to_owned(),
    };
    Ok(Json(GamesAnswer { games, levels: LEVELS.iter().map(level).collect() }))
}

/// Which version of a game is asked for; the newest if not said.
#[derive(Deserialize)]
pub(crate) struct Versioned {
    rules: Option<u32>,
}

pub(crate) async fn one(
    Path(id): Path<String>,
    Asked(Versioned { rules }): Asked<Versioned>,
) -> ApiResult<Json<GameCard>> {
    let game = find(&id)?;
    let Some(rules) = rules else { return Ok(Json(card(game)?)) };
    let json = game
        .info()
        .card_under(rules)
        .map_err(|sentence| ApiError::bad("bad-rules", sentence).field("rules"))?;
    Ok(Json(with_lessons(game, json)?))
}

pub(crate) async fn rules(Path(id): Path<String>) -> ApiResult<impl IntoResponse> {
    Ok(([(header::CONTENT_TYPE, "text/markdown; charset=utf-8")], find(&id)?.info().rules_text))
}

pub(crate) async fn ruling(Path((id, ruling)): Path<(String, String)>) -> ApiResult<Json<RulingText>> {
    let info = find(&id)?.info();
    let found = hexapod_catalog::ruling(info.rules_text, &ruling)
        .ok_or_else(|| ApiError::missing(format!("The rules of {} have no {ruling}.", info.name)))?;
    let (text, basis) = (found.to_string(), found.basis());
    let parts = match (found, basis) {
        (Ruling::Decided { question, sources, ruling: decision, why }, Some(basis)) => {
            let basis = match basis {
                Basis::Printed => RulingBasis::Printed,
                Basis::Silent => RulingBasis::Silent,
                Basis::Reconstructed => RulingBasis::Reconstructed,
            };
            Some(RulingParts { basis, question, sources, decision, why })
        }
        _ => None,
    };
    Ok(Json(RulingText { ruling, text, parts }))
}

pub(crate) async fn messages(Path(id): Path<String>) -> ApiResult<impl IntoResponse> {
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], find(&id)?.info().messages))
}
