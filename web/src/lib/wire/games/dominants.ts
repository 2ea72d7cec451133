// Generated from crates/games/dominants by `cargo test -p hexapod-dominants --test wire`; never edited by hand.

/**
 * An ant. Marks are those of the seat on turn; one that is not set is not written.
 */
export type AntView = { owner: string, kind: Kind, 
/**
 * Its power if it attacked now.
 */
power: number, load: number, attacked?: boolean, gathered?: boolean, };

/**
 * A battle before it is fought: both sums, and the ants that would die.
 */
export type BattleView = { participants: Array<string>, engaged: Array<string>, 
/**
 * Ants that could still join, action points permitting.
 */
candidates: Array<string>, attack: number, defence: number, verdict: Verdict, dying: Array<string>, };

/**
 * What one seat has.
 */
export type ColonyView = { seat: string, name: string, is_in: boolean, store: number, carried: number, ants: Array<CountView>, hives: Array<string>, 
/**
 * The tiles of the hive with which it began.
 */
home: Array<string>, conquests: number, throne: HeldView | null, 
/**
 * Points now, if it is in.
 */
points: number | null, };

/**
 * How many ants of a kind there are, and may be.
 */
export type CountView = { kind: Kind, count: number, limit: number | null, };

export type Ending = "last-colony" | "limit" | "nobody-left" | "stalemate";

/**
 * Something that happened. Everything in DominAnts happens in the open.
 */
export type Event = { "kind": "started", seat: string, } | { "kind": "turn-begins", seat: string, cycle: number, ap: number, } | { "kind": "moved", seat: string, ant: Kind, from: string, to: string, load: number, } | { "kind": "gathered", seat: string, tile: string, node: string | null, load: number, } | { "kind": "dropped", seat: string, tile: string, cubes: number, stored: boolean, total: number, } | { "kind": "fed", seat: string, ant: string, tile: string, } | { "kind": "spawned", seat: string, tile: string, store: number, } | { "kind": "growing", seat: string, tile: string, store: number, } | { "kind": "merged", seat: string, ant: Kind, tile: string, absorbed: string, cubes: number, } | { "kind": "queen-replaced", seat: string, tile: string, store: number, } | { "kind": "attacks", seat: string, tile: string, attack: number, defence: number, verdict: Verdict, } | { "kind": "struck", seat: string, attack: number, defence: number, verdict: Verdict, } | { "kind": "died", owner: string, ant: Kind, tile: string, cubes: number, } | { "kind": "throne", seat: string, tile: string, holder: string | null, before: string | null, } | { "kind": "throne-count", seat: string, holder: string, count: number, needed: number, } | { "kind": "conquered", seat: string, by: string, ants: number, cubes: number, } | { "kind": "extinct", seat: string, cubes: number, } | { "kind": "rolled", face: number, event: HappeningName, } | { "kind": "rained", tile: string, cubes: number, } | { "kind": "immigrated", tile: string, } | { "kind": "predator", tile: string, } | { "kind": "speech", seat: string, } | { "kind": "tax-from-store", seat: string, store: number, } | { "kind": "tax-from-load", seat: string, tile: string, } | { "kind": "sacrificed", seat: string, ant: Kind, tile: string, } | { "kind": "finished", winners: Array<string>, decided: string, };

/**
 * An event whose draws are not finished.
 */
export type EventView = { event: HappeningName, draws: number, };

export type HappeningName = "currents" | "rain" | "emigration" | "predator" | "speech" | "taxes";

/**
 * The holder of a throne, and how many of the owner's turns ended meanwhile.
 */
export type HeldView = { 
/**
 * Where the throne stands.
 */
tile: string, holder: string, count: number, };

export type Kind = "queen" | "soldier" | "warrior" | "worker";

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

export type PhaseName = "START" | "MAIN" | "MERGE" | "BATTLE" | "EVENT-ROLL" | "EVENT-TILE" | "EVENT-PLAYER" | "TAX" | "OVER";

/**
 * One tile, in the order of their numbers.
 */
export type TileView = { tile: string, ant: AntView | null, 
/**
 * Cubes of the limited node, 0 without one.
 */
node: number, 
/**
 * The colour in which a tile of the permanent node is painted.
 */
sugar: string | null, 
/**
 * To whose hive it belongs now.
 */
hive: string | null, 
/**
 * Whose throne it is, while that seat is in.
 */
throne: string | null, };

export type Verdict = "won" | "lost" | "all-die";

/**
 * A position as every viewer sees it.
 */
export type View = { cycle: number, 
/**
 * 0 without a limit.
 */
cycle_limit: number, 
/**
 * Without a limit: the cycle after which the game ends as a stalemate if nothing happens.
 */
stalemate_after: number | null, phase: PhaseName, 
/**
 * The seat that decides now, also in phase TAX.
 */
acts: string | null, 
/**
 * Whose turn it is.
 */
turn: string | null, 
/**
 * The starting player, once known.
 */
first: string | null, 
/**
 * Action points left, and how many a turn has now.
 */
ap: number, ap_full: number, move_cost: number, weather: Weather, boost: string | null, throne_turns: number, supply: number, neutral_reserve: number, tiles: Array<TileView>, colonies: Array<ColonyView>, 
/**
 * The growing ant of a merge that is not finished.
 */
growing: string | null, 
/**
 * The battle that is being built, as `strike` would decide it now.
 */
battle: BattleView | null, event: EventView | null, 
/**
 * The seats that still have to pay taxes, in turn order.
 */
payers: Array<string>, outcome: Outcome | null, 
/**
 * How the game ended.
 */
ended: Ending | null, };

export type Weather = "none" | "currents" | "rain";

/** The names of the values in sentences of events and refusals. */
export type ValueName =
  | 'absorbed'
  | 'ant'
  | 'ants'
  | 'ap'
  | 'attack'
  | 'before'
  | 'by'
  | 'cost'
  | 'count'
  | 'cubes'
  | 'cycle'
  | 'decided'
  | 'defence'
  | 'event'
  | 'exists'
  | 'face'
  | 'from'
  | 'holder'
  | 'itself'
  | 'left'
  | 'limit'
  | 'load'
  | 'needed'
  | 'node'
  | 'other'
  | 'owner'
  | 'phase'
  | 'seat'
  | 'store'
  | 'stored'
  | 'text'
  | 'throne'
  | 'tile'
  | 'to'
  | 'total'
  | 'vacant'
  | 'verdict'
  | 'why'
  | 'winners';
