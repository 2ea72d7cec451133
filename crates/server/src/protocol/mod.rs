//! Every message, both ways: what the REST resources take and give, and what travels over the WebSocket.
//!
//! The TypeScript client gets these types generated (`web/src/lib/wire/protocol.ts`, kept current by a test).
//! `docs/api.md` says what each is for. Unions are told apart by `kind`.

mod client;
mod games;
mod problem;
mod records;
mod server;
mod tables;
mod typescript;

pub use client::{ClientMessage, REACTIONS, Wanted};
pub use games::{GameCard, GamesAnswer, LevelCard, PresetCard, Range, RulingText};
pub use problem::{ErrorAnswer, Problem};
pub use records::{
    AskBot, BotAnswer, BotChoice, Branch, DangerAnswer, DangerPlace, Fact, Import, LogAnswer, LogEntry,
    Logged, ReplayAnswer, ReplayFrame, VerifyAnswer,
};
pub use server::{
    Accepted, ChatLine, ClockNow, Facing, Missed, Offered, Proposal, Refusal, ServerMessage, Speaker,
    StepTold, Update, Welcome,
};
pub use tables::{
    ChangeSeat, Claim, ClockRules, History, HistoryTable, Holder, Identity, IdentityMade, Join, Joined,
    Leave, Lobby, LobbyTable, NewIdentity, NewTable, OnTimeout, Origin, ScoreTold, SeatInfo, SeatToken,
    SeatWish, Status, TableAnswer, TableInfo, Terms,
};
pub use typescript::typescript;
