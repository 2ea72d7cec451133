//! Lessons: a learner tries, the rules answer. Nothing is kept here.

use axum::Json;
use axum::extract::Path;
use hexapod_catalog::Legal;
use hexapod_core::Viewer;
use hexapod_learn::{AttemptError, Verdict, attempt, lesson};

use super::{Body, examples, games};
use crate::error::{ApiError, ApiResult};
use crate::protocol::{ExampleAnswer, LessonTold, LessonVerdict, Problem, Raw, TryExample};

pub(crate) async fn show(
    Path((game, id)): Path<(String, String)>,
    Body(wish): Body<TryExample>,
) -> ApiResult<Json<ExampleAnswer>> {
    let game = games::find(&game)?;
    let lesson = lesson(game, &id)
        .ok_or_else(|| ApiError::missing(format!("{} has no lesson {id}.", game.info().name)))?;
    let play: &[String] = if wish.offer { &[] } else { &wish.play };
    let mut tried = attempt(game, lesson, &wish.steps, play).map_err(|error| problem(&error))?;
    let viewer = tried.table.seats().seat(&lesson.you).map_or(Viewer::Spectator, Viewer::Seat);
    if wish.offer {
        let refused = wish.play.iter().find_map(|text| tried.table.submit(None, text).err());
        let mut answer = examples::told(&id, &*tried.table, tried.before, viewer, None);
        answer.refused = refused.map(Problem::from);
        return Ok(Json(answer));
    }
    let mut answer = examples::told(&id, &*tried.table, tried.before, viewer, wish.walks.as_deref());
    if !tried.is_open() || answer.to_move != lesson.you {
        answer.legal = Raw::new(&Legal::default());
    }
    let task = tried.asked();
    answer.lesson = Some(LessonTold {
        you: lesson.you.clone(),
        solved: tried.stage as u32,
        tasks: lesson.stages.len() as u32,
        asked_at: tried.asked_at as u64,
        task: tried.task(),
        verdict: match &tried.verdict {
            Verdict::Asked => LessonVerdict::Asked,
            Verdict::OnTheWay => LessonVerdict::OnTheWay,
            Verdict::Solved => LessonVerdict::Solved,
            Verdict::Wrong { .. } => LessonVerdict::Wrong,
            Verdict::Refused { .. } => LessonVerdict::Refused,
        },
        reaction: tried.reaction(),
        shows: task.is_some_and(|task| task.shows),
        next: tried.next.clone(),
        marks: task.map(|task| task.marks.clone()).unwrap_or_default(),
    });
    if let Verdict::Refused { refused, .. } = tried.verdict {
        answer.refused = Some(Problem::from(*refused));
    }
    Ok(Json(answer))
}

fn problem(error: &AttemptError) -> ApiError {
    match error {
        AttemptError::Broken { .. } => ApiError::fault(error),
        AttemptError::TooManySteps => ApiError::bad("too-many-steps", error.to_string()).field("steps"),
        AttemptError::BadStep { .. } => ApiError::bad("bad-step", error.to_string()).field("steps"),
    }
}
