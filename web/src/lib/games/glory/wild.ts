/** Points of any resource: the shares that may be taken, and how one is put together point by point. */

export const GOODS = ['gold', 'food', 'water'] as const;

export interface Share {
  /** The action that takes it. */
  readonly text: string;
  /** Gold, food, water. */
  readonly counts: readonly number[];
}

/** Returns the shares that actions such as `wild 1g 0f 2w` take. */
export function sharesOf(texts: readonly string[]): readonly Share[] {
  return texts
    .filter((text) => text.startsWith('wild '))
    .map((text) => ({ text, counts: text.match(/\d+/g)?.map(Number) ?? [] }));
}

/** Returns whether some share has at least this of every good. */
export function reaches(shares: readonly Share[], counts: readonly number[]): boolean {
  return shares.some((share) => counts.every((count, at) => count <= (share.counts[at] ?? 0)));
}

/** Returns the counts with one point of a good more or less. */
export function changed(counts: readonly number[], good: number, by: 1 | -1): readonly number[] {
  return counts.map((count, at) => count + (at === good ? by : 0));
}

/** Returns the share of exactly these counts. */
export function shareOf(shares: readonly Share[], counts: readonly number[]): Share | undefined {
  return shares.find((share) => counts.every((count, at) => count === share.counts[at]));
}

/** Returns how many units starve at the upkeep that follows if these points are taken: every unit eats one food and one
 * water. */
export function starving(
  { food, water, need }: { readonly food: number; readonly water: number; readonly need: number },
  counts: readonly number[],
): number {
  return Math.max(0, need - Math.min(food + (counts[1] ?? 0), water + (counts[2] ?? 0)));
}
