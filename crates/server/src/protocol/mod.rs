//! Every message, both ways: what the REST resources take and give, and what travels over the WebSocket.
//!
//! The TypeScript client gets these types generated (`web/src/lib/wire/protocol.ts`, kept current by a test).
//! `docs/api.md` says what each is for. Unions are tagged by `kind`.

mod analysis;
mod client;
mod dice;
mod examples;
mod games;
mod problem;
mod puzzles;
mod raw;
mod records;
mod server;
mod sets;
mod tables;
mod typescript;

pub use analysis::AnalysisLine;
pub use client::{ClientMessage, MAX_WAIT_MS, REACTIONS};
pub use dice::{Contribute, DiceAnswer, DiceInfo, DrawTold, EpochTold, Receipt};
pub use examples::{ExampleAnswer, ExamplePress, LessonTold, LessonVerdict, TryExample};
pub use games::{
    ColoursCard, GameCard, GamesAnswer, LevelCard, PartyCard, PresetCard, Range, RulingBasis, RulingParts,
    RulingText,
};
pub use hexapod_core::Walk;
pub use hexapod_lab::{Analysis as GameAnalysis, Mistake, PartyLine, Point, StepLine};
pub use hexapod_table::{
    ClockNow, ClockRules, Fact, OnTimeout, Origin, Problem, Proposal, Shown, Status, TableSet, Terms,
    UndoNow, Wanted,
};
pub use problem::ErrorAnswer;
pub use puzzles::{
    DailyPuzzle, GamePuzzles, PuzzleAsks, PuzzleCard, PuzzleChances, PuzzleGame, PuzzleTold, PuzzleVerdict,
    PuzzlesAnswer, RatingChange, SolverTold,
};
pub use raw::Raw;
pub use records::{
    AskBot, AskCoach, BotAnswer, BotChoice, Branch, CoachAnswer, DangerAnswer, DangerPlace, Import,
    LogAnswer, LogEntry, Logged, ReasonTold, ReplayAnswer, ReplayFrame, ReviewTold, VerifyAnswer,
    WalksAnswer,
};
pub use server::{
    Accepted, ChatLine, Facing, Missed, Offered, Refusal, ServerMessage, Speaker, StepTold, Update, Welcome,
};
pub use sets::{
    ChangeSet, CheckData, Checked, FindingTold, NewSet, PreviewCard, Previews, SetAnswer, SetInfo, Sets,
};
pub use tables::{
    Ban, Bans, ChangeSeat, Claim, History, HistoryTable, Holder, Identity, IdentityMade, Join, Joined, Leave,
    Lobby, LobbyTable, NewIdentity, NewTable, Progress, ScoreTold, SeatInfo, SeatToken, SeatWish,
    TableAnswer, TableInfo,
};
pub use typescript::typescript;
