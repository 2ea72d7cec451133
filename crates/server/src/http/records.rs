//! Records: out, in, and from any step on; replays, the log, and the check of the dice.

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::{Extension, Json};
use hexapod_catalog::AnyTable;
use hexapod_core::record::Meta;
use hexapod_core::{DiceEpoch, Record, Seat, ToMove};
use hexapod_table::{DiceRow, Entry, Fact, PastEpoch, Status, What};
use serde::Deserialize;

use super::once::Once;
use super::tables::{open, seats};
use super::{Answer, Asked, At, Body, Known, Visitor, games, sets};
use crate::app::{App, Asker};
use crate::error::{ApiError, ApiResult};
use crate::protocol::{Branch, Import, LogAnswer, Origin, ReplayAnswer, TableAnswer, TableSet, VerifyAnswer};
use crate::store::{EntryRow, Holder, IdentityRow, SeatRow, SetupRow, TableRow, now};

/// Which part of a table's past is asked for, and with whose eyes.
#[derive(Deserialize)]
pub(crate) struct Past {
    seat: Option<String>,
    #[serde(default)]
    from: u64,
    steps: Option<u64>,
    #[serde(default)]
    since: u64,
}

pub(crate) async fn record(
    table: At,
    Visitor(identity): Visitor,
    Asked(past): Asked<Past>,
) -> ApiResult<impl IntoResponse> {
    let job = table.run(move |live| {
        Box::pin(async move {
            let viewer = live.viewer(identity.as_ref(), past.seat.as_deref())?;
            Ok(live.record(viewer).await)
        })
    });
    let (text, file) = job.await?;
    let kind = (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned());
    Ok(([kind, (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{file}\""))], text))
}

pub(crate) async fn replay(
    table: At,
    Visitor(identity): Visitor,
    Asked(past): Asked<Past>,
) -> Answer<ReplayAnswer> {
    let job = table.run(move |live| {
        Box::pin(async move {
            let viewer = live.viewer(identity.as_ref(), past.seat.as_deref())?;
            live.replay(past.from, past.steps.unwrap_or(u64::MAX), viewer).await
        })
    });
    job.await.map(Json)
}

pub(crate) async fn log(
    table: At,
    Visitor(identity): Visitor,
    Asked(past): Asked<Past>,
) -> Answer<LogAnswer> {
    let job = table.run(move |live| {
        Box::pin(async move {
            let viewer = live.viewer(identity.as_ref(), past.seat.as_deref())?;
            live.log(past.since, viewer).await
        })
    });
    job.await.map(Json)
}

pub(crate) async fn verify(table: At) -> Answer<VerifyAnswer> {
    table.run(|live| Box::pin(live.verify())).await.map(Json)
}

pub(crate) async fn import(
    State(app): State<App>,
    Extension(asker): Extension<Asker>,
    once: Once,
    Known(identity): Known,
    Body(import): Body<Import>,
) -> ApiResult<(StatusCode, Json<TableAnswer>)> {
    let seats = seats(&import.seats, &identity)?;
    // A long record takes a while to check.
    let (record, step, reader) = (import.record, import.step, identity.clone());
    let read = tokio::task::spawn_blocking(move || plan(&record, step, None, &reader)).await;
    let (mut row, log) = read.map_err(ApiError::fault)??;
    if !row.status.is_final() {
        fit(&mut row, seats)?;
    }
    let is_practice = row.terms.practice;
    row.terms = import.terms.unwrap_or_default();
    row.terms.practice |= is_practice;
    open(&app, asker, &identity, row, log, &once).await
}

pub(crate) async fn branch(
    State(app): State<App>,
    Extension(asker): Extension<Asker>,
    table: At,
    once: Once,
    Known(identity): Known,
    Body(branch): Body<Branch>,
) -> ApiResult<(StatusCode, Json<TableAnswer>)> {
    let seats = seats(&branch.seats, &identity)?;
    let (record, set) = table.ask(|live| live.finished_record()).await?;
    let (step, from, reader) = (branch.step, table.id, identity.clone());
    let read = tokio::task::spawn_blocking(move || plan(&record, Some(step), Some(from), &reader)).await;
    let (mut row, log) = read.map_err(ApiError::fault)??;
    if row.status.is_final() {
        let sentence = "After this step the game is over; there is nothing to play on.";
        return Err(ApiError::bad("over", sentence).field("step"));
    }
    row.setup.set = set;
    fit(&mut row, seats)?;
    row.terms = branch.terms.unwrap_or_default();
    open(&app, asker, &identity, row, log, &once).await
}

