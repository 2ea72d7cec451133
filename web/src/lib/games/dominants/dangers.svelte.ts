/** The danger map: what the others could strike before one's next turn, asked of the server while it is wanted. */
import type { DangerPlace } from '../../wire/protocol';

export class Dangers {
  wanted = $state(false);
  #places = $state.raw<ReadonlyMap<string, DangerPlace>>(new Map());
  /** Own ants that would fall. */
  readonly lost = $derived([...this.#places.values()].filter((place) => place.lost));
  readonly #powers = $derived([...this.#places.values()].map(({ power }) => power));

  at(tile: string): DangerPlace | undefined {
    return this.#places.get(tile);
  }

  /** From 0 for the mildest danger on the board to 1 for the fiercest, whatever the numbers are. */
  shade(power: number): number {
    const mildest = Math.min(...this.#powers);
    return (power - mildest) / Math.max(1, Math.max(...this.#powers) - mildest);
  }

  /** Asks anew, for another picture; returns how to give up waiting for the answer. */
  ask(danger: (() => Promise<readonly DangerPlace[]>) | undefined): (() => void) | undefined {
    if (!this.wanted || !danger) {
      this.#places = new Map();
      return undefined;
    }
    let waiting = true;
    danger().then(
      (places) => {
        if (waiting) this.#places = new Map(places.map((place) => [place.place, place]));
      },
      () => {
        this.wanted = false;
      },
    );
    return () => (waiting = false);
  }
}
