import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../tests/games';
import { loadWhy } from './why';

const ROOT = join(import.meta.dirname, '../../../..');

/** The themes of a game's puzzles, by the file in its crate. */
function themesOf(game: string): readonly string[] {
  const file = readFileSync(join(ROOT, `crates/games/${game}/puzzles.md`), 'utf8');
  return [...new Set([...file.matchAll(/^themes (.+)$/gm)].flatMap(([, names = '']) => names.split(' ')))];
}

describe.each(['en', 'pl'] as const)('why a solution is the best, in %s', (language) => {
  it.each(CARDS.map(({ id }) => id))('is said for every theme of %s', async (game) => {
    const why = await loadWhy(game, language);
    const themes = themesOf(game);
    expect(themes.length).toBeGreaterThan(3);
    for (const theme of themes) expect(why([theme]), theme).toHaveLength(1);
  });
});

it('speaks in the words of the game', async () => {
  expect((await loadWhy('dominants', 'en'))(['strike', 'win'])).toEqual([
    'It kills an enemy ant.',
    'After it the game is as good as won.',
  ]);
  expect((await loadWhy('glory', 'en'))(['strike'])).toEqual(['It attacks where you are likely to win.']);
});
