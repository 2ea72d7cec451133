/** What time it is on the savanna: the sky tells the round. */
import { MediaQuery } from 'svelte/reactivity';
import { settings } from '../../ui/settings.svelte';

export const HOURS = ['day', 'afternoon', 'dusk', 'night'] as const;
export type Hour = (typeof HOURS)[number];

/** Returns the hour of a round; a game of other lengths goes through the same day. */
export function hourOf(round: number, rounds: number): Hour {
  const part = rounds > 1 ? (round - 1) / (rounds - 1) : 0;
  const at = Math.round(Math.min(1, Math.max(0, part)) * (HOURS.length - 1));
  return HOURS[at] ?? 'day';
}

const dark = new MediaQuery('prefers-color-scheme: dark');

/** Returns whether the page is dark: then it is night on the savanna all day, and the moon tells the round. */
export function isDark(): boolean {
  return settings.theme === 'dark' || (settings.theme === 'system' && dark.current);
}

/** The filter of things that have no picture of their own for the night; `Moonlight.svelte` defines it. */
export const MOONLIGHT = 'url(#anteater-moonlight)';
