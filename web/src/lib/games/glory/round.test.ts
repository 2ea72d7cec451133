import { describe, expect, it } from 'vitest';
import type { LoggedStep } from '../../table/state';
import type { EventTold } from '../../wire/protocol';
import { battleRound, roundIn, sorted } from './round';
import type { BattleView } from './view';

const step = (...events: readonly Record<string, unknown>[]): readonly LoggedStep[] => [
  { step: 1, by: 'chance', text: 'roll', events: events as unknown as readonly EventTold[] },
];
const BEGINS = {
  kind: 'battle-begins',
  seat: 'red',
  units: '3I',
  from: 'k9',
  to: 'j9',
  commander: 'blue',
  defenders: 'blue:1M',
};
const ATTACK = { kind: 'attack-rolled', seat: 'red', dice: '2 6 3' };
const DEFENCE = { kind: 'defence-rolled', seat: 'blue', dice: '4' };
const COMPARED = { kind: 'compared', pairs: [{ attack: 6, defence: 4 }], attacker: 0, defender: 1 };
const dice = (...faces: readonly number[]) => faces.map((face) => ({ face }));

describe('a round of a battle', () => {
  it('is told by its events', () => {
    const fresh = step(BEGINS, ATTACK, DEFENCE, COMPARED, { kind: 'killed', seat: 'blue' });
    expect(battleRound(fresh)).toMatchObject({ shows: fresh, rest: fresh });
    expect(roundIn(fresh, null, 'red')).toEqual({
      from: 'k9',
      to: 'j9',
      attacker: 'red',
      commander: 'blue',
      units: '3I',
      attack: dice(6, 3, 2),
      defence: dice(4),
      pairs: 1,
      losses: { attacker: 0, defender: 1 },
    });
  });

  it('goes on with the battle of the picture before', () => {
    const battle = {
      from: 'k9',
      to: 'j9',
      attackers: '2I',
      commander: 'blue',
      attack: [3, 6],
      attack_die: 'tech',
      defence: [],
      defence_die: null,
    } as unknown as BattleView;
    expect(roundIn(step(DEFENCE, COMPARED), battle, 'red')).toMatchObject({
      from: 'k9',
      attacker: 'red',
      units: '2I',
      attack: [{ face: 6, faction: 'tech' }, { face: 3 }],
      defence: dice(4),
    });
  });

  it('is none where nothing was compared', () => {
    expect(battleRound(step(BEGINS, ATTACK))).toBeUndefined();
    expect(roundIn(step(BEGINS, ATTACK), null, 'red')).toBeUndefined();
    expect(roundIn(step(COMPARED), null, 'red')).toBeUndefined();
  });

  it('shows dice as they count: what Luck or rage changed', () => {
    const raged = { ...COMPARED, pairs: [{ attack: 6, defence: 0 }] };
    expect(roundIn(step(BEGINS, ATTACK, DEFENCE, raged), null, 'red')?.defence).toEqual(dice(0));
  });

  it('knows the Luck die, also when it was rolled again', () => {
    const battle = {
      from: 'k9',
      to: 'j9',
      attackers: '3I',
      commander: 'blue',
      attack: [2, 6, 3],
      attack_die: 'religion',
      defence: [4],
      defence_die: null,
    } as unknown as BattleView;
    expect(sorted(battle.attack, battle.attack_die)).toEqual([
      { face: 6 },
      { face: 3 },
      { face: 2, faction: 'religion' },
    ]);
    const again = { kind: 'luck-rolled', dice: '5', now: '5 6 3' };
    expect(roundIn(step(again, COMPARED), battle, 'red')?.attack).toEqual([
      { face: 6 },
      { face: 5, faction: 'religion' },
      { face: 3 },
    ]);
  });
});
