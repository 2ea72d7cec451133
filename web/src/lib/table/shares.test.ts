import { expect, it } from 'vitest';
import { strokesOfLuck, worthAsking } from './shares';

/** Who plays steps 1, 2, 3, …: throw, roll, place, and the other the same. */
const order = ['a', 'chance', 'a', 'b', 'chance', 'b', 'a', 'b'];
const by = (step: number) => order[step - 1] ?? 'chance';

it('asks about decisions only', () => {
  expect(worthAsking(order.length, by)).toEqual([0, 2, 3, 5, 6, 7]);
  const long = worthAsking(1000, () => 'a');
  expect(long.length).toBeLessThanOrEqual(62);
  expect(long[1]).toBe((long[0] ?? 0) + 1);
});

it('tells luck from decisions', () => {
  const thoughts = [
    { step: 0, seat: 'a', share: 0.5, played: 0.4 },
    { step: 2, seat: 'a', share: 0.7 },
    { step: 3, seat: 'b', share: 0.3 },
    { step: 5, seat: 'b', share: 0.2 },
    { step: 6, seat: 'a', share: 0.9 },
  ];
  const strokes = strokesOfLuck(thoughts, by);
  expect(strokes.map(({ step, seat, gain }) => [step, seat, Math.round(gain * 100)])).toEqual([
    [2, 'a', 30],
    [5, 'b', -10],
  ]);
});

it('does not call it luck what somebody decided', () => {
  const thoughts = [
    { step: 5, seat: 'b', share: 0.2 },
    { step: 7, seat: 'b', share: 0.6 },
  ];
  expect(strokesOfLuck(thoughts, by)).toEqual([]);
});
