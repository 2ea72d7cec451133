/** Which tiles of clay make up a mound. A tile lies on the corner between four spaces; its name says what is to the left
 * and to the right of that corner. */
import { PITCH, RISE, spaceAt } from './layout';

export interface Tile {
  /** The corner on which it lies, inside its mound. */
  readonly x: number;
  readonly y: number;
  /** `foot` on the ground, `wall` above. */
  readonly part: 'foot' | 'wall';
  /** Left and right: 0 nothing, 1 the top of a column (at the foot: a column), 2 a column that goes on. */
  readonly kind: `${number}${number}`;
  /** Chooses one of several pictures, always the same at the same place. */
  readonly seed: number;
}

/** What a corner above `level` spaces has on the side of a column of this height. */
const side = (height: number, level: number) =>
  level === 0 ? Math.min(1, height) : Math.min(2, Math.max(0, height - level + 1));

/** Returns the tiles of a mound with columns of these heights, from the ground up. */
export function tilesOf(heights: readonly number[], card: number): readonly Tile[] {
  const left = spaceAt(0, 1, heights.length);
  const found: Tile[] = [];
  for (let level = 0; level <= Math.max(0, ...heights); level++)
    for (let at = 0; at <= heights.length; at++) {
      const [before, after] = [side(heights[at - 1] ?? 0, level), side(heights[at] ?? 0, level)];
      if (before === 0 && after === 0) continue;
      found.push({
        x: left.x + (at - 0.5) * PITCH,
        y: left.y + (0.5 - level) * RISE,
        part: level === 0 ? 'foot' : 'wall',
        kind: `${before}${after}`,
        seed: (card * 7 + at * 3 + level * 5) % 11,
      });
    }
  return found;
}
