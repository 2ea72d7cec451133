import { describe, expect, it } from 'vitest';
import type { LoggedStep } from '../../table/state';
import type { EventTold } from '../../wire/protocol';
import { gains } from './gains';
import { beside, centreOf, RADIUS, ringPlace, wallsAround } from './layout';
import { DIRECTIONS, type Direction } from './view';

describe('walls', () => {
  it('knows the cell beside another', () => {
    for (const [at, direction] of DIRECTIONS.entries()) {
      const [here, there] = [centreOf('j10'), centreOf(beside('j10', direction))];
      expect(there.x - here.x).toBeCloseTo(ringPlace(at).x);
      expect(there.y - here.y).toBeCloseTo(ringPlace(at).y);
    }
    expect(RADIUS).toBeGreaterThan(0);
  });

  it('finds the walls that stand on the sides of a cell, whoever built them', () => {
    // The side between k10 and j11 is walled by k10, to the southwest.
    const tiles: readonly { cell: string; wall: Direction | null }[] = [
      { cell: 'k10', wall: 'SW' },
      { cell: 'j11', wall: null },
      { cell: 'i12', wall: 'N' },
    ];
    expect(beside('k10', 'SW')).toBe('j11');
    expect(wallsAround('j11', tiles).map(({ cell }) => cell)).toEqual(['k10']);
    expect(wallsAround('k10', tiles).map(({ cell }) => cell)).toEqual(['k10']);
    expect(wallsAround('m5', tiles)).toEqual([]);
    // A wall towards the sea stops nobody.
    expect(wallsAround('i12', tiles)).toEqual([]);
  });
});

describe('Glory by kind', () => {
  const step = (...events: readonly Record<string, unknown>[]): LoggedStep => ({
    step: 1,
    by: 'red',
    text: 'x',
    events: events as unknown as readonly EventTold[],
  });

  it('adds what each event gave, and what was spent', () => {
    const log = [
      step(
        { kind: 'contested', seat: 'red', from: 'blue', glory: 1 },
        { kind: 'killed', seat: 'blue', by: 'red', glory: 1 },
      ),
      step(
        { kind: 'killed', seat: 'red', by: 'blue', glory: 1 },
        { kind: 'killed', seat: 'blue', by: 'red', glory: 1 },
      ),
      step({ kind: 'legacy-bought', seat: 'red', good: 'infantry', price: 4 }),
    ];
    expect(gains(log, 'red')).toEqual([
      { kind: 'contested', glory: 1 },
      { kind: 'killed', glory: 2 },
      { kind: 'legacy-bought', glory: -4 },
    ]);
    expect(gains(log, 'blue')).toEqual([{ kind: 'killed', glory: 1 }]);
    expect(gains([], 'red')).toEqual([]);
  });
});
