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
  /** A blow lands. */
  | { readonly kind: 'impact'; readonly size: number }
  /** Dust rises where something falls. */
  | { readonly kind: 'dust'; readonly colour: string; readonly size: number }
  /** Something burns down, with smoke. */
  | { readonly kind: 'fire'; readonly size: number }
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

/** Clouds of dust or smoke: where each goes, how large it becomes, when it begins. The same every time. */
export const PUFFS = Array.from({ length: 8 }, (_, at) => {
  const angle = (at * 2 * Math.PI) / 8 + (at % 3) * 0.2;
  return {
    x: Math.cos(angle) * (0.7 + (at % 3) * 0.2),
    y: Math.sin(angle) * 0.35 + 0.3,
    size: 0.3 + ((at * 3) % 4) * 0.06,
    after: (at % 4) * 60,
  };
});

/** Flames of a fire: where each stands, how high it is, when it begins. */
export const FLAMES = [
  { x: -0.42, y: 0.1, size: 0.62, after: 0 },
  { x: 0.38, y: 0.05, size: 0.7, after: 90 },
  { x: -0.05, y: -0.12, size: 0.95, after: 40 },
  { x: 0.12, y: 0.3, size: 0.6, after: 150 },
  { x: -0.25, y: 0.34, size: 0.5, after: 200 },
] as const;

/** A flame around its foot, and a star of eight rays. */
export const FLAME =
  'M0 0C-.52-.1-.5-.55-.2-.8-.22-.55-.05-.5-.02-.62.02-.85-.1-1 .02-1.25.3-.95.55-.55.38-.2.3-.04.16 0 0 0Z';
export const STAR = Array.from({ length: 16 }, (_, at) => {
  const far = at % 2 === 0 ? 1 : 0.42;
  const angle = (at * Math.PI) / 8;
  return `${at === 0 ? 'M' : 'L'}${(Math.sin(angle) * far).toFixed(2)} ${(-Math.cos(angle) * far).toFixed(2)}`;
}).join('');

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
