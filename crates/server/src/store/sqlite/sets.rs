//! Sets in the database.

use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{Connection, Row};

use crate::store::{Key, NewSetRow, SetHead, SetRow, StoreError};

/// The columns of a set's head, before `FROM`.
macro_rules! heads {
    ($more:literal, $rest:literal) => {
        concat!(
            "SELECT s.id, s.author, i.id, i.name, s.game, s.rules, s.title, s.bytes, s.version, s.changed",
            $more,
            " FROM sets s JOIN identities i ON i.key = s.author ",
            $rest
        )
    };
}

pub(super) const BY_ID: &str = heads!(", s.data", "WHERE s.id = ?");
pub(super) const OF_AUTHOR: &str = heads!("", "WHERE s.author = ? ORDER BY s.key DESC");
pub(super) const ALL: &str = heads!("", "ORDER BY s.key DESC");

pub(super) fn head(row: &SqliteRow) -> Result<SetHead, StoreError> {
    Ok(SetHead {
        id: row.try_get(0)?,
        author: row.try_get(1)?,
        author_id: row.try_get(2)?,
        author_name: row.try_get(3)?,
        game: row.try_get(4)?,
        rules: row.try_get(5)?,
        title: row.try_get(6)?,
        bytes: row.try_get::<i64, _>(7)? as usize,
        version: row.try_get(8)?,
        changed: row.try_get(9)?,
    })
}

pub(super) fn set(row: &SqliteRow) -> Result<SetRow, StoreError> {
    Ok(SetRow { head: head(row)?, data: row.try_get(10)? })
}

/// Writes a set unless its author has `most` already; returns whether it did.
pub(super) async fn insert(
    writer: &mut SqliteConnection,
    set: &NewSetRow,
    most: u32,
) -> Result<bool, StoreError> {
    let mut transaction = writer.begin().await?;
    let count = sqlx::query("SELECT COUNT(*) FROM sets WHERE author = ?").bind(set.author);
    let count: i64 = count.fetch_one(&mut *transaction).await?.try_get(0)?;
    if count >= i64::from(most) {
        return Ok(false);
    }
    let sql = "INSERT INTO sets (id, author, game, rules, title, data, bytes, version, changed) \
               VALUES (?, ?, ?, ?, ?, ?, ?, 1, ?)";
    let query = sqlx::query(sql).bind(&set.id).bind(set.author).bind(&set.game).bind(set.rules);
    let query = query.bind(&set.title).bind(&set.data).bind(set.data.len() as i64).bind(set.changed);
    query.execute(&mut *transaction).await?;
    transaction.commit().await?;
    Ok(true)
}

/// Replaces a set if it still has this version; returns whether it did.
pub(super) async fn replace(
    writer: &mut SqliteConnection,
    set: &NewSetRow,
    version: u32,
) -> Result<bool, StoreError> {
    let sql = "UPDATE sets SET rules = ?, title = ?, data = ?, bytes = ?, changed = ?, version = version + 1 \
               WHERE id = ? AND author = ? AND version = ?";
    let query = sqlx::query(sql).bind(set.rules).bind(&set.title).bind(&set.data);
    let query = query.bind(set.data.len() as i64).bind(set.changed).bind(&set.id).bind(set.author);
    Ok(query.bind(version).execute(writer).await?.rows_affected() == 1)
}

/// Removes a set; of its author only, if one is named. Returns whether it did.
pub(super) async fn remove(
    writer: &mut SqliteConnection,
    id: &str,
    author: Option<Key>,
) -> Result<bool, StoreError> {
    let query = sqlx::query("DELETE FROM sets WHERE id = ? AND (? IS NULL OR author = ?)");
    let query = query.bind(id).bind(author).bind(author);
    Ok(query.execute(writer).await?.rows_affected() == 1)
}
