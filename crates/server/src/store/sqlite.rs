//! The store in one SQLite file.
//!
//! The file is in WAL mode with `synchronous=FULL`: when a commit returns, the entries have reached the disk. One task
//! writes the entries of all tables, and while the disk works on one commit the next ones gather, so that many tables
//! share the price of reaching the disk; while several are played, commits also keep a distance of some milliseconds
//! (`commits.rs`). Readers have connections of their own and never wait for the writer.

mod commits;
mod people;
mod puzzles;
mod rows;
mod schema;
mod sets;
mod sums;
pub mod upkeep;

use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use sqlx::query::Query;
use sqlx::sqlite::{
    SqliteArguments, SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool,
    SqlitePoolOptions, SqliteRow, SqliteSynchronous,
};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Row, Sqlite};
use tokio::sync::{Mutex, mpsc, oneshot};

use rows::{entry, insert_seats, json, seat_row, seats, seats_of, status, written};
use schema::migrate;

use super::{
    Answer, Append, ChatRow, EntryRow, Hash, IdentityRow, Key, ListRow, NewSetRow, ProposalRows,
    PuzzleAnswer, PuzzleRating, SeatRow, SetHead, SetRow, Store, StoreError, TableRow, Tried, now,
};
use crate::ratings::Rated;

/// The page cache of a reader: 128 KiB (SQLite counts KiB below zero). Readers look up few rows, and what is read often
/// stays in the system's memory anyway.
const READER_CACHE: &str = "-128";

/// A store in one SQLite file.
pub struct SqliteStore {
    writer: Arc<Mutex<SqliteConnection>>,
    readers: SqlitePool,
    appends: mpsc::Sender<commits::Waiting>,
}

/// How the file is opened.
#[derive(Debug, Clone, Copy, Default)]
pub struct SqliteOptions {
    /// How long to wait for another process's lock; two seconds if not set.
    pub patience: Option<Duration>,
    /// How large the file may grow, in pages of 4 KiB.
    pub most_pages: Option<u32>,
}

impl SqliteStore {
    /// Opens or creates the file and brings it up to date.
    ///
    /// # Errors
    /// Says in a sentence why the file cannot be used.
    pub async fn open(path: &Path, options: SqliteOptions) -> Result<Self, String> {
        let shown = path.display();
        let connect = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .statement_cache_capacity(100 + commits::MAX_ROWS_IN_STATEMENT)
            // What a statement of many rows would undo if one of them failed is kept in memory, not in a file.
            .pragma("temp_store", "MEMORY")
            // Tables append to their own pages again and again: fewer checkpoints copy each page less often.
            .pragma("wal_autocheckpoint", "4000")
            // In KiB, negative as SQLite wants it: the pages that many tables append to stay in memory.
            .pragma("cache_size", "-16000")
            .busy_timeout(options.patience.unwrap_or(Duration::from_secs(2)))
            .disable_statement_logging();
        let cannot = |error: sqlx::Error| format!("The database {shown} cannot be used: {error}");
        let mut writer = connect.connect().await.map_err(cannot)?;
        migrate(&mut writer)
            .await
            .map_err(|error| format!("The database {shown} cannot be used: {error}"))?;
        if let Some(pages) = options.most_pages {
            limit(&mut writer, pages).await.map_err(cannot)?;
        }
        let readers = SqlitePoolOptions::new()
            .max_connections(4)
            .min_connections(1)
            .connect_with(connect.read_only(true).pragma("cache_size", READER_CACHE))
            .await
            .map_err(cannot)?;
        let writer = Arc::new(Mutex::new(writer));
        let (appends, queue) = mpsc::channel(4096);
        tokio::spawn(commits::write_all(Arc::clone(&writer), queue));
        Ok(Self { writer, readers, appends })
    }

