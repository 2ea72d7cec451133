/** Where cells lie, in units of the board; no rules. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

const SQRT3 = Math.sqrt(3);

/** Returns the corners of a hexagon around the origin; `pointy` has a corner on top, `flat` a side. */
export function hexCorners(kind: 'pointy' | 'flat', radius: number): readonly Point[] {
  const first = kind === 'pointy' ? -90 : -60;
  return Array.from({ length: 6 }, (_, corner) => polar(first + corner * 60, radius));
}

/** Returns the points of an SVG polygon. */
export function polygon(corners: readonly Point[]): string {
  return corners.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ');
}

/** Returns the path of a polygon with rounded corners. */
export function roundedPath(corners: readonly Point[], rounding: number): string {
  const parts = corners.map((corner, at) => {
    const before = towards(corner, corners.at(at - 1) ?? corner, rounding);
    const after = towards(corner, corners[(at + 1) % corners.length] ?? corner, rounding);
    return `${at === 0 ? 'M' : 'L'}${text(before)}Q${text(corner)} ${text(after)}`;
  });
  return `${parts.join('')}Z`;
}

/** Returns the centre of a hex of Termites' board: row letter from the bottom, numbers on lines that lean to the
 * left. */
export function pointyCentre(column: number, row: number, width: number): Point {
  return { x: (column - row / 2) * width, y: (-row * width * SQRT3) / 2 };
}

/** Returns the centre of a flat-topped hex by its axial coordinates. */
export function flatCentre(q: number, r: number, radius: number): Point {
  return { x: 1.5 * q * radius, y: SQRT3 * (r + q / 2) * radius };
}

/** Returns the box around these points, with a margin. */
export function boxAround(points: Iterable<Point>, margin: number): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  if (left > right) return { x: 0, y: 0, width: 1, height: 1 };
  return { x: left - margin, y: top - margin, width: right - left + 2 * margin, height: bottom - top + 2 * margin };
}

export type Direction = 'left' | 'right' | 'up' | 'down';

const AHEAD: Record<Direction, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** Returns the cell an arrow key leads to: the nearest one ahead, where being off the line counts half as much again: in a
 * honeycomb the next column, not the one behind it. Of two that are equally near, every other column takes the other one,
 * so that one goes on along a line and comes back the same way. */
export function neighbour<C extends Point>(cells: readonly C[], from: Point, direction: Direction): C | undefined {
  const ahead = AHEAD[direction];
  let best: C | undefined;
  let least = Infinity;
  for (const cell of cells) {
    const [dx, dy] = [cell.x - from.x, cell.y - from.y];
    const along = dx * ahead.x + dy * ahead.y;
    const side = dx * Math.abs(ahead.y) + dy * Math.abs(ahead.x);
    const aside = Math.abs(side);
    if (along <= 1e-6 || aside > along * 2 + 1e-6) continue;
    const line = Math.round((from.x * ahead.x + from.y * ahead.y) / along);
    const preferred = line % 2 === 0 ? side < 0 : side > 0;
    const far = along + 1.5 * aside - (preferred ? along / 100 : 0);
    if (far < least - 1e-6) [best, least] = [cell, far];
  }
  return best;
}

/** Returns the part of the board that is seen after zooming by `factor` around a point, never more than all of it. */
export function zoomed(seen: Box, whole: Box, factor: number, around: Point, closest = 4): Box {
  const width = clamp(seen.width / factor, whole.width / closest, whole.width);
  const scale = width / seen.width;
  return within(
    {
      x: around.x - (around.x - seen.x) * scale,
      y: around.y - (around.y - seen.y) * scale,
      width,
      height: seen.height * scale,
    },
    whole,
  );
}

/** Returns the part of the board that is seen after shifting it. */
export function shifted(seen: Box, whole: Box, dx: number, dy: number): Box {
  return within({ ...seen, x: seen.x + dx, y: seen.y + dy }, whole);
}

/** How far a zoomed board can be shifted beyond its edge, as a part of what is seen: so far that no cell of a corner stays
 * under a button there. */
const BEYOND = 0.15;

function within(seen: Box, whole: Box): Box {
  const beyond = seen.width < whole.width ? BEYOND : 0;
  const [dx, dy] = [seen.width * beyond, seen.height * beyond];
  return {
    ...seen,
    x: clamp(seen.x, whole.x - dx, whole.x + whole.width - seen.width + dx),
    y: clamp(seen.y, whole.y - dy, whole.y + whole.height - seen.height + dy),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

function polar(degrees: number, radius: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

function towards(from: Point, to: Point, length: number): Point {
  const part = length / Math.hypot(to.x - from.x, to.y - from.y);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function text({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Returns the hexes at the rim: those with fewer than six others within `near` of their centres. */
export function rimOf(cells: readonly (Point & { readonly id: string })[], near: number): ReadonlySet<string> {
  const beside = (one: Point) => cells.filter(({ x, y }) => Math.hypot(x - one.x, y - one.y) <= near).length - 1;
  return new Set(cells.filter((cell) => beside(cell) < 6).map(({ id }) => id));
}
