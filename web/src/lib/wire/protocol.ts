// Generated from crates/server/src/protocol by `cargo test -p hexapod-server`; never edited by hand.

export type GameCard = { 
/**
 * The id in links and records.
 */
id: string, 
/**
 * The name for people.
 */
name: string, 
/**
 * The game in one sentence.
 */
sentence: string, 
/**
 * The version of the rules.
 */
rules: number, 
/**
 * What is new in this version, in one line.
 */
changes: string, 
/**
 * How many can play.
 */
seats: Range, 
/**
 * How long a game takes people, in minutes.
 */
minutes: Range, 
/**
 * Whether seats hold secrets from each other: people at one screen must hand it over.
 */
secrets: boolean, 
/**
 * The colours in which a table can show its seats; nothing if the rules give each seat its colour.
 */
colours?: ColoursCard, 
/**
 * Whether a table may bring a data file of its own, a set.
 */
data: boolean, 
/**
 * The JSON schema of the options.
 */
options: unknown, 
/**
 * Named choices of options.
 */
presets: Array<PresetCard>, 
/**
 * The ids of its lessons, in order.
 */
lessons: Array<string>, };

export type ColoursCard = { 
/**
 * All colours there are, in the order in which they are offered.
 */
words: Array<string>, 
/**
 * The parties for each number of seats, the fewest first: the seats in order, then others that own pieces, such as
 * Anteater's third colour.
 */
parties: Array<Array<PartyCard>>, };

export type PartyCard = { 
/**
 * The name in the game's notation.
 */
who: string, 
/**
 * The colour unless the table has another.
 */
colour: string, 
/**
 * Where on the board it begins, if that follows from the seat.
 */
place: string | null, };

export type Range = { 
/**
 * The least.
 */
min: number, 
/**
 * The most.
 */
max: number, };

export type PresetCard = { 
/**
 * The id.
 */
id: string, 
/**
 * The name for people.
 */
name: string, 
/**
 * What it is for.
 */
help: string, 
/**
 * The options it sets.
 */
options: Record<string, unknown>, };

export type GamesAnswer = { 
/**
 * All games, in the order in which they are shown.
 */
games: Array<GameCard>, 
/**
 * The levels of bots, weakest first.
 */
levels: Array<LevelCard>, };

export type LevelCard = { 
/**
 * 1 to 5.
 */
level: number, 
/**
 * The name of the character that plays at this level.
 */
name: string, 
/**
 * How it plays, in one English sentence.
 */
style: string, };

export type RulingText = { 
/**
 * Its number, such as `R12`.
 */
ruling: string, 
/**
 * What the rules file says, as Markdown.
 */
text: string, 
/**
 * The same in parts, if it is a row of the register of rulings.
 */
parts?: RulingParts, };

export type RulingParts = { 
/**
 * What it rests on.
 */
basis: RulingBasis, 
/**
 * What had to be decided.
 */
question: string, 
/**
 * What is printed, or found elsewhere.
 */
sources: string, 
/**
 * What holds.
 */
decision: string, 
/**
 * Why.
 */
why: string, };

export type RulingBasis = "printed" | "silent" | "reconstructed";

export type TryExample = { 
/**
 * The steps played before, in notation, as `ExampleAnswer.steps` gave them.
 */
steps?: Array<string> | null, 
/**
 * The texts to play now, all or none.
 */
play?: Array<string> | null, 
/**
 * A seed for rolls and draws: chance is settled until a seat is to act. Without one, chance waits for its outcome in
 * `play`.
 */
seed?: number | null, 
/**
 * Only looks at what could come after `play`, the first half of a decision of a lesson.
 */
offer?: boolean | null, 
/**
 * The place of a piece whose walks are asked for, in games with such inputs.
 */
walks?: string | null, 
/**
 * Asks for the solution of a puzzle, which counts as a wrong answer.
 */
solution?: boolean | null, };

export type ExampleAnswer = { 
/**
 * The id of the example, such as `T12`.
 */
id: string, 
/**
 * The version of the rules.
 */
rules: number, 
/**
 * Options that differ from the defaults.
 */
options: Record<string, unknown>, 
/**
 * The seats, in order.
 */
seats: Array<string>, 
/**
 * What the rules file does in the example, press by press.
 */
script: Array<ExamplePress>, 
/**
 * How many steps have been played.
 */
step: number, 
/**
 * The seat that acts, `chance` or `over`.
 */
to_move: string, 
/**
 * The phase, as the rules file spells it.
 */
phase: string, 
/**
 * The whole view, packed. Examples have no secrets: every hand is open.
 */
view: Packed, 
/**
 * The grouped legal actions of the seat that acts.
 */
legal: Legal, 
/**
 * The steps that were played now, with their events and English sentences.
 */
steps: Array<StepTold>, 
/**
 * Why what was to be played is not possible; then nothing of it was played.
 */
refused?: Problem, 
/**
 * Where the piece that was asked about can go with one input.
 */
walks?: Array<Walk>, 
/**
 * What a lesson asks and says; nothing in an example.
 */
lesson?: LessonTold, 
/**
 * What became of the answer to a puzzle; nothing in an example or a lesson.
 */
puzzle?: PuzzleTold, };

export type LessonTold = { 
/**
 * The seat of the learner.
 */
you: string, 
/**
 * How many tasks are solved.
 */
solved: number, 
/**
 * How many tasks there are.
 */
tasks: number, 
/**
 * After how many steps the present task was asked: whoever takes tries back comes here.
 */
asked_at: number, 
/**
 * The key of the present task; nothing when all are solved.
 */
task?: string, 
/**
 * What came of the last try.
 */
verdict: LessonVerdict, 
/**
 * The key of what the lesson says about the last try.
 */
reaction?: string, 
/**
 * Whether the next step of the solution is shown from the start.
 */
shows: boolean, 
/**
 * The steps of the solution that are still to be played; empty if the tries so far do not belong to it.
 */
next: Array<string>, 
/**
 * Places that the task speaks of.
 */
marks: Array<string>, };

