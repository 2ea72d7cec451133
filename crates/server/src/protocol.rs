//! Every message, both ways: what the REST resources take and give, and what travels over the WebSocket.
//!
//! The TypeScript client gets these types generated (`web/src/lib/wire/protocol.ts`, kept current by a test).
//! `docs/api.md` says what each is for. Unions are told apart by `kind`.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};
use ts_rs::TS;

// ---------------------------------------------------------------- games

/// A game as the lobby shows it.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct GameCard {
    /// The id in links and records.
    pub id: String,
    /// The name for people.
    pub name: String,
    /// The game in one sentence.
    pub sentence: String,
    /// The version of the rules.
    pub rules: u32,
    /// How many can play.
    pub seats: Range,
    /// How long a game takes people, in minutes.
    pub minutes: Range,
    /// Whether seats hold secrets from each other: people at one screen must hand it over.
    pub secrets: bool,
    /// The JSON schema of the options.
    #[ts(type = "unknown")]
    pub options: Json,
    /// Named choices of options.
    pub presets: Vec<PresetCard>,
}

/// From … to, both included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Range {
    /// The least.
    pub min: u32,
    /// The most.
    pub max: u32,
}

/// A named choice of options.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct PresetCard {
    /// The id.
    pub id: String,
    /// The name for people.
    pub name: String,
    /// What it is for.
    pub help: String,
    /// The options it sets.
    #[ts(type = "Record<string, unknown>")]
    pub options: Map<String, Json>,
}

/// Everything a lobby needs at its start.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct GamesAnswer {
    /// All games, in the order in which they are shown.
    pub games: Vec<GameCard>,
    /// The levels of bots, weakest first.
    pub levels: Vec<LevelCard>,
}

/// A level of the bots.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct LevelCard {
    /// 1 to 5.
    pub level: u8,
    /// A word for people.
    pub name: String,
}

/// The text of one rule or ruling.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct RulingText {
    /// Its number, such as `R12`.
    pub ruling: String,
    /// What the rules file says, as Markdown.
    pub text: String,
}

// ---------------------------------------------------------------- identities

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

// ---------------------------------------------------------------- tables

/// Asks for a new table.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// Who shall sit in each seat, in seat order; the length is the number of players.
    pub seats: Vec<SeatWish>,
    /// A preset to start from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub preset: Option<String>,
    /// Options by the names of the schema; they win over the preset.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "Record<string, unknown>", optional)]
    pub options: Option<Map<String, Json>>,
    /// What people choose about the table itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "Partial<Terms>", optional)]
    pub terms: Option<Terms>,
    /// What the creator's browser adds to the dice: 32 to 128 hexadecimal digits. The server adds for whoever does not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub contribution: Option<String>,
}

/// What people choose about a table, whatever the game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
pub struct Terms {
    /// Whether the lobby shows it; otherwise it is found by link only.
    pub public: bool,
    /// Whether the game starts by itself when the last seat is taken; otherwise the host starts it.
    pub auto_start: bool,
    /// Whether people may ask for hints during the game.
    pub hints: bool,
    /// The clock.
    pub clock: ClockRules,
    /// What happens when a seat's time is up.
    pub on_timeout: OnTimeout,
}

impl Default for Terms {
    fn default() -> Self {
        Self {
            public: false,
            auto_start: true,
            hints: false,
            clock: ClockRules::None,
            on_timeout: OnTimeout::Bot,
        }
    }
}

/// Who shall sit in a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum SeatWish {
    /// Whoever creates the table.
    Me,
    /// Somebody else at the creator's screen.
    Local {
        /// The name others see.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        name: Option<String>,
    },
    /// Anybody who finds the table.
    Open,
    /// Somebody who has the join link.
    Link,
    /// A bot.
    Bot {
        /// 1 (weakest) to 5.
        level: u8,
    },
}

/// The clock of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClockRules {
    /// No clock.
    None,
    /// So long for each decision.
    Step {
        /// Seconds for a decision.
        seconds: u32,
    },
    /// So long for the whole game, and some more for each decision.
    Game {
        /// Seconds for the game.
        seconds: u32,
        /// Seconds added after each decision.
        increment: u32,
    },
    /// So many days for each decision.
    Days {
        /// Days for a decision.
        days: u32,
    },
}

/// What happens when a seat's time is up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum OnTimeout {
    /// A bot plays for the seat until its person comes back.
    Bot,
    /// The seat resigns; a bot plays on for it.
    Resign,
}

