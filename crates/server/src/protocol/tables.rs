//! Who people are, and their tables: creating, seats, lists.

use std::collections::BTreeMap;

use hexapod_table::{ClockRules, Origin, Status, TableSet, Terms};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};
use ts_rs::TS;

use super::dice::{DiceInfo, Receipt};

/// Who a browser is: a public id and a name. The secret is in its cookie.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Identity {
    /// The public id.
    pub id: String,
    /// The name others see.
    pub name: String,
}

/// Asks for an identity, or for another name.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewIdentity {
    /// The name others see; 1 to 24 characters.
    pub name: String,
}

/// An identity just made, with its secret: a browser has it as a cookie too; a program sends it as
/// `Authorization: Bearer SECRET`.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct IdentityMade {
    /// Who it is.
    pub identity: Identity,
    /// The secret, shown this once. Nothing if the identity was there before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub secret: Option<String>,
}

/// Asks to remove a person from a table and to keep them away.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Ban {
    /// The public id of the person.
    pub who: String,
}

/// Who may not come to a table.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct Bans {
    /// The people, in the order in which they were removed.
    pub people: Vec<Identity>,
}

/// Asks for a new table.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// The version of the rules; the newest if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rules: Option<u32>,
    /// Who shall sit in each seat, in seat order; the length is the number of players.
    pub seats: Vec<SeatWish>,
    /// A preset to start from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub preset: Option<String>,
    /// The id of a set: its data file replaces the standard one. The table keeps a copy.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub set: Option<String>,
    /// Options by the names of the schema; they win over the preset.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "Record<string, unknown>", optional)]
    pub options: Option<Map<String, Json>>,
    /// The colours in which the seats are shown, in seat order, then those of the other parties of the game's card: a
    /// word of the card, `drawn`, or nothing for the usual one. All usual if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub colours: Option<Vec<Option<String>>>,
    /// What people choose about the table itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "Partial<Terms>", optional)]
    pub terms: Option<Terms>,
}

impl NewTable {
    /// Asks for a table with default options and terms.
    pub fn new(game: &str, seats: Vec<SeatWish>) -> Self {
        let game = game.to_owned();
        Self { game, rules: None, seats, preset: None, set: None, options: None, colours: None, terms: None }
    }
}

/// Who shall sit in a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum SeatWish {
    /// The creator of the table.
    Me,
    /// Another person at the creator's screen.
    Local {
        /// The name others see.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        name: Option<String>,
    },
    /// Anybody who finds the table.
    Open,
    /// Anybody who has the join link.
    Link,
    /// A bot.
    Bot {
        /// 1 (weakest) to 5.
        level: u8,
    },
}

/// A table as everybody sees it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct TableInfo {
    /// The id in links.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The version of the rules.
    pub rules: u32,
    /// Options that differ from the defaults.
    #[ts(type = "Record<string, unknown>")]
    pub options: Map<String, Json>,
    /// The data file of its own, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub set: Option<TableSet>,
    /// The colours in which the parties of the game's card are shown, if the table has chosen them.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(optional, type = "Record<string, string>")]
    pub colours: BTreeMap<String, String>,
    /// What people chose about the table.
    pub terms: Terms,
    /// How far it has come.
    pub status: Status,
    /// The seats, in order.
    pub seats: Vec<SeatInfo>,
    /// The public id of its creator.
    pub host: String,
    /// The number of the last entry of its log.
    pub number: u64,
    /// How many steps have been played.
    pub step: u64,
    /// The seat that acts, `chance` or `over`.
    pub to_move: String,
    /// How the dice are made.
    pub dice: DiceInfo,
    /// The commitment to the secret of the dice in their present epoch; 64 hexadecimal digits.
    pub commitment: String,
    /// What each seat added to the dice in their present epoch, once all have.
    pub contributions: Vec<String>,
    /// The secret of the dice in their present epoch, once the game is over or abandoned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub secret: Option<String>,
    /// The result in one line, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub result: Option<String>,
    /// Everybody's points and what they are for, once the game is over; empty before.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, type = "ScoreTold[]")]
    pub scores: Vec<ScoreTold>,
    /// The table from whose record this one plays on, and after how many steps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub origin: Option<Origin>,
    /// The rematch, once there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rematch: Option<String>,
    /// When it was created, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
    /// When the last entry was written, in milliseconds since 1970.
    #[ts(type = "number")]
    pub changed: i64,
}

