import { expect, it } from 'vitest';
import { standings } from '../table/result';
import { rowsOf, sumOf, withParts } from './count';

const scores = [
  { who: 'a', total: 5, parts: [['tiles', 3] as [string, number], ['pairs', 2] as [string, number]] },
  { who: 'b', total: 9, parts: [['tiles', 9] as [string, number], ['pairs', 0] as [string, number]] },
];
const view = { outcome: { winners: ['b'], ranks: [['b', 1]] } };

it('counts row by row up to the total; who is out has no points', () => {
  const columns = standings(view, ['a', 'b', 'c'], scores).rows;
  const rows = rowsOf(columns);
  expect(rows).toEqual([
    { part: 'tiles', points: [9, 3, undefined] },
    { part: 'pairs', points: [0, 2, undefined] },
  ]);
  expect(sumOf(rows, 1, 0)).toBeUndefined();
  expect(sumOf(rows, 1, 1)).toBe(3);
  for (const [at, { total }] of columns.entries()) if (total !== undefined) expect(sumOf(rows, at, 2)).toBe(total);
});

it('says what the known parts leave over', () => {
  const glory = [
    { who: 'red', total: 7, parts: [] },
    { who: 'blue', total: 2, parts: [] },
  ];
  expect(withParts(glory, (seat) => (seat === 'red' ? [['killed', 4]] : [['killed', 2]]))).toEqual([
    { who: 'red', total: 7, parts: [['killed', 4], ['other', 3]] }, // prettier-ignore
    { who: 'blue', total: 2, parts: [['killed', 2]] },
  ]);
  // Parts of the rules stay as they are.
  expect(withParts(scores, () => [['killed', 1]])).toEqual(scores);
});
