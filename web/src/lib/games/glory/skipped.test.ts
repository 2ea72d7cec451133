import { expect, it } from 'vitest';
import type { PhaseName } from '../../wire/games/glory';
import { skipped } from './skipped';

const at = (turn: string | null, phase: PhaseName, round = 2) => ({ turn, phase, round });

it('says which parts of the own turn were skipped', () => {
  // The march ends, and there is no gold: harvest, or the turn of the next player.
  expect(skipped(at('blue', 'Move'), at('blue', 'Wild'), 'blue')).toEqual(['Buy']);
  expect(skipped(at('blue', 'Advance'), at('red', 'Train'), 'blue')).toEqual(['Buy']);
  expect(skipped(at('blue', 'TrainAt'), at('red', 'Train'), 'blue')).toEqual(['Move', 'Buy']);
  expect(skipped(at('blue', 'Train'), at('blue', 'Buy'), 'blue')).toEqual(['Move']);
  // The turn begins with the march, or later.
  expect(skipped(at('red', 'Wild'), at('blue', 'Move'), 'blue')).toEqual(['Train']);
  expect(skipped(at('red', 'Buy'), at('blue', 'Buy'), 'blue')).toEqual(['Train', 'Move']);
});

it('says nothing where nothing was skipped, or of another player', () => {
  expect(skipped(at('blue', 'Train'), at('blue', 'Move'), 'blue')).toEqual([]);
  expect(skipped(at('blue', 'Move'), at('blue', 'AttackRoll'), 'blue')).toEqual([]);
  expect(skipped(at('blue', 'Buy'), at('red', 'Train'), 'blue')).toEqual([]);
  expect(skipped(at('blue', 'Wild'), at('red', 'Train'), 'blue')).toEqual([]);
  expect(skipped(at('red', 'Move'), at('green', 'Train'), 'blue')).toEqual([]);
  expect(skipped(at('blue', 'Move'), at('blue', 'Buy', 3), 'blue')).toEqual([]);
  expect(skipped(at(null, 'Deploy', 0), at(null, 'Deploy', 0), 'blue')).toEqual([]);
});
