import { describe, expect, it } from 'vitest';
import type { LoggedStep } from '../../table/state';
import type { EventTold } from '../../wire/protocol';
import { effectsWith } from './effects';
import { rolledIn, sectorPath, SECTORS, SPIN, turnTo } from './wheel';

const step = (...events: readonly Record<string, unknown>[]): readonly LoggedStep[] => [{ step: 1, by: 'chance', text: 'roll 1', events: events as unknown as readonly EventTold[] }];

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
    expect(rolledIn(step({ kind: 'rolled', face: 2, event: 'something of a newer server' }))).toBeUndefined();
  });

  it('stands still before the effect of the event is seen', () => {
    const effects = effectsWith(() => null, () => 'a1');
    for (const event of ['currents', 'taxes']) {
      const seen = effects(step({ kind: 'rolled', face: 1, event }));
      expect(seen.length).toBeGreaterThan(0);
      for (const effect of seen) expect(effect.after).toBeGreaterThanOrEqual(SPIN);
    }
    // Draws that follow in steps of their own are seen at once.
    for (const effect of effects(step({ kind: 'rained', tile: 'h2', cubes: 3 }))) expect(effect.after ?? 0).toBe(0);
  });
});
