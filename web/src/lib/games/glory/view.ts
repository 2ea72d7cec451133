/** What the board reads of Glory's view (crates/games/glory/src/view.rs). */
export interface View {
  readonly phase: string;
  readonly acting: string | null;
  readonly turn: string | null;
  readonly round: number;
  readonly rounds: number;
  /** How many units a tile holds, and a stronghold. */
  readonly places: readonly [number, number];
  readonly order: readonly string[];
  readonly tiles: readonly TileView[];
  readonly seats: readonly SeatView[];
  readonly berserk: number;
  readonly leech: number;
  readonly victim: string | null;
  readonly supply: readonly {
    readonly kind: string;
    readonly name: string;
    readonly class: string;
    readonly left: number;
  }[];
  readonly battle: BattleView | null;
  readonly dice_due: number;
  readonly pending: string | null;
  /** Attacks that are possible now, with the chance to win in per cent. */
  readonly attacks: readonly {
    readonly from: string;
    readonly to: string;
    readonly units: string;
    readonly win: number;
  }[];
  readonly prices: readonly { readonly what: string; readonly gold: number }[];
}

export interface TileView {
  readonly cell: string;
  readonly q: number;
  readonly r: number;
  readonly kind: string;
  readonly name: string;
  readonly wall: Direction | null;
  readonly owner: string | null;
  readonly contested: boolean;
  readonly free: boolean;
  readonly ability: string | null;
  readonly gold: number;
  readonly food: number;
  readonly water: number;
  readonly any: number;
  readonly dice: number;
  readonly units: readonly UnitsView[];
}

export interface UnitsView {
  readonly seat: string;
  readonly infantry: number;
  readonly mobile: number;
  readonly mercenary: number;
  readonly movable: string;
  readonly twice: number;
}

export interface SeatView {
  readonly seat: string;
  readonly faction: string | null;
  readonly glory: number;
  readonly purse: number;
  readonly gold: number;
  readonly food: number;
  readonly water: number;
  readonly home: string | null;
  readonly tiles: number;
  readonly army: readonly number[];
  readonly income: readonly number[];
  readonly need: number;
  readonly fed: number;
  readonly hand: readonly string[];
  readonly ring: readonly string[];
}

export interface BattleView {
  readonly from: string;
  readonly to: string;
  readonly attackers: string;
  readonly began: number;
  readonly commander: string;
  readonly attack: readonly number[];
  readonly defence: readonly number[];
  /** The faction whose die is among the rolled: Luck as the first, Agile as the last. */
  readonly attack_die: string | null;
  readonly defence_die: string | null;
  /** The attacker's chance to win in per cent, pressing to the end. */
  readonly win: number;
}

export const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
export type Direction = (typeof DIRECTIONS)[number];
