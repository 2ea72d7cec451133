/** The interface's own sentences in the chosen language. */
import type { FluentBundle } from '@fluent/bundle';
import englishSource from '../../messages/en.ftl?raw';
import { settings } from '../ui/settings.svelte';
import { bundleOf, format, sentence, type Args } from './fluent';

export type Language = 'en' | 'pl';

export const LANGUAGES: readonly Language[] = ['en', 'pl'];

/** What the lobby says about each game stands in the game's folder. */
const englishCards = import.meta.glob<string>('../games/*/messages/card.en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const fallback = bundleOf('en', englishSource, ...Object.values(englishCards));
let current = $state.raw<FluentBundle>(fallback);
let loaded = $state.raw<Language>('en');

/** Returns the language that is shown: the chosen one, or the browser's if it is ours. */
export function wantedLanguage(): Language {
  if (settings.language !== 'system') return settings.language;
  const wishes = typeof navigator === 'undefined' ? [] : navigator.languages;
  const found = wishes.map((tag) => tag.slice(0, 2)).find((tag) => LANGUAGES.includes(tag as Language));
  return (found as Language | undefined) ?? 'en';
}

/** Loads the sentences of a language; English is always there. */
export async function loadLanguage(language: Language): Promise<void> {
  switch (language) {
    case 'en':
      current = fallback;
      break;
    case 'pl':
      current = bundleOf('pl', ...(await import('./polish')).sources);
      break;
    default:
      language satisfies never;
  }
  loaded = language;
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

/** Returns the language whose sentences are shown now. */
export function language(): Language {
  return loaded;
}

/** Says an English sentence of the interface, whatever language is shown: to recognise what the server says. */
export function english(key: string): string | undefined {
  return format(fallback, key);
}

/** Says the name of a game. One without texts is called as the server calls it, where that is known, or by its id. */
export function gameName(game: string, served = sentence(game)): string {
  return say(`game-${game}`, {}, served);
}

/** Says a sentence of the interface. A key without one shows itself: ugly, but it loses nothing. */
export function say(key: string, args?: Args, otherwise = key): string {
  return format(current, key, args) ?? format(fallback, key, args) ?? otherwise;
}
