// Generated from crates/games/glory by `cargo test -p hexapod-glory --test wire`; never edited by hand.

export type Ability = "fortress" | "foundry" | "church" | "ministry" | "chaos-source";

/**
 * An attack that is possible now.
 */
export type AttackView = { from: string, to: string, 
/**
 * The attackers.
 */
units: string, 
/**
 * The chance to win in per cent, if the attacker presses to the end and no faction die but the Agile one is used (22.1).
 */
win: number, };

/**
 * The battle under way.
 */
export type BattleView = { from: string, to: string, attackers: string, began: number, commander: string, through: boolean, mixed: boolean, raged: boolean, dodged: boolean, attack: Array<number>, defence: Array<number>, 
/**
 * Pairs from high to low, once both sides have rolled.
 */
pairs: Array<Pair>, 
/**
 * The faction whose die each side rolls among the others: Luck as the first (F2), Agile as the last (F4).
 */
attack_die: Faction | null, defence_die: Faction | null, 
/**
 * The attacker's chance in per cent to win by pressing to the end (22.1), with the units that are left.
 */
win: number, };

export type Class = "natural" | "civilized" | "advanced";

export type Direction = "N" | "NE" | "SE" | "S" | "SW" | "NW";

/**
 * Something that happened. Cells, tiles and groups of units are written as in notation.
 */
export type Event = { "kind": "order-rolled", seat: string, dice: string, total: number, } | { "kind": "placed", seat: string, place: number, gold: number, } | { "kind": "faction-taken", seat: string, faction: Faction, } | { "kind": "drew", seat: string, tile: string, class: Class, } | { "kind": "drew-hidden", seat: string, class: Class, } | { "kind": "ring-placed", seat: string, place: Direction, tile: string, wall: Direction | null, } | { "kind": "ring-hidden", seat: string, place: Direction, } | { "kind": "revealed", seat: string, ring: string, } | { "kind": "middle-tile", tile: string, cell: string, } | { "kind": "pushed", seat: string, turns: number, home: string, } | { "kind": "shown", seat: string, tile: string, cell: string, } | { "kind": "tile-set", seat: string, tile: string, wall: Direction | null, cell: string, } | { "kind": "deployed", seat: string, units: string, cell: string, } | { "kind": "round-begins", round: number, rounds: number, } | { "kind": "leech-rolled", seat: string, face: number, } | { "kind": "leech-kept", seat: string, face: number, victim: string, } | { "kind": "leech-victim", seat: string, victim: string, face: number, } | { "kind": "turn-begins", seat: string, round: number, } | { "kind": "claimed", seat: string, cell: string, tile: string, glory: number, } | { "kind": "stronghold-income", seat: string, gold: number, food: number, water: number, } | { "kind": "stolen", from: string, to: string, face: number, gold: number, food: number, water: number, } | { "kind": "trained", seat: string, unit: Unit, cell: string, price: number, } | { "kind": "built", seat: string, tile: string, over: string, cell: string, price: number, glory: number, } | { "kind": "free-unit", seat: string, unit: Unit, cell: string, comes: boolean, } | { "kind": "marched", seat: string, units: string, from: string, to: string, } | { "kind": "contested", seat: string, cell: string, from: string, glory: number, } | { "kind": "stormed", seat: string, cell: string, from: string, glory: number, } | { "kind": "founded", seat: string, cell: string, over: string, rally: number, } | { "kind": "asked", seat: string, host: string, units: string, from: string, through: string, to: string, } | { "kind": "granted", host: string, } | { "kind": "denied", host: string, } | { "kind": "battle-begins", seat: string, units: string, from: string, to: string, commander: string, defenders: string, } | { "kind": "attack-rolled", seat: string, dice: string, } | { "kind": "defence-rolled", seat: string, dice: string, } | { "kind": "luck-used", seat: string, dice: number, } | { "kind": "luck-rolled", dice: string, now: string, } | { "kind": "raged", seat: string, value: number, now: string, } | { "kind": "compared", pairs: Array<Pair>, attacker: number, defender: number, } | { "kind": "dodged", seat: string, } | { "kind": "killed", seat: string, unit: Unit, cell: string, by: string, glory: number, } | { "kind": "pressed", seat: string, } | { "kind": "withdrew", seat: string, cell: string, } | { "kind": "advanced", seat: string, units: string, from: string, to: string, } | { "kind": "chaos-rolled", seat: string, cell: string, face: number, any: number, explodes: boolean, } | { "kind": "exploded", seat: string, cell: string, units: string, } | { "kind": "produced", seat: string, cell: string, tile: string, gold: number, bonus: number, food: number, water: number, any: number, } | { "kind": "any-chosen", seat: string, gold: number, food: number, water: number, } | { "kind": "upkeep", seat: string, units: number, spared: number, need: number, food: number, water: number, } | { "kind": "starved", seat: string, unit: Unit, cell: string, } | { "kind": "discarded", seat: string, food: number, water: number, } | { "kind": "legacy-begins", round: number, } | { "kind": "legacy-bought", seat: string, good: string, price: number, } | { "kind": "legacy-drew", seat: string, tile: string, } | { "kind": "recruited", seat: string, unit: Unit, cell: string, } | { "kind": "finished", winners: Array<string>, decided: string, };

