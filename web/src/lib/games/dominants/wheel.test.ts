import { describe, expect, it } from 'vitest';
import type { LoggedStep } from '../../table/state';
import type { Event } from '../../wire/games/dominants';
import { rolledIn, sectorPath, SECTORS, SPIN, turnTo, wheel } from './wheel';

const step = (...events: readonly Event[]): readonly LoggedStep<Event>[] => [
  { step: 1, by: 'chance', text: 'roll 1', events },
];

describe('the wheel of events', () => {
  it('stops with the event at the top, wherever that stands on the wheel', () => {
    for (const [at, sector] of SECTORS.entries()) {
      expect((turnTo(sector) + at * 60) % 360).toBe(0);
      expect(turnTo(sector)).toBeGreaterThan(360);
    }
  });

  it('has sectors that meet at their edges', () => {
    const [first = '', second = ''] = [sectorPath(0, 10), sectorPath(1, 10)];
    expect(second).toContain(`L${/1 ([-\d. ]+)Z/.exec(first)?.[1]}A`);
  });

  it('turns for a roll, and for nothing else', () => {
    expect(rolledIn(step({ kind: 'rolled', face: 2, event: 'rain' }))).toBe('rain');
    expect(rolledIn(step({ kind: 'rained', tile: 'h2', cubes: 3 }))).toBeUndefined();
  });

  it('is seen before the picture that gives the event away', () => {
    const fresh = step(
      { kind: 'rolled', face: 4, event: 'predator' },
      {
        kind: 'died',
        owner: 'B',
        ant: 'worker',
        tile: 'l13',
        cubes: 0,
      },
    );
    expect(wheel(fresh)).toMatchObject({ shows: fresh, rest: fresh });
    expect(wheel(fresh)?.time).toBeGreaterThan(SPIN);
    expect(wheel(step({ kind: 'predator', tile: 'l13' }))).toBeUndefined();
  });
});
