//! Examples of the rules: a reader plays on in them. Nothing is kept here.

use axum::Json;
use axum::extract::{DefaultBodyLimit, Path};
use hexapod_catalog::scenario::Press;
use hexapod_catalog::{ExampleError, Happened, Tried, pack, show_example};
use hexapod_core::{ToMove, Viewer};

use super::{Body, games};
use crate::error::{ApiError, ApiResult};
use crate::protocol::{ExampleAnswer, ExamplePress, Problem, Raw, StepTold, TryExample};

/// The most bytes of a request: as many steps as an example may have, of the usual length.
const MAX_BYTES: usize = 16 * 1024;

/// Returns the limit of the request's body.
pub(crate) fn limit() -> DefaultBodyLimit {
    DefaultBodyLimit::max(MAX_BYTES)
}

pub(crate) async fn show(
    Path((game, id)): Path<(String, String)>,
    Body(wish): Body<TryExample>,
) -> ApiResult<Json<ExampleAnswer>> {
    let game = games::find(&game)?;
    let example = game.examples().iter().find(|example| example.id == id).ok_or_else(|| {
        ApiError::missing(format!("The rules file of {} has no example {id}.", game.info().name))
    })?;
    let tried = Tried { steps: &wish.steps, play: &wish.play, seed: wish.seed.map(u64::from) };
    let shown = show_example(game, example, tried).map_err(|error| problem(&error))?;
    let (table, names) = (&shown.table, shown.table.seats());
    let standing = table.standing();
    let told = |step: &Happened| StepTold {
        by: names.actor(step.actor).to_owned(),
        text: step.text.clone(),
        events: step.events_for(Viewer::Referee, true).map(Raw::from).collect(),
    };
    let walks = match (standing.to_move, &wish.walks) {
        (ToMove::Seat(seat), Some(from)) => table.walks(seat, from),
        _ => Vec::new(),
    };
    Ok(Json(ExampleAnswer {
        id,
        rules: table.setup().rules,
        options: table.setup().options.changed(),
        seats: names.iter().map(|name| (*name).to_owned()).collect(),
        script: example.presses.iter().map(press).collect(),
        step: standing.step as u64,
        to_move: names.to_move(standing.to_move).to_owned(),
        phase: standing.phase.to_owned(),
        view: Raw::new(&pack(&shown.view().json())),
        legal: Raw::new(&shown.legal()),
        steps: shown.happened().iter().map(told).collect(),
        refused: shown.refused.clone().map(Problem::from),
        walks,
    }))
}

fn press(press: &Press) -> ExamplePress {
    match press {
        Press::Do(steps) => ExamplePress::Do { steps: steps.clone() },
        Press::No { step, code } => ExamplePress::No { step: step.clone(), code: code.clone() },
    }
}

fn problem(error: &ExampleError) -> ApiError {
    match error {
        ExampleError::Unreadable { .. } => ApiError::fault(error),
        ExampleError::TooManySteps => ApiError::bad("too-many-steps", error.to_string()).field("steps"),
        ExampleError::BadStep { .. } => ApiError::bad("bad-step", error.to_string()).field("steps"),
    }
}
