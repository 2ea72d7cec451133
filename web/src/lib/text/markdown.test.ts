import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../tests/games';
import { blocks, inline, plain, search, sections } from './markdown';

const ROOT = join(import.meta.dirname, '../../../..');

describe('blocks', () => {
  it('reads headings, paragraphs, lists, tables and code', () => {
    const found = blocks(
      '# A **b**\n\ntext over\ntwo lines\n\n- one\n- two\n  goes on\n\n1. first\n\n| a | b |\n|---|---|\n| `x` | y |\n\n```toml\nk = 1\n```\n',
    );
    expect(found.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'list', 'list', 'table', 'code']);
    expect(found.map(plain)).toEqual(['A b', 'text over two lines', 'one\ntwo goes on', 'first', 'a b\nx y', 'k = 1']);
  });

  it('never stops on an odd line', () => {
    expect(blocks('-no list\n*\n#no heading\n').map(({ kind }) => kind)).toEqual(['paragraph']);
    expect(blocks('```\nopen end')).toEqual([{ kind: 'code', text: 'open end' }]);
  });

  it('reads bold and code inside a line', () => {
    expect(inline('a **b** `c`')).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'bold', text: 'b' },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'c' },
    ]);
  });
});

const PLAYERS = readdirSync(join(ROOT, 'web/src/rules')).filter((file) => file.endsWith('.en.md'));

describe.each(PLAYERS.map((file) => file.split('.')[0]))('the rules of %s', (game) => {
  it.each(['en', 'pl'])('for players stand in %s', (language) => {
    const found = sections(blocks(readFileSync(join(ROOT, `web/src/rules/${game}.${language}.md`), 'utf8')));
    expect(found.length).toBeGreaterThan(5);
    expect(found.every(({ heading, body }) => heading && (heading.level === 1 || body.length > 0))).toBe(true);
  });

  it('have the same sections in both languages', () => {
    const levels = (language: string) =>
      sections(blocks(readFileSync(join(ROOT, `web/src/rules/${game}.${language}.md`), 'utf8'))).map(
        ({ heading }) => heading?.level,
      );
    expect(levels('pl')).toEqual(levels('en'));
  });
});

it.each(CARDS)('the complete rules of $name can be read too', ({ id }) => {
  const found = sections(blocks(readFileSync(join(ROOT, `docs/rules/${id}.md`), 'utf8')));
  expect(found.length).toBeGreaterThan(5);
});

it('searches all words of a section', () => {
  const all = sections(blocks('# Worms\n\nA worm pays.\n\n# Dice\n\nA die rolls.'));
  expect(search(all, 'WORM pays')).toHaveLength(1);
  expect(search(all, 'worm rolls')).toHaveLength(0);
  expect(search(all, '')).toHaveLength(2);
});
