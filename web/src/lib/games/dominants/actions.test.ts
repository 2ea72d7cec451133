import { expect, it } from 'vitest';
import type { LoggedStep } from '../../table/state';
import type { Event } from '../../wire/games/dominants';
import { walked } from './actions';

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
