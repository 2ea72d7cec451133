import { describe, expect, it } from 'vitest';
import {
  boxAround,
  flatCentre,
  hexCorners,
  neighbour,
  pointyCentre,
  rimOf,
  shifted,
  zoomed,
  type Point,
} from './geometry';

describe('hexes', () => {
  it('of Termites lie as the rules file draws them: f6–g7 touch, g6 is up-left of f6', () => {
    const at = (column: number, row: number) => pointyCentre(column - 6, row - 6, 10);
    const [f6, g7, g6, g5] = [at(6, 6), at(7, 7), at(6, 7), at(5, 7)];
    const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
    expect(far(f6, g7)).toBeCloseTo(10);
    expect(far(f6, g6)).toBeCloseTo(10);
    expect(far(f6, g5)).toBeGreaterThan(15);
    expect(g6.x).toBeLessThan(f6.x);
    expect(g6.y).toBeLessThan(f6.y);
  });

  it('of Glory: N is straight up, all six neighbours are equally far', () => {
    const steps = [
      [0, -1],
      [1, -1],
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
    ] as const;
    for (const [q, r] of steps) {
      const { x, y } = flatCentre(q, r, 10);
      expect(Math.hypot(x, y)).toBeCloseTo(10 * Math.sqrt(3));
    }
    expect(flatCentre(0, -1, 10)).toEqual({ x: 0, y: -10 * Math.sqrt(3) });
  });

  it('have a corner or a side on top', () => {
    expect(Math.min(...hexCorners('pointy', 1).map(({ y }) => y))).toBeCloseTo(-1);
    expect(Math.min(...hexCorners('flat', 1).map(({ y }) => y))).toBeCloseTo(-Math.sqrt(3) / 2);
  });
});

describe('arrow keys', () => {
  const hexes = [-1, 0, 1].flatMap((row) =>
    [-1, 0, 1].map((column) => ({ name: `${column},${row}`, ...pointyCentre(column, row, 10) })),
  );
  const centre = { x: 0, y: 0 };
  it('go to the next hex in the row', () => {
    expect(neighbour(hexes, centre, 'right')?.name).toBe('1,0');
    expect(neighbour(hexes, centre, 'left')?.name).toBe('-1,0');
  });
  it('go up and down to one of the two', () => {
    expect(neighbour(hexes, centre, 'up')?.y).toBeLessThan(0);
    expect(neighbour(hexes, centre, 'down')?.y).toBeGreaterThan(0);
  });
  it('stop at the edge', () => {
    expect(neighbour([{ x: 0, y: 0 }], centre, 'up')).toBeUndefined();
  });
  it('reach every cell of a square board', () => {
    const squares = Array.from({ length: 196 }, (_, at) => ({ at, x: at % 14, y: Math.floor(at / 14) }));
    const reached = new Set<number>();
    const queue = squares.slice(0, 1);
    for (let from = queue.pop(); from; from = queue.pop()) {
      if (reached.has(from.at)) continue;
      reached.add(from.at);
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        const to = neighbour(squares, from, direction);
        if (to) queue.push(to);
      }
    }
    expect(reached.size).toBe(196);
  });
});

describe('zooming', () => {
  const whole = { x: 0, y: 0, width: 100, height: 100 };
  it('keeps the point under the finger and leaves the board only as far as a button reaches', () => {
    const near = zoomed(whole, whole, 2, { x: 0, y: 0 });
    expect(near).toEqual({ x: 0, y: 0, width: 50, height: 50 });
    expect(zoomed(near, whole, 0.1, { x: 0, y: 0 })).toEqual(whole);
    expect(zoomed(whole, whole, 100, { x: 50, y: 50 }).width).toBe(25);
    expect(shifted(near, whole, 500, -500)).toMatchObject({ x: 57.5, y: -7.5 });
  });
});

it('boxes points', () => {
  expect(
    boxAround(
      [
        { x: 1, y: 2 },
        { x: 3, y: 7 },
      ],
      1,
    ),
  ).toEqual({ x: 0, y: 1, width: 4, height: 7 });
});

describe('arrow keys in a honeycomb', () => {
  const columns = [0, 1, 2, 3, 4].flatMap((q) =>
    [-4, -3, -2, -1, 0, 1, 2].map((r) => ({ q, r, ...flatCentre(q, r, 44) })),
  );
  const at = (q: number, r: number) => columns.find((cell) => cell.q === q && cell.r === r) ?? { x: 0, y: 0 };

  it('go to the next column, stay on a line, and come back the same way', () => {
    let here: Point = at(0, 0);
    const way: number[] = [];
    for (let step = 0; step < 4; step++) {
      const next = neighbour(columns, here, 'right');
      if (!next) break;
      way.push(next.q);
      here = next;
    }
    expect(way).toEqual([1, 2, 3, 4]);
    expect(Math.abs(here.y)).toBeLessThan(44);
    for (let step = 0; step < 4; step++) here = neighbour(columns, here, 'left') ?? here;
    expect(here).toEqual(at(0, 0));
  });
});

it('finds the hexes at the rim', () => {
  const rows = [-2, -1, 0, 1, 2];
  const cells = rows
    .flatMap((row) => rows.map((column) => ({ id: `${column} ${row}`, ...pointyCentre(column, row, 10), row, column })))
    .filter(({ row, column }) => Math.abs(row - column) <= 2);
  const rim = rimOf(cells, 11);
  expect(cells).toHaveLength(19);
  expect(rim.size).toBe(12);
  expect(
    cells.filter(({ id }) => !rim.has(id)).every(({ row, column }) => Math.abs(row) < 2 && Math.abs(column) < 2),
  ).toBe(true);
});