/// How far a table has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Seats are still free, or the host has not started.
    Waiting,
    /// The game is on.
    Playing,
    /// Everybody agreed to a pause.
    Paused,
    /// The game is over.
    Over,
    /// It ended without a result.
    Abandoned,
}

/// A table as everybody sees it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
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
    /// What people chose about the table.
    pub terms: Terms,
    /// How far it has come.
    pub status: Status,
    /// The seats, in order.
    pub seats: Vec<SeatInfo>,
    /// The public id of whoever created it.
    pub host: String,
    /// The number of the last entry of its log.
    pub number: u64,
    /// How many steps have been played.
    pub step: u64,
    /// The seat that acts, `chance` or `over`.
    pub to_move: String,
    /// The commitment to the secret of the dice; 64 hexadecimal digits.
    pub commitment: String,
    /// What each seat added to the dice, once the game has begun.
    pub contributions: Vec<String>,
    /// The secret of the dice, once the game is over or abandoned.
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

/// Where a table's first position comes from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Origin {
    /// The table, if it was one of this server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub table: Option<String>,
    /// After how many of its steps.
    pub step: u64,
}

/// A seat of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
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
    /// Whether somebody who holds it is connected.
    pub online: bool,
}

/// Who sits in a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
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
    /// The link that joins, for whoever sits here or created it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub join_link: Option<String>,
    /// The link that watches.
    pub watch_link: String,
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
    /// What this browser adds to the dice: 32 to 128 hexadecimal digits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contribution: Option<String>,
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
    /// The names in the seats; nothing where a seat is free.
    pub names: Vec<Option<String>>,
    /// The number of the last entry of its log.
    pub number: u64,
    /// The result in one line, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub result: Option<String>,
    /// The clock.
    pub clock: ClockRules,
    /// When the last entry was written, in milliseconds since 1970.
    #[ts(type = "number")]
    pub changed: i64,
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
}

// ---------------------------------------------------------------- records, replay, analysis

/// Makes a table from a record: one to play on at, or, if the game is over, one to look back at.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Import {
    /// The record as text.
    pub record: String,
    /// How many of its steps are kept; all if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub step: Option<u64>,
    /// Who shall sit in each seat; of no meaning for a record of a finished game, which is only looked at.
    #[serde(default)]
    #[ts(optional, as = "Option<Vec<SeatWish>>")]
    pub seats: Vec<SeatWish>,
    /// What people choose about the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "Partial<Terms>", optional)]
    pub terms: Option<Terms>,
}

/// Plays on from a step of a finished table, as a new table.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Branch {
    /// How many of its steps are kept.
    pub step: u64,
    /// Who shall sit in each seat.
    pub seats: Vec<SeatWish>,
    /// What people choose about the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "Partial<Terms>", optional)]
    pub terms: Option<Terms>,
}

/// Part of a game as one viewer may know it: a view and what changes with each step after it.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct ReplayAnswer {
    /// Whose eyes: a seat, `spectator`, or `everything` once the game is over.
    pub seen_by: String,
    /// How many steps the game has.
    pub steps: u64,
    /// After how many steps the view is.
    pub from: u64,
    /// The view there, packed.
    #[ts(type = "Packed")]
    pub view: Json,
    /// The following steps with the delta of the view each makes.
    pub frames: Vec<ReplayFrame>,
}

/// One step of a replay.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct ReplayFrame {
    /// The step.
    pub step: StepTold,
    /// What it changes in the view.
    #[ts(type = "Delta")]
    pub view: Json,
}

/// The log of a table as the asker may know it, with English sentences; abandoned lines are in it.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct LogAnswer {
    /// The entries in order.
    pub entries: Vec<LogEntry>,
    /// The number of the last entry there is.
    pub number: u64,
}

/// One entry of the log.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct LogEntry {
    /// Its number.
    pub number: u64,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// What it is.
    #[serde(flatten)]
    pub what: Logged,
}

/// What an entry of the log is.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Logged {
    /// A step was played.
    Step {
        /// The step.
        step: StepTold,
    },
    /// Steps were taken back until `to` remained.
    Undo {
        /// How many steps remained.
        to: u64,
        /// Who asked.
        by: String,
    },
    /// Something else about the table, such as a seat that resigned.
    Fact {
        /// What.
        fact: Fact,
    },
}

