//! People in the database: by which secrets they are known, and who may not come back.

use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{Connection, Row};

use crate::store::{IdentityRow, Key, StoreError};

pub(super) const BY_HASH: &str =
    "SELECT i.key, i.id, i.name FROM sessions s JOIN identities i ON i.key = s.identity WHERE s.hash = ?";
pub(super) const NAMED: &str =
    "SELECT key, id, name FROM identities WHERE instr(lower(name), lower(?)) > 0 ORDER BY key DESC LIMIT ?";
pub(super) const BANNED: &str = "SELECT i.key, i.id, i.name FROM bans b JOIN identities i ON i.key = b.identity \
                                   WHERE b.table_key = ? ORDER BY b.at, i.key";

pub(super) fn identity(row: &SqliteRow) -> Result<IdentityRow, StoreError> {
    Ok(IdentityRow { key: row.try_get(0)?, id: row.try_get(1)?, name: row.try_get(2)? })
}

/// Bans an identity or lifts its ban; returns whether that changed anything.
pub(super) async fn set_ban(
    writer: &mut SqliteConnection,
    table: Key,
    identity: Key,
    at: Option<i64>,
) -> Result<bool, StoreError> {
    let query = match at {
        Some(at) => {
            let sql = "INSERT INTO bans (table_key, identity, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING";
            sqlx::query(sql).bind(table).bind(identity).bind(at)
        }
        None => {
            let sql = "DELETE FROM bans WHERE table_key = ? AND identity = ?";
            sqlx::query(sql).bind(table).bind(identity)
        }
    };
    Ok(query.execute(writer).await?.rows_affected() == 1)
}

/// Notes what an identity has learnt and returns all of it.
pub(super) async fn learn(
    writer: &mut SqliteConnection,
    identity: Key,
    items: &[String],
) -> Result<Vec<String>, StoreError> {
    let mut transaction = writer.begin().await?;
    for item in items {
        let sql = "INSERT INTO progress (identity, item) VALUES (?, ?) ON CONFLICT DO NOTHING";
        sqlx::query(sql).bind(identity).bind(item).execute(&mut *transaction).await?;
    }
    transaction.commit().await?;
    let query = sqlx::query("SELECT item FROM progress WHERE identity = ? ORDER BY item").bind(identity);
    query.fetch_all(writer).await?.iter().map(|row| Ok(row.try_get(0)?)).collect()
}
