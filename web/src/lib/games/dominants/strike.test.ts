import { describe, expect, it } from 'vitest';
import type { LoggedStep } from '../../table/state';
import type { BattleView, Event, TileView } from '../../wire/games/dominants';
import { fightOf, strike, STRIKE } from './strike';

const tile = (name: string, owner: string, power: number): TileView => ({
  tile: name,
  ant: { owner, kind: power > 1 ? 'soldier' : 'worker', power, load: 0 },
  node: 0,
  sugar: null,
  hive: null,
  throne: null,
});
const TILES = [tile('b2', 'R', 3), tile('c2', 'R', 1), tile('b3', 'B', 3)];
const BATTLE: BattleView = {
  participants: ['b2', 'c2'],
  engaged: ['b3'],
  candidates: [],
  attack: 4,
  defence: 3,
  verdict: 'won',
  dying: ['b3'],
};

describe('a strike', () => {
  it('has two sides with their ants, and says who falls', () => {
    expect(fightOf(BATTLE, { tiles: TILES, turn: 'R' })).toEqual({
      seat: 'R',
      tiles: ['b2', 'c2', 'b3'],
      attackers: [
        { tile: 'b2', owner: 'R', kind: 'soldier', power: 3, dies: false },
        { tile: 'c2', owner: 'R', kind: 'worker', power: 1, dies: false },
      ],
      defenders: [{ tile: 'b3', owner: 'B', kind: 'soldier', power: 3, dies: true }],
      attack: 4,
      defence: 3,
      verdict: 'won',
    });
  });

  it('is seen before the dead are gone, long enough to be read', () => {
    const struck: Event = { kind: 'struck', seat: 'R', attack: 4, defence: 3, verdict: 'won' };
    const fresh: readonly LoggedStep<Event>[] = [{ step: 1, by: 'R', text: 'strike', events: [struck] }];
    expect(strike(fresh)).toEqual({ shows: fresh, rest: fresh, time: STRIKE, says: 'strike-falls' });
    expect(STRIKE).toBeGreaterThanOrEqual(2000);
    expect(strike([{ step: 1, by: 'R', text: 'end', events: [] }])).toBeUndefined();
  });
});
