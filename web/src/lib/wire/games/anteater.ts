// Generated from crates/games/anteater by `cargo test -p hexapod-anteater --test wire`; never edited by hand.

/**
 * A card that is still to come.
 */
export type CardView = { card: number, name: string, };

/**
 * What a colour holds.
 */
export type ColourView = { who: string, dice: number, neutral: number, worms: number, 
/**
 * Counts in the order of the item types.
 */
items: Array<number>, queens: Array<number>, generals: Array<number>, 
/**
 * Whether the viewer is shown the values and the running score.
 */
tiles_shown: boolean, 
/**
 * Tiles, pairs and worms now; the variety bonus is open until the end.
 */
running: number, leads_variety: boolean, };

/**
 * A column of a mound, spaces and dice from bottom to top.
 */
export type ColumnView = { 
/**
 * One letter for each space: `.` empty, `W` worm, else an item's code.
 */
spaces: string, owner: string | null, faces: Array<number>, total: number, 
/**
 * The highest total it can still get with the dice its owner has left.
 */
reach: number, };

/**
 * The die in the cup.
 */
export type CupView = { colour: string, 
/**
 * Empty before the roll.
 */
face: number | null, };

/**
 * Something that happened. Everything in Anteater happens in the open.
 */
export type Event = { "kind": "started", seat: string, } | { "kind": "revealed", slot: string, card: number, name: string, queen: number, general: number, worm_number: number, } | { "kind": "rolled", seat: string, colour: string, face: number, } | { "kind": "placed", seat: string, colour: string, space: string, face: number, total: number, } | { "kind": "found-item", colour: string, item: string, name: string, count: number, taken: Taken, } | { "kind": "found-worm", colour: string, taken: Taken, } | { "kind": "rerolled", seat: string, } | { "kind": "passed", seat: string, } | { "kind": "blocked", colour: string, dice: number, } | { "kind": "queen", slot: string, to: string | null, points: number, total: number, tie: boolean, } | { "kind": "general", slot: string, to: string | null, points: number, total: number, tie: boolean, } | { "kind": "worm-won", slot: string, colour: string, total: number, taken: Taken, number: number, at_least: boolean, } | { "kind": "round-begins", round: number, start: string, } | { "kind": "finished", winners: Array<string>, decided: string, };

/**
 * An item type of the set.
 */
export type ItemName = { 
/**
 * Its letter on the mounds.
 */
code: string, 
/**
 * Its name.
 */
name: string, };

/**
 * An item type and what is left of it.
 */
export type ItemView = { code: string, name: string, supply: number, 
/**
 * Spaces that show it and have no die yet: on the table, and on cards still to come.
 */
spaces: number, };

/**
 * A mound card as it can be drawn before a game.
 */
export type MoundPicture = { 
/**
 * The number of the card.
 */
id: number, 
/**
 * Points of the Queen.
 */
queen: number, 
/**
 * Points of the General.
 */
general: number, 
/**
 * The total that wins a worm.
 */
worm_number: number, 
/**
 * Columns from left to right, each from bottom to top: `.` nothing, `W` a worm, else the code of an item.
 */
columns: Array<string>, 
/**
 * The item types of the set.
 */
items: Array<ItemName>, };

/**
 * A mound on the table.
 */
export type MoundView = { slot: string, card: number, name: string, queen: number, general: number, worm_number: number, columns: Array<ColumnView>, 
/**
 * Where the die in the cup may go.
 */
target: string | null, 
/**
 * Once it is rolled: what its column would win now if it went there.
 */
rank: Rank | null, 
/**
 * And the points its colour would gain at once, by a second item of a type or by a worm.
 */
gain: number, 
/**
 * Who would win the Queen now.
 */
first: string | null, 
/**
 * Who would win the General now.
 */
second: string | null, };

/**
 * How a game ended.
 */
export type Outcome = { 
/**
 * Who won; several share the victory, nobody is possible too. In seat order.
 */
winners: Array<string>, 
/**
 * The place of everybody who is ranked, in seat order; equal places are shared (1, 1, 3).
 */
ranks: Array<[string, number]>, 
/**
 * What decided for the winner: the message key of the points or of the tie-break.
 */
decided_by: string, };

export type PhaseName = "start" | "reveal" | "choose" | "roll" | "decide" | "over";

export type Rank = "queen" | "general";

export type Taken = "yes" | "supply-empty" | "not-collecting";

/**
 * A position as one viewer sees it.
 *
 * Nothing in Anteater is secret. Won tiles of others lie face down on the screen only: their values are here, and
 * `tiles_shown` says whether this viewer is shown them.
 */
export type View = { round: number, rounds: number, 
/**
 * Whether totals above the worm number win the worm of a mound too (R16).
 */
worm_at_least: boolean, 
/**
 * The start seat of the round; empty until it is drawn.
 */
start: string | null, phase: PhaseName, turn: string | null, die: CupView | null, mounds: Array<MoundView>, colours: Array<ColourView>, worm_supply: number, items: Array<ItemView>, 
/**
 * Cards still to come, by rising number; nobody knows their order (R30).
 */
stack: Array<CardView>, boxed_queens: Array<number>, boxed_generals: Array<number>, outcome: Outcome | null, };

/** The names of the values in sentences of events and refusals. */
export type ValueName =
  | 'at_least'
  | 'card'
  | 'colour'
  | 'column'
  | 'count'
  | 'decided'
  | 'dice'
  | 'die'
  | 'due'
  | 'face'
  | 'general'
  | 'item'
  | 'leftmost'
  | 'lowest'
  | 'mound'
  | 'name'
  | 'neutral'
  | 'number'
  | 'own'
  | 'owner'
  | 'payment'
  | 'phase'
  | 'points'
  | 'queen'
  | 'round'
  | 'seat'
  | 'seats'
  | 'slot'
  | 'space'
  | 'start'
  | 'taken'
  | 'text'
  | 'tie'
  | 'to'
  | 'total'
  | 'winners'
  | 'worm_number';
