import { expect, it } from 'vitest';
import { readHead } from './record';

it('reads seats and steps', () => {
  expect(
    readHead('game: anteater\nrules: 1\nseats: 3\n\n1. chance: start P2\n2. chance: reveal A=1\n# 3. no step\n'),
  ).toEqual({ seats: 3, steps: 2, finished: false });
  expect(readHead('')).toEqual({ seats: 2, steps: 0, finished: false });
  expect(readHead('seats: 2\nresult: P1 43, P2 68; winner P2\n\n1. chance: start P2\n').finished).toBe(true);
});
