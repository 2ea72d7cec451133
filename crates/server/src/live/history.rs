//! The past of a table as a viewer may know it: what a client missed, the log with its abandoned lines, and replays.

use std::collections::VecDeque;

use hexapod_catalog::{AnyView, Happened, Sentences, pack};
use hexapod_core::Viewer;
use hexapod_table::{Change, Entry, What};
use serde_json::json;

use super::audience::{seats_of, step_told};
use super::task::Live;
use super::text;
use crate::error::{ApiError, ApiResult};
use crate::protocol::{LogAnswer, LogEntry, Logged, Missed, Raw, ReplayAnswer, ReplayFrame};
use crate::store::{EntryRow, IdentityRow};

/// Entries kept in memory for clients that reconnect.
const KEPT_ENTRIES: usize = 64;
/// The most bytes of missed entries in a welcome.
const MAX_MISSED_BYTES: usize = 2_500;
/// The most steps in one answer of a replay.
const MAX_REPLAY_STEPS: u64 = 500;
/// The most entries in one answer of the log.
const MAX_LOG_ENTRIES: usize = 1000;

/// How a viewer with full sight is named in requests and answers.
const EVERYTHING: &str = "everything";

/// The last entries that changed the position, by number, for clients that reconnect.
#[derive(Default)]
pub(crate) struct Recent(VecDeque<(u64, Change)>);

impl Recent {
    pub(crate) fn remember(&mut self, changes: Vec<(u64, Change)>) {
        self.0.extend(changes.into_iter().filter(|(_, change)| !matches!(change, Change::Fact)));
        let surplus = self.0.len().saturating_sub(KEPT_ENTRIES);
        self.0.drain(..surplus);
    }
}