export type LessonVerdict = "asked" | "on-the-way" | "solved" | "wrong" | "refused";

export type ExamplePress = { "kind": "do", 
/**
 * The steps in notation.
 */
steps: Array<string>, } | { "kind": "no", 
/**
 * The step in notation.
 */
step: string, 
/**
 * The code of the refusal.
 */
code: string, };

export type PuzzleTold = { 
/**
 * The seat of the solver.
 */
you: string, 
/**
 * What is asked for.
 */
asks: PuzzleAsks, 
/**
 * What came of the answer.
 */
verdict: PuzzleVerdict, 
/**
 * What it is about; told with the verdict only, since a theme is half the solution.
 */
themes: Array<string>, 
/**
 * The puzzle's rating.
 */
rating: number, 
/**
 * The steps of the solution; only where it was asked for or found.
 */
solution: Array<string>, 
/**
 * After how many steps the answer stands, without what follows it.
 */
answered_at: number, 
/**
 * Whether the opponent's reply is missing because the server is busy: send the steps again to ask for it.
 */
reply_due?: boolean, 
/**
 * How much the solution is worth; told with the solution only.
 */
chances?: PuzzleChances, 
/**
 * What the answer changed for the solver; nothing if it did not count.
 */
rated?: RatingChange, };

export type PuzzleAsks = "decision" | "turn";

export type PuzzleChances = { 
/**
 * After the solution, at least.
 */
best: number, 
/**
 * After the best of the others, at most.
 */
next: number, };

export type PuzzleVerdict = "asked" | "on-the-way" | "right" | "wrong" | "refused" | "shown";

export type RatingChange = { 
/**
 * Before.
 */
before: number, 
/**
 * After.
 */
after: number, };

export type PuzzlesAnswer = { 
/**
 * The games, in display order.
 */
games: Array<PuzzleGame>, 
/**
 * The puzzle of the day.
 */
daily?: DailyPuzzle, };

export type PuzzleGame = { 
/**
 * The game's id.
 */
game: string, 
/**
 * How many puzzles there are.
 */
count: number, 
/**
 * How far the asker has come; nothing before the first answer.
 */
you?: SolverTold, };

export type SolverTold = { 
/**
 * The rating.
 */
rating: number, 
/**
 * Its standard deviation.
 */
deviation: number, 
/**
 * Puzzles answered.
 */
answered: number, 
/**
 * Puzzles whose first answer was right.
 */
solved: number, };

export type DailyPuzzle = { 
/**
 * The game's id.
 */
game: string, 
/**
 * The puzzle.
 */
id: string, };

export type GamePuzzles = { 
/**
 * The puzzles, the easiest first.
 */
puzzles: Array<PuzzleCard>, 
/**
 * The puzzle of the day of this game.
 */
daily?: string, 
/**
 * How far the asker has come; nothing before the first answer.
 */
you?: SolverTold, };

export type PuzzleCard = { 
/**
 * The id.
 */
id: string, 
/**
 * What it is about, by the keys of the client's message files.
 */
themes: Array<string>, 
/**
 * The part of the game: `opening`, `middle` or `end`.
 */
part: string, 
/**
 * Its rating now.
 */
rating: number, 
/**
 * Whether the asker's first answer was right; nothing without an answer.
 */
solved?: boolean, };

export type Identity = { 
/**
 * The public id.
 */
id: string, 
/**
 * The name others see.
 */
name: string, };

export type NewIdentity = { 
/**
 * The name others see; 1 to 24 characters.
 */
name: string, };

export type IdentityMade = { 
/**
 * Who it is.
 */
identity: Identity, 
/**
 * The secret, shown this once. Nothing if the identity was there before.
 */
secret?: string, };

export type NewTable = { 
/**
 * The game's id.
 */
game: string, 
/**
 * The version of the rules; the newest if not said.
 */
rules?: number, 
/**
 * Who shall sit in each seat, in seat order; the length is the number of players.
 */
seats: Array<SeatWish>, 
/**
 * A preset to start from.
 */
preset?: string, 
/**
 * The id of a set: its data file replaces the standard one. The table keeps a copy.
 */
set?: string, 
/**
 * Options by the names of the schema; they win over the preset.
 */
options?: Record<string, unknown>, 
/**
 * The colours in which the seats are shown, in seat order, then those of the other parties of the game's card: a
 * word of the card, `drawn`, or nothing for the usual one. All usual if not said.
 */
colours?: Array<string | null>, 
/**
 * What people choose about the table itself.
 */
terms?: Partial<Terms>, };

export type Terms = { 
/**
 * Whether the lobby shows it; otherwise it is found by link only.
 */
public: boolean, 
/**
 * Whether the game starts by itself when the last seat is taken; otherwise the host starts it.
 */
auto_start: boolean, 
/**
 * Whether people may ask for hints during the game.
 */
hints: boolean, 
/**
 * Whether the game is for practice: a person who plays alone may take back what luck has shown, and the result does
 * not count.
 */
practice?: boolean, 
/**
 * Whether the coach may speak to everybody at the table, although several people play: everybody sees it before they
 * take a seat. At a table of one person among bots the coach needs no more than hints.
 */
coach?: boolean, 
/**
 * The clock.
 */
clock: ClockRules, 
/**
 * What happens when a seat's time is up.
 */
on_timeout: OnTimeout, 
/**
 * The level of the bot that plays for a person who is away, out of time or has resigned: 1 (weakest) to 5.
 */
stand_in: number, 
/**
 * After how many hours the others may end the game without a result while a bot plays for a person.
 */
absence_hours: number, };

