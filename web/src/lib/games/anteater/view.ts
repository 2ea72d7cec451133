/** What the board reads of Anteater's view (crates/games/anteater/src/view.rs). */
export interface View {
  readonly round: number;
  readonly rounds: number;
  readonly start: string | null;
  readonly phase: string;
  readonly turn: string | null;
  readonly die: { readonly colour: string; readonly face: number | null } | null;
  readonly mounds: readonly Mound[];
  readonly colours: readonly Colour[];
  readonly worm_supply: number;
  readonly items: readonly Item[];
  readonly stack: readonly { readonly card: number; readonly name: string }[];
}

export interface Mound {
  readonly slot: string;
  readonly card: number;
  readonly name: string;
  readonly queen: number;
  readonly general: number;
  readonly worm_number: number;
  readonly columns: readonly Column[];
  readonly target: string | null;
  /** What the rolled die would win there now, and the points it would bring at once. */
  readonly rank: 'queen' | 'general' | null;
  readonly gain: number;
  readonly first: string | null;
  readonly second: string | null;
}

export interface Column {
  /** Bottom to top: `.` empty, `W` worm, else an item's code. */
  readonly spaces: string;
  readonly owner: string | null;
  readonly faces: readonly number[];
  readonly total: number;
  readonly reach: number;
}

export interface Colour {
  readonly who: string;
  readonly dice: number;
  readonly neutral: number;
  readonly worms: number;
  readonly items: readonly number[];
  readonly queens: readonly number[];
  readonly generals: readonly number[];
  readonly tiles_shown: boolean;
  readonly running: number;
  readonly leads_variety: boolean;
}

export interface Item {
  readonly code: string;
  readonly name: string;
  readonly supply: number;
  readonly spaces: number;
}
