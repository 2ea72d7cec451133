/** Why a solution is the best, in sentences: by the themes that the search gave the puzzle. */
import { bundleOf, format } from '../words/fluent';
import type { Language } from '../words/words.svelte';

const messages = import.meta.glob<string>('./messages/??.ftl', { query: '?raw', import: 'default' });

/** Loads the sentences. A theme without one says nothing. */
export async function loadWhy(
  game: string,
  language: Language,
): Promise<(themes: readonly string[]) => readonly string[]> {
  const bundle = bundleOf(language, (await messages[`./messages/${language}.ftl`]?.()) ?? '');
  return (themes) => themes.flatMap((theme) => format(bundle, `why-${theme}`, { game }) ?? []);
}
