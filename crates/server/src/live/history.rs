//! The past of a table as a viewer may know it: what a client missed, the log with its abandoned lines, and replays.

use std::collections::VecDeque;
use std::sync::Arc;

use hexapod_catalog::{AnyView, Happened, Sentences, pack};
use hexapod_core::Viewer;
use hexapod_table::{Change, Entry, Table, What};
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
const MAX_LOG_ENTRIES: u32 = 1000;
/// Work on more entries or steps than this is done beside the workers that answer messages.
const SHORT: usize = 100;

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

/// How many steps were left after each entry; the first is before any. It says which steps of the past are still there.
pub(crate) struct StepsLeft(Vec<u32>);

impl StepsLeft {
    /// Returns what follows from a log.
    pub(crate) fn of(log: &[EntryRow]) -> Self {
        let mut left = Self(Vec::with_capacity(log.len() + 1));
        left.0.push(0);
        for row in log {
            let before = left.now();
            left.0.push(match row.kind.as_ref() {
                "step" | "more" => before + 1,
                "undo" => row.text.parse().unwrap_or(before),
                _ => before,
            });
        }
        left
    }

    /// Notes how many steps are left after the next entry.
    pub(crate) fn push(&mut self, steps: usize) {
        self.0.push(steps as u32);
    }

    fn now(&self) -> u32 {
        self.0.last().copied().unwrap_or(0)
    }

    /// Returns how many steps were played before and at the end of the entries after `since` and up to `until`, if none of
    /// them has been taken back.
    fn kept(&self, since: u64, until: u64) -> Option<(usize, usize)> {
        let since = usize::try_from(since).ok()?;
        let until = usize::try_from(until).ok()?.min(self.0.len() - 1);
        let (from, to) = (*self.0.get(since)?, *self.0.get(until)?);
        let rises = self.0[since..=until].windows(2).all(|pair| pair[0] <= pair[1]);
        let stays = self.0[until..].iter().all(|steps| *steps >= to);
        (rises && stays).then_some((from as usize, to as usize))
    }
}

impl Live {
    /// Returns the newest of the entries after `since` that fit into `room` bytes, and whether some did not.
    pub(crate) async fn missed(
        &mut self,
        since: u64,
        viewer: Viewer,
        words: bool,
        room: usize,
    ) -> (Vec<Missed>, bool) {
        if since >= self.table.position() {
            return (Vec::new(), false);
        }
        // More entries do not fit.
        let first = since.max(self.table.number().saturating_sub(KEPT_ENTRIES as u64));
        let kept = &self.recent.0;
        let is_complete = kept.front().is_some_and(|(number, _)| *number <= first + 1);
        // Sentences are made when a step is played, and only if a client wanted them then.
        let is_spoken =
            !words || kept.iter().all(|(number, change)| *number <= since || has_sentences(change));
        let read;
        let past: Vec<&(u64, Change)> = if is_complete && is_spoken {
            kept.iter().collect()
        } else {
            let Ok(past) = self.past(first, KEPT_ENTRIES as u32).await else { return (Vec::new(), true) };
            read = past.into_iter().map(|(entry, change)| (entry.number, change)).collect::<Vec<_>>();
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
        (found, cut || first > since)
    }

    /// Returns at most this many entries after `since` with what they changed, in sentences; those taken back too.
    async fn past(&mut self, since: u64, most: u32) -> ApiResult<Vec<(Entry, Change)>> {
        let (key, hall) = (self.table.row().key, Arc::clone(&self.hall));
        let rows = hall.store.entries_up_to(key, since, most).await?;
        let read = |row: &EntryRow| Entry::read(row, self.table.names()).map_err(ApiError::fault);
        let entries: Vec<Entry> = rows.iter().map(read).collect::<ApiResult<_>>()?;
        let until = entries.last().map_or(since, |last| last.number);
        let Some((from, to)) = self.steps_left.kept(since, until) else {
            // Something has been taken back: the game is played again up to there.
            let mut before = hall.store.entries(key, 0).await?;
            before.retain(|row| row.number <= since);
            let table = self.table.rewound().map_err(ApiError::fault)?;
            return hall.off_workers(before.len() > SHORT, || play_again(table, &before, entries)).await;
        };
        let table = &mut self.table;
        let happened = move || {
            let mut happened = Vec::new();
            table.look_back(to, 0, |game| happened = game.happened(from, Sentences::Yes));
            happened
        };
        let mut happened = hall.off_workers(to - from > SHORT, happened).await.into_iter();
        let change = |entry: Entry| {
            let change = match &entry.what {
                What::Step { .. } => Change::Step(Box::new(happened.next()?)),
                What::Undo { to, .. } => Change::Undone { to: *to },
                What::Fact(_) => Change::Fact,
            };
            Some((entry, change))
        };
        Ok(entries.into_iter().map_while(change).collect())
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
    pub(crate) async fn log(&mut self, since: u64, viewer: Viewer) -> ApiResult<LogAnswer> {
        let past = self.past(since, MAX_LOG_ENTRIES).await?;
        let names = self.table.names();
        let mut entries = Vec::with_capacity(past.len());
        for (entry, change) in past {
            let what = match (entry.what, change) {
                (What::Fact(fact), _) => Logged::Fact { fact: fact.named(names) },
                (What::Undo { to, seat }, _) => {
                    Logged::Undo { to: to as u64, by: names.name(seat).to_owned() }
                }
                (What::Step { .. }, Change::Step(step)) => {
                    Logged::Step { step: step_told(&self.table, &step, viewer, true) }
                }
                (What::Step { .. }, _) => unreachable!("applying a step plays it"),
            };
            entries.push(LogEntry { number: entry.number, at: entry.at, what });
        }
        Ok(LogAnswer { entries, number: self.table.number() })
    }

    /// Returns part of the game as a view and the changes of the steps after it.
    pub(crate) async fn replay(&mut self, from: u64, steps: u64, viewer: Viewer) -> ApiResult<ReplayAnswer> {
        let hall = Arc::clone(&self.hall);
        let is_long = self.table.steps() > SHORT;
        hall.off_workers(is_long, || self.replay_now(from, steps, viewer)).await
    }

    fn replay_now(&mut self, from: u64, steps: u64, viewer: Viewer) -> ApiResult<ReplayAnswer> {
        let played = self.table.steps();
        let from = usize::try_from(from).unwrap_or(usize::MAX);
        if from > played {
            return Err(
                ApiError::bad("no-such-step", format!("Only {played} steps have been played.")).field("from")
            );
        }
        let steps = steps.min(MAX_REPLAY_STEPS) as usize;
        let mut happened = Vec::new();
        self.table.look_back(from.saturating_add(steps).min(played), 0, |game| {
            happened = game.happened(from, Sentences::Yes);
        });
        let turns = hexapod_lab::turns(&self.table.game().steps());
        let (mut first, mut last, mut changes) = (None, None::<Box<dyn AnyView>>, Vec::new());
        self.table.look_back(from, steps, |game| {
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

/// Plays a log again and returns what the entries after it have changed.
fn play_again(mut table: Table, before: &[EntryRow], entries: Vec<Entry>) -> ApiResult<Vec<(Entry, Change)>> {
    for row in before {
        let entry = Entry::read(row, table.names()).map_err(ApiError::fault)?;
        table.skip(&entry).map_err(ApiError::fault)?;
    }
    let changed = |entry: Entry| {
        let change = table.apply(&entry, Sentences::Yes).map_err(ApiError::fault)?;
        Ok((entry, change))
    };
    entries.into_iter().map(changed).collect()
}
