import { describe, expect, it } from 'vitest';
import { facesOf, thrown } from './dice';

const SEEDS = [0, 1, 2, 3, 4, 5, 6, 7, 11];

describe('a thrown die', () => {
  it.each(SEEDS)('comes to rest where it lies, seed %i', (seed) => {
    expect(thrown(seed).at(-1)).toEqual({ offset: 1, x: 0, y: 0, turn: 0, press: 0 });
  });

  it.each(SEEDS)('never sinks into the table, and goes on in time, seed %i', (seed) => {
    const moments = thrown(seed);
    expect(Math.max(...moments.map(({ y }) => y))).toBeLessThanOrEqual(0);
    const offsets = moments.map(({ offset }) => offset);
    expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
    expect(new Set(offsets).size).toBe(offsets.length);
  });

  it('bounces lower each time', () => {
    const highest: number[] = [];
    for (const { y, press } of thrown(1)) {
      if (press > 0) highest.push(0);
      else if (highest.length > 0) highest[highest.length - 1] = Math.max(highest.at(-1) ?? 0, -y);
    }
    expect(highest).toHaveLength(3);
    expect(highest).toEqual(highest.toSorted((a, b) => b - a));
  });

  it('shows other faces, and at last the one that counts', () => {
    for (const face of [1, 2, 3, 4, 5, 6])
      for (const seed of SEEDS) {
        const faces = facesOf(face, seed);
        expect(faces.at(-1)).toBe(face);
        expect(faces.slice(0, -1)).not.toContain(face);
      }
  });
});