    /// Sets how large the file may grow from now on, in pages of 4 KiB.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn set_most_pages(&self, pages: u32) -> Result<(), StoreError> {
        Ok(limit(&mut *self.writer.lock().await, pages).await?)
    }

    /// Checks the pages of the file and returns what is wrong; `whole` takes longer and finds more.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn check_pages(&self, whole: bool) -> Result<Vec<String>, StoreError> {
        upkeep::check_pages(&mut *self.writer.lock().await, whole).await
    }

    /// Notes that the file has come back from a backup at this time.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn note_restored(&self, at: i64) -> Result<(), StoreError> {
        set_note(&mut *self.writer.lock().await, "restored", at.to_string()).await
    }

    /// Returns the people whose name contains this text, the newest first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn people(&self, name: &str, most: u32) -> Result<Vec<IdentityRow>, StoreError> {
        self.read(sqlx::query(people::NAMED).bind(name).bind(most), people::identity).await
    }

    /// Returns the ids of all tables, the oldest first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn all_tables(&self) -> Result<Vec<String>, StoreError> {
        self.read(sqlx::query("SELECT id FROM tables ORDER BY key"), |row| Ok(row.try_get(0)?)).await
    }

    /// Runs a statement that changes something.
    async fn write(&self, query: Query<'_, Sqlite, SqliteArguments>) -> Result<(), StoreError> {
        query.execute(&mut *self.writer.lock().await).await?;
        Ok(())
    }

    /// Runs a query and reads each of its rows.
    async fn read<T>(
        &self,
        query: Query<'_, Sqlite, SqliteArguments>,
        row: impl Fn(&SqliteRow) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        query.fetch_all(&self.readers).await?.iter().map(row).collect()
    }

    async fn seats(&self, tables: &[Key]) -> Result<HashMap<Key, Vec<SeatRow>>, StoreError> {
        let mut found: HashMap<Key, Vec<SeatRow>> = HashMap::new();
        for chunk in tables.chunks(100) {
            let marks = vec!["?"; chunk.len()].join(",");
            let sql = format!("{} WHERE s.table_key IN ({marks}) ORDER BY s.table_key, s.seat", seats!(""));
            let mut query = sqlx::query(AssertSqlSafe(sql));
            for key in chunk {
                query = query.bind(*key);
            }
            for row in query.fetch_all(&self.readers).await? {
                // A seat that cannot be read is left out; its table has too few then and says so.
                match seat_row(&row) {
                    Ok(seat) => found.entry(row.try_get(0)?).or_default().push(seat),
                    Err(error) => tracing::warn!(%error, "a seat cannot be read"),
                }
            }
        }
        Ok(found)
    }

    async fn list(&self, rows: Vec<SqliteRow>) -> Result<Vec<ListRow>, StoreError> {
        let keys: Vec<Key> = rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
        let seats = self.seats(&keys).await?;
        let read = |row: &SqliteRow| {
            let key: Key = row.try_get(0)?;
            let created: i64 = row.try_get(6)?;
            Ok::<_, StoreError>(ListRow {
                key,
                id: row.try_get(1)?,
                game: row.try_get(2)?,
                status: status(row.try_get(3)?)?,
                terms: json(row.try_get(4)?)?,
                result: row.try_get(5)?,
                number: row.try_get::<Option<i64>, _>(7)?.unwrap_or(0) as u64,
                changed: row.try_get::<Option<i64>, _>(8)?.unwrap_or(created),
                origin: row.try_get::<Option<&str>, _>(9)?.map(json).transpose()?,
                seats: seats.get(&key).into_iter().flatten().map(|seat| seat.holder.clone()).collect(),
            })
        };
        // One damaged row must not hide the others.
        let or_skip =
            |row| read(row).inspect_err(|error| tracing::warn!(%error, "a table cannot be listed")).ok();
        Ok(rows.iter().filter_map(or_skip).collect())
    }
}

/// Columns of a list, with the last entry of each table.
macro_rules! listed {
    ($rest:literal) => {
        concat!(
            "SELECT t.key, t.id, t.game, t.status, t.terms, t.result, t.created, \
             (SELECT MAX(number) FROM entries e WHERE e.table_key = t.key), \
             (SELECT e.at FROM entries e WHERE e.table_key = t.key ORDER BY e.number DESC LIMIT 1), t.origin \
             FROM tables t ",
            $rest
        )
    };
}