export type SeatWish = { "kind": "me" } | { "kind": "local", 
/**
 * The name others see.
 */
name?: string, } | { "kind": "open" } | { "kind": "link" } | { "kind": "bot", 
/**
 * 1 (weakest) to 5.
 */
level: number, };

export type ClockRules = { "kind": "none" } | { "kind": "step", 
/**
 * Seconds for a decision.
 */
seconds: number, } | { "kind": "game", 
/**
 * Seconds for the game.
 */
seconds: number, 
/**
 * Seconds added after each decision.
 */
increment: number, } | { "kind": "days", 
/**
 * Days for a decision.
 */
days: number, };

export type OnTimeout = "bot" | "resign";

export type Status = "waiting" | "playing" | "paused" | "over" | "abandoned";

export type TableInfo = { 
/**
 * The id in links.
 */
id: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * The version of the rules.
 */
rules: number, 
/**
 * Options that differ from the defaults.
 */
options: Record<string, unknown>, 
/**
 * The data file of its own, if it has one.
 */
set?: TableSet, 
/**
 * The colours in which the parties of the game's card are shown, if the table has chosen them.
 */
colours?: Record<string, string>, 
/**
 * What people chose about the table.
 */
terms: Terms, 
/**
 * How far it has come.
 */
status: Status, 
/**
 * The seats, in order.
 */
seats: Array<SeatInfo>, 
/**
 * The public id of its creator.
 */
host: string, 
/**
 * The number of the last entry of its log.
 */
number: number, 
/**
 * How many steps have been played.
 */
step: number, 
/**
 * The seat that acts, `chance` or `over`.
 */
to_move: string, 
/**
 * How the dice are made.
 */
dice: DiceInfo, 
/**
 * The commitment to the secret of the dice in their present epoch; 64 hexadecimal digits.
 */
commitment: string, 
/**
 * What each seat added to the dice in their present epoch, once all have.
 */
contributions: Array<string>, 
/**
 * The secret of the dice in their present epoch, once the game is over or abandoned.
 */
secret?: string, 
/**
 * The result in one line, once the game is over.
 */
result?: string, 
/**
 * Everybody's points and what they are for, once the game is over; empty before.
 */
scores?: ScoreTold[], 
/**
 * The table from whose record this one plays on, and after how many steps.
 */
origin?: Origin, 
/**
 * The rematch, once there is one.
 */
rematch?: string, 
/**
 * When it was created, in milliseconds since 1970.
 */
created: number, 
/**
 * When the last entry was written, in milliseconds since 1970.
 */
changed: number, };

export type Origin = { 
/**
 * The table, if it was one of this server.
 */
table?: string, 
/**
 * After how many of its steps.
 */
step: number, };

export type TableSet = { 
/**
 * The set's id; nothing if the file came with a record.
 */
id?: string, 
/**
 * What its author called it then; empty if the file came with a record.
 */
title: string, 
/**
 * The author's name then; empty if the file came with a record.
 */
author: string, 
/**
 * The version of the set that was copied.
 */
version: number, };

export type SeatInfo = { 
/**
 * The seat's name in the game's notation.
 */
seat: string, 
/**
 * Who sits there.
 */
holder: Holder, 
/**
 * The level of the bot that plays for the absent or resigned person.
 */
stand_in?: number, 
/**
 * After how many steps the seat resigned.
 */
resigned?: number, 
/**
 * Whether a client that holds it is connected.
 */
online: boolean, };

export type Holder = { "kind": "open" } | { "kind": "link" } | { "kind": "person", 
/**
 * The public id of the browser that holds the seat.
 */
id: string, 
/**
 * The name.
 */
name: string, 
/**
 * Whether the seat shares a screen with another.
 */
local: boolean, } | { "kind": "bot", 
/**
 * 1 (weakest) to 5.
 */
level: number, };

export type TableAnswer = { 
/**
 * The table as everybody sees it.
 */
table: TableInfo, 
/**
 * The seats the asker holds.
 */
you: Array<string>, 
/**
 * Whether the asker created it.
 */
host: boolean, 
/**
 * The link that joins, for the creator and for those who sit here.
 */
join_link?: string, 
/**
 * The link that watches.
 */
watch_link: string, 
/**
 * What the server says about the dice, signed, for those who sit here.
 */
receipt?: Receipt, 
/**
 * What is odd about the options or the data but can be played, a sentence each.
 */
warnings: Array<string>, };

export type Join = { 
/**
 * Which seat; the first free one if not said.
 */
seat?: string | null, 
/**
 * The key of the join link, for seats held for it.
 */
key?: string | null, };

export type Joined = { 
/**
 * Which.
 */
seat: string, 
/**
 * The secret with which another browser can take the seat over (`claim`). Shown this once.
 */
token: string, 
/**
 * The table now.
 */
table: TableAnswer, };

export type Claim = { 
/**
 * The seat's token.
 */
token: string, };

export type SeatToken = { 
/**
 * Which seat.
 */
seat: string, 
/**
 * The secret for `claim`. Shown this once.
 */
token: string, };

export type Leave = { 
/**
 * Which seat.
 */
seat: string, };

export type ChangeSeat = { 
/**
 * Who shall sit there.
 */
wish: SeatWish, };

export type Ban = { 
/**
 * The public id of the person.
 */
who: string, };

