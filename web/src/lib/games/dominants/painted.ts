/** What the painted picnic shows: which way ants look, how large piles of sugar are. */
import type { Box, Point } from '../../board/geometry';
import { TILE } from './layout';

/** Ants look up and to one of the sides. */
export type Side = 'left' | 'right';

/** Returns to which side an ant looks that came this way; one that did not move to a side looks as `before`. */
export function sideOf(way: readonly Point[] | undefined, before: Side): Side {
  const [from, to] = [way?.[0], way?.at(-1)];
  if (!from || !to || from.x === to.x) return before;
  return from.x < to.x ? 'right' : 'left';
}

/** Piles with this many cubes have pictures. */
const PILES = [1, 2, 3, 4, 5, 6, 8] as const;
export type Pile = (typeof PILES)[number];

/** Returns the picture of so many cubes: exactly that many up to six. */
export function pileOf(cubes: number): Pile | undefined {
  return PILES.findLast((pile) => pile <= cubes);
}

/** The most cubes that one of the four heaps in the middle stands for: all sixty, shared. */
const FULL = 15;
/** How many cubes the picture of the largest heap has. */
const LARGEST = 8;

/** Returns the picture of one of the four heaps in the middle, which shrink in turn as the supply does. */
export function heapOf(supply: number, heap: 0 | 1 | 2 | 3): Pile | undefined {
  const share = Math.floor((supply + 3 - heap) / 4);
  return pileOf(Math.ceil((share * LARGEST) / FULL));
}

/** Returns the scalloped edge of a cloth from 0 to `side`, with arcs of this width that reach `out` beyond it. */
export function scallops(side: number, width: number, out: number): string {
  const count = Math.round(side / width);
  const along = (dx: number, dy: number) =>
    `a${dx ? width / 2 : out} ${dx ? out : width / 2} 0 0 1 ${dx * width} ${dy * width}`.repeat(count);
  return `M0 0${along(1, 0)}${along(0, 1)}${along(-1, 0)}${along(0, -1)}Z`;
}

/** The corners of the board that can be hives: a tile of each, and its middle in tiles from the upper left. */
export const CORNERS = [
  { corner: 'nw', tile: 'a14', x: 2, y: 2 },
  { corner: 'ne', tile: 'n14', x: 12, y: 2 },
  { corner: 'sw', tile: 'a1', x: 2, y: 12 },
  { corner: 'se', tile: 'n1', x: 12, y: 12 },
] as const;

/** Tiles of the permanent node, in the order in which their heaps shrink. */
export const HEAPS = ['g8', 'h7', 'g7', 'h8'] as const;

/** How long the anteater is over the board, and when its tongue strikes, in milliseconds. */
export const PREDATOR_TIME = 2000;
export const PREDATOR_STRIKES = 850;

/** As far as windows reach around the board. */
export const FAR: Box = { x: -14 * TILE, y: -11 * TILE, width: 46 * TILE, height: 38 * TILE };
