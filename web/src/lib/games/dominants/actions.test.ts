import { describe, expect, it } from 'vitest';
import type { LoggedStep } from '../../table/state';
import type { Event, TileView, View } from '../../wire/games/dominants';
import { compounds, reach, walks, wayTo } from './actions';
import { SIDE, tileAt } from './layout';

/** An empty ground with ants of Red on some tiles, who all have a hive in a1 to b2. */
function ground(ants: readonly string[], moves = 20, tied = false): View {
  const tiles = Array.from({ length: SIDE * SIDE }, (_, at): TileView => {
    const tile = tileAt(at % SIDE, Math.floor(at / SIDE)) ?? '';
    const ant = ants.includes(tile) ? { owner: 'R', kind: 'queen' as const, power: 7, load: 0, tied } : null;
    return { tile, ant, node: 0, sugar: null, hive: /^[ab][12]$/.test(tile) ? 'R' : null, throne: null };
  });
  return {
    cycle: 1,
    cycle_limit: 30,
    phase: 'MAIN',
    acts: 'R',
    turn: 'R',
    first: 'R',
    ap: moves,
    ap_full: 20,
    move_cost: 1,
    moves,
    weather: 'none',
    boost: null,
    throne_turns: 3,
    supply: 60,
    neutral_reserve: 20,
    tiles,
    colonies: [],
    growing: null,
    battle: null,
    event: null,
    payers: [],
    outcome: null,
    ended: null,
  };
}

const moved = (seat: string, from: string, to: string): LoggedStep<Event> => ({
  step: 1,
  by: seat,
  text: `move ${from}-${to}`,
  events: [{ kind: 'moved', seat, ant: 'worker', from, to, load: 0 }],
});

describe('the way of an ant', () => {
  const legal = ['a2', 'b2', 'b1'].map((tile) => `move a1-${tile}`);

  it('goes around ants and stops where the moves end', () => {
    const far = reach('a1', legal.slice(1), ground(['a1', 'a2'], 3));
    expect(far.get('a3')?.steps).toBe(2);
    expect(far.get('d4')?.steps).toBe(3);
    expect(far.has('e5')).toBe(false);
    expect(far.has('a2')).toBe(false);
  });

  it('is a shortest one', () => {
    const far = reach('a1', legal, ground(['a1']));
    expect(wayTo('c1', far)).toEqual(['b1', 'c1']);
    expect(wayTo('a3', far)).toEqual(['a2', 'a3']);
    expect(wayTo('a1', far)).toEqual([]);
  });

  it('stays inside the hives of a tied queen', () => {
    expect([...reach('a1', legal, ground(['a1'], 20, true)).keys()]).toEqual(['b1', 'a2', 'b2']);
    expect([...reach('a1', legal.slice(0, 1), ground(['a1'], 20, true)).keys()]).toEqual(['a2', 'b1', 'b2']);
  });

  it('is offered move by move, beyond the neighbours only', () => {
    const offered = compounds(['cell:a1'], legal, ground(['a1'], 2), 'MAIN');
    expect(offered).toContainEqual({ text: 'move a1-b2; move b2-c3', path: ['cell:a1', 'cell:c3'] });
    expect(offered.map(({ path }) => path[1])).not.toContain('cell:b2');
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
