/** Compares the manifests of the workshop with the files and with what the boards ask for. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { placed, type Manifest } from './art.svelte';

const SRC = fileURLToPath(new URL('../..', import.meta.url));
const ART = join(SRC, 'art');
/** Pictures of boards; those of the boxes are named by `lib/show`, which has a test of its own. */
const GAMES = readdirSync(ART)
  .filter((name) => name.endsWith('.json') && name !== 'boxes.json')
  .map((name) => name.slice(0, -'.json'.length));

/** The most that all pictures of a game may have, and one of them, in bytes. */
const BUDGETS = { phone: { all: 450_000, one: 50_000 }, large: { all: 900_000, one: 100_000 } };

const manifestOf = (game: string) => JSON.parse(readFileSync(join(ART, `${game}.json`), 'utf8')) as Manifest;

/** Files by name, with their bytes as the manifest says them. */
const listed = (manifest: Manifest) =>
  Object.entries(manifest).flatMap(([name, { bytes }]) =>
    Object.entries(bytes).map(([density, size]) => [`${name}-${density}.webp`, size as number] as const),
  );

/** Names that sources ask for, as patterns: `sprite('sand-1')`, `sprite(…)` with a template that begins with words, or a
 * name in a list of a type `Sprite`. */
function usesOf(game: string, names: readonly string[]): readonly RegExp[] {
  const folders = [join(SRC, 'lib/games', game), join(SRC, 'lib/art'), join(SRC, 'routes')];
  const sources = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(path, 'utf8'));
  const asked = sources.flatMap((source) =>
    [...source.matchAll(/\bsprite\(\s*(['`])([\w$-].*?)\1/g)].map(([, , use = '']) =>
      // What is put in behind words may have several words: `tile-${kind}` is `tile-chaos-leak` too.
      use.replaceAll(/\$\{.*?\}/g, use.startsWith('$') ? '\\w+' : '[\\w-]+'),
    ),
  );
  const inLists = sources
    .filter((source) => /\bSprite\b/.test(source))
    .flatMap((source) => names.filter((name) => source.includes(`'${name}'`)));
  return [...asked, ...inLists].map((use) => new RegExp(`^${use}$`));
}

it.each([...GAMES, 'boxes'])('pictures of %s are the files that the manifest lists', (game) => {
  const there = readdirSync(join(ART, game)).map((name) => [name, statSync(join(ART, game, name)).size]);
  expect(there.sort()).toEqual([...listed(manifestOf(game))].sort());
});

describe.each(GAMES)('pictures of %s', (game) => {
  const manifest = manifestOf(game);

  it('are all used, and nothing else is asked for', () => {
    const names = Object.keys(manifest);
    const uses = usesOf(game, names);
    expect(names.filter((name) => !uses.some((use) => use.test(name)))).toEqual([]);
    expect(uses.filter((use) => !names.some((name) => use.test(name)))).toEqual([]);
  });

  it.each(['phone', 'large'] as const)('stay within the budget of a %s screen', (screen) => {
    const budget = BUDGETS[screen];
    const sizes = Object.values(manifest).map(({ bytes }) => {
      const sorted = (Object.values(bytes) as number[]).sort((a, b) => a - b);
      return (screen === 'phone' ? sorted[0] : sorted.at(-1)) ?? 0;
    });
    expect(Math.max(...sizes)).toBeLessThan(budget.one);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(budget.all);
  });
});

describe('a list of pictures', () => {
  const manifest = { hut: { x: -1, y: -2, width: 2, height: 3, bytes: { 64: 10, 112: 20 } } };
  const files = { '../art/hut-64.webp': '/small', '../art/hut-112.webp': '/large' };

  it('places a sprite in units of the board', () => {
    expect(placed({ manifest, files }, 30, 100)('hut')).toEqual({
      href: '/large',
      x: -30,
      y: -60,
      width: 60,
      height: 90,
    });
  });

  it('has the smallest file that is sharp enough, else the largest', () => {
    const hrefAt = (pixels: number) => placed({ manifest, files }, 30, pixels)('hut').href;
    expect([10, 64, 65, 112, 400, Infinity].map(hrefAt)).toEqual([
      '/small',
      '/small',
      '/large',
      '/large',
      '/large',
      '/large',
    ]);
  });
});
