/** What the board reads of DominAnts' view (crates/games/dominants/src/view.rs). */
export interface View {
  readonly cycle: number;
  readonly cycle_limit: number;
  readonly phase: string;
  readonly acts: string | null;
  readonly turn: string | null;
  readonly ap: number;
  readonly ap_full: number;
  readonly move_cost: number;
  readonly weather: string;
  readonly boost: string | null;
  readonly throne_turns: number;
  readonly supply: number;
  readonly tiles: readonly TileView[];
  readonly colonies: readonly ColonyView[];
  readonly growing: string | null;
  readonly battle: BattleView | null;
  readonly event: { readonly event: string; readonly draws: number } | null;
  readonly payers: readonly string[];
}

export interface TileView {
  readonly tile: string;
  readonly ant: AntView | null;
  readonly node: number;
  readonly sugar: string | null;
  readonly hive: string | null;
  readonly throne: string | null;
}

export interface AntView {
  /** A seat, or `N` for nobody's. */
  readonly owner: string;
  readonly kind: Kind;
  readonly power: number;
  readonly load: number;
  readonly attacked: boolean;
  readonly gathered: boolean;
}

export type Kind = 'worker' | 'soldier' | 'warrior' | 'queen';

export interface ColonyView {
  readonly seat: string;
  readonly is_in: boolean;
  readonly store: number;
  readonly carried: number;
  readonly ants: readonly { readonly kind: Kind; readonly count: number; readonly limit: number | null }[];
  readonly conquests: number;
  readonly throne: { readonly tile: string; readonly holder: string; readonly count: number } | null;
  readonly points: number | null;
}

export interface BattleView {
  readonly participants: readonly string[];
  readonly engaged: readonly string[];
  readonly candidates: readonly string[];
  readonly attack: number;
  readonly defence: number;
  readonly verdict: string;
  readonly dying: readonly string[];
}
