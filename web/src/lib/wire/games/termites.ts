// Generated from crates/games/termites by `cargo test -p hexapod-termites --test wire`; never edited by hand.

/**
 * An attack under way.
 */
export type AttackView = { start: string, from: string, target: string, };

/**
 * A hex of the board.
 */
export type CellView = { cell: string, terrain: Ground, unit: UnitView | null, mound: MoundView | null, };

/**
 * Something that happened. `who` is the name of a seat in sentences: its colony.
 */
export type Event = { "kind": "builder", seat: string, who: string, } | { "kind": "first", seat: string, who: string, } | { "kind": "map-laid", map: string, } | { "kind": "neutral-placed", who: string | null, cells: Array<string>, value: number, } | { "kind": "laid", who: string | null, terrain: Terrain, cells: Array<string>, } | { "kind": "colony", seat: string, who: string, } | { "kind": "drawn", seat: string, who: string, token: string, } | { "kind": "drawn-unseen", seat: string, who: string, } | { "kind": "turn", seat: string, who: string, } | { "kind": "picked", seat: string, who: string, thing: string, } | { "kind": "placed", seat: string, who: string, token: string, cell: string, } | { "kind": "discarded", seat: string, who: string, token: string, } | { "kind": "stayed", seat: string, who: string, forced: boolean, } | { "kind": "moved", seat: string, who: string, token: string, path: Array<string>, } | { "kind": "attacked", seat: string, who: string, token: string, 
/**
 * From the start hex to the hex of the last step.
 */
path: Array<string>, target: string, 
/**
 * `neutral` for a Mound without an owner.
 */
against: string, piece: string, strength: number, supporters: Array<Supporter>, power: number, defence: number, stones: boolean, } | { "kind": "retreated", who: string, token: string, from: string, to: string, 
/**
 * The path of the attacker, which arrives on the hex that the unit leaves.
 */
advance: Array<string>, } | { "kind": "destroyed", who: string, token: string, cell: string, fate: Fate, 
/**
 * The path of the attacker, if it goes where the unit stood.
 */
advance: Array<string> | null, } | { "kind": "mound-taken", seat: string, who: string, from: string, mound: string, cell: string, } | { "kind": "mound-placed", seat: string, who: string, mound: string, cell: string, founding: Founding, } | { "kind": "not-founded", who: string, reserve: boolean, } | { "kind": "finished", winners: Array<string>, decided: string, };

export type Fate = "gripped" | "cornered" | "pushed" | "used-up" | "sacrificed";

export type Founding = "start" | "conquest" | "rebuilding" | "sacrifice";

export type Ground = "clear" | "water" | "vegetation" | "stones";

/**
 * A kind of token.
 */
export type KindView = { token: string, strength: number, moves: number, };

/**
 * A map as it can be drawn before a game.
 */
export type MapPicture = { 
/**
 * All hexes of the board.
 */
board: Array<string>, 
/**
 * Those of Water.
 */
water: Array<string>, 
/**
 * Those of Vegetation.
 */
vegetation: Array<string>, 
/**
 * Those of Stones.
 */
stones: Array<string>, 
/**
 * Neutral Mounds.
 */
neutral: Array<string>, 
/**
 * The number on a neutral Mound.
 */
neutral_value: number, 
/**
 * Where another Mound may stand (5.6).
 */
sites: Array<string>, 
/**
 * How many tiles of the set show each terrain: Water, Vegetation, Stones.
 */
supply: [number, number, number], 
/**
 * How many tiles the set has.
 */
tiles: number, };

/**
 * A Mound on the board.
 */
export type MoundView = { 
/**
 * None if neutral.
 */
seat: string | null, colony: string | null, value: number, 
/**
 * What each other seat could bring against it now with the units on the board.
 */
threats: Array<ThreatView>, };

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

export type PhaseName = "builder" | "first" | "random" | "neutral" | "lay-pick" | "lay" | "colony" | "deal" | "mound-pick" | "mound" | "hatch" | "place" | "draw" | "move" | "go" | "retreat" | "conquer" | "rebuild-pick" | "rebuild" | "sacrifice" | "over";

