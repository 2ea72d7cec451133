//! The row of a table: everything about it that does not stand in its log.

use hexapod_core::GameInfo;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::dice::{DiceRow, NewDice};
use crate::terms::{Status, Terms};

/// The key of a row in a store; never shown to anybody.
pub type Key = i64;

/// The hash of a secret.
pub type Hash = [u8; 32];

/// The seats and options a table was made with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetupRow {
    /// The number of seats.
    pub seats: usize,
    /// Options that differ from their defaults.
    pub options: serde_json::Map<String, serde_json::Value>,
    /// The text of its own data file, instead of the standard one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub data: Option<String>,
    /// Where that data file comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub set: Option<TableSet>,
}

/// The data file of a table: the table has its own copy, whatever becomes of the set.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct TableSet {
    /// The set's id; nothing if the file came with a record.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub id: Option<String>,
    /// What its author called it then; empty if the file came with a record.
    pub title: String,
    /// The author's name then; empty if the file came with a record.
    pub author: String,
    /// The version of the set that was copied.
    pub version: u32,
}

impl TableSet {
    /// Returns the source of a data file that came with a record.
    pub fn of_record() -> Self {
        Self { id: None, title: String::new(), author: String::new(), version: 0 }
    }
}

/// Where a table's first position comes from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    /// The table, if it was one of this server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub table: Option<String>,
    /// After how many of its steps.
    pub step: u64,
}

impl Origin {
    /// Returns whether it is a file, of which nobody here knows how it came about.
    pub fn is_file(&self) -> bool {
        self.table.is_none()
    }
}

/// A table without its log.
#[derive(Debug, Clone, PartialEq)]
pub struct TableRow {
    /// The key; 0 before it is stored.
    pub key: Key,
    /// The id in links.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The version of the rules.
    pub rules: u32,
    /// Seats and options.
    pub setup: SetupRow,
    /// The colours in which its parties are shown, in the order of the game's card; empty: the usual ones.
    pub colours: Vec<String>,
    /// The position document it begins from, unless from the start.
    pub position: Option<String>,
    /// Where that comes from.
    pub origin: Option<Origin>,
    /// What people chose about it.
    pub terms: Terms,
    /// Whether it needs the server while no client is connected: it has a clock or a bot.
    pub attended: bool,
    /// How far it has come.
    pub status: Status,
    /// The key and public id of the identity that created it.
    pub host: (Key, String),
    /// The commitment to the secret of its dice, in their present epoch.
    pub commitment: String,
    /// The rest about its dice.
    pub dice: DiceRow,
    /// The secret of the present epoch, once it may be known.
    pub secret: Option<String>,
    /// The result in one line, with the seats that resigned.
    pub result: Option<String>,
    /// The id of the rematch.
    pub rematch: Option<String>,
    /// When it was created, in milliseconds since 1970.
    pub created: i64,
    /// The seats, in order.
    pub seats: Vec<SeatRow>,
}

impl TableRow {
    /// Returns the row of a new table with default options and terms that is not stored yet.
    pub fn new(game: &GameInfo, seats: Vec<SeatRow>) -> Self {
        Self {
            key: 0,
            id: String::new(),
            rules: game.newest(),
            game: game.id.to_owned(),
            setup: SetupRow { seats: seats.len(), options: serde_json::Map::new(), data: None, set: None },
            colours: Vec::new(),
            position: None,
            origin: None,
            terms: Terms::default(),
            attended: false,
            status: Status::Waiting,
            host: (0, String::new()),
            commitment: String::new(),
            dice: DiceRow::default(),
            secret: None,
            result: None,
            rematch: None,
            created: 0,
            seats,
        }
    }
}

/// A seat as it is stored.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SeatRow {
    /// Who sits there.
    pub holder: Holder,
    /// What the seat added to the dice in their present epoch.
    pub contribution: Option<String>,
    /// The hash of the token that takes the seat over.
    pub token: Option<Hash>,
    /// Whether its person has come by the join link: when they leave, the seat is for the link again.
    pub by_link: bool,
}

/// Who sits in a seat.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Holder {
    /// Free; anybody may join.
    #[default]
    Open,
    /// Free; the join link is needed to join.
    Link,
    /// A person.
    Person {
        /// The key of the identity.
        identity: Key,
        /// Its public id.
        id: String,
        /// The name.
        name: String,
        /// Whether the seat shares a screen with another.
        local: bool,
    },
    /// A bot of this level.
    Bot(u8),
}

impl Holder {
    /// Returns the names of the people and bots in these seats; nothing where a seat is free.
    pub fn names<'a>(seats: impl Iterator<Item = &'a Self>) -> Vec<Option<String>> {
        let seats: Vec<_> = seats.collect();
        let levels: Vec<_> = seats.iter().map(|seat| seat.level()).collect();
        let name = |(seat, bot): (&&Self, Option<String>)| match seat {
            Self::Open | Self::Link => None,
            Self::Person { name, .. } => Some(name.clone()),
            Self::Bot(_) => Some(bot.unwrap_or_else(|| "bot".to_owned())),
        };
        seats.iter().zip(hexapod_catalog::bot_names(&levels)).map(name).collect()
    }

    fn level(&self) -> Option<u8> {
        match self {
            Self::Bot(level) => Some(*level),
            Self::Open | Self::Link | Self::Person { .. } => None,
        }
    }

    /// Returns whether the identity with this key holds the seat.
    pub fn is(&self, key: Key) -> bool {
        matches!(self, Self::Person { identity, .. } if *identity == key)
    }
}

/// What changes in a table's row, in the same transaction as the entries, when it starts, pauses or ends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RowChange {
    /// How far it has come.
    pub status: Status,
    /// The secret of the dice, once it may be known.
    pub secret: Option<String>,
    /// The result in one line.
    pub result: Option<String>,
    /// The contributions of the seats, when the game or an epoch of its dice begins.
    pub contributions: Option<Vec<String>>,
    /// A new epoch of the dice; what the seats had contributed is void.
    pub dice: Option<NewDice>,
    /// Whether it needs the server while no client is connected.
    pub attended: bool,
}
