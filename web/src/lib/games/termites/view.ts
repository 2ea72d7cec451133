/** What the board reads of Termites' view (crates/games/termites/src/view.rs). */
export interface View {
  readonly phase: string;
  readonly acting: string | null;
  readonly turn: string | null;
  readonly map: string;
  readonly cells: readonly CellView[];
  readonly seats: readonly SeatView[];
  /** The half-made choice: a token, a hex, a Mound or a terrain. */
  readonly picked: string | null;
  /** What the picked unit could attack, with both sums; those that are too weak as well. */
  readonly strikes: readonly {
    readonly target: string;
    readonly power: number;
    readonly defence: number;
    readonly deadly?: boolean;
  }[];
  readonly attack: { readonly start: string; readonly from: string; readonly target: string } | null;
  readonly conquered: string | null;
  readonly tiles_left: number | null;
}

export type Terrain = 'clear' | 'water' | 'vegetation' | 'stones';

export interface CellView {
  readonly cell: string;
  readonly terrain: Terrain;
  readonly unit: UnitView | null;
  readonly mound: MoundView | null;
}

export interface UnitView {
  readonly seat: string;
  readonly colony: string;
  readonly token: string;
  readonly strength: number;
  readonly moves: number;
  readonly defence: number;
}

export interface MoundView {
  readonly seat: string | null;
  readonly colony: string | null;
  readonly value: number;
  readonly threats: readonly { readonly seat: string; readonly power: number }[];
}

export interface SeatView {
  readonly seat: string;
  readonly colony: string | null;
  readonly hand: readonly string[] | null;
  readonly hand_count: number;
  readonly stack: readonly string[] | null;
  readonly stack_count: number;
  readonly unseen: readonly string[];
  readonly reserve: readonly number[];
  readonly trophies: readonly string[];
  readonly dead: readonly string[];
  readonly units: number;
  readonly turns_left: number;
  readonly score: number;
  readonly parts: readonly number[];
}