export type Bans = { 
/**
 * The people, in the order in which they were removed.
 */
people: Array<Identity>, };

export type Lobby = { 
/**
 * Those waiting for players first, the newest first.
 */
tables: Array<LobbyTable>, };

export type ScoreTold = { 
/**
 * A seat, or another party the rules rank (Anteater's third colour `N`).
 */
who: string, 
/**
 * The sum.
 */
total: number, 
/**
 * What it consists of, by the names of the rules file, in their order.
 */
parts: [string, number][], };

export type Contribute = { 
/**
 * The commitment that the client has seen; another one is refused.
 */
commitment: string, 
/**
 * What this browser adds to the dice: 32 to 128 hexadecimal digits.
 */
contribution: string, };

export type DiceInfo = { 
/**
 * The scheme of docs/fair.md: 1 or 2.
 */
scheme: number, 
/**
 * The epoch, from 1: one more whenever the server was restored from a backup.
 */
epoch: number, 
/**
 * The seats whose people must contribute before the dice can roll.
 */
waits_for?: Array<string>, };

export type Receipt = { 
/**
 * The table's id.
 */
table: string, 
/**
 * The epoch of the dice.
 */
epoch: number, 
/**
 * The commitment to their secret.
 */
commitment: string, 
/**
 * What each seat has contributed, in seat order; before the dice can roll, only what the asker has.
 */
contributions: Array<string | null>, 
/**
 * The number of the last entry of the table's log.
 */
number: number, 
/**
 * How many draws have been made.
 */
draws: number, 
/**
 * When it was signed, in milliseconds since 1970.
 */
at: number, 
/**
 * The server's public key (Ed25519); 64 hexadecimal digits.
 */
key: string, 
/**
 * The signature of [`Receipt::text`]; 128 hexadecimal digits.
 */
signature: string, };

export type DiceAnswer = { 
/**
 * The scheme of the first epoch; later epochs are of scheme 2.
 */
scheme: number, 
/**
 * What the server says now, signed.
 */
receipt: Receipt, 
/**
 * The epochs with their secrets; empty until the game is over or abandoned.
 */
epochs: Array<EpochTold>, 
/**
 * Every roll and draw of the log in its order, those taken back too; empty until the game is over or abandoned.
 */
draws: Array<DrawTold>, };

export type EpochTold = { 
/**
 * The last draw before it.
 */
after: number, 
/**
 * The commitment to its secret.
 */
commitment: string, 
/**
 * What each seat contributed, in seat order; empty if it ended before all had.
 */
contributions: Array<string>, 
/**
 * The secret.
 */
secret: string, };

export type DrawTold = { 
/**
 * The number of its entry in the log.
 */
number: number, 
/**
 * The number of the draw.
 */
draw: number, 
/**
 * The outcome in notation.
 */
text: string, 
/**
 * How many steps had been played before it.
 */
step: number, 
/**
 * What could come, each with its weight; nothing for a roll of dice.
 */
outcomes?: [string, number][], 
/**
 * How many dice were rolled; nothing for a choice among outcomes.
 */
dice?: number, 
/**
 * Whether it was taken back.
 */
undone?: boolean, };

export type LobbyTable = { 
/**
 * The id in links.
 */
id: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * How far it has come.
 */
status: Status, 
/**
 * The seats in the game's notation, in order.
 */
seats: Array<string>, 
/**
 * The names in the seats; nothing where a seat is free.
 */
names: Array<string | null>, 
/**
 * The number of the last entry of its log.
 */
number: number, 
/**
 * The result in one line, once the game is over, with the seats that resigned: `P1 51, P2 8; winner P1; resigned P1`.
 */
result?: string, 
/**
 * The clock.
 */
clock: ClockRules, 
/**
 * Whether the game is for practice: its result does not count.
 */
practice?: boolean, 
/**
 * Whether the game, or its beginning, was read from a file: who played it, and how, is what the file says.
 */
imported?: boolean, 
/**
 * When the last entry was written, in milliseconds since 1970.
 */
changed: number, };

export type Progress = { 
/**
 * Finished lessons as `GAME/LESSON`, and won first games as `GAME/first-game`.
 */
done: Array<string>, };

export type History = { 
/**
 * The tables.
 */
tables: Array<HistoryTable>, 
/**
 * Ask again with `before` = this for older ones; nothing if there are none.
 */
before?: number, };

export type HistoryTable = { 
/**
 * The table.
 */
table: LobbyTable, 
/**
 * The seats this identity holds there.
 */
seats: Array<string>, 
/**
 * The seat that is to move, while the game is played.
 */
to_move?: string, };

export type Import = { 
/**
 * The record as text.
 */
record: string, 
/**
 * How many of its steps are kept; all if not said.
 */
step?: number, 
/**
 * Who shall sit in each seat; of no meaning for a record of a finished game, which is only looked at.
 */
seats?: Array<SeatWish>, 
/**
 * What people choose about the table.
 */
terms?: Partial<Terms>, };

export type Branch = { 
/**
 * How many of its steps are kept.
 */
step: number, 
/**
 * Who shall sit in each seat.
 */
seats: Array<SeatWish>, 
/**
 * What people choose about the table.
 */
terms?: Partial<Terms>, };

export type ReplayAnswer = { 
/**
 * Whose eyes: a seat, `spectator`, or `everything` once the game is over.
 */
seen_by: string, 
/**
 * How many steps the game has.
 */
steps: number, 
/**
 * After how many steps the view is.
 */
from: number, 
/**
 * The view there, packed.
 */
view: Packed, 
/**
 * The following steps with the delta of the view each makes.
 */
frames: Array<ReplayFrame>, };

