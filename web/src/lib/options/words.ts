/** The words of the options, loaded with the form that needs them. */
import type { FluentBundle } from '@fluent/bundle';
import { bundleOf } from '../words/fluent';
import type { Language } from '../words/words.svelte';

export async function loadOptionWords(language: Language): Promise<FluentBundle> {
  switch (language) {
    case 'en':
      return bundleOf(language, (await import('../../messages/options/en.ftl?raw')).default);
    case 'pl':
      return bundleOf(language, (await import('../../messages/options/pl.ftl?raw')).default);
    default:
      return language satisfies never;
  }
}
