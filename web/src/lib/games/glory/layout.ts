/** Where Glory's tiles lie, and what their pictures show. */
import { boxAround, flatCentre, hexCorners, roundedPath, type Point } from '../../board/geometry';
import type { Direction, View } from '../../wire/games/glory';

/** Clockwise from the top. */
export const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const satisfies readonly Direction[];

export const RADIUS = 44;
/** How high the cliffs are on the picture. */
const CLIFF = 12.5;
const CORNERS = hexCorners('flat', RADIUS - 1.6);
export const OUTLINE = roundedPath(CORNERS, 4);
export const INNER = roundedPath(hexCorners('flat', RADIUS - 5.5), 3);

/** The land of a tile with its cliff, as it is painted. */
export const ISLAND = roundedPath(
  hexCorners('flat', RADIUS * 0.975).flatMap(({ x, y }) =>
    Math.abs(y) < 1
      ? x > 0
        ? [
            { x, y: CLIFF },
            { x, y },
          ]
        : [
            { x, y },
            { x, y: CLIFF },
          ]
      : [{ x, y: y > 0 ? y + CLIFF : y }],
  ),
  2,
);

/** Returns the axial coordinates of a cell's name: letter for q, number for r. */
export function axial(cell: string): { q: number; r: number } {
  return { q: cell.charCodeAt(0) - 'j'.charCodeAt(0), r: Number(cell.slice(1)) - 10 };
}

/** Returns where a cell lies on a map that is turned clockwise by `turns` sixths around the middle cell. */
export function centreOf(cell: string, turns = 0): Point {
  let { q, r } = axial(cell);
  for (let turn = 0; turn < turns; turn++) [q, r] = [-r, q + r];
  return flatCentre(q, r, RADIUS);
}

/** How much larger the land must become before the map is turned: the way it lies in the book is the usual one. */
const WORTH_TURNING = 1.12;

/** Returns by how many sixths the map is turned so that its cells fill a field of this size best. */
export function turnsFor(cells: readonly string[], width: number, height: number): number {
  const sizes = [0, 1, 2].map((turns) => {
    const box = boxAround(
      cells.map((cell) => centreOf(cell, turns)),
      RADIUS,
    );
    return Math.min(width / box.width, height / box.height);
  });
  const best = Math.max(...sizes);
  return best > (sizes[0] ?? 0) * WORTH_TURNING ? sizes.indexOf(best) : 0;
}

/** Steps to the six sides, in the order of the directions. */
const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

/** Returns the place of ring number `at` around a stronghold at the origin. */
export function ringPlace(at: number): Point {
  const [q, r] = STEPS[at % 6] ?? [0, 0];
  return flatCentre(q, r, RADIUS);
}

/** Returns the name of the cell beside another. */
export function beside(cell: string, direction: Direction): string {
  const { q, r } = axial(cell);
  const [dq, dr] = STEPS[DIRECTIONS.indexOf(direction)] ?? [0, 0];
  return `${String.fromCharCode('j'.charCodeAt(0) + q + dq)}${r + dr + 10}`;
}

/** Returns a side after so many turns by a sixth, clockwise. */
export function turned(side: string | null | undefined, turns: number): Direction | null {
  const at = DIRECTIONS.findIndex((direction) => direction === side);
  return at < 0 ? null : (DIRECTIONS[(at + turns) % 6] ?? null);
}

/** Returns the tiles whose walls stand between this cell and another tile: its own, and those of its neighbours. */
export function wallsAround<T extends { readonly cell: string; readonly wall: Direction | null }>(
  cell: string,
  tiles: readonly T[],
): readonly (T & { readonly wall: Direction })[] {
  const walled = tiles.filter((tile): tile is T & { readonly wall: Direction } => tile.wall !== null);
  const known = new Set(tiles.map((tile) => tile.cell));
  return walled.filter((tile) => {
    const beyond = beside(tile.cell, tile.wall);
    return beyond === cell || (tile.cell === cell && known.has(beyond));
  });
}

/** Returns the line of a wall along one side of a tile. */
export function wallLine(direction: Direction): string {
  const at = DIRECTIONS.indexOf(direction);
  // Corner 0 is the right upper one; the side to the north lies between corners 5 and 0.
  const corners = hexCorners('flat', RADIUS - 4);
  const [a, b] = [corners[(at + 5) % 6], corners[at % 6]];
  return a && b ? `M${a.x} ${a.y}L${b.x} ${b.y}` : '';
}

/** What a tile yields: gold, food, water, any. */
export type Yield = View['supply'][number]['gives'];

export const GOODS = ['gold', 'food', 'water', 'any'] as const;
/** More things than this do not fit into the yard of a tile. */
const MOST_THINGS = 3;

/** Returns what to draw for what a tile gives: a thing for each point, or one with its number where they would not fit. */
export function goodsOf(gives: Readonly<Yield>): readonly { good: (typeof GOODS)[number]; count: number }[] {
  const given = GOODS.map((good, at) => ({ good, count: gives[at] ?? 0 })).filter(({ count }) => count > 0);
  const all = given.reduce((sum, { count }) => sum + count, 0);
  return all > MOST_THINGS
    ? given
    : given.flatMap(({ good, count }) => Array.from({ length: count }, () => ({ good, count: 1 })));
}

const BUILDINGS = new Set(['Fo', 'Ch', 'Fb', 'Mb', 'IG', 'IF', 'IW', 'MG', 'MF', 'MW', 'SH']);

/** Returns the two grounds of a tile, by what it gives: alike unless it gives two things. */
export function grounds(kind: string, [gold, food, water, any]: Readonly<Yield>): readonly [string, string] {
  if (kind === 'RU') return ['ruin', 'ruin'];
  if (BUILDINGS.has(kind)) return ['stone', 'stone'];
  const parts = [gold > 0 && 'sand', food > 0 && 'green', water > 0 && 'blue', any > 0 && 'chaos'].filter(
    (part) => part !== false,
  );
  const [first = 'stone', second = first] = parts;
  // A Chaos Source gives what its die says.
  const isChaos = kind === 'Cs' || (any > 0 && kind.startsWith('C'));
  return isChaos ? ['chaos', 'chaos'] : [first, second];
}
