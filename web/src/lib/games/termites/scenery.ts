/** What stands where on the painted savanna: which picture a hex has, and what grows around the board. */
import type { Point } from '../../board/geometry';
import type { Sprite } from './art';
import { WIDTH } from './layout';

/** Returns a number from 0 to below 1 that depends on the two numbers and nothing else. */
export function chance(a: number, b: number): number {
  const mixed = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}

/** Returns a number from 0 to below `count` for a hex, so that pictures vary and stay where they are. */
export function variantOf({ x, y }: Point, count: number): number {
  return Math.floor(chance(Math.round(x), Math.round(y)) * count);
}

/** Something that grows or lies outside the board. */
export interface Growth extends Point {
  readonly sprite: Sprite;
  readonly scale: number;
  /** Whether the wind moves it: some grass beside the board. */
  readonly sways: boolean;
}

/** The distance between two places where something may grow. */
const STEP = 54;

/** How far the land reaches around the middle of the board: beyond the edges of a wide window. */
const FAR: Point = { x: 1150, y: 580 };

/** What grows near the edge of the board, and farther away, with how often. */
const NEAR: readonly (readonly [Sprite, number])[] = [
  ['tuft-1', 5],
  ['tuft-2', 6],
  ['tuft-3', 3],
  ['boulders-1', 2],
  ['boulders-2', 2],
  ['bush-1', 1],
  ['log', 1],
];
const BEYOND: readonly (readonly [Sprite, number])[] = [
  ['tuft-2', 5],
  ['tuft-3', 6],
  ['boulders-1', 2],
  ['boulders-2', 2],
  ['bush-1', 4],
  ['bush-2', 4],
  ['log', 1],
  ['acacia-1', 2],
  ['acacia-2', 2],
];

function pick(list: readonly (readonly [Sprite, number])[], part: number): Sprite | undefined {
  const total = list.reduce((sum, [, weight]) => sum + weight, 0);
  let left = part * total;
  for (const [sprite, weight] of list) {
    left -= weight;
    if (left < 0) return sprite;
  }
  return undefined;
}

/** Returns what stands around these hexes, from the back to the front. Nothing reaches over a hex. */
export function landAround(hexes: readonly Point[]): readonly Growth[] {
  const land: Growth[] = [];
  for (let row = -FAR.y; row <= FAR.y; row += STEP)
    for (let column = -FAR.x; column <= FAR.x; column += STEP) {
      const x = column + (chance(column, row) - 0.5) * STEP * 0.9;
      const y = row + (chance(row, column + 7) - 0.5) * STEP * 0.9;
      const far = Math.min(...hexes.map((hex) => Math.hypot(hex.x - x, hex.y - y))) / WIDTH;
      const sprite = pick(far < 1.9 ? NEAR : BEYOND, chance(column + 3, row + 5));
      // Trees cast long shadows and are high.
      const room = sprite?.startsWith('acacia') ? 2.6 : sprite?.startsWith('tuft') ? 0.86 : 1.05;
      const dense = far < 1.5 ? 0.85 : 0.28;
      if (sprite === undefined || far < room || chance(column + 11, row + 13) > dense) continue;
      land.push({
        x,
        y,
        sprite,
        scale: (sprite.startsWith('acacia') ? 0.6 : 0.8) + 0.4 * chance(column + 17, row + 19),
        sways: sprite.startsWith('tuft') && far > 1.02 && far < 2.4,
      });
    }
  return land.sort((a, b) => a.y - b.y);
}

/** A footprint: where, and along which direction in degrees. */
export interface Print extends Point {
  readonly turn: number;
}

/** Returns footprints along a way, left and right of it in turn. */
export function printsAlong(points: readonly Point[], step = 7.5, aside = 3.4): readonly Print[] {
  const prints: Print[] = [];
  for (const [at, to] of points.slice(1).entries()) {
    const from = points[at] ?? to;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
    const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
    for (let gone = step; gone < length; gone += step) {
      const side = prints.length % 2 === 0 ? aside : -aside;
      prints.push({ x: from.x + dx * gone - dy * side, y: from.y + dy * gone + dx * side, turn });
    }
  }
  return prints;
}