/// A seat of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SeatInfo {
    /// The seat's name in the game's notation.
    pub seat: String,
    /// Who sits there.
    pub holder: Holder,
    /// The level of the bot that plays for the absent or resigned person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stand_in: Option<u8>,
    /// After how many steps the seat resigned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub resigned: Option<u64>,
    /// Whether a client that holds it is connected.
    pub online: bool,
}

/// Who sits in a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Holder {
    /// Nobody yet; anybody may join.
    Open,
    /// Nobody yet; who has the join link may join.
    Link,
    /// A person.
    Person {
        /// The public id of the browser that holds the seat.
        id: String,
        /// The name.
        name: String,
        /// Whether the seat shares a screen with another.
        local: bool,
    },
    /// A bot.
    Bot {
        /// 1 (weakest) to 5.
        level: u8,
    },
}

/// A table with what only the asker may know.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct TableAnswer {
    /// The table as everybody sees it.
    pub table: TableInfo,
    /// The seats the asker holds.
    pub you: Vec<String>,
    /// Whether the asker created it.
    pub host: bool,
    /// The link that joins, for the creator and for those who sit here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub join_link: Option<String>,
    /// The link that watches.
    pub watch_link: String,
    /// What the server says about the dice, signed, for those who sit here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub receipt: Option<Receipt>,
    /// What is odd about the options or the data but can be played, a sentence each.
    pub warnings: Vec<String>,
}

/// Takes a seat.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields = nullable)]
pub struct Join {
    /// Which seat; the first free one if not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
    /// The key of the join link, for seats held for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
}

/// A seat was taken.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct Joined {
    /// Which.
    pub seat: String,
    /// The secret with which another browser can take the seat over (`claim`). Shown this once.
    pub token: String,
    /// The table now.
    pub table: TableAnswer,
}

/// Takes a seat over with its token, say on the telephone.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// The seat's token.
    pub token: String,
}

/// A new token for an own seat, to go on playing on another device. An older one is void.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct SeatToken {
    /// Which seat.
    pub seat: String,
    /// The secret for `claim`. Shown this once.
    pub token: String,
}

/// Gives a seat back before the start.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Leave {
    /// Which seat.
    pub seat: String,
}

/// Changes before the start who shall sit in a seat that nobody holds yet (host only).
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ChangeSeat {
    /// Who shall sit there.
    pub wish: SeatWish,
}

/// The public tables.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct Lobby {
    /// Those waiting for players first, the newest first.
    pub tables: Vec<LobbyTable>,
}

/// The points of one party.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ScoreTold {
    /// A seat, or another party the rules rank (Anteater's third colour `N`).
    pub who: String,
    /// The sum.
    #[ts(type = "number")]
    pub total: i64,
    /// What it consists of, by the names of the rules file, in their order.
    #[ts(type = "[string, number][]")]
    pub parts: Vec<(String, i64)>,
}

impl From<hexapod_core::Score> for ScoreTold {
    fn from(score: hexapod_core::Score) -> Self {
        let parts = score.parts.into_iter().map(|(name, points)| (name.to_owned(), points)).collect();
        Self { who: score.who.to_owned(), total: score.total, parts }
    }
}

/// A table in a list.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct LobbyTable {
    /// The id in links.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// How far it has come.
    pub status: Status,
    /// The seats in the game's notation, in order.
    pub seats: Vec<String>,
    /// The names in the seats; nothing where a seat is free.
    pub names: Vec<Option<String>>,
    /// The number of the last entry of its log.
    pub number: u64,
    /// The result in one line, once the game is over, with the seats that resigned: `P1 51, P2 8; winner P1; resigned P1`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub result: Option<String>,
    /// The clock.
    pub clock: ClockRules,
    /// Whether the game is for practice: its result does not count.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub practice: bool,
    /// Whether the game, or its beginning, was read from a file: who played it, and how, is what the file says.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub imported: bool,
    /// When the last entry was written, in milliseconds since 1970.
    #[ts(type = "number")]
    pub changed: i64,
}

/// What a person has learnt.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Progress {
    /// Finished lessons as `GAME/LESSON`, and won first games as `GAME/first-game`.
    pub done: Vec<String>,
}

/// Games of one identity, the newest first.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct History {
    /// The tables.
    pub tables: Vec<HistoryTable>,
    /// Ask again with `before` = this for older ones; nothing if there are none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub before: Option<i64>,
}

/// A game of one identity.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct HistoryTable {
    /// The table.
    pub table: LobbyTable,
    /// The seats this identity holds there.
    pub seats: Vec<String>,
    /// The seat that is to move, while the game is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub to_move: Option<String>,
}