export type Faction = "tech" | "religion" | "parasite" | "primal";

/**
 * What a good of the Legacy list takes from the acting seat now (L2).
 */
export type LegacyView = { 
/**
 * The good, as in notation.
 */
good: string, 
/**
 * The Glory that is paid: as much of the band as the seat has.
 */
price: number, 
/**
 * What remains to be spent.
 */
left: number, };

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

/**
 * A pair of dice that are compared.
 */
export type Pair = { attack: number, defence: number, 
/**
 * The attacker wins the pair; if the dice are equal, the defender does (B4).
 */
hit?: boolean, };

export type PhaseName = "OrderRoll" | "Faction" | "Deal" | "Ring" | "Middle" | "Push" | "Last" | "LastWall" | "Deploy" | "LeechChoice" | "LeechRoll" | "LeechVictim" | "Train" | "TrainAt" | "Move" | "Send" | "AskSend" | "Permit" | "AttackRoll" | "DefendRoll" | "Luck" | "LuckRoll" | "Rage" | "Dodge" | "Kill" | "Press" | "Advance" | "Found" | "Buy" | "BuyAt" | "BuildAt" | "ChaosRoll" | "Wild" | "StartWild" | "Starve" | "Legacy" | "LegacyDraw" | "LegacySet" | "LegacyWall" | "LegacyAt" | "LegacyFacility" | "LegacyBuildAt" | "Over";

/**
 * What the acting seat pays.
 */
export type PriceView = { 
/**
 * A unit or the kind of a facility, as in notation.
 */
what: string, gold: number, };

/**
 * A march that gives Glory at once: it contests a tile or storms a stronghold.
 */
export type RaidView = { to: string, glory: number, };

/**
 * A player.
 */
export type SeatView = { seat: string, faction: Faction | null, glory: number, purse: number, gold: number, food: number, water: number, discount: number, home: string | null, 
/**
 * Where the stronghold will lie, while the land is not pushed yet and the turn order is decided (S6).
 */
slot: string | null, tiles: number, 
/**
 * Units on the map: infantry, mobile, mercenary.
 */
army: [number, number, number], 
/**
 * Starting units that are still to be placed: infantry, mobile (S8).
 */
to_place: [number, number], markers: number, 
/**
 * What the tiles will yield at the next upkeep.
 */
income: [number, number, number, number], 
/**
 * Units that must be fed.
 */
need: number, 
/**
 * How many of them the next upkeep could feed as things stand; the others would starve.
 */
fed: number, 
/**
 * Kinds in the hand, `?` for those the viewer may not know.
 */
hand: Array<string>, 
/**
 * Kinds and walls in the ring, `?` for those the viewer may not know.
 */
ring: Array<string>, };

/**
 * What is left of a kind.
 */