export type ReplayFrame = { 
/**
 * The step.
 */
step: StepTold, 
/**
 * The number of its turn, from 1; as in an analysis.
 */
turn: number, 
/**
 * What it changes in the view.
 */
view: Delta, };

export type LogAnswer = { 
/**
 * The entries in order.
 */
entries: Array<LogEntry>, 
/**
 * The number of the last entry there is.
 */
number: number, };

export type LogEntry = { 
/**
 * Its number.
 */
number: number, 
/**
 * When, in milliseconds since 1970.
 */
at: number, } & ({ "kind": "step", 
/**
 * The step.
 */
step: StepTold, } | { "kind": "undo", 
/**
 * How many steps remained.
 */
to: number, 
/**
 * Who asked.
 */
by: string, } | { "kind": "fact", 
/**
 * What.
 */
fact: Fact, });

export type Logged = { "kind": "step", 
/**
 * The step.
 */
step: StepTold, } | { "kind": "undo", 
/**
 * How many steps remained.
 */
to: number, 
/**
 * Who asked.
 */
by: string, } | { "kind": "fact", 
/**
 * What.
 */
fact: Fact, };

export type Fact = { "fact": "started" } | { "fact": "resigned", 
/**
 * Which.
 */
seat: string, } | { "fact": "timed-out", 
/**
 * Which.
 */
seat: string, } | { "fact": "stand-in", 
/**
 * Which.
 */
seat: string, 
/**
 * 1 (weakest) to 5.
 */
level: number, } | { "fact": "returned", 
/**
 * Which.
 */
seat: string, } | { "fact": "claimed", 
/**
 * Which.
 */
seat: string, } | { "fact": "paused" } | { "fact": "resumed" } | { "fact": "abandoned" } | { "fact": "downtime", 
/**
 * Milliseconds.
 */
ms: number, } | { "fact": "new-dice", 
/**
 * The number of the epoch.
 */
epoch: number, } | { "fact": "dice-ready", 
/**
 * The number of the epoch.
 */
epoch: number, };

export type AskBot = { 
/**
 * After how many steps; now if not said. Other steps than now only once the game is over.
 */
step?: number | null, 
/**
 * How long it may think, in milliseconds; the server has a limit.
 */
ms?: number | null, };

export type BotAnswer = { 
/**
 * The position: after how many steps.
 */
step: number, 
/**
 * The seat that decides there.
 */
seat: string, 
/**
 * The action it would play.
 */
action: string, 
/**
 * How many playouts it looked at.
 */
iterations: number, 
/**
 * The best actions, best first, at most 20.
 */
choices: Array<BotChoice>, 
/**
 * The line it expects.
 */
line: Array<string>, 
/**
 * What the action gains, together with the steps of the line that belong to the same decision: at most two reasons,
 * the greatest gain first; none where nothing stands out. They follow from what the seat may know.
 */
reasons: Array<ReasonTold>, 
/**
 * How many points more the seat has after it, as far as the seat can know.
 */
points: number, };

export type ReasonTold = { 
/**
 * The key of the sentence in the game's message files.
 */
key: string, 
/**
 * The values that the sentence mentions, by name.
 */
args: Record<string, string | number>, 
/**
 * The English sentence.
 */
say: string, };

export type BotChoice = { 
/**
 * The action.
 */
action: string, 
/**
 * How often it was tried.
 */
visits: number, 
/**
 * The acting seat's mean share of the victory, 0 to 1.
 */
win_share: number, };

export type AskCoach = { 
/**
 * Whether the coach shall also judge the person's last input.
 */
review: boolean, };

export type CoachAnswer = { 
/**
 * The position: after how many steps.
 */
step: number, 
/**
 * What opponents could do to the seat that is to move, if it is one of the person's: at most two, the greatest loss
 * first.
 */
risks: Array<ReasonTold>, 
/**
 * The person's last input, if it was asked about and can be judged.
 */
review?: ReviewTold, };

export type ReviewTold = { 
/**
 * The number of steps before the input.
 */
to: number, 
/**
 * How much of the seat's share of the victory it lost beside the better decision, 0 to 1.
 */
lost: number, 
/**
 * Whether that is much: at least 0.12, and at least two standard errors.
 */
lost_much: boolean, 
/**
 * What opponents could do after it and not after the better decision: at most two, the greatest loss first.
 */
risks: Array<ReasonTold>, 
/**
 * What the better decision gains and the input does not: at most two, the greatest gain first.
 */
missed: Array<ReasonTold>, 
/**
 * The better decision and the line expected after it; empty if nothing better was found.
 */
better: Array<string>, };

export type DangerAnswer = { 
/**
 * The position: after how many steps.
 */
step: number, 
/**
 * The seat in danger.
 */
seat: string, 
/**
 * The places, each once; the rest of the board is safe.
 */
places: Array<DangerPlace>, };

export type DangerPlace = { 
/**
 * The place in the game's notation.
 */
place: string, 
/**
 * The seat of the opponent who could bring most.
 */
by: string, 
/**
 * How much that is.
 */
power: number, 
/**
 * Whether what the seat has there could be beaten.
 */
lost: boolean, };

export type WalksAnswer = { 
/**
 * The position: after how many steps.
 */
step: number, 
/**
 * Each place once, the nearest first.
 */
walks: Array<Walk>, };

export type Walk = { 
/**
 * The input, such as `go c3 f4`.
 */
input: string, 
/**
 * The places that the piece enters, in order; the last is where it stays.
 */
way: Array<string>, 
/**
 * What the walk costs in the game's own unit, such as action points.
 */
cost: number, };

