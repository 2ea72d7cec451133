// Generated from crates/games/pocket by `cargo test -p hexapod-pocket --test wire`; never edited by hand.

/**
 * Something that happened.
 */
export type Event = { "kind": "drew", seat: string, card: number | null, } | { "kind": "rolled", dice: Array<number>, } | { "kind": "hid", seat: string, } | { "kind": "turned", seat: string, card: number, } | { "kind": "picked", seat: string, die: number, points: number, matches: boolean, } | { "kind": "round-begins", round: number, } | { "kind": "finished", winners: Array<string>, decided: string, };

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

export type PhaseName = "draw" | "roll" | "hide" | "pick" | "over";

/**
 * What a seat has.
 */
export type SeatView = { seat: string, 
/**
 * How many cards it holds.
 */
cards: number, 
/**
 * Their values, where the viewer may know them.
 */
hand: Array<number> | null, 
/**
 * Whether it has a card on the table.
 */
has_played: boolean, 
/**
 * Its value: while cards are hidden for the owner alone, then for all.
 */
played: number | null, points: number, matches: number, };

/**
 * A position as one viewer sees it.
 */
export type View = { round: number, rounds: number, phase: PhaseName, turn: string | null, dice: Array<number>, spent: Array<number>, seats: Array<SeatView>, 
/**
 * For the generic board: every seat with its points, in seat order.
 */
points: Array<[string, number]>, 
/**
 * For the generic board: all of the above as text.
 */
drawing: string, outcome: Outcome | null, };

/** The names of the values in sentences of events and refusals. */
export type ValueName =
  | 'card'
  | 'decided'
  | 'dice'
  | 'die'
  | 'matches'
  | 'phase'
  | 'points'
  | 'round'
  | 'seat'
  | 'text'
  | 'winners';