/// Something about the table that is no step.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "fact", rename_all = "kebab-case")]
pub enum Fact {
    /// The game began.
    Started,
    /// A seat resigned; a bot plays on for it.
    Resigned {
        /// Which.
        seat: String,
    },
    /// A seat's time ran out.
    TimedOut {
        /// Which.
        seat: String,
    },
    /// A bot plays for a seat now.
    StandIn {
        /// Which.
        seat: String,
        /// 1 (weakest) to 5.
        level: u8,
    },
    /// The person of a seat plays again.
    Returned {
        /// Which.
        seat: String,
    },
    /// A seat was taken over by another browser of its owner.
    Claimed {
        /// Which.
        seat: String,
    },
    /// Everybody agreed to a pause.
    Paused,
    /// The pause is over.
    Resumed,
    /// Everybody agreed to end without a result.
    Abandoned,
    /// The server was away while somebody's time ran; so much of it is not charged.
    Downtime {
        /// Milliseconds.
        ms: u64,
    },
}

/// Asks a bot about a position.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields = nullable)]
pub struct AskBot {
    /// After how many steps; now if not said. Other steps than now only once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub step: Option<u64>,
    /// How long it may think, in milliseconds; the server has a limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ms: Option<u64>,
}

/// What a bot thinks.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct BotAnswer {
    /// The position: after how many steps.
    pub step: u64,
    /// The seat that decides there.
    pub seat: String,
    /// The action it would play.
    pub action: String,
    /// How many playouts it looked at.
    pub iterations: u64,
    /// The best actions, best first, at most 20.
    pub choices: Vec<BotChoice>,
    /// The line it expects.
    pub line: Vec<String>,
}

/// One action as a bot sees it.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct BotChoice {
    /// The action.
    pub action: String,
    /// How often it was tried.
    pub visits: u64,
    /// The acting seat's mean share of the victory, 0 to 1.
    pub win_share: f64,
}

/// Where opponents could strike a seat in their next turn.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct DangerAnswer {
    /// The position: after how many steps.
    pub step: u64,
    /// The seat in danger.
    pub seat: String,
    /// The places, each once; the rest of the board is safe.
    pub places: Vec<DangerPlace>,
}

/// A place where a seat could be struck.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct DangerPlace {
    /// The place in the game's notation.
    pub place: String,
    /// The seat of the opponent who could bring most.
    pub by: String,
    /// How much that is.
    pub power: u32,
    /// Whether what the seat has there could be beaten.
    pub lost: bool,
}

/// What the check of the dice found, once the game is over.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct VerifyAnswer {
    /// The commitment published before the first step.
    pub commitment: String,
    /// What each seat added.
    pub contributions: Vec<String>,
    /// The secret.
    pub secret: String,
    /// Draws that agree.
    pub agreed: u64,
    /// Draws that are not in the record: they were taken back.
    pub taken_back: u64,
    /// Contributions that somebody else than the server made.
    pub outside: u64,
    /// What does not agree, a sentence each; empty if all is well.
    pub problems: Vec<String>,
}

/// Why a request was not done.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ErrorAnswer {
    /// What is wrong.
    pub error: Problem,
}

/// A code for programs and a sentence for people.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Problem {
    /// A code of the rules file (upper case) or of the server (lower case).
    pub code: String,
    /// A sentence.
    pub sentence: String,
    /// The field of the request that is wrong.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub field: Option<String>,
    /// The rule or ruling behind it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ruling: Option<Box<str>>,
    /// The key of the sentence in the game's message file, where the rules refuse: other languages begin here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub key: Option<Box<str>>,
    /// The values that the sentence mentions, by name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Record<string, string | number>")]
    pub args: Option<Box<Map<String, Json>>>,
}

// ---------------------------------------------------------------- live: from the client

