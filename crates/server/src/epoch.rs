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
/// A table that cannot be opened is left as it is and returned with the reason: it cannot be played either.
///
/// # Errors
/// If the store does not answer.
pub async fn begin_epochs(store: &dyn Store, key: &ServerKey) -> Result<(u64, Vec<EpochError>), StoreError> {
    let (mut begun, mut failed) = (0, Vec::new());
    for id in store.unfinished().await? {
        let Some(row) = store.table(id).await? else { continue };
        match begin_epoch(store, key, row).await {
            Ok(()) => begun += 1,
            Err(EpochError::Store(error)) => return Err(error),
            Err(error) => failed.push(error),
        }
    }
    Ok((begun, failed))
}

async fn begin_epoch(store: &dyn Store, key: &ServerKey, row: TableRow) -> Result<(), EpochError> {
    let log = store.entries(row.key, 0).await?;
    let id = row.id.clone();
    let cannot = |why: String| EpochError::Table { id: id.clone(), why };
    let old = key.secrets(&row).map_err(cannot)?;
    let before = old.now.clone();
    let table = Table::open(row, old, &log).map_err(cannot)?;
    let row = table.row();
    let epoch = row.dice.epoch();
    let has_begun = row.status != Status::Waiting;
    let contributions: Option<Vec<String>> = row.seats.iter().map(|seat| seat.contribution.clone()).collect();
    let mut past = row.dice.past.clone();
    past.push(PastEpoch {
        last: table.draws(),
        commitment: row.commitment.clone(),
        contributions: contributions.filter(|_| has_begun).unwrap_or_default(),
        // In scheme 1 the secret followed from the key.
        sealed: Some(row.dice.sealed.clone().unwrap_or_else(|| key.seal(&row.id, epoch, &before))),
        secret: None,
    });
    let secret = Secret::new(secrets::random());
    let epoch = epoch + 1;
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
