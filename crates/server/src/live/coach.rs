//! The table's part of the coach: who may ask, about which position, and when the thinking has become pointless.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use hexapod_catalog::{AnyTable, Sentences};
use hexapod_core::Seat;
use tokio::time::Instant;

use super::audience::seats_of;
use super::task::Live;
use crate::error::{ApiError, ApiResult};
use crate::http::coach::MAX_REVIEW;
use crate::protocol::ServerMessage;
use crate::store::{IdentityRow, Key};

/// How long dice and bots wait while a player reads why a move was bad.
const HOLD: Duration = Duration::from_secs(60);

/// What the coach looks at.
pub(crate) struct CoachPosition {
    /// After how many steps.
    pub(crate) step: u64,
    pub(crate) table: Box<dyn AnyTable>,
    /// The seat to move, if it is one of the person's.
    pub(crate) seat: Option<Seat>,
    /// The person's last input, if it is to be judged.
    pub(crate) reviewed: Option<Reviewed>,
    /// Stops the thinking.
    pub(crate) stop: Arc<AtomicBool>,
}

/// An input that is to be judged.
pub(crate) struct Reviewed {
    /// The number of steps before it.
    pub(crate) to: u64,
    /// The position in which it was played.
    pub(crate) before: Box<dyn AnyTable>,
    pub(crate) played: Vec<String>,
}

/// The thoughts of the coach that go on, at most one for a person.
#[derive(Debug, Default)]
pub(super) struct Coaching(Vec<(Key, Arc<AtomicBool>)>);

impl Coaching {
    fn begin(&mut self, person: Key) -> Arc<AtomicBool> {
        let stop = Arc::<AtomicBool>::default();
        // Thoughts that have ended are held by nobody else.
        self.0.retain(|(other, flag)| {
            let goes_on = *other != person && Arc::strong_count(flag) > 1;
            if !goes_on {
                flag.store(true, Ordering::Relaxed);
            }
            goes_on
        });
        self.0.push((person, Arc::clone(&stop)));
        stop
    }

    /// Stops everything: a person has decided something else, or taken something back.
    pub(super) fn stop(&mut self) {
        for (_, stop) in self.0.drain(..) {
            stop.store(true, Ordering::Relaxed);
        }
    }
}

impl Live {
    /// Returns what the coach looks at for a person.
    pub(crate) fn position_for_coach(
        &mut self,
        identity: &IdentityRow,
        review: bool,
    ) -> ApiResult<CoachPosition> {
        self.table.must_play()?;
        let own = seats_of(&self.table, Some(identity));
        if own.is_empty() {
            return Err(ApiError::forbidden("no-seat", "The coach speaks to those who play."));
        }
        let terms = &self.table.row().terms;
        // Several seats of one person are several people at one screen.
        let is_alone = own.len() == 1 && self.table.is_alone(&own);
        if !(terms.coach || (terms.hints && is_alone)) {
            let sentence =
                "At this table the coach is silent: other people play here and have not agreed to it.";
            return Err(ApiError::forbidden("no-coach", sentence));
        }
        let stop = self.coaching.begin(identity.key);
        let reviewed = if review { self.last_input(&own) } else { None };
        if reviewed.is_some() {
            self.prolong_wait(MAX_REVIEW);
        }
        let seat = self.table.to_move().filter(|seat| own.contains(seat));
        let step = self.table.steps() as u64;
        Ok(CoachPosition { step, table: self.table.game().now(), seat, reviewed, stop })
    }

    /// Returns the last input of these seats: its steps up to the first that another made.
    fn last_input(&mut self, own: &[Seat]) -> Option<Reviewed> {
        let to = self.table.undo_now(own).to?;
        let (mut before, mut acting) = (None, None);
        self.table.look_back(to as usize, 0, |game| {
            acting = game.standing().to_move.seat();
            before = Some(game.now());
        });
        let acting = acting.filter(|seat| own.contains(seat))?;
        let steps = self.table.game().happened(to as usize, Sentences::No);
        let own = steps.into_iter().take_while(|step| step.actor == Some(acting));
        let played = own.map(|step| step.text).collect();
        Some(Reviewed { to, before: before?, played })
    }

    /// Lets dice and bots wait while the player reads what the coach says of the last input; not if the game has gone on.
    pub(crate) fn hold_for_coach(&mut self, step: u64) {
        if self.table.steps() as u64 == step {
            self.prolong_wait(HOLD);
        }
    }

    /// Lets the present pause last at least this long from now.
    fn prolong_wait(&mut self, time: Duration) {
        let until = Instant::now() + time;
        if self.waits_until().is_some_and(|ends| ends < until) {
            self.wait.extend(until);
            let ms = u32::try_from(time.as_millis()).unwrap_or(u32::MAX);
            self.audience.tell_all(&ServerMessage::Waits { ms });
        }
    }
}
