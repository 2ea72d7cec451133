//! New dice for every unfinished game after the database was restored from a backup.
//!
//! A restored log ends before draws that people have seen. With the old secret they would come again to people who know them,
//! so every unfinished table gets a new secret, and everybody contributes anew before the dice roll again.

use hexapod_fair::Secret;
use hexapod_table::{DiceRow, Entry, Fact, NewDice, PastEpoch, RowChange, Status, Table, TableRow, What};

use crate::secrets::{self, ServerKey};
use crate::store::{Append, Store, StoreError, now};

/// Why no new epoch began at a table.
#[derive(Debug, thiserror::Error)]
pub enum EpochError {
    /// The store did not answer.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The table cannot be opened.
    #[error("The table {id} cannot be opened: {why}")]
    Table {
        /// The table's id.
        id: String,
        /// What is wrong.
        why: String,
    },
}

/// Begins a new epoch of the dice at every unfinished table; returns at how many. No server may run on the store meanwhile.
///
/// `replaced` is the database in whose place the backup comes. If the same backup was restored before, people have contributed to
/// epochs that began there: they are taken over as epochs that have ended, so that no number of an epoch comes twice.
///
/// A table that cannot be opened is left as it is and returned with the reason: it cannot be played either.
///
/// # Errors
/// If the store does not answer.
pub async fn begin_epochs(
    store: &dyn Store,
    key: &ServerKey,
    replaced: Option<&dyn Store>,
) -> Result<(u64, Vec<EpochError>), StoreError> {
    let (mut begun, mut failed) = (0, Vec::new());
    for id in store.unfinished().await? {
        match begin_at(store, key, replaced, &id).await {
            Ok(()) => begun += 1,
            Err(EpochError::Store(StoreError::Damaged(why))) => failed.push(EpochError::Table { id, why }),
            Err(EpochError::Store(error)) => return Err(error),
            Err(error) => failed.push(error),
        }
    }
    Ok((begun, failed))
}

async fn begin_at(
    store: &dyn Store,
    key: &ServerKey,
    replaced: Option<&dyn Store>,
    id: &str,
) -> Result<(), EpochError> {
    let row = store.table(id.to_owned()).await?;
    let row =
        row.ok_or_else(|| EpochError::Table { id: id.to_owned(), why: "It cannot be read.".to_owned() })?;
    let lost = match replaced {
        Some(replaced) => later_epochs(replaced, &row).await,
        None => Vec::new(),
    };
    begin_epoch(store, key, row, lost).await
}

/// Returns the epochs of a table that a replaced database has and the backup has not.
async fn later_epochs(replaced: &dyn Store, row: &TableRow) -> Vec<PastEpoch> {
    // A database that cannot be read is often why there is a restore.
    let Ok(Some(old)) = replaced.table(row.id.clone()).await else { return Vec::new() };
    if old.dice.epoch() <= row.dice.epoch() || old.dice.sealed.is_none() {
        return Vec::new();
    }
    let mut epochs = old.dice.past.clone();
    epochs.push(present(&old, old.dice.sealed.clone(), 0));
    epochs.split_off(row.dice.epoch() as usize)
}

/// Returns the present epoch of a table as one that has ended with this draw.
fn present(row: &TableRow, sealed: Option<String>, last: u64) -> PastEpoch {
    let contributions: Option<Vec<String>> = row.seats.iter().map(|seat| seat.contribution.clone()).collect();
    let has_begun = row.status != Status::Waiting;
    PastEpoch {
        last,
        commitment: row.commitment.clone(),
        contributions: contributions.filter(|_| has_begun).unwrap_or_default(),
        sealed,
        secret: None,
    }
}

async fn begin_epoch(
    store: &dyn Store,
    key: &ServerKey,
    row: TableRow,
    lost: Vec<PastEpoch>,
) -> Result<(), EpochError> {
    let log = store.entries(row.key, 0).await?;
    let id = row.id.clone();
    let cannot = |why: String| EpochError::Table { id: id.clone(), why };
    let old = key.secrets(&row).map_err(cannot)?;
    let before = old.now.clone();
    let table = Table::open(row, old, &log).map_err(cannot)?;
    let row = table.row();
    let epoch = row.dice.epoch();
    let has_begun = row.status != Status::Waiting;
    // In scheme 1 the secret followed from the key.
    let sealed = row.dice.sealed.clone().unwrap_or_else(|| key.seal(&row.id, epoch, &before));
    let mut past = row.dice.past.clone();
    past.push(present(row, Some(sealed), table.draws()));
    // What was drawn in the lost epochs is not in this log.
    past.extend(lost.into_iter().map(|epoch| PastEpoch { last: table.draws(), ..epoch }));
    let secret = Secret::new(secrets::random());
    let epoch = past.len() as u32 + 1;
    let dice = DiceRow { scheme: row.dice.scheme, sealed: Some(key.seal(&row.id, epoch, &secret)), past };
    let change = RowChange {
        status: row.status,
        secret: None,
        result: None,
        contributions: None,
        dice: Some(NewDice { commitment: secret.commitment().to_string(), dice }),
        attended: row.attended,
    };
    let number = table.number() + 1;
    let entry = Entry { number, what: What::Fact(Fact::NewDice { epoch }), client: None, at: now() };
    let entries = if has_begun { vec![entry.row(table.names())] } else { Vec::new() };
    Ok(store.append(Append { table: row.key, entries, change: Some(change) }).await?)
}