export type SupplyView = { kind: string, name: string, class: Class, left: number, 
/**
 * What one such tile yields: gold, food, water, any.
 */
gives: [number, number, number, number], };

/**
 * A tile on the map.
 */
export type TileView = { cell: string, q: number, r: number, kind: string, name: string, wall: Direction | null, owner: string | null, 
/**
 * Unowned, with units of a player who will claim it.
 */
contested: boolean, 
/**
 * No upkeep for units here.
 */
free: boolean, 
/**
 * What it can do besides producing.
 */
ability: Ability | null, 
/**
 * What it gives its owner now, the Foundry's bonus included; without an owner, what is printed.
 */
gold: number, food: number, water: number, any: number, 
/**
 * Dice with which the units here would defend it; 0 without units. Units of one player would attack with as many
 * (B3).
 */
dice: number, 
/**
 * These dice are for the defence only: units of several players attack apart, and none leaves a Chaos Source (M4).
 */
defends_only?: boolean, units: Array<UnitsView>, };

export type Unit = "I" | "M" | "X";

/**
 * Units of one player on a tile.
 */
export type UnitsView = { seat: string, infantry: number, mobile: number, mercenary: number, 
/**
 * Those that can still march this turn.
 */
movable: string, 
/**
 * How many of them have two points left.
 */
twice: number, };

/**
 * A position as one viewer sees it.
 */
export type View = { phase: PhaseName, 
/**
 * The acting seat; empty when chance acts or the game is over.
 */
acting: string | null, turn: string | null, round: number, rounds: number, 
/**
 * How many units a tile holds, and a stronghold (M6).
 */
places: [number, number], 
/**
 * How many dice Tech must have rolled to dodge (F4).
 */
dodge_dice: number, 
/**
 * Empty until it is decided.
 */
order: Array<string>, tiles: Array<TileView>, seats: Array<SeatView>, berserk: number, 
/**
 * 0 until it is rolled.
 */
leech: number, victim: string | null, 
/**
 * What is left of each kind, as far as the viewer can know: before the last tiles are set, the full set minus
 * what the viewer has seen.
 */
supply: Array<SupplyView>, battle: BattleView | null, 
/**
 * Dice that chance is to roll.
 */
dice_due: number, 
/**
 * What is pending in this phase, in the words of positions.
 */
pending: string | null, 
/**
 * Attacks of the acting seat: of all units of a tile that can march, or of each group that may be sent.
 */
attacks: Array<AttackView>, 
/**
 * Tiles without defenders that the acting seat can march to for Glory.
 */
raids: Array<RaidView>, 
/**
 * What things cost the acting seat, where it can buy.
 */
prices: Array<PriceView>, 
/**
 * What the goods of the Legacy list take from the acting seat, where it can buy them.
 */
legacy: Array<LegacyView>, outcome: Outcome | null, };

/** The names of the values in sentences of events and refusals. */
export type ValueName =
  | 'any'
  | 'attacker'
  | 'bonus'
  | 'by'
  | 'cell'
  | 'class'
  | 'colour'
  | 'comes'
  | 'commander'
  | 'count'
  | 'decided'
  | 'defender'
  | 'defenders'
  | 'dice'
  | 'due'
  | 'explodes'
  | 'face'
  | 'faction'
  | 'first_step'
  | 'food'
  | 'from'
  | 'glory'
  | 'gold'
  | 'good'
  | 'home'
  | 'host'
  | 'how'
  | 'least'
  | 'most'
  | 'need'
  | 'now'
  | 'over'
  | 'pairs'
  | 'phase'
  | 'place'
  | 'price'
  | 'purse'
  | 'rally'
  | 'ring'
  | 'room'
  | 'round'
  | 'rounds'
  | 'said'
  | 'seat'
  | 'seats'
  | 'spared'
  | 'stronghold'
  | 'text'
  | 'through'
  | 'tile'
  | 'to'
  | 'total'
  | 'turns'
  | 'unit'
  | 'units'
  | 'value'
  | 'victim'
  | 'wall'
  | 'water'
  | 'why'
  | 'winners';
