import { describe, expect, it } from 'vitest';
import manifest from '../../../art/anteater.json';
import { tilesOf } from './tiles';

const kinds = (heights: readonly number[]) => tilesOf(heights, 1).map(({ part, kind }) => `${part}-${kind}`);

describe('tiles of a mound', () => {
  it('close a single column on both sides and above', () => {
    expect(kinds([1])).toEqual(['foot-01', 'foot-10', 'wall-01', 'wall-10']);
  });

  it('tell tops from columns that go on', () => {
    expect(kinds([1, 3])).toEqual([
      ...['foot-01', 'foot-11', 'foot-10'],
      ...['wall-01', 'wall-12', 'wall-20'],
      ...['wall-02', 'wall-20'],
      ...['wall-01', 'wall-10'],
    ]);
  });

  it('lie on the corners of the spaces', () => {
    expect(tilesOf([1, 1, 1, 1, 1], 1)[0]).toMatchObject({ x: 21, y: 225 });
  });

  it('have pictures by day and at night, for columns of every height', () => {
    const names = new Set(Object.keys(manifest));
    const asked = kinds([3, 1, 1, 2, 2, 5, 1, 4, 10, 10, 3]);
    expect(asked.filter((name) => !names.has(`${name}-1`) || !names.has(`night-${name}-1`))).toEqual([]);
  });
});
