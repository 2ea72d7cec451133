import { expect, it } from 'vitest';
import { changed, reaches, shareOf, sharesOf, starving } from './wild';

const TWO = [
  'wild 2g 0f 0w',
  'wild 1g 1f 0w',
  'wild 1g 0f 1w',
  'wild 0g 2f 0w',
  'wild 0g 1f 1w',
  'wild 0g 0f 2w',
  'done',
];
const shares = sharesOf(TWO);

it('reads shares', () => {
  expect(shares).toHaveLength(6);
  expect(shares[2]).toEqual({ text: 'wild 1g 0f 1w', counts: [1, 0, 1] });
});

it('puts a share together point by point, as far as the rules list one', () => {
  const one = changed([0, 0, 0], 2, 1);
  expect(reaches(shares, one)).toBe(true);
  expect(shareOf(shares, one)).toBeUndefined();
  const two = changed(one, 0, 1);
  expect(shareOf(shares, two)?.text).toBe('wild 1g 0f 1w');
  expect(reaches(shares, changed(two, 1, 1))).toBe(false);
  expect(changed(two, 2, -1)).toEqual([1, 0, 0]);
});

it('says how many units a share leaves hungry', () => {
  const five = { food: 3, water: 3, need: 5 };
  expect(starving(five, [3, 0, 0])).toBe(2);
  expect(starving(five, [1, 1, 1])).toBe(1);
  expect(starving(five, [0, 2, 1])).toBe(1);
  expect(starving({ ...five, need: 3 }, [3, 0, 0])).toBe(0);
});
