/** The words of a game's options, loaded with the form that needs them. */
import type { FluentBundle } from '@fluent/bundle';
import { bundleOf } from '../words/fluent';
import type { Language } from '../words/words.svelte';

const files = import.meta.glob<string>('../games/*/messages/options.*.ftl', { query: '?raw', import: 'default' });

export async function loadOptionWords(game: string, language: Language): Promise<FluentBundle> {
  return bundleOf(language, (await files[`../games/${game}/messages/options.${language}.ftl`]?.()) ?? '');
}
