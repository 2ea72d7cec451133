import { expect, it } from 'vitest';
import type { SeatInfo, TableInfo } from '../wire/protocol';
import { nextOpponent } from './next';
import { wishAgain } from './open';

const person: SeatInfo['holder'] = { kind: 'person', id: 'x', name: 'Ann', local: false };
const bot = (level: number): SeatInfo['holder'] => ({ kind: 'bot', level });
const table = (...holders: readonly SeatInfo['holder'][]) =>
  ({ status: 'over', seats: holders.map((holder, at) => ({ seat: `P${at + 1}`, holder, online: true })) }) as TableInfo;

it('after a win the next stronger bot is offered, until there is none', () => {
  expect(nextOpponent(table(person, bot(2)), ['P1'], ['P1'])).toEqual({ me: 'P1', level: 3, kind: 'harder' });
  expect(nextOpponent(table(bot(4), person, bot(3)), ['P2'], ['P2', 'P1'])?.level).toBe(5);
  expect(nextOpponent(table(person, bot(5)), ['P1'], ['P1'])).toBeUndefined();
});

it('after a loss a weaker one, until there is none', () => {
  expect(nextOpponent(table(person, bot(3), bot(4)), ['P1'], ['P3'])).toEqual({ me: 'P1', level: 2, kind: 'easier' });
  // A third colour may win.
  expect(nextOpponent(table(person, bot(3)), ['P1'], ['N'])?.kind).toBe('easier');
  expect(nextOpponent(table(person, bot(1)), ['P1'], ['P2'])).toBeUndefined();
});

it('is not offered to watchers, among people, or before the end', () => {
  expect(nextOpponent(table(person, bot(3)), [], ['P1'])).toBeUndefined();
  expect(nextOpponent(table(person, person), ['P1'], ['P1'])).toBeUndefined();
  expect(nextOpponent(table(person, person, bot(1)), ['P1', 'P2'], ['P1'])).toBeUndefined();
  expect(nextOpponent({ ...table(person, bot(3)), status: 'abandoned' }, ['P1'], [])).toBeUndefined();
});

it('the next game has the same seat, options and terms', () => {
  const before = {
    ...table(bot(2), person),
    game: 'termites',
    rules: 1,
    options: { colonies: ['red', 'blue'] },
    terms: { hints: true },
    set: { id: 's1', title: 'Mine', author: 'Ann', version: 1 },
  } as unknown as TableInfo;
  expect(wishAgain(before, 'P2', 3)).toEqual({
    game: 'termites',
    rules: 1,
    seats: [{ kind: 'bot', level: 3 }, { kind: 'me' }],
    options: { colonies: ['red', 'blue'] },
    terms: { hints: true },
    set: 's1',
  });
});