fn has_sentences(change: &Change) -> bool {
    !matches!(change, Change::Step(step) if !step.has_sentences())
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
        if since >= self.table.position() {
            return (Vec::new(), false);
        }
        let kept = &self.recent.0;
        let is_complete = kept.front().is_some_and(|(first, _)| *first <= since + 1);
        // Sentences are made when a step is played, and only if a client wanted them then.
        let is_spoken =
            !words || kept.iter().all(|(number, change)| *number <= since || has_sentences(change));
        let read;
        let past: Vec<&(u64, Change)> = if is_complete && is_spoken {
            kept.iter().collect()
        } else {
            let Ok(log) = self.read_log().await else { return (Vec::new(), true) };
            let Ok(past) = self.replay_log(&log) else { return (Vec::new(), true) };
            read = past;
            read.iter().collect()
        };
        let mut found = Vec::new();
        let (mut bytes, mut cut) = (0, false);
        for (number, change) in past.into_iter().rev().take_while(|(number, _)| *number > since) {
            let (step, undone_to) = match change {
                Change::Step(step) => (Some(step_told(&self.table, step, viewer, words)), None),
                Change::Undone { to } => (None, Some(*to as u64)),
                Change::Fact => continue,
            };
            let missed = Missed { number: *number, step, undone_to };
            bytes += text(&missed).len() + 1;
            cut = bytes > room.min(MAX_MISSED_BYTES);
            if cut {
                break;
            }
            found.push(missed);
        }
        found.reverse();
        (found, cut)
    }

    async fn read_log(&self) -> ApiResult<Vec<EntryRow>> {
        Ok(self.hall.store.entries(self.table.row().key, 0).await?)
    }

    /// Plays a whole log again, with sentences; abandoned lines too.
    fn replay_log(&self, log: &[EntryRow]) -> ApiResult<Vec<(u64, Change)>> {
        let mut table = self.table.rewound().map_err(ApiError::fault)?;
        let mut past = Vec::new();
        for row in log {
            let entry = Entry::read(row, table.names()).map_err(ApiError::fault)?;
            past.push((entry.number, table.apply(&entry, Sentences::Yes).map_err(ApiError::fault)?));
        }
        Ok(past)
    }

    /// Returns the viewer whose sight a request may have; `seat` is what it asks for.
    pub(crate) fn viewer(&self, identity: Option<&IdentityRow>, seat: Option<&str>) -> ApiResult<Viewer> {
        let own = seats_of(&self.table, identity);
        let has_ended = self.table.status().is_final();
        let Some(name) = seat.filter(|name| !(has_ended && *name == EVERYTHING)) else {
            return Ok(match own.as_slice() {
                _ if has_ended => Viewer::Referee,
                [only] => Viewer::Seat(*only),
                // Several seats at one screen: no seat's secrets without asking for them by name.
                [first, ..] if !self.table.game().info().secrets => Viewer::Seat(*first),
                _ => Viewer::Spectator,
            });
        };
        let viewer = self.table.names().viewer(name).ok_or_else(|| {
            let sentence = format!("There is no seat {name} at this table.");
            ApiError::bad("no-such-seat", sentence).field("seat")
        })?;
        match viewer {
            Viewer::Seat(seat) if !has_ended && !own.contains(&seat) => {
                let sentence = "Until the game is over you see only through your own seat.";
                Err(ApiError::forbidden("not-your-seat", sentence))
            }
            viewer => Ok(viewer),
        }
    }

    /// Returns the log after number `since`.
    pub(crate) async fn log(&self, since: u64, viewer: Viewer) -> ApiResult<LogAnswer> {
        let (log, names) = (self.read_log().await?, self.table.names());
        let past = self.replay_log(&log)?;
        let mut entries = Vec::new();
        let wanted = log.iter().zip(&past).filter(|(row, _)| row.number > since);
        for (row, (number, change)) in wanted.take(MAX_LOG_ENTRIES) {
            let entry = Entry::read(row, names).map_err(ApiError::fault)?;
            let what = match (entry.what, change) {
                (What::Fact(fact), _) => Logged::Fact { fact: fact.named(names) },
                (What::Undo { to, seat }, _) => {
                    Logged::Undo { to: to as u64, by: names.name(seat).to_owned() }
                }
                (What::Step { .. }, Change::Step(step)) => {
                    Logged::Step { step: step_told(&self.table, step, viewer, true) }
                }
                (What::Step { .. }, _) => unreachable!("applying a step plays it"),
            };
            entries.push(LogEntry { number: *number, at: entry.at, what });
        }
        Ok(LogAnswer { entries, number: self.table.number() })
    }

    /// Returns part of the game as a view and the changes of the steps after it.
    pub(crate) fn replay(&mut self, from: u64, steps: u64, viewer: Viewer) -> ApiResult<ReplayAnswer> {
        let played = self.table.steps();
        let from = usize::try_from(from).unwrap_or(usize::MAX);
        if from > played {
            return Err(
                ApiError::bad("no-such-step", format!("Only {played} steps have been played.")).field("from")
            );
        }
        let happened = self.table.game().happened(from, Sentences::Yes);
        let turns = hexapod_lab::turns(&self.table.game().steps());
        let (mut first, mut last, mut changes) = (None, None::<Box<dyn AnyView>>, Vec::new());
        self.table.look_back(from, steps.min(MAX_REPLAY_STEPS) as usize, |game| {
            let view = game.view(viewer);
            match &last {
                None => first = Some(Raw::new(&pack(&view.json()))),
                Some(last) => changes.push(last.delta(view.as_ref())),
            }
            last = Some(view);
        });
        let frame = |((step, turn), change): ((&Happened, &u32), Option<String>)| ReplayFrame {
            step: step_told(&self.table, step, viewer, true),
            turn: *turn,
            view: change.map_or_else(|| Raw::new(&json!({})), Raw::from_text),
        };
        let seen_by = match viewer {
            Viewer::Seat(seat) => self.table.names().name(seat),
            Viewer::Spectator => hexapod_core::record::SPECTATOR,
            Viewer::Referee => EVERYTHING,
        };
        Ok(ReplayAnswer {
            seen_by: seen_by.to_owned(),
            steps: played as u64,
            from: from as u64,
            view: first.unwrap_or_else(|| Raw::new(&json!({}))),
            frames: happened.iter().zip(&turns[from..]).zip(changes).map(frame).collect(),
        })
    }
}
