/** The rulebooks are complete: every ruling is stated, every live board and figure exists, cards fit a page. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CARDS, GAMES } from '../../../tests/games';
import { compareRulings, examplesOfFile, namedIn, rulingsOfFile, unstated } from '../../../tests/rulebook';
import { blocks, plain } from '../text/markdown';
import { fill } from '../text/template';
import { LANGUAGES } from '../words/words.svelte';
import { valuesFor } from './book';

const ROOT = join(import.meta.dirname, '../../../..');
const path = (file: string) => join(ROOT, 'web/src/rules', file);
const read = (file: string) => readFileSync(path(file), 'utf8');
/** Games that have a rulebook; one that was begun with `new-game` has none. */
const written = GAMES.filter(({ card }) => existsSync(path(`${card.id}.en.md`)));

/** A card has about 350 to 450 words; more do not fit a page. */
const MAX_CARD_WORDS = 560;

describe.each(written.map(({ card, rulings }) => ({ id: card.id, cited: rulings })))(
  'the rulebook of $id',
  ({ id, cited }) => {
    const rules = readFileSync(join(ROOT, `docs/rules/${id}.md`), 'utf8');
    const excused = existsSync(path(`${id}.unstated.md`))
      ? unstated(read(`${id}.unstated.md`))
      : new Map<string, string>();

    it.each(LANGUAGES)(
      'states every ruling of the rules file, and every one that a refusal cites, in %s',
      (language) => {
        const { rulings } = namedIn(read(`${id}.${language}.md`));
        const flaws = compareRulings(rulingsOfFile(rules), cited, rulings, new Set(excused.keys()));
        expect(flaws).toEqual({ missing: [], unknown: [], needless: [] });
      },
    );

    it('gives a reason for every ruling that it leaves out', () => {
      for (const [ruling, reason] of excused) expect(reason.length, ruling).toBeGreaterThan(10);
    });

    it.each(LANGUAGES)('has live boards that exist, with at most as many captions as presses, in %s', (language) => {
      const known = examplesOfFile(rules);
      for (const { id: example, captions } of namedIn(read(`${id}.${language}.md`)).examples) {
        expect([...known.keys()]).toContain(example);
        expect(captions, `captions of ${example}`).toBeLessThanOrEqual(known.get(example) ?? 0);
      }
    });

    it('has the same live boards and figures in both languages', () => {
      const [english, polish] = LANGUAGES.map((language) => namedIn(read(`${id}.${language}.md`)));
      expect(polish?.examples).toEqual(english?.examples);
      expect(polish?.figures).toEqual(english?.figures);
      expect(english?.examples.length).toBeGreaterThan(0);
    });

    it('names every figure that exists, and no other', () => {
      const file = join(ROOT, `web/src/lib/games/${id}/Figure.svelte`);
      const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
      const list = /export const FIGURES[^=]*=\s*\[([^\]]*)\]/.exec(source)?.[1] ?? '';
      const drawn = [...list.matchAll(/'([^']+)'/g)].map((match) => match[1] ?? '');
      const { figures } = namedIn(read(`${id}.en.md`));
      expect([...new Set(figures)].sort()).toEqual(drawn.sort());
    });
  },
);

describe.each(CARDS.filter(({ id }) => existsSync(path(`${id}.en.md`))))('the quick reference of $id', (card) => {
  const variants = [
    {},
    ...card.presets.map(({ options }) => options),
    ...Object.entries(card.options.properties).flatMap(([name, { enum: values, type, minimum = 0, maximum = 0 }]) =>
      (
        values ??
        (type === 'boolean'
          ? [true, false]
          : type === 'integer'
            ? [minimum, maximum]
            : type === 'array'
              ? [['random']]
              : [])
      ).map((value) => ({ [name]: value })),
    ),
  ];
  const counts = Array.from({ length: card.seats.max - card.seats.min + 1 }, (_, at) => card.seats.min + at);

  it.each(LANGUAGES)('is short under every option and preset, in %s', (language) => {
    const source = read(`${card.id}.card.${language}.md`);
    expect(namedIn(source)).toMatchObject({ examples: [], figures: [] });
    for (const options of variants) {
      for (const seats of ['any', ...counts]) {
        const text = fill(source, { ...valuesFor(card, card, undefined), ...options, seats }, language);
        expect(text).not.toMatch(/[{}]/);
        const words = blocks(text)
          .map(plain)
          .join(' ')
          .split(/\s+/)
          .filter((word) => /\p{L}|\p{N}/u.test(word));
        expect(words.length, JSON.stringify(options)).toBeLessThanOrEqual(MAX_CARD_WORDS);
        expect(words.length).toBeGreaterThan(100);
      }
    }
  });
});

describe('the tests of rulebooks', () => {
  const RULES = `# Game\n\n| R1 | a | b | c | d |\n| R2 | a | b | c | d |\n\n**M3. Walls.** x\n\n### T1. One\n\`\`\`scenario
fresh\ndo a; b\nsee x\nno c CODE\nbecomes\ndo as you like\n\`\`\`\n\`\`\`scenario\nfresh\nsee x\n\`\`\`\n`;

  it('know the rulings and examples of a rules file', () => {
    expect(rulingsOfFile(RULES)).toEqual(['R1', 'R2', 'M3']);
    expect([...examplesOfFile(RULES)]).toEqual([
      ['T1', 2],
      ['T1.2', 0],
    ]);
  });

  it('read all passages of a text, whatever they depend on', () => {
    const text =
      'A. [R1]\n\n{{#if x=1}}\n```example T1\nSee.\n1. One.\n```\n{{#else}}\n- b {{#if y=2}}[R2]{{/if}}\n{{/if}}\n\n```figure box\n```\n';
    const named = namedIn(text);
    expect([...named.rulings]).toEqual(['R1', 'R2']);
    expect(named.examples).toEqual([{ id: 'T1', captions: 1 }]);
    expect(named.figures).toEqual(['box']);
  });

  it('find what is missing, unknown or needless', () => {
    const flaws = compareRulings(['R1', 'R2'], ['M3'], new Set(['R1', 'R9']), new Set(['R1', 'R8']));
    expect(flaws).toEqual({ missing: ['R2', 'M3'], unknown: ['R9', 'R8'], needless: ['R1'] });
    expect([...unstated('- R4: only for programs.\n- no ruling\n')]).toEqual([['R4', 'only for programs.']]);
  });
});
