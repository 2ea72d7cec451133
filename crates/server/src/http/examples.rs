//! Examples of the rules: a reader plays on in them. Nothing is kept here.

use axum::Json;
use axum::extract::{DefaultBodyLimit, Path};
use hexapod_catalog::scenario::Press;
use hexapod_catalog::{AnyTable, ExampleError, Happened, Legal, Sentences, Tried, pack, show_example};
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
    let mut answer = told(&id, &*shown.table, shown.before, Viewer::Referee, wish.walks.as_deref());
    answer.script = example.presses.iter().map(press).collect();
    answer.refused = shown.refused.map(Problem::from);
    Ok(Json(answer))
}

/// Returns a position that a reader plays in, as `viewer` sees it, with what happened after the first `before` steps.
pub(super) fn told(
    id: &str,
    table: &dyn AnyTable,
    before: usize,
    viewer: Viewer,
    walks_from: Option<&str>,
) -> ExampleAnswer {
    let names = table.seats();
    let standing = table.standing();
    let told = |step: &Happened| StepTold {
        by: names.actor(step.actor).to_owned(),
        text: step.text_for(viewer).to_owned(),
        events: step.events_for(viewer, true).map(Raw::from).collect(),
    };
    let mut legal = Legal::default();
    if matches!(standing.to_move, ToMove::Seat(_)) {
        table.write_legal(&mut legal);
    }
    let walks = match (standing.to_move, walks_from) {
        (ToMove::Seat(seat), Some(from)) => table.walks(seat, from),
        _ => Vec::new(),
    };
    ExampleAnswer {
        id: id.to_owned(),
        rules: table.setup().rules,
        options: table.setup().options.changed(),
        seats: names.iter().map(|name| (*name).to_owned()).collect(),
        script: Vec::new(),
        step: standing.step as u64,
        to_move: names.to_move(standing.to_move).to_owned(),
        phase: standing.phase.to_owned(),
        view: Raw::new(&pack(&table.view(viewer).json())),
        legal: Raw::new(&legal),
        steps: table.happened(before, Sentences::Yes).iter().map(told).collect(),
        refused: None,
        walks,
        lesson: None,
        puzzle: None,
    }
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
