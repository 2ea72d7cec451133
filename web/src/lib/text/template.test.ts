import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../tests/games';
import { defaults } from '../options/schema';
import type { Language } from '../words/words.svelte';
import { fill, mentioned } from './template';

const LANGUAGES: readonly Language[] = ['en', 'pl'];

const path = (game: string, language: Language) => join(import.meta.dirname, `../../rules/${game}.${language}.md`);
const text = (game: string, language: Language) => readFileSync(path(game, language), 'utf8');

describe('a template', () => {
  it('says values, numbers with their nouns, and words', () => {
    expect(fill('{{n}} and {{list}}', { n: 3, list: ['a', 'b'] }, 'en')).toBe('3 and a, b');
    expect([1, 2, 5].map((n) => fill('{{n # round; rounds}}', { n }, 'en'))).toEqual([
      '1 round',
      '2 rounds',
      '5 rounds',
    ]);
    expect([1, 2, 5, 12, 22].map((n) => fill('{{n # runda; rundy; rund}}', { n }, 'pl'))).toEqual([
      '1 runda',
      '2 rundy',
      '5 rund',
      '12 rund',
      '22 rundy',
    ]);
    expect(fill('{{who: a=Ann; *=somebody}}', { who: ['a', 'b'] }, 'en')).toBe('Ann, somebody');
  });

  it('keeps passages by value, one inside the other', () => {
    const source = 'a{{#if x=1,2}}b{{#if y!=true}}c{{#else}}d{{/if}}{{/if}}e';
    expect(fill(source, { x: 2, y: false }, 'en')).toBe('abce');
    expect(fill(source, { x: 1, y: true }, 'en')).toBe('abde');
    expect(fill(source, { x: 3, y: true }, 'en')).toBe('ae');
    expect([...mentioned(source)].map(([name, values]) => [name, [...values]])).toEqual([
      ['x', ['1', '2']],
      ['y', ['true']],
    ]);
  });

  it('leaves no empty line where a mark stood alone', () => {
    expect(fill('- a\n{{#if x=1}}\n- b\n{{/if}}\n- c\n', { x: 1 }, 'en')).toBe('- a\n- b\n- c\n');
    expect(fill('- a\n{{#if x=1}}\n- b\n{{/if}}\n- c\n', { x: 2 }, 'en')).toBe('- a\n- c\n');
  });

  it('refuses what it cannot say', () => {
    expect(() => fill('{{n}}', {}, 'en')).toThrow('no option n');
    expect(() => fill('{{#if n=1}}', { n: 1 }, 'en')).toThrow('has no /if');
    expect(() => fill('{{n: a=b}}', { n: 'c' }, 'en')).toThrow('no words for c');
    expect(() => fill('{{n ?}}', { n: 1 }, 'en')).toThrow('means nothing');
  });
});

const written = CARDS.filter(({ id }) => existsSync(path(id, 'en')));

describe.each(written)('the rules of $id', ({ id, options }) => {
  const initial = { ...defaults(options), seats: 'any' };

  it.each(LANGUAGES)('depend on every option of the game and on no other, in %s', (language) => {
    const found = mentioned(text(id, language));
    const known = new Set([...Object.keys(options.properties), 'seats']);
    expect(Object.keys(options.properties).filter((name) => !found.has(name))).toEqual([]);
    expect([...found.keys()].filter((name) => !known.has(name))).toEqual([]);
  });

  it.each(LANGUAGES)('know every value they name, in %s', (language) => {
    for (const [name, values] of mentioned(text(id, language))) {
      const property = options.properties[name];
      const possible =
        property?.enum ??
        property?.examples ??
        property?.items?.enum ??
        (property?.type === 'boolean' ? [true, false] : undefined);
      if (possible)
        for (const value of values)
          expect([...possible.map(String), '*', 'default'], `${name} in ${id}`).toContain(value);
    }
  });

  it.each(LANGUAGES)('can be said for every value of every option, and each value changes them, in %s', (language) => {
    const source = text(id, language);
    const plain = fill(source, initial, language);
    expect(plain).not.toMatch(/[{}]/);
    for (const [name, { enum: values, examples, type, minimum = 0, maximum = 0 }] of Object.entries(
      options.properties,
    )) {
      const numbers = type === 'integer' ? Array.from({ length: maximum - minimum + 1 }, (_, at) => minimum + at) : [];
      const others = [
        ...(values ?? examples ?? []),
        ...numbers,
        ...(type === 'boolean' ? [true, false] : []),
        ...(type === 'string' ? ['mine'] : []),
        ...(type === 'array' ? [['random', 'blue']] : []),
      ];
      for (const value of others) {
        const said = fill(source, { ...initial, [name]: value }, language);
        // Terrain tiles and their limits count only where the map is built.
        const matters =
          name === 'tiles' || name === 'build_limits'
            ? fill(source, { ...initial, map: 'build', [name]: value }, language) !==
              fill(source, { ...initial, map: 'build' }, language)
            : said !== plain;
        if (JSON.stringify(value) !== JSON.stringify((initial as Record<string, unknown>)[name]))
          expect(matters, `${name}=${String(value)} in ${id}`).toBe(true);
      }
    }
    for (const seats of [2, 3, 4]) expect(fill(source, { ...initial, seats }, language)).not.toMatch(/[{}]/);
  });
});
