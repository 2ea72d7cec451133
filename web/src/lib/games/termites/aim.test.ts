import { describe, expect, it } from 'vitest';
import { angleTo, counted, nearest, ringAround } from './aim';
import { centreOf } from './layout';

describe('sides of an attack', () => {
  it('point at the target', () => {
    expect(angleTo('f5', 'f6')).toBeCloseTo(0);
    expect(angleTo('f6', 'f5')).toBeCloseTo(180);
    // Rows are counted from the bottom, and the picture from the top.
    expect(angleTo('f6', 'g6')).toBeLessThan(0);
    expect(angleTo('f6', 'e6')).toBeGreaterThan(0);
  });

  it('are chosen by where the target is tapped', () => {
    const right = { x: centreOf('f6').x + 10, y: centreOf('f6').y };
    expect(nearest(['f5', 'f7'], right)).toBe('f7');
    expect(nearest(['f5', 'f7'], { ...right, x: right.x - 20 })).toBe('f5');
    expect(nearest(['f5', 'f7'], undefined)).toBe('f5');
    expect(nearest([], right)).toBeUndefined();
  });
});

it('counts tokens of a kind', () => {
  expect(counted(['W1', 'S2', 'W1'])).toEqual([
    { token: 'W1', count: 2 },
    { token: 'S2', count: 1 },
  ]);
});

describe('the ring around a target', () => {
  it.each([
    ['unit', { x: 17.7, y: 17.7 }],
    ['mound', { x: 0, y: 25 }],
  ] as const)('leaves the number of a %s free', (what, number) => {
    const [x1 = 0, y1 = 0, , , , , , x2 = 0, y2 = 0] = (ringAround(25, what).match(/-?[\d.]+/g) ?? []).map(Number);
    for (const [x, y] of [
      [x1, y1],
      [x2, y2],
    ] as const) {
      expect(Math.hypot(x, y)).toBeCloseTo(25, 0);
      expect(Math.hypot(x - number.x, y - number.y)).toBeGreaterThan(11);
    }
  });
});