/// What a client sends over the WebSocket. Each message but `ping` gets exactly one answer with the same `id`.
///
/// `id` is the client's own: unique among its messages at this table, at most 40 characters. Sending a message again with
/// the same id after a lost connection is harmless.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Plays an action or compound input for the seat that is to act.
    Act {
        /// The client's own id of this message.
        id: String,
        /// The last number the client has seen.
        number: u64,
        /// The action in notation.
        text: String,
    },
    /// Asks what could come after an action, without playing it: nothing is kept, nobody is told.
    Offer {
        /// The client's own id of this message.
        id: String,
        /// The last number the client has seen.
        number: u64,
        /// The action or compound input in notation.
        text: String,
    },
    /// Takes steps back until `to` remain: at once where it is free, else everybody concerned is asked.
    Undo {
        /// The client's own id of this message.
        id: String,
        /// The last number the client has seen.
        number: u64,
        /// How many steps shall remain.
        to: u64,
    },
    /// Asks everybody for something.
    Propose {
        /// The client's own id of this message.
        id: String,
        /// What.
        what: Wanted,
    },
    /// Answers a proposal for all seats of this client.
    Vote {
        /// The client's own id of this message.
        id: String,
        /// The number of the proposal.
        proposal: u64,
        /// Yes or no. One no ends it.
        agree: bool,
    },
    /// Gives a seat up: a fact of the table. A bot plays on for it.
    Resign {
        /// The client's own id of this message.
        id: String,
        /// Which seat of this client.
        seat: String,
    },
    /// Lets a bot play for an own seat, or for the seat of somebody who is away.
    StandIn {
        /// The client's own id of this message.
        id: String,
        /// Which seat.
        seat: String,
        /// 1 (weakest) to 5.
        level: u8,
    },
    /// Plays an own seat again after a bot stood in.
    Return {
        /// The client's own id of this message.
        id: String,
        /// Which seat of this client.
        seat: String,
    },
    /// Several seats at one screen: says who looks at it now. Nobody = the screen is being handed over.
    Face {
        /// The client's own id of this message.
        id: String,
        /// The seat, one of this client's; nothing while handing over.
        seat: Option<String>,
    },
    /// Says something at the table.
    Chat {
        /// The client's own id of this message.
        id: String,
        /// At most 300 characters.
        text: String,
    },
    /// Reacts with one of the pictures of [`REACTIONS`].
    React {
        /// The client's own id of this message.
        id: String,
        /// The picture's name.
        what: String,
    },
    /// Stops or resumes hearing somebody's chat and reactions, for this client.
    Mute {
        /// The client's own id of this message.
        id: String,
        /// The public id of the person.
        who: String,
        /// Stop or resume.
        on: bool,
    },
    /// Measures the way; answered by `pong`.
    Ping {
        /// Anything, given back.
        t: u64,
    },
}

/// The pictures one may react with.
pub const REACTIONS: [&str; 8] = ["clap", "laugh", "wow", "sad", "think", "hurry", "thanks", "oops"];

/// Something everybody concerned must agree to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Wanted {
    /// Take steps back until `to` remain.
    Undo {
        /// How many steps shall remain.
        to: u64,
    },
    /// Stop the clocks and play.
    Pause,
    /// Play on.
    Resume,
    /// End without a result.
    Abandon,
}

// ---------------------------------------------------------------- live: from the server

/// What the server sends over the WebSocket.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The first message: everything needed to draw the table.
    Welcome(Box<Welcome>),
    /// Numbers, steps, and what changed for this viewer.
    Update(Box<Update>),
    /// The answer: it is done.
    Accepted(Accepted),
    /// The answer: it is not possible.
    Refused(Refusal),
    /// The answer: somebody was faster; the client has got, or gets before this answer, all updates up to `number`.
    Stale {
        /// The client's id.
        id: String,
        /// The last number now.
        number: u64,
    },
    /// The answer: everybody concerned is being asked.
    Proposed {
        /// The client's id.
        id: String,
        /// The number of the proposal.
        proposal: u64,
    },
    /// The answer to `offer`: how it would go on for the same seat.
    Offered(Box<Offered>),
    /// The table's seats, status or terms changed.
    Table {
        /// The table now.
        table: Box<TableInfo>,
    },
    /// Whose eyes the screen has now: after `face`, or because the screen must be handed over.
    Facing(Box<Facing>),
    /// A proposal is open.
    Proposal(Proposal),
    /// A proposal has been decided.
    Decided {
        /// Its number.
        proposal: u64,
        /// Whether everybody agreed; otherwise somebody said no or the game went on.
        agreed: bool,
    },
    /// Somebody says something.
    Chat(ChatLine),
    /// Somebody reacts.
    Reaction {
        /// Who.
        from: Speaker,
        /// The picture's name.
        what: String,
    },
    /// Somebody came or went.
    Presence {
        /// The seats whose people are connected.
        online: Vec<String>,
        /// How many watch.
        watchers: u32,
    },
    /// A bot thinks, and it takes a while.
    Thinking {
        /// For which seat.
        seat: String,
        /// How much of its budget is used up, 0 to 100.
        percent: u8,
        /// In so many milliseconds it has chosen at the latest.
        #[serde(default)]
        #[ts(optional, as = "Option<u32>")]
        most_ms: u32,
    },
    /// Something to tell the person, such as `restarting`: connect again in a moment.
    Notice {
        /// `restarting`, `moved`, `slow-down` or `closing`.
        code: String,
        /// A sentence.
        sentence: String,
    },
    /// The answer to `ping`.
    Pong {
        /// What was sent.
        t: u64,
    },
}

