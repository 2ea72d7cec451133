//! The past of a table as somebody may know it: what they missed, the log with its abandoned lines, and replays.

use hexapod_catalog::{Happened, Sentences, pack};
use hexapod_core::{Seat, SeatNames, Viewer};
use serde_json::Value as Json;

use super::course::Course;
use super::frames::with_words;
use super::table::Live;
use crate::error::{ApiError, ApiResult};
use crate::protocol::{LogAnswer, LogEntry, Logged, Missed, ReplayAnswer, ReplayFrame, Status, StepTold};
use crate::store::{Entry, IdentityRow, What};

/// So many entries are kept in memory for those who come back.
pub(crate) const RECENT: usize = 64;
/// What somebody missed is sent up to so many bytes.
const MOST_MISSED: usize = 2_500;
/// So many steps of a replay are sent at once.
const MOST_FRAMES: u64 = 500;
/// So many entries of the log are sent at once.
const MOST_ENTRIES: usize = 1000;

/// An entry that changed the position, as it happened.
pub(crate) enum Recent {
    /// A step.
    Step {
        /// The entry.
        number: u64,
        /// What happened.
        step: Box<Happened>,
    },
    /// Steps taken back.
    Undo {
        /// The entry.
        number: u64,
        /// How many remained.
        to: usize,
    },
}

impl Recent {
    fn number(&self) -> u64 {
        match self {
            Self::Step { number, .. } | Self::Undo { number, .. } => *number,
        }
    }

    fn missed(&self, seats: &SeatNames, viewer: Viewer, words: bool) -> Missed {
        match self {
            Self::Step { number, step } => {
                Missed { number: *number, step: Some(told(seats, step, viewer, words)), undone_to: None }
            }
            Self::Undo { number, to } => Missed { number: *number, step: None, undone_to: Some(*to as u64) },
        }
    }
}

/// Returns a step as somebody may know it.
fn told(seats: &SeatNames, step: &Happened, viewer: Viewer, words: bool) -> StepTold {
    let event = |(event, say): (&str, &str)| -> Json {
        let event = with_words(event, if words { say } else { "" });
        serde_json::from_str(&event).unwrap_or_else(|error| unreachable!("an event is JSON: {error}"))
    };
    StepTold {
        by: seats.actor(step.actor).to_owned(),
        text: step.text_for(viewer).to_owned(),
        events: step.events_for(viewer).map(event).collect(),
    }
}

impl Live {
    /// Returns the newest of the entries after `since` that fit into `room` bytes, and whether some did not.
    pub(crate) async fn missed(
        &self,
        since: u64,
        viewer: Viewer,
        words: bool,
        room: usize,
    ) -> (Vec<Missed>, bool) {
        if since >= self.course.position {
            return (Vec::new(), false);
        }
        let complete = self.recent.front().is_some_and(|first| first.number() <= since + 1);
        // Sentences are made when a step is played, and only if somebody wanted them then.
        let with_sentences =
            !words || self.recent.iter().all(|recent| recent.number() <= since || has_words(recent));
        let read;
        let recent: Vec<&Recent> = if complete && with_sentences {
            self.recent.iter().collect()
        } else {
            match self.relive().await {
                Ok(past) => {
                    read = past;
                    read.iter().map(|(_, recent)| recent).collect()
                }
                Err(_) => return (Vec::new(), true),
            }
        };
        let mut found = Vec::new();
        let mut bytes = 0;
        for recent in recent.into_iter().rev().take_while(|recent| recent.number() > since) {
            let missed = recent.missed(&self.course.seats, viewer, words);
            bytes += super::table::text(&missed).len() + 1;
            if bytes > room.min(MOST_MISSED) {
                found.reverse();
                return (found, true);
            }
            found.push(missed);
        }
        found.reverse();
        (found, false)
    }

    /// Plays the whole log again, with sentences; abandoned lines too.
    async fn relive(&self) -> ApiResult<Vec<(i64, Recent)>> {
        let entries = self.hall.store.entries(self.course.row.key, 0).await?;
        relive(self, &entries).map_err(ApiError::fault)
    }

