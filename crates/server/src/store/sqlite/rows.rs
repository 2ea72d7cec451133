//! What stands in the rows of the database, and what its errors mean.

use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqliteRow};

use hexapod_table::Status;

use crate::store::{EntryRow, Holder, Key, SeatRow, StoreError};

pub(super) async fn insert_seats(
    writer: &mut SqliteConnection,
    table: Key,
    seats: &[SeatRow],
) -> Result<(), StoreError> {
    for (index, seat) in seats.iter().enumerate() {
        let (holder, identity, name, local, level) = match &seat.holder {
            Holder::Open => ("open", None, None, false, None),
            Holder::Link => ("link", None, None, false, None),
            Holder::Person { identity, name, local, .. } => {
                ("person", Some(*identity), Some(name.clone()), *local, None)
            }
            Holder::Bot(level) => ("bot", None, None, false, Some(i64::from(*level))),
        };
        let sql = "INSERT INTO seats (table_key, seat, holder, identity, name, local, level, token, contribution) \
                   VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)";
        let query = sqlx::query(sql).bind(table).bind(index as i64).bind(holder).bind(identity).bind(name);
        let query = query.bind(local).bind(level).bind(seat.token.map(|token| token.to_vec()));
        query.bind(&seat.contribution).execute(&mut *writer).await?;
    }
    Ok(())
}

pub(super) fn seat_row(row: &SqliteRow) -> Result<SeatRow, StoreError> {
    let holder = match row.try_get::<&str, _>(1)? {
        "open" => Holder::Open,
        "link" => Holder::Link,
        "bot" => Holder::Bot(row.try_get(6)?),
        "person" => Holder::Person {
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

pub(super) fn entry(row: &SqliteRow) -> Result<EntryRow, StoreError> {
    Ok(EntryRow {
        number: row.try_get::<i64, _>(0)? as u64,
        kind: row.try_get::<String, _>(1)?.into(),
        seat: row.try_get(2)?,
        text: row.try_get(3)?,
        draw: row.try_get::<Option<i64>, _>(4)?.map(|draw| draw as u64),
        client: row.try_get(5)?,
        at: row.try_get(6)?,
    })
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
