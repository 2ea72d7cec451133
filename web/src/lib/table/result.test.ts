import { expect, it } from 'vitest';
import { standings } from './result';

const view = {
  outcome: {
    winners: ['b'],
    ranks: [
      ['a', 2],
      ['b', 1],
      ['c', 3],
    ],
  },
};

it('ranks everybody and leaves out parts that nobody has', () => {
  const { winners, rows } = standings(
    view,
    ['a', 'b', 'c'],
    [
      {
        who: 'a',
        total: 5,
        parts: [
          ['tiles', 3],
          ['pairs', 2],
          ['thrones', 0],
        ],
      },
      {
        who: 'b',
        total: 9,
        parts: [
          ['tiles', 9],
          ['pairs', 0],
          ['thrones', 0],
        ],
      },
      {
        who: 'c',
        total: 0,
        parts: [
          ['tiles', 0],
          ['pairs', 0],
          ['thrones', 0],
        ],
      },
    ],
  );
  expect(winners).toEqual(['b']);
  expect(rows.map(({ who, total, wins }) => [who, total, wins])).toEqual([
    ['b', 9, true],
    ['a', 5, false],
    ['c', 0, false],
  ]);
  expect(rows[0]?.parts).toEqual([
    ['tiles', 9],
    ['pairs', 0],
  ]);
});

it('knows an end without result', () => {
  expect(standings({ outcome: null }, ['a', 'b']).winners).toEqual([]);
  expect(standings({}, ['a', 'b']).rows.map(({ who }) => who)).toEqual(['a', 'b']);
});
