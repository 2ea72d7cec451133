//! What stands in the rows of the database, and what its errors mean.

use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqliteRow};

use crate::protocol::Status;
use crate::store::{Entry, HolderRow, Key, SeatRow, StoreError, What};

pub(super) async fn insert_seats(
    writer: &mut SqliteConnection,
    table: Key,
    seats: &[SeatRow],
) -> Result<(), StoreError> {
    for (index, seat) in seats.iter().enumerate() {
        let (holder, identity, name, local, level) = match &seat.holder {
            HolderRow::Open => ("open", None, None, false, None),
            HolderRow::Link => ("link", None, None, false, None),
            HolderRow::Person { identity, name, local, .. } => {
                ("person", Some(*identity), Some(name.clone()), *local, None)
            }
            HolderRow::Bot(level) => ("bot", None, None, false, Some(i64::from(*level))),
        };
        sqlx::query(
            "INSERT INTO seats (table_key, seat, holder, identity, name, local, level, token, contribution) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(table)
        .bind(index as i64)
        .bind(holder)
        .bind(identity)
        .bind(name)
        .bind(local)
        .bind(level)
        .bind(seat.token.map(|token| token.to_vec()))
        .bind(&seat.contribution)
        .execute(&mut *writer)
        .await?;
    }
    Ok(())
}

pub(super) fn seat_row(row: &SqliteRow) -> Result<SeatRow, StoreError> {
    let holder = match row.try_get::<&str, _>(1)? {
        "open" => HolderRow::Open,
        "link" => HolderRow::Link,
        "bot" => HolderRow::Bot(row.try_get(6)?),
        "person" => HolderRow::Person {
            identity: row.try_get(2)?,
            id: row.try_get(3)?,
            name: row.try_get(4)?,
            local: row.try_get(5)?,
        },
        other => return Err(StoreError::Other(format!("a seat is held by `{other}`"))),
    };
    let token: Option<Vec<u8>> = row.try_get(7)?;
    Ok(SeatRow {
        holder,
        token: token.and_then(|token| token.try_into().ok()),
        contribution: row.try_get(8)?,
    })
}

pub(super) fn entry(row: &SqliteRow) -> Result<Entry, StoreError> {
    let (kind, seat, text): (&str, i64, &str) = (row.try_get(1)?, row.try_get(2)?, row.try_get(3)?);
    let what = match kind {
        "step" => What::Step {
            seat: usize::try_from(seat).ok(),
            text: text.to_owned(),
            draw: row.try_get::<Option<i64>, _>(4)?.map(|draw| draw as u64),
        },
        "undo" => What::Undo {
            to: text.parse().map_err(|_| StoreError::Other(format!("an undo to `{text}`")))?,
            seat: usize::try_from(seat).unwrap_or(0),
        },
        "fact" => What::Fact(json(text)?),
        other => return Err(StoreError::Other(format!("an entry of kind `{other}`"))),
    };
    Ok(Entry { number: row.try_get::<i64, _>(0)? as u64, what, client: row.try_get(5)?, at: row.try_get(6)? })
}

pub(super) fn status(word: &str) -> Result<Status, StoreError> {
    Status::from_word(word).ok_or_else(|| StoreError::Other(format!("a table with the status `{word}`")))
}

pub(super) fn json<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|error| StoreError::Other(format!("unreadable JSON: {error}")))
}

pub(super) fn written(value: &impl serde::Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Other(error.to_string()))
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        const BUSY: u32 = 5;
        const LOCKED: u32 = 6;
        const IO: u32 = 10;
        const FULL: u32 = 13;
        const CONSTRAINT: u32 = 19;
        let code = error.as_database_error().and_then(|error| error.code()?.parse::<u32>().ok());
        // The low byte is the kind; the rest says more precisely what.
        match code.map(|code| code & 0xff) {
            Some(FULL) => Self::Full,
            Some(BUSY | LOCKED) => Self::Busy,
            Some(CONSTRAINT) => Self::Conflict,
            Some(IO) => Self::Other(format!("the disk does not work as it should: {error}")),
            _ => Self::Other(error.to_string()),
        }
    }
}
