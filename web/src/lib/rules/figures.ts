/** The figures of the rules: each game draws its own. */
import type { Component } from 'svelte';
import type { Tell } from '../games/pack';

type Figure = Component<{ name: string; tell: Tell }>;

const files = import.meta.glob<{ default: Figure }>('../games/*/Figure.svelte');

/** Loads what draws the figures of a game; nothing if it has none. */
export async function loadFigure(game: string): Promise<Figure | undefined> {
  return (await files[`../games/${game}/Figure.svelte`]?.())?.default;
}
