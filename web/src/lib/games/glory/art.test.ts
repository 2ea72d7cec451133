import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { landOfKind, lightOf } from './art';
import { goodsOf } from './layout';

const BOX = readFileSync(new URL('../../../../../crates/games/glory/data/standard-2.toml', import.meta.url), 'utf8');
const KINDS = [...BOX.matchAll(/^ *\{ code = "(\w+)"/gm)].map((found) => found[1] ?? '');

describe('pictures of tiles', () => {
  it('show every kind of the box', () => {
    expect(KINDS.length).toBeGreaterThan(25);
    expect(KINDS.filter((kind) => landOfKind(kind) === 'plain')).toEqual([]);
  });

  it('are open land for the stronghold and for what is not known', () => {
    expect(['SH', '?', 'Zz'].map(landOfKind)).toEqual(['plain', 'plain', 'plain']);
  });

  it('share a light at night where they look alike', () => {
    expect(['Mi', 'Mx', 'Cl', 'SH', 'Fa'].map(lightOf)).toEqual(['mine', 'mine', 'chaos-leak', undefined, undefined]);
  });
});

describe('what a tile gives', () => {
  it('is a thing for each point', () => {
    expect(goodsOf([2, 0, 1, 0]).map(({ good }) => good)).toEqual(['gold', 'gold', 'water']);
  });

  it('has numbers where so many things would not fit', () => {
    expect(goodsOf([0, 2, 2, 1])).toEqual([
      { good: 'food', count: 2 },
      { good: 'water', count: 2 },
      { good: 'any', count: 1 },
    ]);
  });
});