export type AnalysisLine = { "kind": "waiting" } | { "kind": "point" } & Point | { "kind": "done", 
/**
 * The analysis.
 */
analysis: GameAnalysis, } | { "kind": "failed", 
/**
 * Why.
 */
error: Problem, };

export type GameAnalysis = { 
/**
 * The game's id.
 */
game: string, 
/**
 * Search iterations per position.
 */
iterations: number, 
/**
 * Whether the game was played to its end: then the last shares are its result, else an estimate.
 */
finished: boolean, 
/**
 * The seats and other parties that the rules rank, each with its totals.
 */
parties: Array<PartyLine>, 
/**
 * All steps.
 */
steps: Array<StepLine>, 
/**
 * The decisions that cost more than the noise of the estimate, in descending order of cost.
 */
mistakes: Array<Mistake>, };

export type PartyLine = { 
/**
 * The name of the seat or of another party that the rules rank.
 */
who: string, 
/**
 * The player's name, if the record has it.
 */
name?: string, 
/**
 * Win share before the first step.
 */
start: number, 
/**
 * Sum of its changes by rolls and draws.
 */
luck: number, 
/**
 * Sum of its changes by its own decisions.
 */
own: number, 
/**
 * Sum of its changes by decisions of others.
 */
others: number, 
/**
 * Sum of its changes that neither luck nor a decision explains: the search saw further, or its estimate had noise.
 */
unexplained: number, 
/**
 * Win share after the last step.
 */
end: number, 
/**
 * Number of its decisions with a choice.
 */
decisions: number, };

export type StepLine = { 
/**
 * Its number, from 1.
 */
number: number, 
/**
 * The number of its turn, from 1.
 */
turn: number, 
/**
 * The seat's name or `chance`.
 */
actor: string, 
/**
 * The step in notation.
 */
text: string, 
/**
 * Win share of each party after the step.
 */
shares: Array<number>, 
/**
 * What the roll, draw or decision changed, by party; all 0 if there was no choice.
 */
effect: Array<number>, };

export type Mistake = { 
/**
 * The number of its step, from 1.
 */
number: number, 
/**
 * The number of its turn, from 1.
 */
turn: number, 
/**
 * The seat.
 */
seat: string, 
/**
 * What was played, in notation.
 */
text: string, 
/**
 * What the seat lost by it: the curve falls by as much.
 */
cost: number, 
/**
 * The better action and the line expected after it, in notation.
 */
better: Array<string>, };

export type Point = { 
/**
 * After how many steps.
 */
step: number, 
/**
 * Estimated win share of each party. The finished analysis joins the estimates of all positions, so that its shares
 * differ from these.
 */
shares: Array<number>, 
/**
 * Number of positions done.
 */
done: number, 
/**
 * Number of positions in all.
 */
total: number, };

export type NewSet = { 
/**
 * The game's id.
 */
game: string, 
/**
 * What people call it; 1 to 60 characters.
 */
title: string, 
/**
 * The data file (TOML), at most 64 kB.
 */
data: string, };

export type ChangeSet = { 
/**
 * The version that was edited; if the set has another one by now, nothing is changed.
 */
version: number, 
/**
 * What people call it; 1 to 60 characters.
 */
title: string, 
/**
 * The data file (TOML), at most 64 kB.
 */
data: string, };

export type SetInfo = { 
/**
 * The id in links; it cannot be guessed.
 */
id: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * The version of the rules it was checked with.
 */
rules: number, 
/**
 * What people call it.
 */
title: string, 
/**
 * Who keeps it.
 */
author: Identity, 
/**
 * Whether the asker keeps it.
 */
mine: boolean, 
/**
 * The size of its data file in bytes.
 */
bytes: number, 
/**
 * Counts from 1, one more with each change.
 */
version: number, 
/**
 * When it was changed, in milliseconds since 1970.
 */
changed: number, };

export type Sets = { 
/**
 * The sets.
 */
sets: Array<SetInfo>, 
/**
 * How many one may keep.
 */
most: number, };

export type SetAnswer = { 
/**
 * The set.
 */
set: SetInfo, 
/**
 * Its data file (TOML).
 */
data: string, 
/**
 * What is odd about it.
 */
findings: Array<FindingTold>, 
/**
 * What it holds to choose from.
 */
previews: Previews, };

export type CheckData = { 
/**
 * The data file (TOML).
 */
data: string, };

export type Checked = { 
/**
 * What is wrong or odd.
 */
findings: Array<FindingTold>, 
/**
 * What it holds to choose from.
 */
previews: Previews, };

export type FindingTold = { 
/**
 * Whether the file cannot be played.
 */
fatal: boolean, 
/**
 * A sentence with the entry.
 */
sentence: string, 
/**
 * The line, from 1, where it is known.
 */
line?: number, 
/**
 * The places it is about, in the game's notation.
 */
places: Array<string>, };

export type Previews = { 
/**
 * The option that chooses one of them by its name; nothing if a table has them all.
 */
option?: string, 
/**
 * The previews, in the order of the game.
 */
previews: Array<PreviewCard>, };

export type PreviewCard = { 
/**
 * Its name.
 */
name: string, 
/**
 * The number of players it is for, if not for all.
 */
seats?: number, 
/**
 * Whether it is meant for those who know the game.
 */
advanced: boolean, 
/**
 * What is drawn: a type of the game (`wire/games`).
 */
picture: unknown, };

export type VerifyAnswer = { 
/**
 * The commitment published before the first step; `GET /tables/ID/dice` has those of later epochs.
 */
commitment: string, 
/**
 * What each seat added.
 */
contributions: Array<string>, 
/**
 * The secret.
 */
secret: string, 
/**
 * Draws that agree.
 */
agreed: number, 
/**
 * Draws that are not in the record: they were taken back.
 */
taken_back: number, 
/**
 * Contributions that did not come from the server.
 */
outside: number, 
/**
 * What does not agree, a sentence each; empty if all is well.
 */
problems: Array<string>, };

