//! The coach: what a player overlooks before a move, and what a move has lost.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::extract::State;
use axum::{Extension, Json};
use hexapod_catalog::AnyTable;
use hexapod_core::Seat;

use super::play::{busy, told};
use super::{Answer, At, Body, Known};
use crate::app::{App, Asker};
use crate::live::coach::{CoachPosition, Reviewed};
use crate::live::shares::{Payer, Rank};
use crate::protocol::{AskCoach, CoachAnswer, ReviewTold};
use crate::secrets;

/// A review that takes longer is dropped: by then the player has gone on. The search has a fixed number of iterations and
/// usually needs a fraction of this.
pub(crate) const MAX_REVIEW: Duration = Duration::from_millis(2_000);

/// Stops the thinking when nobody waits for the answer any more.
struct StopOnDrop(Arc<AtomicBool>);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

pub(crate) async fn speak(
    State(app): State<App>,
    Extension(asker): Extension<Asker>,
    table: At,
    Known(identity): Known,
    Body(ask): Body<AskCoach>,
) -> Answer<CoachAnswer> {
    let payer = (Payer { address: asker.0, person: Some(identity.key) }, Rank::Asked);
    let asked = identity.clone();
    let position = table.ask(move |live| live.position_for_coach(&asked, ask.review)).await?;
    let CoachPosition { step, table: now, seat, reviewed, stop } = position;
    let _stop = StopOnDrop(Arc::clone(&stop));
    let judged = reviewed.as_ref().map(|reviewed| reviewed.to);
    let job = move |more: &mut dyn FnMut() -> bool| look(now.as_ref(), seat, reviewed, more);
    let thought = app.hall.bots.consult(payer, MAX_REVIEW, stop, job).await.map_err(busy)?;
    let (risks, review) = thought.unwrap_or_default();
    let review = judged.zip(review).map(|(to, review)| ReviewTold {
        to,
        lost: review.lost,
        lost_much: review.lost_much(),
        risks: review.risks.into_iter().map(told).collect(),
        missed: review.missed.into_iter().map(told).collect(),
        better: review.better,
    });
    if review.as_ref().is_some_and(|review| review.lost_much) {
        let held = table.ask(move |live| {
            live.hold_for_coach(step);
            Ok(())
        });
        held.await?;
    }
    Ok(Json(CoachAnswer { step, risks: risks.into_iter().map(told).collect(), review }))
}

type Looked = (Vec<hexapod_catalog::Said>, Option<hexapod_catalog::Review>);

fn look(
    now: &dyn AnyTable,
    seat: Option<Seat>,
    reviewed: Option<Reviewed>,
    more: &mut dyn FnMut() -> bool,
) -> Looked {
    let risks = seat.map(|seat| now.risks(seat)).unwrap_or_default();
    let review = reviewed.and_then(|input| input.before.review(&input.played, secrets::seed(), more));
    (risks, review)
}
