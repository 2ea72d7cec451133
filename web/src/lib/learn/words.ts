/** What the lessons of a game say. */
import type { FluentBundle } from '@fluent/bundle';
import { bundleOf } from '../words/fluent';
import type { Language } from '../words/words.svelte';

const files = import.meta.glob<string>('../../../../crates/games/*/messages/lessons.*.ftl', {
  query: '?raw',
  import: 'default',
});

/** Loads the sentences of the lessons of a game. */
export async function loadLessonWords(game: string, language: Language): Promise<FluentBundle> {
  return bundleOf(
    language,
    (await files[`../../../../crates/games/${game}/messages/lessons.${language}.ftl`]?.()) ?? '',
  );
}
