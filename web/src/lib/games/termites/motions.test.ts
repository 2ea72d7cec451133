import { expect, it } from 'vitest';
import type { Event } from '../../wire/games/termites';
import { motionsOf } from './motions';

const motions = (...events: readonly Event[]) => motionsOf([{ step: 1, by: '1', text: 'x', events }]);

it('a beaten unit leaves before its attacker arrives', () => {
  const advance = ['f6', 'f7', 'g8'];
  const unit = { who: 'Red', token: 'W1' };
  expect(motions({ kind: 'retreated', ...unit, from: 'g8', to: 'h9', advance })).toEqual([['g8', 'h9'], advance]);
  expect(motions({ kind: 'destroyed', ...unit, cell: 'g8', fate: 'gripped', advance })).toEqual([advance]);
});

it('a unit that is used up or given up goes nowhere', () => {
  for (const fate of ['used-up', 'sacrificed'] as const) {
    expect(motions({ kind: 'destroyed', who: 'Red', token: 'W1', cell: 'g8', fate, advance: null })).toEqual([]);
  }
});

it('a move goes over its whole path', () => {
  const path = ['a1', 'a2', 'a3'];
  expect(motions({ kind: 'moved', seat: '2', who: 'Red', token: 'W1', path })).toEqual([path]);
});
