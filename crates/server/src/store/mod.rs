//! Where tables are kept. The stored log is the truth: what is in it happened, what is not did not.
//!
//! The trait has one test suite (`tests/store.rs`), which every implementation passes.

pub mod sqlite;

use futures_util::future::BoxFuture;
pub use hexapod_table::{
    DiceRow, EntryRow, Hash, Holder, Key, NewDice, PastEpoch, RowChange, SeatRow, SetupRow, TableRow,
};
use hexapod_table::{Origin, Proposal, Status, Terms};

use crate::ratings::Rated;
pub(crate) use crate::steady::now;

/// Why the store did not do something.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// Another process wrote this number first.
    #[error("another entry has this number")]
    Conflict,
    /// There is no room left.
    #[error("the disk is full")]
    Full,
    /// The database is locked by another process.
    #[error("the database is locked")]
    Busy,
    /// What is stored has been changed by something else than this program; the sentence says what.
    #[error("{0}")]
    Damaged(String),
    /// Anything else; the text is for the log.
    #[error("{0}")]
    Other(String),
}

impl StoreError {
    /// Returns a code and an honest sentence for the person whose step was not kept.
    pub fn said(&self) -> (&'static str, &'static str) {
        match self {
            Self::Conflict => ("table-changed", "Another change came first; look at the table again."),
            Self::Full => (
                "no-room",
                "The server's disk is full, so your step could not be kept and has not been played. Try again later.",
            ),
            Self::Busy => (
                "busy",
                "The server's database is busy, so your step could not be kept and has not been played. Try again in a moment.",
            ),
            Self::Damaged(_) => (
                "damaged",
                "A part of the server's database is damaged, so this cannot be read. The host can restore a backup.",
            ),
            Self::Other(_) => (
                "not-kept",
                "Something is wrong with the server's database, so your step could not be kept and has not been played. Try again later.",
            ),
        }
    }
}

/// What a store answers.
pub type Answer<'a, T> = BoxFuture<'a, Result<T, StoreError>>;

/// Who a browser is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IdentityRow {
    /// The key.
    pub key: Key,
    /// The public id.
    pub id: String,
    /// The name.
    pub name: String,
}

/// Entries to write, and what changes in the table's row with them, all or nothing.
#[derive(Debug, Clone, PartialEq)]
pub struct Append {
    /// The table.
    pub table: Key,
    /// The entries, with rising numbers.
    pub entries: Vec<EntryRow>,
    /// What changes in the row.
    pub change: Option<RowChange>,
}

/// A table in a list.
#[derive(Debug, Clone, PartialEq)]
pub struct ListRow {
    /// The key, which orders lists.
    pub key: Key,
    /// The id in links.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// How far it has come.
    pub status: Status,
    /// What people chose about it.
    pub terms: Terms,
    /// The result in one line.
    pub result: Option<String>,
    /// The number of its last entry.
    pub number: u64,
    /// When that was written, or the table created.
    pub changed: i64,
    /// Where its first position comes from, unless from the start.
    pub origin: Option<Origin>,
    /// Who sits in the seats.
    pub seats: Vec<Holder>,
}

/// A line of chat as it is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChatRow {
    /// Its number.
    pub line: u64,
    /// The public id of the speaker.
    pub who: String,
    /// The name.
    pub name: String,
    /// The seat, if any.
    pub seat: Option<String>,
    /// What was said.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The message that it came with: the identity's key and the client's own id.
    pub client: Option<String>,
}

/// The open proposals of a table.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ProposalRows {
    /// The number of the last entry that had changed the position.
    pub position: u64,
    /// The proposals.
    pub open: Vec<Proposal<String>>,
}

/// A set without its data.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SetHead {
    /// The id in links.
    pub id: String,
    /// The key of the author's identity.
    pub author: Key,
    /// The author's public id.
    pub author_id: String,
    /// The author's name now.
    pub author_name: String,
    /// The game's id.
    pub game: String,
    /// The version of the rules it was checked with.
    pub rules: u32,
    /// What people call it.
    pub title: String,
    /// The size of its data file.
    pub bytes: usize,
    /// Counts from 1, one more with each change.
    pub version: u32,
    /// When it was changed, in milliseconds since 1970.
    pub changed: i64,
}

/// A set: a data file that its author keeps.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SetRow {
    /// Everything but the data.
    pub head: SetHead,
    /// The data file.
    pub data: String,
}

/// A set to be written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewSetRow {
    /// The id in links.
    pub id: String,
    /// The key of the author's identity.
    pub author: Key,
    /// The game's id.
    pub game: String,
    /// The version of the rules it was checked with.
    pub rules: u32,
    /// What people call it.
    pub title: String,
    /// The data file.
    pub data: String,
    /// When it was changed, in milliseconds since 1970.
    pub changed: i64,
}

