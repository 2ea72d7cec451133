import { expect, it } from 'vitest';
import type { HistoryTable, LobbyTable } from '../wire/protocol';
import { inOrder, turnOf } from './mine';

const game = (id: string, status: LobbyTable['status'], changed: number, to_move?: string): HistoryTable => ({
  table: {
    id,
    game: 'glory',
    status,
    seats: ['red', 'blue'],
    names: ['Ann', 'Rilla (bot)'],
    number: 1,
    clock: { kind: 'none' },
    changed,
  },
  seats: ['red'],
  ...(to_move !== undefined && { to_move }),
});

it('games in which it is my turn come first, finished ones last', () => {
  const games = [
    game('old', 'over', 1),
    game('theirs', 'playing', 5, 'blue'),
    game('mine', 'playing', 2, 'red'),
    game('waiting', 'waiting', 9),
    game('new', 'abandoned', 8),
    game('mine too', 'playing', 4, 'red'),
  ];
  expect(inOrder(games).map(({ table }) => table.id)).toEqual(['mine too', 'mine', 'waiting', 'theirs', 'new', 'old']);
});

it('others are called by their names', () => {
  expect(turnOf(game('a', 'playing', 1, 'blue'))).toEqual({ name: 'Rilla' });
  expect(turnOf(game('a', 'playing', 1, 'red'))).toBe('mine');
  expect(turnOf(game('a', 'over', 1))).toBeUndefined();
  expect(turnOf(game('a', 'playing', 1))).toBeUndefined();
});
