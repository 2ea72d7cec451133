import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../tests/games';
import { loadPuzzleWords, whyBest } from './words';

const ROOT = join(import.meta.dirname, '../../../..');

/** The themes of a game's puzzles, by the file in its crate. */
function themesOf(game: string): readonly string[] {
  const file = readFileSync(join(ROOT, `crates/games/${game}/puzzles.md`), 'utf8');
  return [...new Set([...file.matchAll(/^themes (.+)$/gm)].flatMap(([, names = '']) => names.split(' ')))];
}

describe.each(['en', 'pl'] as const)('what puzzles say, in %s', (language) => {
  it.each(CARDS.map(({ id }) => id))('has a name and a reason for every theme of %s', async (game) => {
    const word = await loadPuzzleWords(language);
    const themes = themesOf(game);
    expect(themes.length).toBeGreaterThan(3);
    for (const theme of themes) {
      expect(word(`theme-${theme}`)).not.toBe(`theme-${theme}`);
      expect(whyBest(word, game, [theme])).not.toEqual([`why-${theme}`]);
    }
  });

  it('has every sentence of the page, and no other', () => {
    const page = readFileSync(join(ROOT, 'web/src/routes/Puzzle.svelte'), 'utf8');
    const said = [...page.matchAll(/'(puzzle-[\w-]+)'/g)].map(([, key = '']) => key);
    const file = readFileSync(join(import.meta.dirname, `messages/${language}.ftl`), 'utf8');
    const keys = [...file.matchAll(/^(puzzle-[\w-]+) =/gm)].map(([, key = '']) => key);
    expect(keys.filter((key) => !said.includes(key))).toEqual([]);
    const wanted = [...page.matchAll(/\bword\('([\w-]+)'/g)].map(([, key = '']) => key);
    expect(wanted.filter((key) => !keys.includes(key))).toEqual([]);
  });
});

it('speaks in the words of the game', async () => {
  const word = await loadPuzzleWords('en');
  expect(whyBest(word, 'dominants', ['strike', 'win'])).toEqual([
    'It kills an enemy ant.',
    'After it the game is as good as won.',
  ]);
  expect(whyBest(word, 'glory', ['strike'])).toEqual(['It attacks where you are likely to win.']);
});
