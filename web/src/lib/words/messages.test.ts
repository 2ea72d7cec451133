/** Every language says the same, and nothing is written that nobody says. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../tests/games';

const WEB = join(import.meta.dirname, '../../..');
const ROOT = join(WEB, '..');
const GAMES = CARDS.map(({ id }) => id);
const BOARDS = 'web/src/lib/games';
/** The paths of all message files up to their language. */
const PLACES = [
  'web/src/messages',
  'web/src/lib/ending',
  'web/src/lib/dice',
  'web/src/lib/puzzles',
  BOARDS,
  'crates/games',
]
  .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true }).map((file) => `${folder}/${String(file)}`))
  .filter((file) => /\ben\.ftl$/.test(file))
  .map((file) => file.replace(/en\.ftl$/, ''));
/** Folders with the sources and the messages of a board. */
const folders = readdirSync(join(ROOT, BOARDS)).filter((name) => existsSync(join(ROOT, BOARDS, name, 'index.ts')));

function read(place: string, language: string): string {
  return readFileSync(join(ROOT, `${place}${language}.ftl`), 'utf8');
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

  it('speaks as people do', () => {
    const stilted =
      /^.*(So many seconds|Shares of the victory|is to move|The table is laid|whoever has the link|contributions came).*$/gim;
    expect(read(place, 'en').match(stilted) ?? []).toEqual([]);
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
    (/`\$\{setting\}-/.test(source) && /^(language|theme|board|palette|animation|wait|coach)\b/.test(key))
  );
}

/** Screens of all games that say keys of each. */
const SHARED = ['LiveTable', 'Advice']
  .map((name) => readFileSync(join(WEB, `src/lib/table/${name}.svelte`), 'utf8'))
  .join('\n');

describe('keys of the screens', () => {
  it('are all used', () => {
    const source = sources(join(WEB, 'src'));
    expect(written(read('web/src/messages/', 'en')).filter((key) => !isSaid(source, key))).toEqual([]);
  });

  it('that are said exist', () => {
    const known = new Set(written(read('web/src/messages/', 'en')));
    const said = [...sources(join(WEB, 'src')).matchAll(/\bsay\(\s*'([\w-]+)'/g)].map((match) => match[1] ?? '');
    expect(said.length).toBeGreaterThan(50);
    expect(said.filter((key) => !known.has(key))).toEqual([]);
  });

  it.each(GAMES)('of the board of %s are all used', (game) => {
    const source = sources(join(ROOT, BOARDS, folders.includes(game) ? game : 'generic')) + SHARED;
    expect(written(read(`${BOARDS}/${game}/messages/`, 'en')).filter((key) => !isSaid(source, key))).toEqual([]);
  });

  it.each(folders)('that the board of %s says exist', (folder) => {
    // A board may also say a name that stands among the sentences of the rules.
    const rules = GAMES.includes(folder) ? written(read(`crates/games/${folder}/messages/`, 'en')) : [];
    const known = new Set([...rules, ...written(read(`${BOARDS}/${folder}/messages/`, 'en'))]);
    const said = [...sources(join(ROOT, BOARDS, folder)).matchAll(/\btell\(\s*'([\w-]+)'/g)].map(
      (match) => match[1] ?? '',
    );
    expect(said.length).toBeGreaterThan(3);
    expect(said.filter((key) => !known.has(key))).toEqual([]);
  });

  it.each(folders.filter((folder) => existsSync(join(ROOT, BOARDS, folder, 'Editor.svelte'))))(
    'of the editor of %s are those that it says',
    (folder) => {
      const source = readFileSync(join(ROOT, BOARDS, folder, 'Editor.svelte'), 'utf8');
      const keys = written(read(`${BOARDS}/${folder}/messages/editor.`, 'en'));
      const said = [...source.matchAll(/\bword\(\s*'([\w-]+)'/g)].map((match) => match[1] ?? '');
      expect(said.length).toBeGreaterThan(10);
      expect(said.filter((key) => !keys.includes(key))).toEqual([]);
      // The values of a mound are said by their names.
      const values = ['queen', 'general', 'worm'];
      expect(keys.filter((key) => !isSaid(source, key) && !values.includes(key))).toEqual([]);
    },
  );

  it.each(folders.filter((folder) => existsSync(join(ROOT, BOARDS, folder, 'ending.ts'))))(
    'of the end of %s are those that it says, and its medals have names',
    (folder) => {
      const source = readFileSync(join(ROOT, BOARDS, folder, 'ending.ts'), 'utf8');
      const keys = written(read(`${BOARDS}/${folder}/messages/ending.`, 'en'));
      const screen = sources(join(WEB, 'src/lib/ending'));
      expect(keys.filter((key) => !isSaid(source + screen, key))).toEqual([]);
      const said = [...source.matchAll(/\bword\(\s*'([\w-]+)'/g)].map((match) => match[1] ?? '');
      const medals = [...source.matchAll(/\bkind: '([\w-]+)'/g)].flatMap(([, kind]) => [
        `medal-${kind}`,
        `medal-${kind}-of`,
      ]);
      expect(medals.length).toBeGreaterThanOrEqual(4);
      expect([...said, ...medals].filter((key) => !keys.includes(key))).toEqual([]);
    },
  );

  it('of every end are all used, and those that are said exist', () => {
    const screen = sources(join(WEB, 'src/lib/ending'));
    const keys = written(read('web/src/lib/ending/messages/', 'en'));
    expect(keys.filter((key) => !isSaid(screen, key))).toEqual([]);
    const said = [...screen.matchAll(/\bword\(\s*'([\w-]+)'/g)].map((match) => match[1] ?? '');
    expect(said.length).toBeGreaterThan(10);
    expect(said.filter((key) => !keys.includes(key))).toEqual([]);
  });

  it.each(GAMES)('of %s in the lobby are its name and its sentence', (game) => {
    expect(written(read(`${BOARDS}/${game}/messages/card.`, 'en'))).toEqual([`game-${game}`, `sentence-${game}`]);
  });
});
