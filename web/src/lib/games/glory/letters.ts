/** How large the letters on the map are. */

/** The smallest letters that are read with ease, in pixels. */
const LEAST = 11;
/** Letters above this size, in units of the map, leave no room for a name on a tile. */
export const LARGEST = 11;
/** Letters above this size leave no room for a name of two lines. */
export const TWO_LINES = 9;

/** Returns the size of letters in units of the map, of which each has `scale` pixels; 0 if that is not known. */
export function letters(usual: number, scale: number): number {
  return scale > 0 ? Math.max(usual, LEAST / scale) : usual;
}
