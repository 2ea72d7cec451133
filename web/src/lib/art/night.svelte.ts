/** Whether boards are seen at night: in the dark theme. */
import { MediaQuery } from 'svelte/reactivity';
import { settings } from '../ui/settings.svelte';

const dark = new MediaQuery('(prefers-color-scheme: dark)', false);

export function isNight(): boolean {
  return settings.theme === 'system' ? dark.current : settings.theme === 'dark';
}
