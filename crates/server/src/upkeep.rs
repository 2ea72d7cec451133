//! Upkeep of a server's files: one process at a time, the check of everything that is stored, backups and their return.

use std::fs::{File, TryLockError};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use hexapod_table::{Status, Table};

use crate::epoch::begin_epochs;
use crate::secrets::ServerKey;
use crate::store::sqlite::upkeep::{Found, copy, key_of, look};
use crate::store::sqlite::{SqliteOptions, SqliteStore};
use crate::store::{Store, StoreError, now};

/// Locks a database for this process until the file is dropped: two servers would not hear of each other's seats.
///
/// # Errors
/// Says in a sentence that another process has it, or that the lock cannot be made.
pub fn lock(database: &Path) -> Result<File, String> {
    let path = beside(database, ".lock");
    let file = File::options()
        .create(true)
        .truncate(false)
        .write(true)
        .open(&path)
        .map_err(|error| format!("The file {} cannot be written: {error}", path.display()))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(format!(
            "Another server uses the database {} already; end it first, or give this one another folder (--data).",
            database.display()
        )),
        Err(TryLockError::Error(error)) => {
            Err(format!("The file {} cannot be locked: {error}", path.display()))
        }
    }
}

fn beside(database: &Path, ending: &str) -> PathBuf {
    let mut path = database.as_os_str().to_owned();
    path.push(ending);
    PathBuf::from(path)
}

/// Checks that a server with this key may begin with an empty database.
///
/// # Errors
/// If there is a key of before but no database: it may be in another place, or lost.
pub async fn may_begin(database: &Path, key: &Path) -> Result<(), String> {
    // A file that cannot be read is not empty; opening it says what is wrong.
    if look(database).await != Ok(Found::Nothing) || !key.exists() {
        return Ok(());
    }
    Err(format!(
        "The key {} has been used, but the database {} is missing or empty. If it was lost, bring a backup back \
         (hexapod store restore FILE); to begin with nothing, start once with --fresh.",
        key.display(),
        database.display()
    ))
}

/// What a check has found.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Report {
    /// Tables looked at.
    pub tables: usize,
    /// Entries of their logs.
    pub entries: usize,
    /// What is wrong, one sentence each.
    pub problems: Vec<String>,
}

/// Checks everything that is stored: the pages of the file, and each table by playing its log again.
///
/// # Errors
/// If the database does not answer at all.
pub async fn check(store: &SqliteStore, key: &ServerKey) -> Result<Report, StoreError> {
    let mut report = Report { problems: store.check_pages(true).await?, ..Report::default() };
    for id in store.all_tables().await? {
        report.tables += 1;
        match check_table(store, key, &id).await {
            Ok(entries) => report.entries += entries,
            Err(sentence) => report.problems.push(format!("Table {id}: {sentence}")),
        }
    }
    Ok(report)
}

/// Plays the log of a table again and returns how many entries it has, or what is wrong.
async fn check_table(store: &SqliteStore, key: &ServerKey, id: &str) -> Result<usize, String> {
    let said = |error: StoreError| error.to_string();
    let row = store.table(id.to_owned()).await.map_err(said)?.ok_or("It cannot be read.")?;
    let log = store.entries(row.key, 0).await.map_err(said)?;
    let (secrets, status) = (key.secrets(&row)?, row.status);
    let opened = catch_unwind(AssertUnwindSafe(|| Table::open(row, secrets, &log)));
    let table = opened.unwrap_or_else(|_| Err("Its log cannot be played again.".to_owned()))?;
    let is_over = table.game().standing().to_move == hexapod_core::ToMove::Over;
    if is_over != (status == Status::Over) && status != Status::Abandoned {
        return Err(format!("Its row says that it is {}, its log does not.", status.word()));
    }
    Ok(log.len())
}

