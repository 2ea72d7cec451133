//! Commits that many tables share: what gathers while one is under way, and for a moment after, goes into the next.

use std::sync::{Arc, LazyLock};
use std::time::Duration;

use hexapod_table::NewDice;
use sqlx::AssertSqlSafe;
use sqlx::sqlite::SqliteConnection;
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::time::Instant;

use super::rows::written;
use super::sums::sum;
use crate::store::{Append, EntryRow, Key, StoreError};

/// The most appends in one commit, so that a large one delays nobody for long.
const MAX_APPENDS_IN_COMMIT: usize = 512;

/// The most rows in one statement; there is one statement for each number of rows, prepared once.
pub(super) const MAX_ROWS_IN_STATEMENT: usize = 32;

/// While several tables are played, this is the least time from the beginning of one commit to the next. Reaching the disk costs
/// more processor time than everything else about a step, so steps at about the same time should reach it together. A table
/// that is played alone waits for nothing.
const MIN_INTERVAL: Duration = Duration::from_millis(4);

/// An append, and where to say what came of it.
pub(super) type Waiting = (Append, oneshot::Sender<Result<(), StoreError>>);

/// When the last commit began, and the table whose entries it had, if they were of one table.
struct Last {
    begun: Instant,
    table: Option<Key>,
}

impl Last {
    /// Returns when these appends may be written; nothing for at once.
    fn due(&self, batch: &[Waiting]) -> Option<Instant> {
        let same = table_of(batch).is_some_and(|table| self.table == Some(table));
        let due = self.begun + MIN_INTERVAL;
        (!same && due > Instant::now()).then_some(due)
    }
}

/// Returns the table of all these appends, if it is one.
fn table_of(batch: &[Waiting]) -> Option<Key> {
    let (first, _) = batch.first()?;
    batch.iter().all(|(append, _)| append.table == first.table).then_some(first.table)
}

/// Takes appends as they come and writes all that have gathered in one commit.
pub(super) async fn write_all(writer: Arc<Mutex<SqliteConnection>>, mut queue: mpsc::Receiver<Waiting>) {
    let mut batch = Vec::new();
    let mut last: Option<Last> = None;
    while queue.recv_many(&mut batch, MAX_APPENDS_IN_COMMIT).await > 0 {
        if let Some(due) = last.as_ref().and_then(|last| last.due(&batch)) {
            tokio::time::sleep_until(due).await;
            while batch.len() < MAX_APPENDS_IN_COMMIT
                && let Ok(waiting) = queue.try_recv()
            {
                batch.push(waiting);
            }
        }
        let begun = Instant::now();
        last = Some(Last { begun, table: table_of(&batch) });
        let mut writer = writer.lock().await;
        let (appends, answers): (Vec<Append>, Vec<_>) = batch.drain(..).unzip();
        let together = write_batch(&mut writer, &appends).await;
        match together {
            Ok(()) => answers.into_iter().for_each(|answer| _ = answer.send(Ok(()))),
            Err(error) if appends.len() == 1 => {
                answers.into_iter().for_each(|answer| _ = answer.send(Err(error.clone())));
            }
            // One bad append must not fail the others.
            Err(_) => {
                for (append, answer) in appends.iter().zip(answers) {
                    let alone = write_batch(&mut writer, std::slice::from_ref(append)).await;
                    let _ = answer.send(alone);
                }
            }
        }
        drop(writer);
        metrics::histogram!("hexapod_commit_seconds").record(begun.elapsed());
        metrics::histogram!("hexapod_commit_appends").record(appends.len() as f64);
    }
}

async fn write_batch(writer: &mut SqliteConnection, appends: &[Append]) -> Result<(), StoreError> {
    let rows: Vec<(Key, &EntryRow)> =
        appends.iter().flat_map(|append| append.entries.iter().map(|entry| (append.table, entry))).collect();
    // One statement is a transaction by itself; every other one is a trip to SQLite's thread and back.
    if (1..=MAX_ROWS_IN_STATEMENT).contains(&rows.len())
        && appends.iter().all(|append| append.change.is_none())
    {
        return insert_entries(writer, &rows).await;
    }
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *writer).await?;
    let written = write_rows(writer, &rows, appends).await;
    let ended = match &written {
        Ok(()) => sqlx::query("COMMIT").execute(&mut *writer).await,
        Err(_) => sqlx::query("ROLLBACK").execute(&mut *writer).await,
    };
    match (written, ended) {
        (Ok(()), Err(error)) => {
            // A failed commit may leave the transaction open; if it does not, there is nothing to roll back.
            let _ = sqlx::query("ROLLBACK").execute(&mut *writer).await;
            Err(error.into())
        }
        (written, _) => written,
    }
}

async fn write_rows(
    writer: &mut SqliteConnection,
    rows: &[(Key, &EntryRow)],
    appends: &[Append],
) -> Result<(), StoreError> {
    for chunk in rows.chunks(MAX_ROWS_IN_STATEMENT) {
        insert_entries(writer, chunk).await?;
    }
    for append in appends {
        let Some(change) = &append.change else { continue };
        let sql = "UPDATE tables SET status = ?, secret = COALESCE(?, secret), result = COALESCE(?, result), attended = ? \
                   WHERE key = ?";
        let query = sqlx::query(sql).bind(change.status.word()).bind(&change.secret).bind(&change.result);
        query.bind(change.attended).bind(append.table).execute(&mut *writer).await?;
        if let Some(NewDice { commitment, dice }) = &change.dice {
            let query = sqlx::query("UPDATE tables SET commitment = ?, dice = ? WHERE key = ?");
            query.bind(commitment).bind(written(dice)?).bind(append.table).execute(&mut *writer).await?;
            let query = sqlx::query("UPDATE seats SET contribution = NULL WHERE table_key = ?");
            query.bind(append.table).execute(&mut *writer).await?;
        }
        for (seat, contribution) in change.contributions.iter().flatten().enumerate() {
            let query = sqlx::query("UPDATE seats SET contribution = ? WHERE table_key = ? AND seat = ?");
            query.bind(contribution).bind(append.table).bind(seat as i64).execute(&mut *writer).await?;
        }
    }
    Ok(())
}

/// Returns the statement that inserts this many rows, from 1.
fn insertion(rows: usize) -> Arc<str> {
    static SQL: LazyLock<Vec<Arc<str>>> = LazyLock::new(|| {
        let insert = |rows: usize| {
            let marks = vec!["(?,?,?,?,?,?,?,?,?)"; rows].join(",");
            format!(
                "INSERT INTO entries (table_key, number, kind, seat, text, draw, client, at, sum) VALUES {marks}"
            )
        };
        (1..=MAX_ROWS_IN_STATEMENT).map(|rows| insert(rows).into()).collect()
    });
    Arc::clone(&SQL[rows - 1])
}

async fn insert_entries(writer: &mut SqliteConnection, rows: &[(Key, &EntryRow)]) -> Result<(), StoreError> {
    let mut query = sqlx::query(AssertSqlSafe(insertion(rows.len())));
    for (key, entry) in rows {
        query = query.bind(*key).bind(entry.number as i64).bind(entry.kind.as_ref()).bind(entry.seat);
        query = query.bind(&entry.text).bind(entry.draw.map(|draw| draw as i64));
        query = query.bind(&entry.client).bind(entry.at).bind(sum(*key, entry));
    }
    query.execute(writer).await?;
    Ok(())
}
