import { expect, it } from 'vitest';
import type { View } from '../../wire/games/glory';
import { poolOf } from './pool';

const view = {
  tiles: [{ cell: 'j9', ability: 'fortress' }],
  seats: [
    { seat: 'blue', faction: 'tech' },
    { seat: 'red', faction: 'primal' },
  ],
} as unknown as View;

it('counts units, the mercenary twice, a Fortress and the Agile die (B3)', () => {
  expect(poolOf(['2I1M'], 'k9', 'red', false, view)).toMatchObject({ dice: 3, units: 3, agile: 'none' });
  expect(poolOf(['1IX'], 'j9', 'red', false, view)).toMatchObject({ dice: 4, mercenary: 'yes', fortress: 'yes' });
  expect(poolOf(['2I'], 'k9', 'blue', false, view)).toMatchObject({ dice: 3, agile: 'more' });
});

it('takes a die away once the Agile die is spent, but never the last (F4)', () => {
  expect(poolOf(['2I'], 'k9', 'blue', true, view)).toMatchObject({ dice: 1, agile: 'less' });
  expect(poolOf(['1I'], 'k9', 'blue', true, view)).toMatchObject({ dice: 1, agile: 'none' });
});

it('rolls at most ten plain dice', () => {
  expect(poolOf(['9I3M'], 'j9', 'blue', false, view).dice).toBe(11);
});