/// It is done.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Accepted {
    /// The client's id.
    pub id: String,
    /// The number of the last entry it wrote, or the number now if it wrote none.
    pub number: u64,
    /// Whether it had been done before: this is the first answer again.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<bool>")]
    pub again: bool,
}

/// What could come after an action.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
pub struct Offered {
    /// The client's id.
    pub id: String,
    /// The number it holds for.
    pub number: u64,
    /// The phase after the action.
    pub phase: String,
    /// The grouped legal actions of the same seat after it, whole.
    #[ts(type = "Legal")]
    pub legal: Json,
    /// What would change in the view; nothing if nothing would.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Delta")]
    pub view: Option<Json>,
}

/// It is not possible.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Refusal {
    /// The client's id; empty if the message had none that could be read.
    pub id: String,
    /// Why.
    #[serde(flatten)]
    pub problem: Problem,
}

/// Everything needed to draw the table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
pub struct Welcome {
    /// The number of the last entry.
    pub number: u64,
    /// The table as everybody sees it.
    pub table: TableInfo,
    /// The seats this client holds.
    pub you: Vec<String>,
    /// How the table looks from where this client sits.
    pub facing: Facing,
    /// The updates the client has missed, if it said what it saw last and they are not too many. The view above has
    /// them already; they are for the log and for animation.
    pub missed: Vec<Missed>,
    /// Whether there were more than are sent: the rest is in `/log`.
    pub cut: bool,
    /// The clock now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clock: Option<ClockNow>,
    /// Proposals that are open.
    pub proposals: Vec<Proposal>,
    /// The last lines of the chat.
    pub chat: Vec<ChatLine>,
    /// The seats whose people are connected.
    pub online: Vec<String>,
    /// How many watch.
    pub watchers: u32,
}

/// How a table looks from a seat.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
pub struct Facing {
    /// The seat whose eyes these are; nobody for watchers and while a screen is handed over.
    pub seat: Option<String>,
    /// The seat that must take the screen next, while it is handed over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hand_to: Option<String>,
    /// The number of the last entry.
    pub number: u64,
    /// How many steps have been played.
    pub step: u64,
    /// The seat that acts, `chance` or `over`.
    pub to_move: String,
    /// The phase, as the rules file spells it.
    pub phase: String,
    /// The whole view, packed.
    #[ts(type = "Packed")]
    pub view: Json,
    /// To how few steps this client may go back without anybody else being asked; nothing if not at all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub undo_free_to: Option<u64>,
    /// The grouped legal actions of the seat that is to move, by its name, if this client may act for it.
    #[ts(type = "Record<string, Legal>")]
    pub legal: Map<String, Json>,
}

/// Numbers, steps, and what changed for this viewer.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
pub struct Update {
    /// The number of the last entry.
    pub number: u64,
    /// How many steps have been played.
    pub step: u64,
    /// The seat that acts, `chance` or `over`; not said if it has not changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub to_move: Option<String>,
    /// The phase; not said if it has not changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub phase: Option<String>,
    /// Steps were taken back until so many remained, before the `steps` of this update.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub undone_to: Option<u64>,
    /// The steps, in order; the last is number `step`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<StepTold>>")]
    pub steps: Vec<StepTold>,
    /// To how few steps this client may go back without anybody else being asked, `null` if not at all; not said if it has
    /// not changed.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "said")]
    #[ts(optional, type = "number | null")]
    pub undo_free_to: Option<Option<u64>>,
    /// What changed in the view; nothing if nothing did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Delta")]
    pub view: Option<Json>,
    /// What changed in the legal actions of the seat that is to move, if this client may act for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Delta")]
    pub legal: Option<Json>,
    /// The clock, if the table has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clock: Option<ClockNow>,
}

/// An update that a client missed.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
pub struct Missed {
    /// The number of the entry.
    pub number: u64,
    /// The step, if it was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub step: Option<StepTold>,
    /// Steps were taken back until so many remained.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub undone_to: Option<u64>,
}

