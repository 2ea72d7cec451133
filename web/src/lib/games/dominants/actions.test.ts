import { describe, expect, it } from 'vitest';
import type { LoggedStep } from '../../table/state';
import { compounds, reach, walks, wayTo } from './actions';
import { SIDE, tileAt } from './layout';
import type { TileView, View } from './view';

/** An empty ground with ants on some tiles. */
function ground(ants: readonly string[], ap = 20): View {
  const tiles = Array.from({ length: SIDE * SIDE }, (_, at): TileView => {
    const tile = tileAt(at % SIDE, Math.floor(at / SIDE)) ?? '';
    const ant = ants.includes(tile)
      ? { owner: 'R', kind: 'worker' as const, power: 1, load: 0, attacked: false, gathered: false }
      : null;
    return { tile, ant, node: 0, sugar: null, hive: null, throne: null };
  });
  return { tiles, ap, move_cost: 1 } as unknown as View;
}

const moved = (seat: string, from: string, to: string): LoggedStep => ({
  step: 1,
  by: seat,
  text: `move ${from}-${to}`,
  events: [{ kind: 'moved', seat, from, to }],
});

describe('the way of an ant', () => {
  const legal = ['a2', 'b2', 'b1'].map((tile) => `move a1-${tile}`);

  it('goes around ants and stops where the points end', () => {
    const far = reach('a1', legal.slice(1), ground(['a1', 'a2'], 3));
    expect(far.get('a3')?.steps).toBe(2);
    expect(far.get('d4')?.steps).toBe(3);
    expect(far.has('e5')).toBe(false);
    expect(far.has('a2')).toBe(false);
  });

  it('breaks ties by the lowest tile, as the rules do', () => {
    const far = reach('a1', legal, ground(['a1']));
    expect(wayTo('c1', far)).toEqual(['b1', 'c1']);
    expect(wayTo('a3', far)).toEqual(['a2', 'a3']);
    expect(wayTo('a1', far)).toEqual([]);
  });

  it('is offered beyond the neighbours only', () => {
    const offered = compounds(['cell:a1'], legal, ground(['a1'], 2), 'MAIN').map(({ text }) => text);
    expect(offered).toContain('go a1 c3');
    expect(offered).not.toContain('go a1 b2');
    expect(compounds([], legal, ground(['a1']), 'MAIN')).toEqual([]);
  });
});

it('tells walks of several tiles as one', () => {
  expect(
    walks([moved('B', 'k1', 'k2'), moved('B', 'n1', 'n2'), moved('B', 'k2', 'k3'), moved('R', 'k3', 'k4')]),
  ).toEqual([
    { seat: 'B', way: ['k1', 'k2', 'k3'] },
    { seat: 'B', way: ['n1', 'n2'] },
    { seat: 'R', way: ['k3', 'k4'] },
  ]);
});
