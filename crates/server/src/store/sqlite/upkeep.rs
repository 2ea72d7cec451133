//! Upkeep of the file: is it whole, is it ours, a copy of it while it is used.

use std::path::Path;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Row};

use crate::store::StoreError;

/// The most problems that a check lists.
const MAX_PROBLEMS: usize = 100;

/// Whether a file has been used as a database of this program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Found {
    /// There is no file, or an empty one.
    Nothing,
    /// A database with tables of this program.
    Used,
}

/// Looks at a file without changing or making it.
///
/// # Errors
/// Says in a sentence that it is no database.
pub async fn look(path: &Path) -> Result<Found, String> {
    if std::fs::metadata(path).map_or(0, |file| file.len()) == 0 {
        return Ok(Found::Nothing);
    }
    let cannot = |error: sqlx::Error| format!("The database {} cannot be used: {error}", path.display());
    let mut connection = read_only(path).await?;
    let sql = "SELECT COUNT(*) FROM sqlite_master WHERE name = 'notes'";
    let tables: i64 =
        sqlx::query(sql).fetch_one(&mut connection).await.and_then(|row| row.try_get(0)).map_err(cannot)?;
    connection.close().await.map_err(cannot)?;
    Ok(if tables == 0 { Found::Nothing } else { Found::Used })
}

/// Checks the pages of the file; `whole` also compares indexes with their tables, which takes longer.
pub(super) async fn check_pages(
    connection: &mut SqliteConnection,
    whole: bool,
) -> Result<Vec<String>, StoreError> {
    let sql = if whole { "PRAGMA integrity_check" } else { "PRAGMA quick_check(1)" };
    let rows = sqlx::query(sql).fetch_all(connection).await?;
    let said: Vec<String> = rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
    Ok(said.into_iter().filter(|line| line != "ok").take(MAX_PROBLEMS).collect())
}

async fn read_only(path: &Path) -> Result<SqliteConnection, String> {
    let options = SqliteConnectOptions::new().filename(path).read_only(true).disable_statement_logging();
    options
        .connect()
        .await
        .map_err(|error| format!("The database {} cannot be used: {error}", path.display()))
}

/// Copies a database as it is at one moment into a new file, while others go on writing.
///
/// # Errors
/// Says in a sentence why not.
pub async fn copy(from: &Path, to: &Path) -> Result<(), String> {
    let cannot = |error: sqlx::Error| format!("The file {} cannot be written: {error}", to.display());
    let name = to.to_str().ok_or_else(|| format!("The name {} is no text.", to.display()))?;
    let mut connection = read_only(from).await?;
    sqlx::query("VACUUM INTO ?").bind(name).execute(&mut connection).await.map_err(cannot)?;
    let mut copied = read_only(to).await?;
    let found = check_pages(&mut copied, true).await.map_err(|error| error.to_string())?;
    match found.first() {
        None => Ok(()),
        Some(first) => Err(format!("The database {} is damaged: {first}", from.display())),
    }
}

/// Returns the fingerprint of the key that a database belongs to; nothing if no server has used it.
///
/// # Errors
/// Says in a sentence that it cannot be read.
pub async fn key_of(path: &Path) -> Result<Option<String>, String> {
    let mut connection = read_only(path).await?;
    let row = sqlx::query("SELECT value FROM notes WHERE name = 'key'").fetch_optional(&mut connection).await;
    let cannot = |error: sqlx::Error| format!("The database {} cannot be used: {error}", path.display());
    row.map_err(cannot)?.map(|row| row.try_get(0)).transpose().map_err(cannot)
}