/// A step as one viewer may know it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
pub struct StepTold {
    /// The seat that acted, or `chance`.
    pub by: String,
    /// The step in notation; hidden parts are `?`.
    pub text: String,
    /// What happened, as far as the viewer may hear it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, type = "EventTold[]")]
    pub events: Vec<Json>,
}

/// The clock now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ClockNow {
    /// Whose time runs; nobody in a pause.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub running: Option<String>,
    /// The milliseconds each seat has left.
    pub left: BTreeMap<String, u64>,
}

/// Something everybody concerned is asked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Proposal {
    /// Its number.
    pub proposal: u64,
    /// The seat that asks.
    pub by: String,
    /// What.
    pub what: Wanted,
    /// The seats that have not answered yet.
    pub waiting: Vec<String>,
}

/// A line of chat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ChatLine {
    /// Its number among the lines of this table.
    pub line: u64,
    /// Who.
    pub from: Speaker,
    /// What.
    pub text: String,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
}

/// Somebody who says something.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Speaker {
    /// The public id.
    pub id: String,
    /// The name.
    pub name: String,
    /// The first seat this person holds; nothing for watchers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<String>,
}

/// A field that may be left out, and may be said to be nothing.
mod said {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[expect(clippy::ref_option, reason = "serde hands over a reference")]
    pub(super) fn serialize<S: Serializer>(
        value: &Option<Option<u64>>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        value.flatten().serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Option<u64>>, D::Error> {
        Option::<u64>::deserialize(deserializer).map(Some)
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn is_false(value: &bool) -> bool {
    !value
}

/// Returns the TypeScript text of all types, as it stands in `web/src/lib/wire/protocol.ts`.
pub fn typescript() -> String {
    let config = ts_rs::Config::new().with_large_int("number");
    let mut text = String::from(
        "// Generated from crates/server/src/protocol.rs by `cargo test -p hexapod-server`; never edited by hand.\n\n",
    );
    macro_rules! types {
        ($($kind:ty),* $(,)?) => { $(
            text.push_str("export ");
            text.push_str(&<$kind as TS>::decl(&config));
            text.push_str("\n\n");
        )* };
    }
    types!(
        GameCard,
        Range,
        PresetCard,
        GamesAnswer,
        LevelCard,
        RulingText,
        Identity,
        NewIdentity,
        IdentityMade,
        NewTable,
        Terms,
        SeatWish,
        ClockRules,
        OnTimeout,
        Status,
        TableInfo,
        Origin,
        SeatInfo,
        Holder,
        TableAnswer,
        Join,
        Joined,
        Claim,
        SeatToken,
        Leave,
        ChangeSeat,
        Lobby,
        ScoreTold,
        LobbyTable,
        History,
        HistoryTable,
        Import,
        Branch,
        ReplayAnswer,
        ReplayFrame,
        LogAnswer,
        LogEntry,
        Logged,
        Fact,
        AskBot,
        BotAnswer,
        BotChoice,
        DangerAnswer,
        DangerPlace,
        VerifyAnswer,
        ErrorAnswer,
        Problem,
        ClientMessage,
        Wanted,
        ServerMessage,
        Accepted,
        Offered,
        Refusal,
        Welcome,
        Facing,
        Update,
        Missed,
        StepTold,
        ClockNow,
        Proposal,
        ChatLine,
        Speaker,
    );
    text.push_str(TYPESCRIPT_BY_HAND);
    text
}

/// Types that Rust holds as plain JSON.
const TYPESCRIPT_BY_HAND: &str = "\
/** An event: its kind and values by the game's message file; `say` is the English sentence, if the connection asked for words. */
export type EventTold = { kind: string; say?: string } & Record<string, unknown>;

/** The legal actions, grouped: each key with each of its endings is the text of one action. */
export type Legal = Record<string, string[]>;

/** A view in which an array of objects with the same keys is written as { $keys, $rows }. */
export type Packed = unknown;

/** What changed: [] removed, [value] replaced, [at, removed, inserted] elements of an array, an object: changes below by key or index. */
export type Delta = [] | [unknown] | [number, number, unknown[]] | { [key: string]: Delta };

/** The names of reactions. */
export type Reaction = 'clap' | 'laugh' | 'wow' | 'sad' | 'think' | 'hurry' | 'thanks' | 'oops';
";