impl Store for SqliteStore {
    fn identity(&self, hash: Hash) -> Answer<'_, Option<IdentityRow>> {
        let query = sqlx::query(people::BY_HASH).bind(hash.to_vec());
        async move { Ok(self.read(query, people::identity).await?.pop()) }.boxed()
    }

    fn new_identity(&self, id: String, hash: Hash, name: String, at: i64) -> Answer<'_, IdentityRow> {
        async move {
            let mut writer = self.writer.lock().await;
            let mut transaction = writer.begin().await?;
            let sql = "INSERT INTO identities (id, hash, name, created) VALUES (?, ?, ?, ?) RETURNING key";
            let query = sqlx::query(sql).bind(&id).bind(hash.to_vec()).bind(&name).bind(at);
            let key: Key = query.fetch_one(&mut *transaction).await?.try_get(0)?;
            let sql = "INSERT INTO sessions (hash, identity, created) VALUES (?, ?, ?)";
            sqlx::query(sql).bind(hash.to_vec()).bind(key).bind(at).execute(&mut *transaction).await?;
            transaction.commit().await?;
            Ok(IdentityRow { key, id, name })
        }
        .boxed()
    }

    fn new_session(&self, identity: Key, hash: Hash, at: i64) -> Answer<'_, ()> {
        let sql = "INSERT INTO sessions (hash, identity, created) VALUES (?, ?, ?) ON CONFLICT DO NOTHING";
        self.write(sqlx::query(sql).bind(hash.to_vec()).bind(identity).bind(at)).boxed()
    }

    fn end_sessions(&self, hash: Hash, others: bool) -> Answer<'_, ()> {
        let sql = if others {
            "DELETE FROM sessions WHERE identity = (SELECT identity FROM sessions WHERE hash = ?1) AND hash <> ?1"
        } else {
            "DELETE FROM sessions WHERE hash = ?1"
        };
        self.write(sqlx::query(sql).bind(hash.to_vec())).boxed()
    }

    fn identity_by_id(&self, id: String) -> Answer<'_, Option<IdentityRow>> {
        let query = sqlx::query("SELECT key, id, name FROM identities WHERE id = ?").bind(id);
        async move { Ok(self.read(query, people::identity).await?.pop()) }.boxed()
    }

    fn rename(&self, identity: Key, name: String) -> Answer<'_, ()> {
        let query = sqlx::query("UPDATE identities SET name = ? WHERE key = ?").bind(name).bind(identity);
        self.write(query).boxed()
    }

    fn new_table(&self, table: TableRow) -> Answer<'_, Key> {
        async move {
            let mut writer = self.writer.lock().await;
            let mut transaction = writer.begin().await?;
            let sql = "INSERT INTO tables (id, game, rules, setup, colours, position, origin, terms, public, attended, status, host, \
                       commitment, created, seen, dice) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING key";
            let origin = table.origin.as_ref().map(written).transpose()?;
            let query = sqlx::query(sql).bind(&table.id).bind(&table.game).bind(table.rules);
            let colours = (!table.colours.is_empty()).then(|| written(&table.colours)).transpose()?;
            let query = query.bind(written(&table.setup)?).bind(colours).bind(&table.position).bind(origin);
            let query = query.bind(written(&table.terms)?).bind(table.terms.public).bind(table.attended);
            let query = query.bind(table.status.word()).bind(table.host.0).bind(&table.commitment);
            let query = query.bind(table.created).bind(table.created).bind(written(&table.dice)?);
            let row = query.fetch_one(&mut *transaction).await?;
            let key: Key = row.try_get(0)?;
            insert_seats(&mut transaction, key, &table.seats).await?;
            transaction.commit().await?;
            Ok(key)
        }
        .boxed()
    }

    fn table(&self, id: String) -> Answer<'_, Option<TableRow>> {
        async move {
            let sql = "SELECT t.key, t.game, t.rules, t.setup, t.position, t.origin, t.terms, t.attended, t.status, \
                       t.host, i.id, t.commitment, t.secret, t.result, t.rematch, t.created, t.colours, t.dice \
                       FROM tables t JOIN identities i ON i.key = t.host WHERE t.id = ?";
            let row = sqlx::query(sql).bind(&id).fetch_optional(&self.readers).await?;
            let Some(row) = row else { return Ok(None) };
            let key: Key = row.try_get(0)?;
            let seats = self.seats(&[key]).await?.remove(&key).unwrap_or_default();
            Ok(Some(TableRow {
                key,
                id,
                game: row.try_get(1)?,
                rules: row.try_get(2)?,
                setup: json(row.try_get(3)?)?,
                colours: row.try_get::<Option<&str>, _>(16)?.map(json).transpose()?.unwrap_or_default(),
                position: row.try_get(4)?,
                origin: row.try_get::<Option<&str>, _>(5)?.map(json).transpose()?,
                terms: json(row.try_get(6)?)?,
                attended: row.try_get(7)?,
                status: status(row.try_get(8)?)?,
                host: (row.try_get(9)?, row.try_get(10)?),
                commitment: row.try_get(11)?,
                dice: row.try_get::<Option<&str>, _>(17)?.map(json).transpose()?.unwrap_or_default(),
                secret: row.try_get(12)?,
                result: row.try_get(13)?,
                rematch: row.try_get(14)?,
                created: row.try_get(15)?,
                seats,
            }))
        }
        .boxed()
    }

    fn set_seats(
        &self,
        table: Key,
        before: Vec<SeatRow>,
        seats: Vec<SeatRow>,
        attended: bool,
    ) -> Answer<'_, ()> {
        async move {
            let mut writer = self.writer.lock().await;
            // Nobody else may write between the look and the change.
            let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await?;
            if seats_of(&mut transaction, table).await? != before {
                return Err(StoreError::Conflict);
            }
            let query = sqlx::query("DELETE FROM seats WHERE table_key = ?").bind(table);
            query.execute(&mut *transaction).await?;
            insert_seats(&mut transaction, table, &seats).await?;
            let query =
                sqlx::query("UPDATE tables SET attended = ? WHERE key = ?").bind(attended).bind(table);
            query.execute(&mut *transaction).await?;
            transaction.commit().await?;
            Ok(())
        }
        .boxed()
    }

    fn contribute(
        &self,
        table: Key,
        seat: usize,
        commitment: String,
        contribution: String,
    ) -> Answer<'_, bool> {
        async move {
            let sql = "UPDATE seats SET contribution = ? WHERE table_key = ? AND seat = ? AND contribution IS NULL \
                       AND EXISTS (SELECT 1 FROM tables t WHERE t.key = table_key AND t.commitment = ?)";
            let query = sqlx::query(sql).bind(contribution).bind(table).bind(seat as i64).bind(commitment);
            Ok(query.execute(&mut *self.writer.lock().await).await?.rows_affected() > 0)
        }
        .boxed()
    }

    fn unfinished(&self) -> Answer<'_, Vec<String>> {
        let sql = "SELECT id FROM tables WHERE status IN ('waiting', 'playing', 'paused') ORDER BY key";
        self.read(sqlx::query(sql), |row| Ok(row.try_get(0)?)).boxed()
    }

    fn set_rematch(&self, table: Key, id: String) -> Answer<'_, String> {
        async move {
            let sql = "UPDATE tables SET rematch = COALESCE(rematch, ?) WHERE key = ? RETURNING rematch";
            let query = sqlx::query(sql).bind(id).bind(table);
            Ok(query.fetch_one(&mut *self.writer.lock().await).await?.try_get(0)?)
        }
        .boxed()
    }

    fn append(&self, append: Append) -> Answer<'_, ()> {
        async move {
            let (done, kept) = oneshot::channel();
            let gone = || StoreError::Other("the writer of the database has stopped".into());
            self.appends.send((append, done)).await.map_err(|_| gone())?;
            kept.await.map_err(|_| gone())?
        }
        .boxed()
    }

    fn entries_up_to(&self, table: Key, after: u64, most: u32) -> Answer<'_, Vec<EntryRow>> {
        let sql = "SELECT number, kind, seat, text, draw, client, at, sum FROM entries \
                   WHERE table_key = ? AND number > ? ORDER BY number LIMIT ?";
        let after = i64::try_from(after).unwrap_or(i64::MAX);
        self.read(sqlx::query(sql).bind(table).bind(after).bind(most), move |row| entry(table, row)).boxed()
    }

    fn lobby(&self, game: Option<String>, since: i64, most: u32) -> Answer<'_, Vec<ListRow>> {
        async move {
            let sql = listed!(
                "WHERE t.public AND t.status IN ('waiting', 'playing', 'paused') AND (? IS NULL OR t.game = ?) \
                 AND (t.status <> 'waiting' OR t.seen >= ?) ORDER BY t.status = 'waiting' DESC, t.key DESC LIMIT ?"
            );
            let query = sqlx::query(sql).bind(&game).bind(&game).bind(since).bind(most);
            self.list(query.fetch_all(&self.readers).await?).await
        }
        .boxed()
    }

    fn seen(&self, table: Key, at: i64) -> Answer<'_, ()> {
        self.write(sqlx::query("UPDATE tables SET seen = ? WHERE key = ?").bind(at).bind(table)).boxed()
    }

    fn forsaken(&self, since: i64) -> Answer<'_, Vec<String>> {
        let query = sqlx::query("SELECT id FROM tables WHERE status = 'waiting' AND seen < ?").bind(since);
        self.read(query, |row| Ok(row.try_get(0)?)).boxed()
    }

    fn remove(&self, id: String, since: i64) -> Answer<'_, bool> {
        async move {
            let mut writer = self.writer.lock().await;
            let mut transaction = writer.begin().await?;
            let sql = "SELECT key FROM tables WHERE id = ? AND status = 'waiting' AND seen < ?";
            let row = sqlx::query(sql).bind(&id).bind(since).fetch_optional(&mut *transaction).await?;
            let Some(row) = row else { return Ok(false) };
            let key: Key = row.try_get(0)?;
            for sql in [
                "DELETE FROM seats WHERE table_key = ?",
                "DELETE FROM entries WHERE table_key = ?",
                "DELETE FROM chat WHERE table_key = ?",
                "DELETE FROM proposals WHERE table_key = ?",
                "DELETE FROM mutes WHERE table_key = ?",
                "DELETE FROM forgotten WHERE table_key = ?",
                "DELETE FROM bans WHERE table_key = ?",
                "DELETE FROM tables WHERE key = ?",
            ] {
                sqlx::query(sql).bind(key).execute(&mut *transaction).await?;
            }
            // A later request for that rematch makes a new table.
            let query = sqlx::query("UPDATE tables SET rematch = NULL WHERE rematch = ?").bind(&id);
            query.execute(&mut *transaction).await?;
            transaction.commit().await?;
            Ok(true)
        }
        .boxed()
    }

    fn set_proposals(&self, table: Key, proposals: ProposalRows) -> Answer<'_, ()> {
        async move {
            let query = if proposals.open.is_empty() {
                sqlx::query("DELETE FROM proposals WHERE table_key = ?").bind(table)
            } else {
                let sql = "INSERT INTO proposals (table_key, position, open) VALUES (?, ?, ?) \
                           ON CONFLICT (table_key) DO UPDATE SET position = excluded.position, open = excluded.open";
                sqlx::query(sql).bind(table).bind(proposals.position as i64).bind(written(&proposals.open)?)
            };
            self.write(query).await
        }
        .boxed()
    }

    fn proposals(&self, table: Key) -> Answer<'_, ProposalRows> {
        let query = sqlx::query("SELECT position, open FROM proposals WHERE table_key = ?").bind(table);
        let proposals = |row: &SqliteRow| {
            Ok(ProposalRows { position: row.try_get::<i64, _>(0)? as u64, open: json(row.try_get(1)?)? })
        };
        async move { Ok(self.read(query, proposals).await?.pop().unwrap_or_default()) }.boxed()
    }

    fn mute(&self, table: Key, identity: Key, who: String, on: bool) -> Answer<'_, ()> {
        let sql = if on {
            "INSERT INTO mutes (table_key, identity, who) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
        } else {
            "DELETE FROM mutes WHERE table_key = ? AND identity = ? AND who = ?"
        };
        self.write(sqlx::query(sql).bind(table).bind(identity).bind(who)).boxed()
    }

    fn mutes(&self, table: Key) -> Answer<'_, Vec<(Key, String)>> {
        let query = sqlx::query("SELECT identity, who FROM mutes WHERE table_key = ?").bind(table);
        self.read(query, |row| Ok((row.try_get(0)?, row.try_get(1)?))).boxed()
    }

    fn history(&self, identity: Key, before: Key, most: u32) -> Answer<'_, Vec<(ListRow, Vec<usize>)>> {
        async move {
            let sql = listed!(
                "WHERE t.key < ? AND t.key IN (SELECT s.table_key FROM seats s WHERE s.identity = ?) \
                 AND t.key NOT IN (SELECT f.table_key FROM forgotten f WHERE f.identity = ?) \
                 ORDER BY t.key DESC LIMIT ?"
            );
            let query = sqlx::query(sql).bind(before).bind(identity).bind(identity).bind(most);
            let rows = query.fetch_all(&self.readers).await?;
            let with_seats = |row: ListRow| {
                let seats = (0..row.seats.len()).filter(|seat| row.seats[*seat].is(identity)).collect();
                (row, seats)
            };
            Ok(self.list(rows).await?.into_iter().map(with_seats).collect())
        }
        .boxed()
    }

    fn forget(&self, identity: Key, id: Option<String>) -> Answer<'_, u64> {
        async move {
            let sql = "INSERT INTO forgotten (identity, table_key) SELECT ?, t.key FROM tables t \
                       WHERE t.key IN (SELECT s.table_key FROM seats s WHERE s.identity = ?) \
                       AND (t.id = ? OR ? IS NULL AND t.status IN ('over', 'abandoned')) ON CONFLICT DO NOTHING";
            let query = sqlx::query(sql).bind(identity).bind(identity).bind(&id).bind(&id);
            Ok(query.execute(&mut *self.writer.lock().await).await?.rows_affected())
        }
        .boxed()
    }

    fn learn(&self, identity: Key, items: Vec<String>) -> Answer<'_, Vec<String>> {
        async move { people::learn(&mut *self.writer.lock().await, identity, &items).await }.boxed()
    }

    fn unlearn(&self, identity: Key) -> Answer<'_, ()> {
        self.write(sqlx::query("DELETE FROM progress WHERE identity = ?").bind(identity)).boxed()
    }

    fn attended(&self) -> Answer<'_, Vec<String>> {
        let query = sqlx::query("SELECT id FROM tables WHERE attended AND status = 'playing'");
        self.read(query, |row| Ok(row.try_get(0)?)).boxed()
    }

    fn set_ban(&self, table: Key, identity: Key, at: Option<i64>) -> Answer<'_, bool> {
        async move { people::set_ban(&mut *self.writer.lock().await, table, identity, at).await }.boxed()
    }

    fn bans(&self, table: Key) -> Answer<'_, Vec<IdentityRow>> {
        self.read(sqlx::query(people::BANNED).bind(table), people::identity).boxed()
    }

    fn say(&self, table: Key, line: ChatRow) -> Answer<'_, bool> {
        let sql = "INSERT INTO chat (table_key, line, who, name, seat, text, at, client) \
                   VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_key, client) DO NOTHING";
        let query = sqlx::query(sql).bind(table).bind(line.line as i64).bind(line.who).bind(line.name);
        let query = query.bind(line.seat).bind(line.text).bind(line.at).bind(line.client);
        async move { Ok(query.execute(&mut *self.writer.lock().await).await?.rows_affected() == 1) }.boxed()
    }

    fn chat(&self, table: Key, most: u32) -> Answer<'_, Vec<ChatRow>> {
        let sql = "SELECT * FROM (SELECT line, who, name, seat, text, at, client FROM chat WHERE table_key = ? \
                   ORDER BY line DESC LIMIT ?) ORDER BY line";
        let line = |row: &SqliteRow| {
            Ok(ChatRow {
                line: row.try_get::<i64, _>(0)? as u64,
                who: row.try_get(1)?,
                name: row.try_get(2)?,
                seat: row.try_get(3)?,
                text: row.try_get(4)?,
                at: row.try_get(5)?,
                client: row.try_get(6)?,
            })
        };
        self.read(sqlx::query(sql).bind(table).bind(most), line).boxed()
    }

    fn keep_analysis(&self, table: Key, version: u32, text: String) -> Answer<'_, ()> {
        let sql = "INSERT INTO analyses (table_key, version, text) VALUES (?, ?, ?) \
                   ON CONFLICT (table_key) DO UPDATE SET version = excluded.version, text = excluded.text";
        self.write(sqlx::query(sql).bind(table).bind(version).bind(text)).boxed()
    }

    fn analysis(&self, table: Key, version: u32) -> Answer<'_, Option<String>> {
        let sql = "SELECT text FROM analyses WHERE table_key = ? AND version = ?";
        let query = sqlx::query(sql).bind(table).bind(version);
        async move { Ok(self.read(query, |row| Ok(row.try_get(0)?)).await?.pop()) }.boxed()
    }

    fn new_set(&self, set: NewSetRow, most: u32) -> Answer<'_, bool> {
        async move { sets::insert(&mut *self.writer.lock().await, &set, most).await }.boxed()
    }

    fn replace_set(&self, set: NewSetRow, version: u32) -> Answer<'_, bool> {
        async move { sets::replace(&mut *self.writer.lock().await, &set, version).await }.boxed()
    }

    fn set(&self, id: String) -> Answer<'_, Option<SetRow>> {
        async move { Ok(self.read(sqlx::query(sets::BY_ID).bind(id), sets::set).await?.pop()) }.boxed()
    }

    fn sets(&self, author: Key) -> Answer<'_, Vec<SetHead>> {
        self.read(sqlx::query(sets::OF_AUTHOR).bind(author), sets::head).boxed()
    }

    fn all_sets(&self) -> Answer<'_, Vec<SetHead>> {
        self.read(sqlx::query(sets::ALL), sets::head).boxed()
    }

    fn remove_set(&self, id: String, author: Option<Key>) -> Answer<'_, bool> {
        async move { sets::remove(&mut *self.writer.lock().await, &id, author).await }.boxed()
    }

    fn answer_puzzle(&self, answer: PuzzleAnswer) -> Answer<'_, Tried> {
        async move { puzzles::count(&mut *self.writer.lock().await, &answer).await }.boxed()
    }

    fn puzzle_ratings(&self, game: String) -> Answer<'_, Vec<PuzzleRating>> {
        self.read(sqlx::query(puzzles::RATINGS).bind(game), puzzles::rating).boxed()
    }

    fn solver(&self, identity: Key, game: String) -> Answer<'_, Option<Rated>> {
        let query = sqlx::query(puzzles::SOLVER).bind(game).bind(identity);
        async move { Ok(self.read(query, puzzles::rating).await?.pop().map(|found| found.rated)) }.boxed()
    }

    fn puzzle_answers(&self, identity: Key, game: String) -> Answer<'_, Vec<(String, bool)>> {
        self.read(sqlx::query(puzzles::ANSWERS).bind(identity).bind(game), puzzles::answer).boxed()
    }

    fn forget_puzzles(&self, identity: Key, game: Option<String>) -> Answer<'_, ()> {
        async move { puzzles::forget(&mut *self.writer.lock().await, identity, game.as_deref()).await }
            .boxed()
    }

    fn note(&self, name: &'static str, value: String) -> Answer<'_, String> {
        async move {
            let mut writer = self.writer.lock().await;
            let sql = "INSERT INTO notes (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING";
            sqlx::query(sql).bind(name).bind(value).execute(&mut *writer).await?;
            let query = sqlx::query("SELECT value FROM notes WHERE name = ?").bind(name);
            Ok(query.fetch_one(&mut *writer).await?.try_get(0)?)
        }
        .boxed()
    }

    fn alive(&self, at: i64) -> Answer<'_, i64> {
        async move {
            let mut writer = self.writer.lock().await;
            let query = sqlx::query("SELECT value FROM notes WHERE name = 'alive'");
            let row = query.fetch_optional(&mut *writer).await?;
            set_note(&mut writer, "alive", at.to_string()).await?;
            let before = row.and_then(|row| row.try_get::<&str, _>(0).ok()?.parse().ok());
            Ok(before.unwrap_or(at))
        }
        .boxed()
    }

    fn ready(&self) -> Answer<'_, ()> {
        async move { set_note(&mut *self.writer.lock().await, "ready", now().to_string()).await }.boxed()
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        async move {
            self.readers.close().await;
            // The writing task releases the connection only between two commits.
            let mut writer = self.writer.lock().await;
            if let Err(error) = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut *writer).await {
                tracing::warn!(%error, "the log of the database was not folded in");
            }
        }
        .boxed()
    }
}

async fn set_note(writer: &mut SqliteConnection, name: &str, value: String) -> Result<(), StoreError> {
    let sql = "INSERT INTO notes (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value";
    sqlx::query(sql).bind(name).bind(value).execute(writer).await?;
    Ok(())
}

async fn limit(writer: &mut SqliteConnection, pages: u32) -> Result<(), sqlx::Error> {
    sqlx::query(AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"))).fetch_all(writer).await.map(|_| ())
}