/**
 * What a seat has.
 */
export type SeatView = { seat: string, 
/**
 * Nothing while it is to be drawn.
 */
colony: string | null, 
/**
 * The kinds, if the viewer may know them.
 */
hand: Array<string> | null, hand_count: number, stack: Array<string> | null, stack_count: number, 
/**
 * Hand and stack together: what is neither on the board nor destroyed.
 */
unseen: Array<string>, reserve: Array<number>, 
/**
 * As `M6:2`, or `M7` if it was neutral.
 */
trophies: Array<string>, dead: Array<string>, units: number, 
/**
 * Turns with a token to place, the present one included.
 */
turns_left: number, score: number, 
/**
 * Trophies, Mounds on the board, reserve.
 */
parts: [number, number, number], };

/**
 * An attack that the picked unit could try.
 */
export type StrikeView = { target: string, power: number, defence: number, 
/**
 * Whether the power exceeds the defence (R19); written if so.
 */
beats?: boolean, 
/**
 * Whether the unit there would die, whichever side it is attacked from; written if so.
 */
deadly?: boolean, };

/**
 * A unit that supports an attack, and what it adds.
 */
export type Supporter = { cell: string, token: string, adds: number, 
/**
 * Whether Vegetation adds to it.
 */
vegetation: boolean, };

export type Terrain = "water" | "vegetation" | "stones";

/**
 * The strongest attack of a seat on a Mound, without its hand.
 */
export type ThreatView = { seat: string, power: number, 
/**
 * Whether it takes the Mound (R19); written if so.
 */
beats?: boolean, };

/**
 * A unit on the board.
 */
export type UnitView = { seat: string, colony: string, token: string, strength: number, moves: number, 
/**
 * With the bonus of Stones.
 */
defence: number, };

/**
 * A position as one viewer sees it.
 *
 * Hands and stacks of other seats are numbers here until the game is over. The union of both is public.
 */
export type View = { phase: PhaseName, 
/**
 * The seat that decides; none while chance acts and at the end.
 */
acting: string | null, 
/**
 * Whose turn it is.
 */
turn: string | null, first: string | null, map: string, 
/**
 * By rising index; rows and numbers of the board follow from the names.
 */
cells: Array<CellView>, seats: Array<SeatView>, 
/**
 * What each token of the box can do, by name.
 */
kinds: Array<KindView>, 
/**
 * The half-made choice: a token, a hex, a Mound or a terrain.
 */
picked: string | null, 
/**
 * What the picked unit could attack, and with which sums; those that are too weak as well.
 */
strikes: Array<StrikeView>, 
/**
 * The attack whose retreat is due.
 */
attack: AttackView | null, 
/**
 * Where the conqueror's Mound goes.
 */
conquered: string | null, 
/**
 * Tiles still to be laid, while the map is built.
 */
tiles_left: number | null, 
/**
 * Seats that still place starting Mounds, in order.
 */
placing: Array<string>, outcome: Outcome | null, };

/** The names of the values in sentences of events and refusals. */
export type ValueName =
  | 'advance'
  | 'against'
  | 'base'
  | 'by'
  | 'caste'
  | 'cell'
  | 'cells'
  | 'decided'
  | 'defence'
  | 'entering'
  | 'fate'
  | 'forced'
  | 'founding'
  | 'from'
  | 'going'
  | 'holder'
  | 'map'
  | 'mound'
  | 'moves'
  | 'outcome'
  | 'own'
  | 'path'
  | 'phase'
  | 'picked'
  | 'piece'
  | 'power'
  | 'reason'
  | 'reserve'
  | 'seat'
  | 'stones'
  | 'strength'
  | 'support'
  | 'supporters'
  | 'target'
  | 'terrain'
  | 'text'
  | 'thing'
  | 'tiles'
  | 'to'
  | 'token'
  | 'value'
  | 'waters'
  | 'who'
  | 'winners';
