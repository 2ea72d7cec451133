import { describe, expect, it } from 'vitest';
import type { LoggedStep } from '../../table/state';
import type { Direction, Event } from '../../wire/games/glory';
import { gains } from './gains';
import { beside, centreOf, DIRECTIONS, RADIUS, ringPlace, wallsAround, turnsFor } from './layout';
import { motionsOf } from './motions';

const step = (...events: readonly Event[]): LoggedStep<Event> => ({ step: 1, by: 'red', text: 'x', events });

describe('walls', () => {
  it('knows the cell beside another', () => {
    for (const [at, direction] of DIRECTIONS.entries()) {
      const [here, there] = [centreOf('j10'), centreOf(beside('j10', direction))];
      expect(there.x - here.x).toBeCloseTo(ringPlace(at).x);
      expect(there.y - here.y).toBeCloseTo(ringPlace(at).y);
    }
    expect(RADIUS).toBeGreaterThan(0);
  });

  it('finds the walls on the sides of a cell, its own and those of its neighbours', () => {
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
  const killed = (seat: string, by: string): Event => ({ kind: 'killed', seat, by, unit: 'I', cell: 'j10', glory: 1 });

  it('adds what each event gave, and what was spent', () => {
    const log = [
      step({ kind: 'contested', seat: 'red', cell: 'j10', from: 'blue', glory: 1 }, killed('blue', 'red')),
      step(killed('red', 'blue'), killed('blue', 'red')),
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

it('units move as events say, each kind by itself', () => {
  const marched: Event = { kind: 'marched', seat: 'red', units: '2I1M', from: 'j10', to: 'k9' };
  const advanced: Event = { kind: 'advanced', seat: 'blue', units: 'X', from: 'i9', to: 'i10' };
  expect(motionsOf([step(marched), step(advanced)])).toEqual([
    ['j10/red/I', 'k9/red/I'],
    ['j10/red/M', 'k9/red/M'],
    ['i9/blue/X', 'i10/blue/X'],
  ]);
});

describe('a map that is turned', () => {
  /** Two strongholds beside each other with a tile between them, as two lands lie. */
  const wide = ['i10', 'j10', 'k9', 'l9'];

  it('keeps neighbours beside each other, and its middle in place', () => {
    const far = (a: string, b: string, turns: number) => {
      const [one, other] = [centreOf(a, turns), centreOf(b, turns)];
      return Math.hypot(one.x - other.x, one.y - other.y);
    };
    for (const turns of [0, 1, 2]) expect(far('j10', 'k9', turns)).toBeCloseTo(RADIUS * Math.sqrt(3));
    expect(centreOf('j10', 1).y).toBeCloseTo(0);
    // What lies north of the middle lies northeast of it after a sixth.
    expect(centreOf('j9', 1)).toEqual(centreOf('k9'));
  });

  it('is turned only where that makes the land larger', () => {
    expect(turnsFor(wide, 800, 400)).toBe(0);
    expect(turnsFor(wide, 390, 500)).not.toBe(0);
  });
});
