/** From events to motion: which piece of the new picture is which of the old one, and how it gets there. */
import type { Point } from './geometry';

/** A piece before it has an identity. */
export interface Placed {
  /** Where it stands. */
  readonly at: string;
  /** What makes it this piece and no other: owner and kind. */
  readonly look: string;
}

/** A piece went over these places, from the first to the last. */
export type Motion = readonly string[];

/** Joins motions that go on where another ended, so that a piece walks its whole way. */
export function joined(motions: readonly Motion[]): readonly Motion[] {
  const ways: Motion[] = [];
  for (const motion of motions) {
    const at = ways.findIndex((way) => way.at(-1) === motion[0]);
    if (at < 0) ways.push(motion);
    else ways[at] = [...(ways[at] ?? []), ...motion.slice(1)];
  }
  return ways;
}

/** Gives pieces a key that stays with them while they move, so that the picture can follow. */
export class PieceTracker {
  #known = new Map<string, { key: string; look: string }>();
  #count = 0;

  /** Returns a key for each piece. `motions` say what moved since the last call, in order. */
  follow(pieces: readonly Placed[], motions: readonly Motion[]): readonly string[] {
    const moved = new Map(this.#known);
    for (const motion of motions) {
      const [from, to] = [motion[0], motion.at(-1)];
      const piece = from === undefined ? undefined : moved.get(from);
      if (!piece || from === undefined || to === undefined || from === to) continue;
      moved.delete(from);
      moved.set(to, piece);
    }
    const keys = pieces.map(({ at, look }) => {
      const same = moved.get(at);
      return same?.look === look ? same.key : `p${++this.#count}`;
    });
    this.#known = new Map(pieces.map(({ at, look }, index) => [at, { key: keys[index] ?? '', look }]));
    return keys;
  }
}

/** Returns how long a walk of `steps` takes if one step takes `step` milliseconds: longer ways longer, but nobody waits. */
export function walkTime(step: number, steps: number): number {
  return Math.round(step * Math.min(1.7, 1 + 0.15 * (Math.max(1, steps) - 1)));
}

/** Moves an element along points to its last one. Nothing happens where nothing shall move. */
export function glide(element: Element, points: readonly Point[], milliseconds: number): void {
  if (milliseconds <= 0 || points.length < 2) return;
  element.animate(
    points.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` })),
    { duration: milliseconds, easing: 'cubic-bezier(.4, 0, .2, 1)' },
  );
}

/** Lets a cell shake in red: it cannot be chosen now. */
export function shake(element: Element | null, milliseconds: number): void {
  if (milliseconds <= 0 || !element) return;
  const frame = (x: number) => ({ transform: `translate(${x}px, 0)`, fill: 'rgb(212 0 47 / 40%)' });
  element.animate([frame(0), frame(-4), frame(4), frame(-3), frame(3), frame(0)], { duration: milliseconds });
}