    /// Returns whose eyes the asker may borrow.
    pub(crate) fn borrow_eyes(
        &self,
        identity: Option<&IdentityRow>,
        seat: Option<&str>,
    ) -> ApiResult<Viewer> {
        let own = self.seats_of(identity);
        let ended = matches!(self.course.status(), Status::Over | Status::Abandoned);
        match seat {
            None | Some("everything") if ended => Ok(Viewer::Referee),
            None => Ok(match own.as_slice() {
                // Several seats at one screen: nobody's secrets without asking for them by name.
                [only] => Viewer::Seat(Seat::new(*only)),
                [first, ..] if !self.course.game.info().secrets => Viewer::Seat(Seat::new(*first)),
                _ => Viewer::Spectator,
            }),
            Some("spectator") => Ok(Viewer::Spectator),
            Some(name) => {
                let index = self.course.seats.iter().position(|seat| *seat == name);
                let index = index.ok_or_else(|| {
                    ApiError::bad("no-such-seat", format!("There is no seat {name} at this table."))
                        .field("seat")
                })?;
                if ended || own.contains(&index) {
                    Ok(Viewer::Seat(Seat::new(index)))
                } else {
                    Err(ApiError::forbidden(
                        "not-your-seat",
                        "Until the game is over you see only through your own seat.",
                    ))
                }
            }
        }
    }

    /// Returns the log after number `since`.
    pub(crate) async fn log(&self, since: u64, viewer: Viewer) -> ApiResult<LogAnswer> {
        let stored = self.hall.store.entries(self.course.row.key, 0).await?;
        let mut past = relive(self, &stored).map_err(ApiError::fault)?.into_iter().peekable();
        let mut entries = Vec::new();
        for entry in stored {
            let at = entry.at;
            let recent = past.next_if(|(_, recent)| recent.number() == entry.number);
            if entry.number <= since {
                continue;
            }
            let what = match (entry.what, recent) {
                (What::Fact(fact), _) => Logged::Fact { fact },
                (What::Undo { to, seat }, _) => {
                    Logged::Undo { to: to as u64, by: self.course.seats[seat].to_owned() }
                }
                (What::Step { .. }, Some((_, Recent::Step { step, .. }))) => {
                    Logged::Step { step: told(&self.course.seats, &step, viewer, true) }
                }
                (What::Step { .. }, _) => continue,
            };
            entries.push(LogEntry { number: entry.number, at, what });
            if entries.len() == MOST_ENTRIES {
                break;
            }
        }
        Ok(LogAnswer { entries, number: self.course.number })
    }

    /// Returns part of the game as a view and the changes of the steps after it.
    pub(crate) fn replay(&mut self, from: u64, steps: u64, viewer: Viewer) -> ApiResult<ReplayAnswer> {
        let played = self.course.game.standing().step;
        let from = usize::try_from(from).unwrap_or(usize::MAX);
        if from > played {
            return Err(
                ApiError::bad("no-such-step", format!("Only {played} steps have been played.")).field("from")
            );
        }
        let happened = self.course.game.happened(from, Sentences::Yes);
        self.course.game.jump(from);
        let mut view = self.course.game.view(viewer);
        let first = view.json();
        let mut frames = Vec::new();
        for step in happened.iter().take(steps.min(MOST_FRAMES) as usize) {
            self.course.game.redo();
            let next = self.course.game.view(viewer);
            let delta = view.delta(next.as_ref()).unwrap_or_else(|| "{}".to_owned());
            let delta = serde_json::from_str(&delta).map_err(ApiError::fault)?;
            frames.push(ReplayFrame { step: told(&self.course.seats, step, viewer, true), view: delta });
            view = next;
        }
        self.course.game.jump(played);
        let seen_by = match viewer {
            Viewer::Seat(seat) => self.course.seats.name(seat).to_owned(),
            Viewer::Spectator => "spectator".to_owned(),
            Viewer::Referee => "everything".to_owned(),
        };
        Ok(ReplayAnswer { seen_by, steps: played as u64, from: from as u64, view: pack(&first), frames })
    }
}

fn has_words(recent: &Recent) -> bool {
    match recent {
        Recent::Step { step, .. } => step.events_for(Viewer::Referee).all(|(_, say)| !say.is_empty()),
        Recent::Undo { .. } => true,
    }
}

fn relive(live: &Live, entries: &[Entry]) -> Result<Vec<(i64, Recent)>, String> {
    let mut course = Course::read(live.course.row.clone(), &[], &live.hall.key)?;
    let mut past = Vec::new();
    let refused = |refused: hexapod_catalog::Refused| refused.message;
    for entry in entries {
        let number = entry.number;
        let game = &mut course.game;
        let before = game.standing().step;
        match &entry.what {
            What::Step { seat: Some(seat), text, .. } => {
                game.submit(Some(Seat::new(*seat)), text).map_err(refused)?;
            }
            What::Step { seat: None, text, draw } => {
                game.settle(text, Some(draw.unwrap_or(0))).map_err(refused)?;
            }
            What::Undo { to, .. } => {
                game.undo(*to);
                past.push((entry.at, Recent::Undo { number, to: *to }));
                continue;
            }
            What::Fact(_) => continue,
        }
        let happened = game.happened(before, Sentences::Yes).into_iter();
        past.extend(happened.map(|step| (entry.at, Recent::Step { number, step: Box::new(step) })));
    }
    Ok(past)
}
