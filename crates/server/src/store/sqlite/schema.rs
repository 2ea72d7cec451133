//! The tables of the database, and how an older file gets them.

use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, Row};

/// The steps from an empty file to what this program writes.
const MIGRATIONS: [&str; 10] = [
    include_str!("../../../migrations/sqlite/0001-tables.sql"),
    include_str!("../../../migrations/sqlite/0002-company.sql"),
    include_str!("../../../migrations/sqlite/0003-colours.sql"),
    include_str!("../../../migrations/sqlite/0004-sets.sql"),
    include_str!("../../../migrations/sqlite/0005-forgotten.sql"),
    include_str!("../../../migrations/sqlite/0006-analyses.sql"),
    include_str!("../../../migrations/sqlite/0007-safety.sql"),
    include_str!("../../../migrations/sqlite/0008-dice.sql"),
    include_str!("../../../migrations/sqlite/0009-puzzles.sql"),
    include_str!("../../../migrations/sqlite/0010-progress.sql"),
];

/// Brings the file up to date, or refuses one that a newer program wrote.
pub(super) async fn migrate(writer: &mut SqliteConnection) -> Result<(), String> {
    let failed = |error: sqlx::Error| error.to_string();
    sqlx::query("CREATE TABLE IF NOT EXISTS notes (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL)")
        .execute(&mut *writer)
        .await
        .map_err(failed)?;
    let row = sqlx::query("SELECT value FROM notes WHERE name = 'schema'")
        .fetch_optional(&mut *writer)
        .await
        .map_err(failed)?;
    let found: usize = match row {
        Some(row) => {
            row.try_get::<&str, _>(0).map_err(failed)?.parse().map_err(|_| "its version is damaged.")?
        }
        None => 0,
    };
    let known = MIGRATIONS.len();
    if found > known {
        return Err(format!(
            "it was written by a newer version of Hexapod (version {found} of its tables; this program knows {known}). \
             Start that version, or restore a backup from before the upgrade."
        ));
    }
    for (index, sql) in MIGRATIONS.iter().enumerate().skip(found) {
        let mut transaction = writer.begin().await.map_err(failed)?;
        sqlx::raw_sql(*sql).execute(&mut *transaction).await.map_err(failed)?;
        sqlx::query("INSERT INTO notes (name, value) VALUES ('schema', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value")
            .bind((index + 1).to_string())
            .execute(&mut *transaction)
            .await
            .map_err(failed)?;
        transaction.commit().await.map_err(failed)?;
    }
    Ok(())
}