export type ErrorAnswer = { 
/**
 * What is wrong.
 */
error: Problem, };

export type Problem = { 
/**
 * A code of the rules file (upper case) or of the server (lower case).
 */
code: string, 
/**
 * A sentence.
 */
sentence: string, 
/**
 * The field of the request that is wrong.
 */
field?: string, 
/**
 * The rule or ruling behind it.
 */
ruling?: string, 
/**
 * The key of the sentence in the game's message file, where the rules refuse: other languages begin here.
 */
key?: string, 
/**
 * The values that the sentence mentions, by name.
 */
args?: Record<string, string | number>, };

export type ClientMessage = { "kind": "act", 
/**
 * The client's own id of this message.
 */
id: string, 
/**
 * The last number the client has seen.
 */
number: number, 
/**
 * The action in notation.
 */
text: string, 
/**
 * For how many milliseconds the next roll, draw or step of a bot waits, at most [`MAX_WAIT_MS`], so that the action
 * can be taken back; nothing waits where other people play too.
 */
wait?: number, } | { "kind": "offer", 
/**
 * The client's own id of this message.
 */
id: string, 
/**
 * The last number the client has seen.
 */
number: number, 
/**
 * The action or compound input in notation.
 */
text: string, } | { "kind": "undo", 
/**
 * The client's own id of this message.
 */
id: string, 
/**
 * The last number the client has seen.
 */
number: number, 
/**
 * How many steps shall remain.
 */
to: number, } | { "kind": "redo", 
/**
 * The client's own id of this message.
 */
id: string, 
/**
 * The last number the client has seen.
 */
number: number, 
/**
 * As for `act`.
 */
wait?: number, } | { "kind": "go-on", 
/**
 * The client's own id of this message.
 */
id: string, } | { "kind": "propose", 
/**
 * The client's own id of this message.
 */
id: string, 
/**
 * What.
 */
what: Wanted, } | { "kind": "vote", 
/**
 * The client's own id of this message.
 */
id: string, 
/**
 * The number of the proposal.
 */
proposal: number, 
/**
 * Yes or no. One no ends it.
 */
agree: boolean, } | { "kind": "resign", 
/**
 * The client's own id of this message.
 */
id: string, 
/**
 * Which seat of this client.
 */
seat: string, } | { "kind": "stand-in", 
/**
 * The client's own id of this message.
 */
id: string, 
/**
 * Which seat.
 */
seat: string, } | { "kind": "return", 
/**
 * The client's own id of this message.
 */
id: string, 
/**
 * Which seat of this client.
 */
seat: string, } | { "kind": "face", 
/**
 * The client's own id of this message.
 */
id: string, 
/**
 * The seat, one of this client's; nothing while handing over.
 */
seat: string | null, } | { "kind": "chat", 
/**
 * The client's own id of this message.
 */
id: string, 
/**
 * At most 300 characters.
 */
text: string, } | { "kind": "react", 
/**
 * The client's own id of this message.
 */
id: string, 
/**
 * The picture's name.
 */
what: string, } | { "kind": "mute", 
/**
 * The client's own id of this message.
 */
id: string, 
/**
 * The public id of the person.
 */
who: string, 
/**
 * Stop or resume.
 */
on: boolean, } | { "kind": "ping", 
/**
 * Anything, given back.
 */
t: number, };

export type Wanted = { "kind": "undo", 
/**
 * How many steps shall remain.
 */
to: number, } | { "kind": "pause" } | { "kind": "resume" } | { "kind": "abandon" };

export type ServerMessage = { "kind": "welcome" } & Welcome | { "kind": "update" } & Update | { "kind": "accepted" } & Accepted | { "kind": "refused" } & Refusal | { "kind": "stale", 
/**
 * The client's id.
 */
id: string, 
/**
 * The last number now.
 */
number: number, } | { "kind": "proposed", 
/**
 * The client's id.
 */
id: string, 
/**
 * The number of the proposal.
 */
proposal: number, } | { "kind": "offered" } & Offered | { "kind": "table", 
/**
 * The table now.
 */
table: TableInfo, } | { "kind": "facing" } & Facing | { "kind": "proposal" } & Proposal | { "kind": "decided", 
/**
 * Its number.
 */
proposal: number, 
/**
 * Whether everybody agreed; otherwise one person said no or the game went on.
 */
agreed: boolean, } | { "kind": "chat" } & ChatLine | { "kind": "reaction", 
/**
 * Who.
 */
from: Speaker, 
/**
 * The picture's name.
 */
what: string, } | { "kind": "presence", 
/**
 * The seats whose people are connected.
 */
online: Array<string>, 
/**
 * How many watch.
 */
watchers: number, } | { "kind": "thinking", 
/**
 * For which seat.
 */
seat: string, 
/**
 * How much of its budget is used up, 0 to 100.
 */
percent: number, 
/**
 * Milliseconds until it has chosen at the latest.
 */
most_ms?: number, } | { "kind": "waits", 
/**
 * Milliseconds until it comes.
 */
ms: number, } | { "kind": "notice", 
/**
 * `restarting`, `moved` (the seat is now held by another client), or why the connection was refused.
 */
code: string, 
/**
 * A sentence.
 */
sentence: string, } | { "kind": "pong", 
/**
 * What was sent.
 */
t: number, };

export type Accepted = { 
/**
 * The client's id.
 */
id: string, 
/**
 * The number of the last entry it wrote, or the number now if it wrote none.
 */
number: number, 
/**
 * Whether it had been done before: this is the first answer again.
 */
again?: boolean, };