/// Returns the row of a table that begins after `step` steps of a record; if the game is over there, of one that belongs to
/// its reader, with its whole log.
fn plan(
    record: &str,
    step: Option<u64>,
    table: Option<String>,
    reader: &IdentityRow,
) -> ApiResult<(TableRow, Vec<EntryRow>)> {
    let record = Record::read(record)?;
    let game = games::find(&record.game)
        .map_err(|error| ApiError { status: StatusCode::UNPROCESSABLE_ENTITY, ..error }.field("record"))?;
    if let Some(data) = &record.data {
        sets::fits(data)?;
    }
    let mut replayed = game.replay(&record)?;
    let steps = replayed.standing().step as u64;
    let step = step.unwrap_or(steps);
    if step > steps {
        return Err(
            ApiError::bad("no-such-step", format!("The record has only {steps} steps.")).field("step")
        );
    }
    replayed.jump(step as usize);
    let is_over = replayed.standing().to_move == ToMove::Over;
    let chosen = replayed.setup();
    let setup = SetupRow {
        seats: record.seats,
        options: chosen.written_options(),
        data: chosen.data.clone(),
        set: chosen.data.as_ref().map(|_| TableSet::of_record()),
    };
    let origin = Some(Origin { table, step });
    let rules = replayed.setup().rules;
    let colours = replayed.meta().colours.clone();
    let mut row = TableRow { rules, setup, colours, origin, ..TableRow::new(game.info(), Vec::new()) };
    let mut log = Vec::new();
    if is_over {
        let meta = replayed.meta();
        row.status = Status::Over;
        row.terms.practice = meta.practice;
        (row.commitment, row.secret, row.dice) = imported_dice(meta);
        row.result = replayed.result();
        row.seats = readers(replayed.as_ref(), reader);
        log = finished_log(replayed.as_ref());
        replayed.jump(0);
    }
    if !is_over || record.position.is_some() {
        row.position = Some(serde_json::to_string(&replayed.document()).map_err(ApiError::fault)?);
    }
    Ok((row, log))
}

/// Returns commitment, secret and the rest about the dice of a finished game.
fn imported_dice(meta: &Meta) -> (String, Option<String>, DiceRow) {
    let first = DiceEpoch {
        after: 0,
        commitment: meta.commitment.clone().unwrap_or_default(),
        contributions: meta.contributions.clone(),
        secret: meta.secret.clone(),
    };
    let epochs: Vec<&DiceEpoch> = std::iter::once(&first).chain(&meta.epochs).collect();
    let past = epochs.windows(2).map(|pair| PastEpoch {
        last: pair[1].after,
        commitment: pair[0].commitment.clone(),
        contributions: pair[0].contributions.clone(),
        sealed: None,
        secret: pair[0].secret.clone(),
    });
    let dice = DiceRow { scheme: meta.dice.unwrap_or(1), sealed: None, past: past.collect() };
    let present = epochs[epochs.len() - 1];
    (present.commitment.clone(), present.secret.clone(), dice)
}

/// Returns the log of a finished game.
fn finished_log(replayed: &dyn AnyTable) -> Vec<EntryRow> {
    let (names, meta) = (replayed.seats(), replayed.meta());
    // The footer says who resigned after how many steps.
    let resigned = meta.resigned.iter().filter_map(|line| {
        let (seat, step) = line.split_once(' ')?;
        Some((step.trim().parse::<usize>().ok()?, names.seat(seat)?))
    });
    let resigned: Vec<(usize, Seat)> = resigned.collect();
    let mut whats = Vec::new();
    let gave_up = |after: usize, whats: &mut Vec<What>| {
        let seats = resigned.iter().filter(|(step, _)| *step == after);
        whats.extend(seats.map(|(_, seat)| What::Fact(Fact::Resigned { seat: *seat })));
    };
    gave_up(0, &mut whats);
    for step in replayed.steps() {
        whats.push(What::Step { seat: step.actor, text: step.text, draw: step.draw, continues: false });
        gave_up(step.number, &mut whats);
    }
    let at = now();
    let entry = |(number, what)| Entry { number, what, client: None, at }.row(names);
    (1..).zip(whats).map(entry).collect()
}

/// Returns the seats of a finished game: all of them belong to the importer, under the names of those who played.
fn readers(replayed: &dyn AnyTable, reader: &IdentityRow) -> Vec<SeatRow> {
    let (seats, meta) = (replayed.seats(), replayed.meta());
    let present = meta.epochs.last().map_or(&meta.contributions, |epoch| &epoch.contributions);
    let seat = |(index, seat): (usize, &&str)| SeatRow {
        holder: Holder::Person {
            identity: reader.key,
            id: reader.id.clone(),
            name: meta.names.get(index).map_or(*seat, String::as_str).chars().take(40).collect(),
            local: true,
        },
        contribution: present.get(index).cloned(),
        ..SeatRow::default()
    };
    seats.iter().enumerate().map(seat).collect()
}

fn fit(row: &mut TableRow, seats: Vec<SeatRow>) -> ApiResult<()> {
    if seats.len() != row.setup.seats {
        let sentence =
            format!("This game has {} seats, but you say who sits in {}.", row.setup.seats, seats.len());
        return Err(ApiError::bad("bad-seats", sentence).field("seats"));
    }
    row.seats = seats;
    Ok(())
}
