/** The games' boards and sentences, loaded when they are needed. A game is found by its folder; which games there are is
 * the server's to say. */
import type { FluentBundle } from '@fluent/bundle';
import { bundleOf } from '../words/fluent';
import type { Language } from '../words/words.svelte';
import type { GamePack } from './pack';

const packs = import.meta.glob<{ pack: unknown }>('./*/index.ts');

/** The folder with the board of a game: a game without one has the generic board. */
const folderOf = (game: string) => (`./${game}/index.ts` in packs ? game : 'generic');

/** Loads the board of a game. */
export async function loadPack(game: string): Promise<GamePack> {
  // A pack is only ever handed views of its own game.
  return (await packs[`./${folderOf(game)}/index.ts`]?.())?.pack as GamePack;
}

const messages = {
  ...import.meta.glob<string>('../../../../crates/games/*/messages/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('./*/messages/??.ftl', { query: '?raw', import: 'default' }),
};

/** Loads the sentences of a game: those of its rules, of its board, and its own for the generic board. */
export async function loadWords(game: string, language: Language): Promise<FluentBundle> {
  const folders = [`../../../../crates/games/${game}`, `./${folderOf(game)}`, `./${game}`];
  const sources = await Promise.all(
    [...new Set(folders)].map(async (folder) => (await messages[`${folder}/messages/${language}.ftl`]?.()) ?? ''),
  );
  return bundleOf(language, ...sources);
}
