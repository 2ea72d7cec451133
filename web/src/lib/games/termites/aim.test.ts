import { describe, expect, it } from 'vitest';
import { angleTo, counted, nearest } from './aim';
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
