//! The same types for the web client.

use ts_rs::TS;

use super::*;

/// Returns the TypeScript text of all types, as it stands in `web/src/lib/wire/protocol.ts`.
pub fn typescript() -> String {
    let config = ts_rs::Config::new().with_large_int("number");
    let mut text = String::from(
        "// Generated from crates/server/src/protocol by `cargo test -p hexapod-server`; never edited by hand.\n\n",
    );
    macro_rules! types {
        ($($kind:ty),* $(,)?) => { $(
            text.push_str("export ");
            text.push_str(&<$kind as TS>::decl(&config));
            text.push_str("\n\n");
        )* };
    }
    types! {
        GameCard, ColoursCard, PartyCard, Range, PresetCard, GamesAnswer, LevelCard, RulingText, RulingParts, RulingBasis,
        TryExample, ExampleAnswer, LessonTold, LessonVerdict, ExamplePress, PuzzleTold,
        PuzzleAsks, PuzzleChances, PuzzleVerdict, RatingChange, PuzzlesAnswer, PuzzleGame, SolverTold, DailyPuzzle, GamePuzzles, PuzzleCard, Identity,
        NewIdentity,
        IdentityMade, NewTable, Terms, SeatWish, ClockRules, OnTimeout, Status, TableInfo, Origin, TableSet, SeatInfo,
        Holder, TableAnswer, Join, Joined, Claim, SeatToken, Leave, ChangeSeat, Ban, Bans, Lobby, ScoreTold,
        Contribute, DiceInfo, Receipt, DiceAnswer, EpochTold, DrawTold,
        LobbyTable, Progress, History, HistoryTable, Import, Branch, ReplayAnswer, ReplayFrame, LogAnswer, LogEntry,
        Logged, Fact<String>, AskBot, BotAnswer, ReasonTold, BotChoice, AskCoach, CoachAnswer, ReviewTold, DangerAnswer, DangerPlace, WalksAnswer, Walk,
        AnalysisLine, GameAnalysis, PartyLine, StepLine, Mistake, Point,
        NewSet, ChangeSet, SetInfo, Sets, SetAnswer, CheckData, Checked, FindingTold, Previews, PreviewCard,
        VerifyAnswer, ErrorAnswer, Problem, ClientMessage, Wanted, ServerMessage, Accepted, Offered, Refusal, Welcome,
        Facing, Update, UndoNow, Shown, Missed, StepTold, ClockNow, Proposal<String>, ChatLine, Speaker,
    }
    text.push_str(TYPESCRIPT_BY_HAND);
    text
}

/// Types that Rust holds as plain JSON.
const TYPESCRIPT_BY_HAND: &str = "\
/** An event of any game: its kind, and its values as the game declares them (`wire/games`). `args` are values of its sentence that are
 * not among them; `say` is the English sentence, if the connection asked for words. */
export type EventTold = { kind: string; args?: Record<string, string | number>; say?: string };

/** The legal actions, grouped: each key with each of its endings is the text of one action. */
export type Legal = Record<string, string[]>;

/** A view in which an array of objects with the same keys is written as { $keys, $rows }. */
export type Packed = unknown;

/** What changed: [] removed, [value] replaced, [at, removed, inserted] elements of an array, an object: changes below by key or index. */
export type Delta = [] | [unknown] | [number, number, unknown[]] | { [key: string]: Delta };

/** The names of reactions. */
export type Reaction = 'clap' | 'laugh' | 'wow' | 'sad' | 'think' | 'hurry' | 'thanks' | 'oops';
";