/// Copies the database as it is at this moment into a new file, while a server goes on writing, and checks the copy.
///
/// # Errors
/// Says in a sentence why there is no backup.
pub async fn back_up(database: &Path, to: &Path) -> Result<(), String> {
    if look(database).await? == Found::Nothing {
        return Err(format!("There is no database {}.", database.display()));
    }
    if to.exists() {
        return Err(format!("The file {} exists already; give the backup another name.", to.display()));
    }
    // Under its name stands a whole backup or none.
    let unfinished = beside(to, ".unfinished");
    let _ = std::fs::remove_file(&unfinished);
    copy(database, &unfinished).await?;
    let cannot = |error: std::io::Error| format!("The file {} cannot be written: {error}", to.display());
    File::open(&unfinished).and_then(|file| file.sync_all()).map_err(cannot)?;
    std::fs::rename(&unfinished, to).map_err(cannot)
}

/// What a restore has done.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Restored {
    /// Where the database of before is now, if there was one.
    pub old: Option<PathBuf>,
    /// At how many unfinished tables the dice are new.
    pub tables: u64,
    /// One sentence for each table that got no new dice, because it cannot be opened.
    pub failed: Vec<String>,
}

/// Puts a backup in the place of a database that no server uses, which is kept under another name.
///
/// # Errors
/// Says in a sentence why not; then nothing has changed.
pub async fn restore(backup: &Path, database: &Path, key: &Path) -> Result<Restored, String> {
    if look(backup).await? == Found::Nothing {
        return Err(format!("{} is no backup of a Hexapod server.", backup.display()));
    }
    if !key.exists() {
        return Err(format!(
            "The key of the server that made the backup is missing; copy its server.key to {} first.",
            key.display()
        ));
    }
    let server_key = ServerKey::open(key)?;
    if key_of(backup).await?.is_some_and(|known| known != server_key.fingerprint()) {
        return Err(format!(
            "The backup belongs to another key than {}; bring both back from the same time.",
            key.display()
        ));
    }
    let _lock = lock(database)?;
    let cannot =
        |path: &Path, error: std::io::Error| format!("The file {} cannot be used: {error}", path.display());
    let new = beside(database, ".restored");
    std::fs::copy(backup, &new).map_err(|error| cannot(&new, error))?;
    // The copy is opened and checked before anything else changes.
    let store = SqliteStore::open(&new, SqliteOptions::default()).await?;
    let found = store.check_pages(true).await.map_err(|error| error.to_string())?;
    if let Some(first) = found.first() {
        return Err(format!("The backup {} is damaged: {first}", backup.display()));
    }
    let mut restored = after_restore(&store, &server_key, database).await?;
    store.close().await;
    drop(store);
    File::open(&new).and_then(|file| file.sync_all()).map_err(|error| cannot(&new, error))?;
    if database.exists() {
        let aside = beside(database, &format!(".before-{}", now()));
        for ending in ["", "-wal", "-shm"] {
            let (from, to) = (beside(database, ending), beside(&aside, ending));
            if from.exists() {
                std::fs::rename(&from, &to).map_err(|error| cannot(&from, error))?;
            }
        }
        restored.old = Some(aside);
    }
    for ending in ["-wal", "-shm"] {
        let _ = std::fs::remove_file(beside(&new, ending));
    }
    std::fs::rename(&new, database).map_err(|error| cannot(database, error))?;
    Ok(restored)
}

/// Notes in a restored database that what was played after the backup is gone, and begins new dice at every unfinished table:
/// what was drawn after the backup must not come again. A table that cannot be opened stays as it is; it cannot be played.
async fn after_restore(store: &SqliteStore, key: &ServerKey, database: &Path) -> Result<Restored, String> {
    store.note_restored(now()).await.map_err(|error| error.to_string())?;
    // The database that is replaced may be damaged or gone; then nothing is known of it.
    let replaced = match look(database).await {
        Ok(Found::Nothing) | Err(_) => None,
        Ok(_) => SqliteStore::open(database, SqliteOptions::default()).await.ok(),
    };
    let known = replaced.as_ref().map(|replaced| replaced as &dyn Store);
    let begun = begin_epochs(store, key, known).await;
    if let Some(replaced) = replaced {
        replaced.close().await;
    }
    let (tables, failed) = begun.map_err(|error| error.to_string())?;
    Ok(Restored { old: None, tables, failed: failed.iter().map(ToString::to_string).collect() })
}
