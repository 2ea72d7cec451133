/** Tips for the first time a decision is met: each retires by itself once the decision has been made, or the tip seen in two
 * turns. */
import { untrack } from 'svelte';

/** A tip that was seen in so many turns has been read, whatever was done about it. */
const MOST_TURNS = 2;

/** What stands on the screen. */
export interface Shown {
  /** The decision that is asked for, such as `glory-Move`. */
  readonly asked: string;
  /** Whether its tip is seen. */
  readonly tip: boolean;
  /** Whether this screen is to decide. */
  readonly mine: boolean;
  /** How many steps have been played. */
  readonly step: number;
  /** The number of the last step that was decided here. */
  readonly own: number | undefined;
}

export class Tips {
  /** The decisions whose tips have done their work. */
  known = $state.raw<readonly string[]>([]);
  readonly #remember: (asked: string) => void;
  /** Asked for since the last own step, and seen in this turn. */
  #seen = new Set<string>();
  #turn = new Set<string>();
  /** The turns in which each was seen. */
  readonly #turns = new Map<string, number>();
  /** The last step that was played before anything here was decided. */
  #base: number | undefined;

  constructor(known: readonly string[], remember: (asked: string) => void) {
    this.known = known;
    this.#remember = remember;
  }

  /** Lets a tip retire for good. */
  retire(asked: string): void {
    if (this.known.includes(asked)) return;
    this.known = [...this.known, asked];
    this.#remember(asked);
  }

  /** Takes note of what stands on the screen. */
  note(shown: Shown): void {
    untrack(() => this.#note(shown));
  }

  #note({ asked, tip, mine, step, own }: Shown): void {
    // The past may become known later than the present, and steps may be taken back: neither is a decision.
    const base = Math.min(this.#base ?? step, step);
    this.#base = base;
    if (own !== undefined && own > base) {
      this.#base = own;
      for (const seen of this.#seen) this.retire(seen);
      this.#seen.clear();
    }
    // What is done once needs no tip any more, whether its tip was seen or not.
    if (mine) this.#seen.add(asked);
    if (mine && tip) this.#turn.add(asked);
    if (mine) return;
    for (const seen of this.#turn) {
      const turns = (this.#turns.get(seen) ?? 0) + 1;
      this.#turns.set(seen, turns);
      if (turns >= MOST_TURNS) this.retire(seen);
    }
    this.#turn.clear();
  }
}
