import { describe, expect, it } from 'vitest';
import { hourOf } from './hour';

describe('the hour of a round', () => {
  it('goes from day to night in four rounds', () => {
    expect([1, 2, 3, 4].map((round) => hourOf(round, 4))).toEqual(['day', 'afternoon', 'dusk', 'night']);
  });

  it('begins with day and ends with night in games of other lengths', () => {
    expect([hourOf(1, 1), hourOf(1, 2), hourOf(2, 2), hourOf(2, 3)]).toEqual(['day', 'day', 'night', 'dusk']);
  });

  it('is day before the first round', () => {
    expect(hourOf(0, 4)).toBe('day');
  });
});
