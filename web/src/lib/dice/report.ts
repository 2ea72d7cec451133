/** What a check of the dice says to people: keys of messages with their values. */
import { bundleOf, format, type Args } from '../words/fluent';
import { say, type Language } from '../words/words.svelte';
import type { Report } from './check';

const messages = import.meta.glob<string>('./messages/??.ftl', { query: '?raw', import: 'default' });

/** Loads the sentences; those that a table says too are among those of the page. */
export async function loadWords(language: Language): Promise<(key: string, args?: Args) => string> {
  const bundle = bundleOf(language, (await messages[`./messages/${language}.ftl`]?.()) ?? '');
  return (key, args) => format(bundle, key, args) ?? say(key, args);
}

type Said = readonly [key: string, args: Record<string, string | number>];

/** Returns what is proven. */
export function proven({ agreed, undone, seen, own, epochs, restored, others, signed }: Report): Said[] {
  const said: Said[] = [['dice-agreed', { draws: agreed, undone }]];
  if (own > 0 && own === epochs) said.push(['dice-own', {}]);
  if (others > 0) said.push(['dice-others', { others }]);
  if (seen > 0) said.push(['dice-seen', { draws: seen }]);
  if (signed) said.push(['dice-signed', {}]);
  if (restored > 0) said.push(['dice-epochs', { restored }]);
  return said;
}

/** Returns what is not proven. */
export function unproven({ agreed, seen, own, epochs, untold, others, choices, signed }: Report): Said[] {
  const said: Said[] = [];
  if (own > 0 && own < epochs) said.push(['dice-own-partly', {}]);
  else if (own < epochs) said.push([others > 0 ? 'dice-not-own' : 'dice-nobody', {}]);
  if (untold > 0) said.push(['dice-untold', { restored: untold }]);
  if (own > 0 && others > 0) said.push(['dice-accomplice', {}]);
  if (seen < agreed && own > 0) said.push(['dice-not-seen', { draws: agreed - seen }]);
  if (!signed && own > 0) said.push(['dice-not-signed', {}]);
  if (choices > 0) said.push(['dice-choices', { choices }]);
  said.push(['dice-foresight', {}]);
  return said;
}

/** Returns what does not agree. */
export const troubles = ({ problems }: Report): Said[] =>
  problems.map(({ code, draw, epoch }) => [`dice-${code}`, { draw: draw ?? 0, epoch: epoch ?? 0 }] as const);
