//! The log of a table: numbered entries, and the columns in which a store keeps them.

use std::borrow::Cow;

use hexapod_core::{Seat, SeatNames};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One entry of a table's log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Its number, from 1.
    pub number: u64,
    /// What it is.
    pub what: What,
    /// The message that caused it: the identity's key and the client's own id.
    pub client: Option<String>,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// What an entry of the log is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum What {
    /// A step.
    Step {
        /// The seat that acted; nothing for chance.
        seat: Option<Seat>,
        /// The step in notation.
        text: String,
        /// The counter of a verifiable draw.
        draw: Option<u64>,
        /// Whether it continues the input of the step before it: one undo takes back a whole input.
        continues: bool,
    },
    /// Steps taken back until `to` remained.
    Undo {
        /// How many steps remained.
        to: usize,
        /// The seat that asked.
        seat: Seat,
    },
    /// Something else.
    Fact(Fact),
}

/// Something about the table that is no step. `S` is how a seat is named: in stored rows and in messages by its name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "fact", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(concrete(S = String))]
pub enum Fact<S = Seat> {
    /// The game began.
    Started,
    /// A seat resigned; a bot plays on for it.
    Resigned {
        /// Which.
        seat: S,
    },
    /// A seat's time ran out.
    TimedOut {
        /// Which.
        seat: S,
    },
    /// A bot plays for a seat now.
    StandIn {
        /// Which.
        seat: S,
        /// 1 (weakest) to 5.
        level: u8,
    },
    /// The person of a seat plays again.
    Returned {
        /// Which.
        seat: S,
    },
    /// A seat was taken over by another browser of its owner.
    Claimed {
        /// Which.
        seat: S,
    },
    /// Everybody agreed to a pause.
    Paused,
    /// The pause is over.
    Resumed,
    /// Everybody agreed to end without a result.
    Abandoned,
    /// The server was down while a clock ran; this time is not charged.
    Downtime {
        /// Milliseconds.
        ms: u64,
    },
    /// The server's database was restored from a backup: the dice begin a new epoch and wait for contributions.
    NewDice {
        /// The number of the epoch.
        epoch: u32,
    },
    /// Everybody has contributed to the new epoch: the dice roll again.
    DiceReady {
        /// The number of the epoch.
        epoch: u32,
    },
}

impl<S> Fact<S> {
    fn with_seat<T, E>(self, convert: impl FnOnce(S) -> Result<T, E>) -> Result<Fact<T>, E> {
        Ok(match self {
            Self::Started => Fact::Started,
            Self::Resigned { seat } => Fact::Resigned { seat: convert(seat)? },
            Self::TimedOut { seat } => Fact::TimedOut { seat: convert(seat)? },
            Self::StandIn { seat, level } => Fact::StandIn { seat: convert(seat)?, level },
            Self::Returned { seat } => Fact::Returned { seat: convert(seat)? },
            Self::Claimed { seat } => Fact::Claimed { seat: convert(seat)? },
            Self::Paused => Fact::Paused,
            Self::Resumed => Fact::Resumed,
            Self::Abandoned => Fact::Abandoned,
            Self::Downtime { ms } => Fact::Downtime { ms },
            Self::NewDice { epoch } => Fact::NewDice { epoch },
            Self::DiceReady { epoch } => Fact::DiceReady { epoch },
        })
    }
}

impl Fact {
    /// Returns the fact with the name of its seat.
    pub fn named(&self, names: &SeatNames) -> Fact<String> {
        let named = self.clone().with_seat(|seat| Ok::<_, std::convert::Infallible>(names.name(seat).into()));
        named.unwrap_or_else(|never| match never {})
    }
}

/// Why a stored log cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LogError {
    /// A seat that this table does not have.
    #[error("Entry {number} of the log names the seat `{seat}`, which this table does not have.")]
    NoSuchSeat {
        /// The entry.
        number: u64,
        /// The name or index in the row.
        seat: String,
    },
    /// Anything else that cannot be read.
    #[error("Entry {number} of the log cannot be read: {why}")]
    Unreadable {
        /// The entry.
        number: u64,
        /// What is wrong.
        why: String,
    },
}

/// An entry in the columns of a store.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EntryRow {
    /// Its number, from 1.
    pub number: u64,
    /// `step`, `more` (a step that continues the input of the step before it), `undo` or `fact`.
    pub kind: Cow<'static, str>,
    /// The index of the seat; -1 for chance and for facts.
    pub seat: i64,
    /// The notation of a step, the number of steps that an undo left, or the JSON of a fact.
    pub text: String,
    /// The counter of a verifiable draw.
    pub draw: Option<u64>,
    /// The message that caused it.
    pub client: Option<String>,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

const STEP: &str = "step";
const MORE: &str = "more";
const UNDO: &str = "undo";
const FACT: &str = "fact";
/// The index of no seat.
const NO_SEAT: i64 = -1;

impl Entry {
    /// Returns the entry in the columns of a store.
    pub fn row(&self, names: &SeatNames) -> EntryRow {
        let index = |seat: Seat| seat.index() as i64;
        let (kind, seat, text, draw) = match &self.what {
            What::Step { seat, text, draw, continues } => {
                let kind = if *continues { MORE } else { STEP };
                (kind, seat.map_or(NO_SEAT, index), text.clone(), *draw)
            }
            What::Undo { to, seat } => (UNDO, index(*seat), to.to_string(), None),
            What::Fact(fact) => {
                let json = serde_json::to_string(&fact.named(names));
                let json = json.unwrap_or_else(|error| unreachable!("a fact is plain data: {error}"));
                (FACT, NO_SEAT, json, None)
            }
        };
        let (number, client, at) = (self.number, self.client.clone(), self.at);
        EntryRow { number, kind: kind.into(), seat, text, draw, client, at }
    }

    /// Reads an entry from the columns of a store.
    ///
    /// # Errors
    /// If the row names a seat that the table does not have, or makes no sense.
    pub fn read(row: &EntryRow, names: &SeatNames) -> Result<Self, LogError> {
        let number = row.number;
        let unreadable = |why: String| LogError::Unreadable { number, why };
        let no_such_seat = |seat: String| LogError::NoSuchSeat { number, seat };
        let by_index = |index: i64| {
            let known = usize::try_from(index).ok().filter(|index| *index < names.len());
            known.map(Seat::new).ok_or_else(|| no_such_seat(index.to_string()))
        };
        let by_name = |name: String| names.seat(&name).ok_or_else(|| no_such_seat(name));
        let what = match row.kind.as_ref() {
            kind @ (STEP | MORE) => What::Step {
                seat: if row.seat == NO_SEAT { None } else { Some(by_index(row.seat)?) },
                text: row.text.clone(),
                draw: row.draw,
                continues: kind == MORE,
            },
            UNDO => What::Undo {
                to: row.text.parse().map_err(|error| unreadable(format!("{error}")))?,
                seat: by_index(row.seat)?,
            },
            FACT => {
                let fact: Fact<String> =
                    serde_json::from_str(&row.text).map_err(|error| unreadable(error.to_string()))?;
                What::Fact(fact.with_seat(by_name)?)
            }
            other => return Err(unreadable(format!("its kind is `{other}`"))),
        };
        Ok(Self { number, what, client: row.client.clone(), at: row.at })
    }
}
