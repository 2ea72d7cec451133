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
        let sql = "INSERT INTO seats (table_key, seat, holder, identity, name, local, level, token, contribution, \
                   by_link) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
        let query = sqlx::query(sql).bind(table).bind(index as i64).bind(holder).bind(identity).bind(name);
        let query = query.bind(local).bind(level).bind(seat.token.map(|token| token.to_vec()));
        query.bind(&seat.contribution).bind(seat.by_link).execute(&mut *writer).await?;
    }
    Ok(())
}

/// The columns that [`seat_row`] reads, before `WHERE`.
macro_rules! seats {
    ($rest:literal) => {
        concat!(
            "SELECT s.table_key, s.holder, s.identity, i.id, s.name, s.local, s.level, s.token, s.contribution, s.by_link \
             FROM seats s LEFT JOIN identities i ON i.key = s.identity ",
            $rest
        )
    };
}
pub(super) use seats;

/// Reads the seats of a table on the writer's connection.
pub(super) async fn seats_of(writer: &mut SqliteConnection, table: Key) -> Result<Vec<SeatRow>, StoreError> {
    let query = sqlx::query(seats!("WHERE s.table_key = ? ORDER BY s.seat")).bind(table);
    query.fetch_all(writer).await?.iter().map(seat_row).collect()
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
        other => return Err(StoreError::Damaged(format!("A seat is held by `{other}`."))),
    };
    let token: Option<Vec<u8>> = row.try_get(7)?;
    Ok(SeatRow {
        holder,
        token: token.and_then(|token| token.try_into().ok()),
        contribution: row.try_get(8)?,
        by_link: row.try_get(9)?,
    })
}

pub(super) fn entry(table: Key, row: &SqliteRow) -> Result<EntryRow, StoreError> {
    let entry = EntryRow {
        number: row.try_get::<i64, _>(0)? as u64,
        kind: row.try_get::<String, _>(1)?.into(),
        seat: row.try_get(2)?,
        text: row.try_get(3)?,
        draw: row.try_get::<Option<i64>, _>(4)?.map(|draw| draw as u64),
        client: row.try_get(5)?,
        at: row.try_get(6)?,
    };
    super::sums::check(table, &entry, row.try_get(7)?)?;
    Ok(entry)
}

pub(super) fn status(word: &str) -> Result<Status, StoreError> {
    Status::from_word(word).ok_or_else(|| StoreError::Damaged(format!("Its status is `{word}`.")))
}

pub(super) fn json<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text)
        .map_err(|error| StoreError::Damaged(format!("A part of its row cannot be read: {error}.")))
}

pub(super) fn written(value: &impl serde::Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Other(error.to_string()))
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        const BUSY: u32 = 5;
        const LOCKED: u32 = 6;
        const IO: u32 = 10;
        const CORRUPT: u32 = 11;
        const FULL: u32 = 13;
        const CONSTRAINT: u32 = 19;
        const NO_DATABASE: u32 = 26;
        let code = error.as_database_error().and_then(|error| error.code()?.parse::<u32>().ok());
        if matches!(error, sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_)) {
            return Self::Damaged(format!("A row cannot be read: {error}."));
        }
        // The low byte is the kind; the rest says more precisely what.
        match code.map(|code| code & 0xff) {
            Some(FULL) => Self::Full,
            Some(BUSY | LOCKED) => Self::Busy,
            Some(CONSTRAINT) => Self::Conflict,
            Some(CORRUPT | NO_DATABASE) => Self::Damaged(format!("The database says: {error}.")),
            Some(IO) => Self::Other(format!("the disk does not work as it should: {error}")),
            _ => Self::Other(error.to_string()),
        }
    }
}
