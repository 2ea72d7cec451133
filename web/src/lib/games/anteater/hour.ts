/** What time it is on the savanna: the sky tells the round. */

export const HOURS = ['day', 'afternoon', 'dusk', 'night'] as const;
export type Hour = (typeof HOURS)[number];

/** Returns the hour of a round; a game of other lengths goes through the same day. */
export function hourOf(round: number, rounds: number): Hour {
  const part = rounds > 1 ? (round - 1) / (rounds - 1) : 0;
  const at = Math.round(Math.min(1, Math.max(0, part)) * (HOURS.length - 1));
  return HOURS[at] ?? 'day';
}

/** The filter of things that have no picture of their own for the night; `Moonlight.svelte` defines it. */
export const MOONLIGHT = 'url(#anteater-moonlight)';
/** The filter of dark fur at night, which moonlight outlines; the same file defines it. */
export const MOONLIT_FUR = 'url(#anteater-moonlit-fur)';
