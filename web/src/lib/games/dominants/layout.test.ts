import { describe, expect, it } from 'vitest';
import { annexedRims, edgeNames, homes, movesHome, quartersFor, seenAt } from './layout';
import type { TileView } from '../../wire/games/dominants';

const tile = (tile: string, hive: string | null): TileView => ({
  tile,
  ant: null,
  node: 0,
  sugar: null,
  hive,
  throne: null,
});

const HOMES = homes([
  { seat: 'R', home: ['a1', 'b1'] },
  { seat: 'Y', home: ['a14', 'b14'] },
]);

describe('the hives', () => {
  it('belong to the colonies that begin there', () => {
    expect(['a1', 'b14', 'c1'].map((tile) => HOMES.get(tile))).toEqual(['R', 'Y', undefined]);
  });

  it('keep a stripe of their first colony when another one has annexed them', () => {
    expect([...annexedRims([tile('a1', 'R'), tile('g7', null)], HOMES).keys()]).toEqual([]);
    const rims = annexedRims([tile('a1', 'R'), tile('a14', 'R'), tile('b14', 'R')], HOMES);
    expect([...rims.keys()]).toEqual(['Y']);
    // Two tiles beside each other have six outer sides.
    expect(rims.get('Y')?.match(/M/g)).toHaveLength(6);
  });

  it('are as far as an ant walks, also diagonally', () => {
    const hives = [tile('d4', 'R'), tile('d11', 'R'), tile('k4', 'G')];
    expect(['d4', 'e5', 'g7', 'h8', 'n11'].map((from) => movesHome(from, 'R', hives))).toEqual([0, 1, 3, 4, 10]);
    expect(movesHome('g7', 'N', hives)).toBeUndefined();
  });
});

describe('a board that is turned', () => {
  it.each([
    ['a1', 0],
    ['n1', 1],
    ['n14', 2],
    ['a14', 3],
  ] as const)('has the hive of %s at the lower left', (corner, quarters) => {
    expect(quartersFor([corner])).toBe(quarters);
    expect(seenAt(corner, quarters)).toBe('a1');
    expect(seenAt(seenAt('c5', quarters), 4 - quarters)).toBe('c5');
  });

  it('lies as the rules draw it for those who have no hive', () => {
    expect(quartersFor([])).toBe(0);
  });

  it('has the names of its tiles at its edges', () => {
    expect(edgeNames(0).columns.join('')).toBe('abcdefghijklmn');
    for (const quarters of [0, 1, 2, 3]) {
      const { columns, rows } = edgeNames(quarters);
      for (const tile of ['a1', 'c5', 'n9']) {
        const at = seenAt(tile, quarters);
        const edges = [columns[at.charCodeAt(0) - 97] ?? '', rows[Number(at.slice(1)) - 1] ?? ''];
        expect(edges.toSorted().toReversed().join('')).toBe(tile);
      }
    }
  });
});
