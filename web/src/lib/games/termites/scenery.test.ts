import { describe, expect, it } from 'vitest';
import { CELLS } from './box';
import { centreOf, WIDTH } from './layout';
import { landAround, printsAlong, variantOf } from './scenery';

describe('the painted savanna', () => {
  const hexes = CELLS.map(centreOf);

  it('uses every picture of the sand, and neighbours rarely share one', () => {
    const variants = hexes.map((hex) => variantOf(hex, 6));
    expect(new Set(variants).size).toBe(6);
  });

  it('leaves the hexes free', () => {
    const land = landAround(hexes);
    expect(land.length).toBeGreaterThan(50);
    expect(land.length).toBeLessThan(600);
    for (const { x, y } of land)
      expect(Math.min(...hexes.map((hex) => Math.hypot(hex.x - x, hex.y - y)))).toBeGreaterThan(WIDTH * 0.8);
  });

  it('has some grass that the wind moves, beside the hexes', () => {
    const swaying = landAround(hexes).filter(({ sways }) => sways);
    expect(swaying.length).toBeGreaterThan(5);
    // Each of them is painted anew several times a second.
    expect(swaying.length).toBeLessThan(30);
    for (const { sprite } of swaying) expect(sprite).toMatch(/^tuft-/);
  });

  it('stands in order from the back to the front', () => {
    const rows = landAround(hexes).map(({ y }) => y);
    expect(rows).toEqual(rows.toSorted((a, b) => a - b));
  });
});

describe('footprints', () => {
  it('go left and right of the way in turn', () => {
    const prints = printsAlong(
      [
        { x: 0, y: 0 },
        { x: 20, y: 0 },
      ],
      5,
      2,
    );
    expect(prints.map(({ x, y, turn }) => [x, y, turn])).toEqual([
      [5, 2, 0],
      [10, -2, 0],
      [15, 2, 0],
    ]);
  });
});
