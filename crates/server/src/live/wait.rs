//! The pause before luck: where one person plays, the next roll, draw or step of a bot waits for a moment, so that the last
//! input can be taken back. Nothing is drawn before the pause is over. While a person watches bots play, a pause follows
//! each of their steps.

use std::time::Duration;

use hexapod_catalog::Mind;
use hexapod_core::Seat;
use tokio::time::Instant;

use super::answers::Reply;
use super::messages::refused;
use super::task::Live;
use crate::protocol::{MAX_WAIT_MS, ServerMessage};

/// What a bot has chosen, and the bot for its next decision; nothing if it broke.
pub(super) type Choice = Option<(Option<String>, Box<dyn Mind>)>;

/// The pause of a table.
#[derive(Default)]
pub(super) struct Wait {
    /// The number of the position that it is for, and its end. In any other position there is no pause.
    until: Option<(u64, Instant)>,
    /// What a bot chose meanwhile, and in which thought.
    held: Option<(u64, Choice)>,
    /// Whether its length was announced: it follows an input that can be taken back.
    is_announced: bool,
}

impl Wait {
    /// Keeps what a bot chose until the pause is over.
    pub(super) fn hold(&mut self, thought: u64, choice: Choice) {
        self.held = Some((thought, choice));
    }

    /// Moves the end of the pause.
    pub(super) fn extend(&mut self, until: Instant) {
        if let Some((_, ends)) = &mut self.until {
            *ends = until;
        }
    }
}

impl Live {
    /// Returns when the present pause ends, if there is one.
    pub(super) fn waits_until(&self) -> Option<Instant> {
        self.wait.until.filter(|(position, _)| *position == self.table.position()).map(|(_, until)| until)
    }

    /// Returns the milliseconds left of a pause that was announced, for clients that connect during it.
    pub(super) fn waits_for(&self) -> Option<u32> {
        let left =
            self.waits_until().filter(|_| self.wait.is_announced)?.saturating_duration_since(Instant::now());
        u32::try_from(left.as_millis()).ok().filter(|ms| *ms > 0)
    }

    /// Begins a pause of at most this long after an input of a person with these seats, unless a person is to decide next
    /// or other people play too.
    pub(super) fn begin_wait(&mut self, seats: &[Seat], ms: u32) {
        let ms = ms.min(MAX_WAIT_MS);
        if ms == 0 || !self.table.is_alone(seats) || !self.table.goes_on_by_itself() {
            return;
        }
        let until = Instant::now() + Duration::from_millis(ms.into());
        self.wait = Wait { until: Some((self.table.position(), until)), held: None, is_announced: true };
        self.audience.tell_all(&ServerMessage::Waits { ms });
    }

    /// Begins a pause after the step of a bot if a person watches a bot play for them and only bots play: at their own speed
    /// nobody could follow. Who gave up wants to see the end.
    pub(super) fn pace_watched(&mut self) {
        let table = &self.table;
        let watches = |seat: Seat| {
            let stands_in = table.stand_in(seat).is_some() && table.resigned(seat).is_none();
            stands_in && !self.audience.holders(seat).is_empty()
        };
        let pace = self.hall.limits.watched;
        if !pace.is_zero()
            && table.seats().all(|seat| table.bot(seat).is_some())
            && table.seats().any(watches)
        {
            let until = Some((table.position(), Instant::now() + pace));
            self.wait = Wait { until, ..Wait::default() };
        }
    }

    /// Ends the pause because a person with these seats does not want to wait.
    pub(super) async fn end_wait_for(&mut self, seats: &[Seat]) -> Result<Reply, Reply> {
        if seats.is_empty() {
            return Err(refused("no-seat", "You watch this game; only those who play can go on."));
        }
        self.end_wait().await;
        Ok(Reply::Accepted(self.table.number()))
    }

    /// Ends the pause if its time is up.
    pub(super) async fn end_wait_if_over(&mut self) {
        if self.waits_until().is_some_and(|until| until <= Instant::now()) {
            self.end_wait().await;
        }
    }

    async fn end_wait(&mut self) {
        match std::mem::take(&mut self.wait).held {
            Some((thought, choice)) => self.play_choice(thought, choice).await,
            None => self.go_on().await,
        }
    }
}
