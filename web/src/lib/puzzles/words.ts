/** What only puzzles say: the table does not load it. */
import type { Tell } from '../games/pack';
import { bundleOf, format } from '../words/fluent';
import type { Language } from '../words/words.svelte';

const messages = import.meta.glob<string>('./messages/??.ftl', { query: '?raw', import: 'default' });

/** Loads the sentences. A key without one shows itself. */
export async function loadPuzzleWords(language: Language): Promise<Tell> {
  const bundle = bundleOf(language, (await messages[`./messages/${language}.ftl`]?.()) ?? '');
  return (key, args) => format(bundle, key, args) ?? key;
}

/** Returns why a solution is the best, in sentences: by the themes that the search gave the puzzle. */
export function whyBest(word: Tell, game: string, themes: readonly string[]): readonly string[] {
  return themes.map((theme) => word(`why-${theme}`, { game }));
}
