/** The sentences that say what a decision does; loaded when the first one is asked for. */
import { bundleOf, format, type Args } from '../../words/fluent';
import type { Language } from '../../words/words.svelte';

const files = import.meta.glob<string>('./messages/does.??.ftl', { query: '?raw', import: 'default' });
const loaded = new Map<Language, Promise<Word>>();

/** Says a sentence; nothing if there is none. */
export type Word = (key: string, args?: Args) => string | undefined;

export function wordsIn(language: Language): Promise<Word> {
  const known = loaded.get(language) ?? load(language);
  loaded.set(language, known);
  return known;
}

async function load(language: Language): Promise<Word> {
  const bundle = bundleOf(language, (await files[`./messages/does.${language}.ftl`]?.()) ?? '');
  return (key, args) => format(bundle, key, args);
}
