import { describe, expect, it } from 'vitest';
import type { LoggedStep } from '../../table/state';
import type { BattleView, Event } from '../../wire/games/glory';
import { battleRound, diceOf, lastRound, roundIn } from './round';

const step = (...events: readonly Event[]): readonly LoggedStep<Event>[] => [
  { step: 1, by: 'chance', text: 'roll', events },
];
const BEGINS: Event = {
  kind: 'battle-begins',
  seat: 'red',
  units: '3I',
  from: 'k9',
  to: 'j9',
  commander: 'blue',
  defenders: 'blue:1M',
};
const ATTACK: Event = { kind: 'attack-rolled', seat: 'red', dice: '2 6 3' };
const DEFENCE: Event = { kind: 'defence-rolled', seat: 'blue', dice: '4' };
const COMPARED: Event = {
  kind: 'compared',
  pairs: [{ attack: 6, defence: 4, hit: true }],
  attacker: 0,
  defender: 1,
};
const KILLED: Event = { kind: 'killed', seat: 'blue', unit: 'M', cell: 'j9', by: 'red', glory: 1 };
const BATTLE: BattleView = {
  from: 'k9',
  to: 'j9',
  attackers: '2I',
  began: 3,
  commander: 'blue',
  through: false,
  mixed: false,
  raged: false,
  dodged: false,
  attack: [3, 6],
  defence: [],
  pairs: [],
  attack_die: 'tech',
  defence_die: null,
  win: 60,
};

describe('a round of a battle', () => {
  it('is found in its events', () => {
    const fresh = step(BEGINS, ATTACK, DEFENCE, COMPARED, KILLED);
    expect(battleRound(fresh)).toMatchObject({ shows: fresh, rest: fresh });
    expect(roundIn(fresh, null, 'red')).toEqual({
      from: 'k9',
      to: 'j9',
      attacker: 'red',
      commander: 'blue',
      units: '3I',
      attack: [{ face: 6, wins: true }, { face: 3 }, { face: 2 }],
      defence: [{ face: 4, wins: false }],
      losses: { attacker: 0, defender: 1 },
      dead: [{ seat: 'blue', unit: 'M' }],
    });
  });

  it('stays in view until the next one begins', () => {
    const begun = step(BEGINS, ATTACK);
    const compared = step(DEFENCE, COMPARED);
    const battle = { ...BATTLE, attack: [], defence: [] };
    const log = [...begun, ...compared, ...step(KILLED)];
    expect(lastRound(log, battle, 'red')).toMatchObject({ from: 'k9', defence: [{ face: 4 }], dead: [{ unit: 'M' }] });
    expect(lastRound([...log, ...step({ kind: 'pressed', seat: 'red' })], battle, 'red')).toBeUndefined();
    expect(lastRound([...log, ...step(BEGINS)], battle, 'red')).toBeUndefined();
    expect(lastRound([], battle, 'red')).toBeUndefined();
  });

  it('goes on with the battle of the picture before', () => {
    expect(roundIn(step(DEFENCE, COMPARED), BATTLE, 'red')).toMatchObject({
      from: 'k9',
      attacker: 'red',
      units: '2I',
      attack: [{ face: 6, wins: true, faction: 'tech' }, { face: 3 }],
      defence: [{ face: 4, wins: false }],
    });
  });

  it('is none where nothing was compared', () => {
    expect(battleRound(step(BEGINS, ATTACK))).toBeUndefined();
    expect(roundIn(step(BEGINS, ATTACK), null, 'red')).toBeUndefined();
    expect(roundIn(step(COMPARED), null, 'red')).toBeUndefined();
  });

  it('shows dice as they count: what Luck or rage changed', () => {
    const raged: Event = { ...COMPARED, pairs: [{ attack: 6, defence: 0, hit: true }] };
    expect(roundIn(step(BEGINS, ATTACK, DEFENCE, raged), null, 'red')?.defence).toEqual([{ face: 0, wins: false }]);
  });

  it('knows the Luck die, also when it was rolled again', () => {
    const battle: BattleView = {
      ...BATTLE,
      attack: [2, 6, 3],
      attack_die: 'religion',
      defence: [4],
      pairs: [{ attack: 6, defence: 4, hit: true }],
    };
    expect(diceOf(battle)).toEqual({
      attack: [{ face: 6, wins: true }, { face: 3 }, { face: 2, faction: 'religion' }],
      defence: [{ face: 4, wins: false }],
    });
    const again: Event = { kind: 'luck-rolled', dice: '5', now: '5 6 3' };
    expect(roundIn(step(again, COMPARED), battle, 'red')?.attack).toEqual([
      { face: 6, wins: true },
      { face: 5, faction: 'religion' },
      { face: 3 },
    ]);
  });
});
