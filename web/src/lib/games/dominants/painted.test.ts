import { describe, expect, it } from 'vitest';
import { heapOf, pileOf, sideOf } from './painted';

describe('ants look', () => {
  const [west, middle, east] = [-40, 0, 40].map((x) => ({ x, y: 0 })) as [never, never, never];

  it('where they go', () => {
    expect(sideOf([west, middle], 'left')).toBe('right');
    expect(sideOf([east, middle, west], 'right')).toBe('left');
  });

  it('as before when they go straight up, or stand', () => {
    expect(sideOf([middle, { x: 0, y: 40 }], 'left')).toBe('left');
    expect(sideOf(undefined, 'right')).toBe('right');
  });
});

describe('sugar', () => {
  it('can be counted up to six cubes', () => {
    expect([1, 2, 3, 4, 5, 6].map(pileOf)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(pileOf(30)).toBe(8);
    expect(pileOf(0)).toBeUndefined();
  });

  it('shrinks in the middle as it is carried off, to the last cube', () => {
    const heaps = (supply: number) => ([0, 1, 2, 3] as const).map((heap) => heapOf(supply, heap));
    expect(heaps(60)).toEqual([8, 8, 8, 8]);
    expect(heaps(28)).toEqual([4, 4, 4, 4]);
    expect(heaps(2)).toEqual([1, 1, undefined, undefined]);
    expect(heaps(0)).toEqual([undefined, undefined, undefined, undefined]);
    for (let supply = 1; supply <= 60; supply++) {
      const [now, before] = [heaps(supply), heaps(supply - 1)];
      expect(now.every((heap, at) => (heap ?? 0) >= (before[at] ?? 0))).toBe(true);
    }
  });
});