/// The rating of one puzzle.
#[derive(Debug, Clone, PartialEq)]
pub struct PuzzleRating {
    /// The puzzle; empty for the rating of a solver.
    pub puzzle: String,
    /// Its rating.
    pub rated: Rated,
}

/// An answer to a puzzle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PuzzleAnswer {
    /// The key of the solver's identity.
    pub identity: Key,
    /// The game's id.
    pub game: String,
    /// The puzzle.
    pub puzzle: String,
    /// The rating that searches gave it.
    pub grade: u32,
    /// Whether the answer is right.
    pub is_right: bool,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// What an answer to a puzzle has changed.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Tried {
    /// Whether it was the first answer of this person.
    pub counted: bool,
    /// The solver's rating before it.
    pub before: Rated,
    /// The solver's rating now.
    pub solver: Rated,
    /// The puzzle's rating now.
    pub puzzle: Rated,
}

/// The key under which the bans of the whole server stand: no table has it.
pub const WHOLE_SERVER: Key = 0;

/// Where tables are kept.
pub trait Store: Send + Sync + 'static {
    /// Returns the identity whose secret has this hash.
    fn identity(&self, hash: Hash) -> Answer<'_, Option<IdentityRow>>;
    /// Makes an identity.
    fn new_identity(&self, id: String, hash: Hash, name: String, at: i64) -> Answer<'_, IdentityRow>;
    /// Lets an identity be known by one more secret.
    fn new_session(&self, identity: Key, hash: Hash, at: i64) -> Answer<'_, ()>;
    /// Voids the secret with this hash; all secrets of its identity but that one if `others`.
    fn end_sessions(&self, hash: Hash, others: bool) -> Answer<'_, ()>;
    /// Returns an identity by its public id.
    fn identity_by_id(&self, id: String) -> Answer<'_, Option<IdentityRow>>;
    /// Changes the name of an identity.
    fn rename(&self, identity: Key, name: String) -> Answer<'_, ()>;

    /// Makes a table and returns its key.
    fn new_table(&self, table: TableRow) -> Answer<'_, Key>;
    /// Returns a table by its id.
    fn table(&self, id: String) -> Answer<'_, Option<TableRow>>;
    /// Replaces the seats of a table if they are still those, and whether it needs the server while no client is connected.
    /// If they have changed, that is a conflict.
    fn set_seats(
        &self,
        table: Key,
        before: Vec<SeatRow>,
        seats: Vec<SeatRow>,
        attended: bool,
    ) -> Answer<'_, ()>;
    /// Notes what a seat adds to the dice with this commitment, unless it has contributed; returns whether it was noted.
    fn contribute(
        &self,
        table: Key,
        seat: usize,
        commitment: String,
        contribution: String,
    ) -> Answer<'_, bool>;
    /// Returns the ids of all tables whose game is not over, the oldest first.
    fn unfinished(&self) -> Answer<'_, Vec<String>>;
    /// Notes the rematch, unless there is one, and returns the one there is.
    fn set_rematch(&self, table: Key, id: String) -> Answer<'_, String>;

    /// Writes entries: all of them are kept when this returns, or none.
    fn append(&self, append: Append) -> Answer<'_, ()>;
    /// Returns the entries after number `after`, in order.
    fn entries(&self, table: Key, after: u64) -> Answer<'_, Vec<EntryRow>> {
        self.entries_up_to(table, after, u32::MAX)
    }
    /// Returns at most this many entries after number `after`, in order.
    fn entries_up_to(&self, table: Key, after: u64, most: u32) -> Answer<'_, Vec<EntryRow>>;

    /// Returns public tables that wait or play, those waiting first, then the newest first. Those waiting are listed only
    /// if one of their people was connected since `since`.
    fn lobby(&self, game: Option<String>, since: i64, most: u32) -> Answer<'_, Vec<ListRow>>;
    /// Notes that a seated person was connected.
    fn seen(&self, table: Key, at: i64) -> Answer<'_, ()>;
    /// Returns the ids of waiting tables whose people were not connected since `since`.
    fn forsaken(&self, since: i64) -> Answer<'_, Vec<String>>;
    /// Removes a table if it still waits and its people were not connected since `since`. Returns whether it did.
    fn remove(&self, id: String, since: i64) -> Answer<'_, bool>;
    /// Returns the tables of an identity with a key below `before`, the newest first, with the seats it holds.
    fn history(&self, identity: Key, before: Key, most: u32) -> Answer<'_, Vec<(ListRow, Vec<usize>)>>;
    /// Takes a table off the list of an identity that sits there; all finished ones if none is named. Returns how many.
    fn forget(&self, identity: Key, id: Option<String>) -> Answer<'_, u64>;
    /// Notes what an identity has learnt, beside what was noted before, and returns all of it in order.
    fn learn(&self, identity: Key, items: Vec<String>) -> Answer<'_, Vec<String>>;
    /// Forgets what an identity has learnt.
    fn unlearn(&self, identity: Key) -> Answer<'_, ()>;
    /// Returns the ids of tables in play that need the server while no client is connected.
    fn attended(&self) -> Answer<'_, Vec<String>>;

    /// Notes what is proposed at a table, in place of what was noted before.
    fn set_proposals(&self, table: Key, proposals: ProposalRows) -> Answer<'_, ()>;
    /// Returns what is proposed at a table.
    fn proposals(&self, table: Key) -> Answer<'_, ProposalRows>;
    /// Notes whether an identity has muted a person, by public id, at a table.
    fn mute(&self, table: Key, identity: Key, who: String, on: bool) -> Answer<'_, ()>;
    /// Returns the mutes of a table: the listener's key and the muted public id.
    fn mutes(&self, table: Key) -> Answer<'_, Vec<(Key, String)>>;

    /// Bans an identity from a table (from the server with key 0) at this time, or lifts its ban. Returns whether that
    /// changed anything.
    fn set_ban(&self, table: Key, identity: Key, at: Option<i64>) -> Answer<'_, bool>;
    /// Returns who is banned from a table; from the server with key 0.
    fn bans(&self, table: Key) -> Answer<'_, Vec<IdentityRow>>;

    /// Writes a line of chat, unless its message has written one already; returns whether it did.
    fn say(&self, table: Key, line: ChatRow) -> Answer<'_, bool>;
    /// Returns the last lines of chat, the oldest first.
    fn chat(&self, table: Key, most: u32) -> Answer<'_, Vec<ChatRow>>;

    /// Keeps the analysis of a finished table, in place of an older one.
    fn keep_analysis(&self, table: Key, version: u32, text: String) -> Answer<'_, ()>;
    /// Returns the analysis of a table, if it is of this version.
    fn analysis(&self, table: Key, version: u32) -> Answer<'_, Option<String>>;

    /// Keeps a new set unless its author has `most` already; returns whether it did.
    fn new_set(&self, set: NewSetRow, most: u32) -> Answer<'_, bool>;
    /// Replaces a set of its author if it still has this version; returns whether it did.
    fn replace_set(&self, set: NewSetRow, version: u32) -> Answer<'_, bool>;
    /// Returns a set by its id.
    fn set(&self, id: String) -> Answer<'_, Option<SetRow>>;
    /// Returns the sets of an identity, the newest first.
    fn sets(&self, author: Key) -> Answer<'_, Vec<SetHead>>;
    /// Returns all sets, the newest first.
    fn all_sets(&self) -> Answer<'_, Vec<SetHead>>;
    /// Removes a set; only of this author, if one is named. Returns whether it did.
    fn remove_set(&self, id: String, author: Option<Key>) -> Answer<'_, bool>;

    /// Counts an answer to a puzzle, unless this person has answered it before.
    fn answer_puzzle(&self, answer: PuzzleAnswer) -> Answer<'_, Tried>;
    /// Returns the ratings of those puzzles of a game that people have answered.
    fn puzzle_ratings(&self, game: String) -> Answer<'_, Vec<PuzzleRating>>;
    /// Returns the rating of a solver of a game's puzzles.
    fn solver(&self, identity: Key, game: String) -> Answer<'_, Option<Rated>>;
    /// Returns which puzzles of a game a person has answered, and whether right.
    fn puzzle_answers(&self, identity: Key, game: String) -> Answer<'_, Vec<(String, bool)>>;
    /// Forgets a person's answers and ratings; of one game, if it is named.
    fn forget_puzzles(&self, identity: Key, game: Option<String>) -> Answer<'_, ()>;

    /// Notes a fact about the whole store, unless it is there, and returns the one that is.
    fn note(&self, name: &'static str, value: String) -> Answer<'_, String>;
    /// Notes that the server runs at this time and returns when it was last noted before; this time if never.
    fn alive(&self, at: i64) -> Answer<'_, i64>;
    /// Checks that the store can write now.
    fn ready(&self) -> Answer<'_, ()>;
    /// Finishes what was begun and closes the file.
    fn close(&self) -> BoxFuture<'_, ()>;
}