export type Offered = { 
/**
 * The client's id.
 */
id: string, 
/**
 * The number it holds for.
 */
number: number, 
/**
 * The phase after the action.
 */
phase: string, 
/**
 * The grouped legal actions of the same seat after it, whole.
 */
legal: Legal, 
/**
 * What would change in the view; nothing if nothing would.
 */
view?: Delta, };

export type Refusal = { 
/**
 * The client's id; empty if the message had none that could be read.
 */
id: string, 
/**
 * A code of the rules file (upper case) or of the server (lower case).
 */
code: string, 
/**
 * A sentence.
 */
sentence: string, 
/**
 * The field of the request that is wrong.
 */
field?: string, 
/**
 * The rule or ruling behind it.
 */
ruling?: string, 
/**
 * The key of the sentence in the game's message file, where the rules refuse: other languages begin here.
 */
key?: string, 
/**
 * The values that the sentence mentions, by name.
 */
args?: Record<string, string | number>, };

export type Welcome = { 
/**
 * The number of the last entry.
 */
number: number, 
/**
 * The table as everybody sees it.
 */
table: TableInfo, 
/**
 * The seats this client holds.
 */
you: Array<string>, 
/**
 * How the table looks from where this client sits.
 */
facing: Facing, 
/**
 * The updates the client has missed, if it said what it saw last and they are not too many. The view above has
 * them already; they are for the log and for animation.
 */
missed: Array<Missed>, 
/**
 * Whether there were more than are sent: the rest is in `/log`.
 */
cut: boolean, 
/**
 * The clock now.
 */
clock?: ClockNow, 
/**
 * Proposals that are open.
 */
proposals: Array<Proposal>, 
/**
 * The last lines of the chat.
 */
chat: Array<ChatLine>, 
/**
 * The seats whose people are connected.
 */
online: Array<string>, 
/**
 * How many watch.
 */
watchers: number, };

export type Facing = { 
/**
 * The seat whose eyes these are; nobody for watchers and while a screen is handed over.
 */
seat: string | null, 
/**
 * The seat that must take the screen next, while it is handed over.
 */
hand_to?: string, 
/**
 * The number of the last entry.
 */
number: number, 
/**
 * How many steps have been played.
 */
step: number, 
/**
 * The seat that acts, `chance` or `over`.
 */
to_move: string, 
/**
 * The phase, as the rules file spells it.
 */
phase: string, 
/**
 * The whole view, packed.
 */
view: Packed, 
/**
 * What this client may take back and play again; nothing if there is none of either.
 */
undo?: UndoNow, 
/**
 * The grouped legal actions of the seat that is to move, by its name, if this client may act for it.
 */
legal: Record<string, Legal>, };

export type Update = { 
/**
 * The number of the last entry.
 */
number: number, 
/**
 * How many steps have been played.
 */
step: number, 
/**
 * The seat that acts, `chance` or `over`; not said if it has not changed.
 */
to_move?: string, 
/**
 * How many steps remained after an undo, before the `steps` of this update.
 */
undone_to?: number, 
/**
 * What this client may take back and play again; not said if it has not changed.
 */
undo?: UndoNow, 
/**
 * The steps, in order; the last is number `step`.
 */
steps?: Array<StepTold>, 
/**
 * What changed in the view; nothing if nothing did.
 */
view?: Delta, 
/**
 * What changed in the legal actions of the seat that is to move, if this client may act for it.
 */
legal?: Delta, 
/**
 * The clock, if the table has one.
 */
clock?: ClockNow, };

export type UndoNow = { 
/**
 * The smallest number of steps to which the person may return without asking anybody; nothing if not at all.
 */
free_to?: number, 
/**
 * The number of steps before the person's last input; nothing before the first one.
 */
to?: number, 
/**
 * The number of steps before the person's present turn, as far back as is free; nothing if that is not before `to`.
 */
turn?: number, 
/**
 * What was shown since the last input, where it can therefore not be taken back.
 */
shown?: Shown, 
/**
 * The number of steps after the next redo; nothing if there is none.
 */
redo?: number, };

export type Shown = "roll" | "draw" | "hidden" | "move";

export type Missed = { 
/**
 * The number of the entry.
 */
number: number, 
/**
 * The step, if it was one.
 */
step?: StepTold, 
/**
 * How many steps remained after an undo, if it was one.
 */
undone_to?: number, };

export type StepTold = { 
/**
 * The seat that acted, or `chance`.
 */
by: string, 
/**
 * The step in notation; hidden parts are `?`.
 */
text: string, 
/**
 * What happened, as far as the viewer may hear it.
 */
events?: EventTold[], };

export type ClockNow = { 
/**
 * The seat whose time runs; none in a pause.
 */
running?: string, 
/**
 * The milliseconds each seat has left.
 */
left: { [key in string]: number }, };

export type Proposal = { 
/**
 * Its number.
 */
proposal: number, 
/**
 * The seat that asks.
 */
by: string, 
/**
 * What.
 */
what: Wanted, 
/**
 * The seats that have not answered yet.
 */
waiting: Array<string>, };

export type ChatLine = { 
/**
 * Its number among the lines of this table.
 */
line: number, 
/**
 * Who.
 */
from: Speaker, 
/**
 * What.
 */
text: string, 
/**
 * When, in milliseconds since 1970.
 */
at: number, };

export type Speaker = { 
/**
 * The public id.
 */
id: string, 
/**
 * The name.
 */
name: string, 
/**
 * The first seat this person holds; nothing for watchers.
 */
seat?: string, };

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
