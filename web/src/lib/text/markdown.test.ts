import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../tests/games';
import { completeRules } from '../rules/book';
import { blocks, inline, plain, rulingsOf, sections } from './markdown';

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
    expect(blocks('```\nopen end')).toEqual([{ kind: 'code', tag: '', text: 'open end' }]);
  });

  it('reads bold and code inside a line', () => {
    expect(inline('a **b** `c`')).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'bold', text: 'b' },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'c' },
    ]);
  });

  it('reads the rulings that a passage states', () => {
    expect(inline('A b. [R12 M5] C [seed].')).toEqual([
      { kind: 'text', text: 'A b.' },
      { kind: 'rulings', text: ' R12 M5', ids: ['R12', 'M5'] },
      { kind: 'text', text: ' C [seed].' },
    ]);
    const all = blocks('A. [R1]\n\n- b [R2]\n- c\n\n| d | e [R3] |\n|---|---|\n| f [R4a] | g |\n');
    expect(all.flatMap(rulingsOf)).toEqual(['R1', 'R2', 'R3', 'R4a']);
  });

  it('reads live boards and figures', () => {
    const source =
      '```example T12.2\nA lead\nover two lines.\n1. First\n   press.\n2. Second. [R1]\n```\n\n```figure ants\nAll.\n```\n';
    const [example, figure] = blocks(source);
    expect(example).toMatchObject({ kind: 'example', id: 'T12.2', lead: [{ text: 'A lead over two lines.' }] });
    expect(example?.kind === 'example' && example.captions.map((parts) => parts[0]?.text)).toEqual([
      'First press.',
      'Second.',
    ]);
    expect(example && rulingsOf(example)).toEqual(['R1']);
    expect(figure).toEqual({ kind: 'figure', name: 'ants', caption: [{ kind: 'text', text: 'All.' }] });
  });
});

const PLAYERS = readdirSync(join(ROOT, 'web/src/rules')).filter((file) => /^[^.]+\.en\.md$/.test(file));

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

it.each(CARDS)('the complete rules of $name can be read too, with their drawings and without their tests', ({ id }) => {
  const source = readFileSync(join(ROOT, `docs/rules/${id}.md`), 'utf8');
  const code = completeRules(source).flatMap(({ body }) => body.filter(({ kind }) => kind === 'code'));
  const drawings = blocks(source).filter((block) => block.kind === 'code' && block.tag === '');
  expect(code).toEqual(expect.arrayContaining(drawings));
  expect(JSON.stringify(code)).not.toMatch(/\\nsee |\\ndo /);
});
