/** The games, loaded when they are needed. */
import type { FluentBundle } from '@fluent/bundle';
import { bundleOf } from '../words/fluent';
import type { Language } from '../words/words.svelte';
import type { GamePack } from './pack';

export const GAMES = ['anteater', 'termites', 'dominants', 'glory'] as const;
export type GameId = (typeof GAMES)[number];

export function isGame(id: string): id is GameId {
  return (GAMES as readonly string[]).includes(id);
}

const packs: Record<GameId, () => Promise<{ pack: unknown }>> = {
  anteater: () => import('./anteater'),
  termites: () => import('./termites'),
  dominants: () => import('./dominants'),
  glory: () => import('./glory'),
};

/** Loads the board of a game. */
export async function loadPack(game: GameId): Promise<GamePack> {
  // A pack is only ever handed views of its own game.
  return (await packs[game]()).pack as GamePack;
}

type Messages = Record<string, () => Promise<string>>;
const rules = import.meta.glob<string>('../../../../crates/games/*/messages/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Messages;
const screens = import.meta.glob<string>('./*/messages/*.ftl', { query: '?raw', import: 'default' }) as Messages;

/** Loads the sentences of a game: those of its rules and those of its board. */
export async function loadWords(game: GameId, language: Language): Promise<FluentBundle> {
  const files = [
    rules[`../../../../crates/games/${game}/messages/${language}.ftl`],
    screens[`./${game}/messages/${language}.ftl`],
  ];
  const sources = await Promise.all(files.map(async (load) => (await load?.()) ?? ''));
  return bundleOf(language, ...sources);
}
