/** Every language says the same, and nothing is written that nobody says. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const WEB = join(import.meta.dirname, '../../..');
const ROOT = join(WEB, '..');
const GAMES = ['anteater', 'termites', 'dominants', 'glory'];
const PLACES = [
  'web/src/messages',
  'web/src/messages/options',
  ...GAMES.map((game) => `web/src/lib/games/${game}/messages`),
  ...GAMES.map((game) => `crates/games/${game}/messages`),
];

function read(place: string, language: string): string {
  return readFileSync(join(ROOT, place, `${language}.ftl`), 'utf8');
}

/** Each key with the names of the arguments it mentions. */
function messages(source: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { id, value } of new FluentResource(source).body) {
    const names = new Set<string>();
    JSON.stringify(value, (_, part: { type?: string; name?: string } | null) => {
      if (part?.type === 'var' && part.name) names.add(part.name);
      return part;
    });
    found.set(id, names);
  }
  return found;
}

/** Keys as they stand in the text: a message that Fluent cannot read is missing among the read ones. */
function written(source: string): string[] {
  return [...source.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => match[1] ?? '');
}

describe.each(PLACES)('%s', (place) => {
  it.each(['en', 'pl'])('is well formed in %s, no key twice', (language) => {
    const source = read(place, language);
    const keys = written(source);
    expect([...messages(source).keys()]).toEqual(keys);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('has the same keys in both languages', () => {
    expect(written(read(place, 'pl'))).toEqual(written(read(place, 'en')));
  });

  it('mentions in Polish no argument that English does not know', () => {
    const english = messages(read(place, 'en'));
    for (const [key, names] of messages(read(place, 'pl'))) {
      for (const name of names) expect([...(english.get(key) ?? [])], `${key} in ${place}`).toContain(name);
    }
  });
});

/** All sources of the client below a folder. */
function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}

/** Whether a source says this key: as a whole, or by a beginning that is completed, such as `status-${…}`. */
function isSaid(source: string, key: string): boolean {
  if (new RegExp(`['"\`]${key}['"\`]`).test(source)) return true;
  const beginnings = [...source.matchAll(/`([\w-]+-)\$\{/g)].map((match) => match[1] ?? '');
  return (
    beginnings.some((beginning) => key.startsWith(beginning)) ||
    (/`\$\{setting\}-/.test(source) && /^(language|theme|palette|animation)\b/.test(key))
  );
}

/** Screens of all games that say keys of each. */
const SHARED = ['LiveTable', 'Result']
  .map((name) => readFileSync(join(WEB, `src/lib/table/${name}.svelte`), 'utf8'))
  .join('\n');

describe('keys of the screens', () => {
  it.each(['web/src/messages', ...GAMES.map((game) => `web/src/lib/games/${game}/messages`)])(
    'of %s are all used',
    (place) => {
      const source =
        place === 'web/src/messages' ? sources(join(WEB, 'src')) : sources(join(ROOT, place, '..')) + SHARED;
      expect(written(read(place, 'en')).filter((key) => !isSaid(source, key))).toEqual([]);
    },
  );

  it('that are said exist', () => {
    const known = new Set(written(read('web/src/messages', 'en')));
    const said = [...sources(join(WEB, 'src')).matchAll(/\bsay\(\s*'([\w-]+)'/g)].map((match) => match[1] ?? '');
    expect(said.length).toBeGreaterThan(50);
    expect(said.filter((key) => !known.has(key))).toEqual([]);
  });

  it.each(GAMES)('that the board of %s says exist', (game) => {
    const known = new Set(written(read(`web/src/lib/games/${game}/messages`, 'en')));
    const said = [...sources(join(WEB, 'src/lib/games', game)).matchAll(/\btell\(\s*'([\w-]+)'/g)].map(
      (match) => match[1] ?? '',
    );
    expect(said.length).toBeGreaterThan(5);
    expect(said.filter((key) => !known.has(key))).toEqual([]);
  });
});
