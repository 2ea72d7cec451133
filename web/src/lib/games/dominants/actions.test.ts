import { expect, it } from 'vitest';
import type { LoggedStep } from '../../table/state';
import type { Event, View } from '../../wire/games/dominants';
import { attackerMeant, attempt, walked } from './actions';

const moved = (seat: string, from: string, to: string): LoggedStep<Event> => ({
  step: 1,
  by: seat,
  text: `move ${from}-${to}`,
  events: [{ kind: 'moved', seat, ant: 'worker', from, to, load: 0 }],
});

it('tells walks of several tiles as one', () => {
  expect(
    walked([moved('B', 'k1', 'k2'), moved('B', 'n1', 'n2'), moved('B', 'k2', 'k3'), moved('R', 'k3', 'k4')]),
  ).toEqual([
    { seat: 'B', way: ['k1', 'k2', 'k3'] },
    { seat: 'B', way: ['n1', 'n2'] },
    { seat: 'R', way: ['k3', 'k4'] },
  ]);
});

/** A queen on b2 and a soldier on a2 beside an enemy on b3; the worker on c1 stands apart. */
const TILES = [
  ['c1', 'R', 1],
  ['a2', 'R', 3],
  ['b2', 'R', 7],
  ['b3', 'B', 3],
  ['c4', 'N', 1],
].map(([tile, owner, power]) => ({ tile, ant: { owner, power } })) as unknown as View['tiles'];
const LEGAL = ['move c1-c2', 'attack a2', 'attack b2', 'end'];

it.each([
  ['the chosen ant beside an enemy attacks it', ['cell:a2'], 'b3', 'a2'],
  ['without a chosen ant the strongest beside it does', [], 'b3', 'b2'],
  ['an ant that stands apart does not', ['cell:c1'], 'b3', undefined],
  ['own ants are not attacked', ['cell:a2'], 'b2', undefined],
  ['unrecruited ants are not attacked', ['cell:a2'], 'c4', undefined],
])('%s', (_, taken, tile, attacker) => {
  expect(attackerMeant(taken, tile, { tiles: TILES, turn: 'R' }, LEGAL)).toBe(attacker);
});

it('does not try to let an enemy join that is attacked already', () => {
  const battle = { engaged: ['e5'] } as unknown as View['battle'];
  expect(attempt([], 'cell:e5', 'BATTLE', battle)).toBeUndefined();
  expect(attempt([], 'cell:e6', 'BATTLE', battle)).toBe('join e6');
});
