import { describe, expect, it } from 'vitest';
import { shaded } from './tint.svelte';

describe('a channel of a colour', () => {
  it('is itself on the lit face', () => {
    expect(shaded(168, 0.85)).toBeCloseTo(168);
  });

  it('is darker in shadow and lighter in gloss', () => {
    expect(shaded(168, 0.425)).toBeCloseTo(84);
    expect(shaded(168, 0)).toBe(0);
    expect(shaded(168, 1)).toBeCloseTo(168 + 0.75 * 87);
  });
});
