import { expect, it } from 'vitest';
import { markedName, partsOf } from './marked';

it('sentences are taken apart at the names in them', () => {
  const [ann, bob] = [markedName('R', 'Ann'), markedName('B', 'the third colour')];
  expect(partsOf(`${ann}’s worker beats ${bob}.`)).toEqual([
    { seat: 'R', name: 'Ann' },
    '’s worker beats ',
    { seat: 'B', name: 'the third colour' },
    '.',
  ]);
  expect(partsOf(`${bob} wins`)[0]).toEqual({ seat: 'B', name: 'The third colour' });
  expect(partsOf('nobody is named')).toEqual(['Nobody is named']);
  expect(partsOf('')).toEqual([]);
});
