/** What is seen for a moment when something happens: a Mound crumbles, a number flies to the seat that wins it. */
import type { LoggedStep } from '../table/state';
import type { EventTold } from '../wire/protocol';
import type { Point } from './geometry';

/** Where something flies: a point of the board, or the strip of a seat beside it. */
export type Goal = Point | { readonly seat: string };

export type Effect = {
  readonly at: Point;
  /** Delay after the picture, in milliseconds. */ readonly after?: number;
} & (
  | {
      readonly kind: 'fly';
      readonly to: Goal;
      readonly what: string;
      readonly colour?: string;
      /** The game draws it; else it is a badge with its text. */ readonly drawn?: boolean;
    }
  | { readonly kind: 'whirl'; readonly what: string; readonly size: number }
  | { readonly kind: 'crumble'; readonly colour: string; readonly size: number }
  | { readonly kind: 'wave'; readonly colour: string; readonly size: number }
  | { readonly kind: 'line'; readonly to: Point; readonly colour: string; readonly width: number }
  | { readonly kind: 'flash'; readonly outline: string; readonly colour: string }
);

/** Each picture shows what is new once, however often it is drawn: its effects are found by its steps. */
export function onceFor<E extends EventTold>(
  find: (event: E, fresh: readonly LoggedStep<E>[]) => readonly Effect[],
): (fresh: readonly LoggedStep<E>[]) => readonly Effect[] {
  const shown = new WeakMap<readonly LoggedStep<E>[], readonly Effect[]>();
  return (fresh) => {
    const known = shown.get(fresh);
    if (known) return known;
    const found = fresh.flatMap(({ events }) => events.flatMap((event) => find(event, fresh)));
    shown.set(fresh, found);
    return found;
  };
}

/** Pieces into which something crumbles: where each goes, how it turns. The same every time. */
export const SHARDS = Array.from({ length: 9 }, (_, at) => {
  const angle = (at * 2 * Math.PI) / 9 + (at % 2) * 0.3;
  const far = 0.75 + ((at * 5) % 4) * 0.22;
  return {
    x: Math.cos(angle) * far,
    y: Math.sin(angle) * far * 0.7 + 0.35,
    turn: (at % 2 ? 1 : -1) * (90 + at * 25),
    size: 0.2 + ((at * 3) % 4) * 0.05,
  };
});

/** Returns a line as a bar around its middle: its length and how it is turned, so that only its transform moves. */
export function barOf(from: Point, to: Point): { readonly length: number; readonly angle: number } {
  return {
    length: Math.hypot(to.x - from.x, to.y - from.y),
    angle: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
  };
}

/** Returns whether something of this kind has just happened. */
export function happened<E extends EventTold>(fresh: readonly LoggedStep<E>[], kind: E['kind']): boolean {
  return fresh.some(({ events }) => events.some((event) => event.kind === kind));
}
