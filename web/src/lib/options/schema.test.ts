import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleOf } from '../words/fluent';
import { changed, fields } from './schema';

interface Card {
  readonly id: string;
  readonly options: unknown;
  readonly presets: readonly { readonly id: string }[];
}
/** The answer of `hexapod engine` to `games`, shortened. */
const cards = JSON.parse(readFileSync(join(import.meta.dirname, 'fixture.json'), 'utf8')) as readonly Card[];

describe.each(['en', 'pl'])('options in %s', (language) => {
  const words = bundleOf(
    language,
    readFileSync(join(import.meta.dirname, `../../messages/options/${language}.ftl`), 'utf8'),
  );
  it.each(cards)('of $id all have a name, help and words for their values', ({ id, options, presets }) => {
    const needed = fields(options).flatMap((field) => [
      `${id}-${field.name}`,
      `${id}-${field.name}-help`,
      ...(field.kind === 'choice'
        ? field.values.filter((value) => typeof value === 'string').map((value) => `${id}-${field.name}-${value}`)
        : []),
    ]);
    needed.push(...presets.flatMap((preset) => [`${id}-preset-${preset.id}`, `${id}-preset-${preset.id}-help`]));
    expect(needed.length).toBeGreaterThan(10);
    expect(needed.filter((key) => !words.hasMessage(key))).toEqual([]);
  });

  it('has no word that no option needs', () => {
    const names = cards.flatMap(({ id, options, presets }) => [
      ...fields(options).map(({ name }) => `${id}-${name}`),
      ...presets.map((preset) => `${id}-preset-${preset.id}`),
    ]);
    const source = readFileSync(join(import.meta.dirname, `../../messages/options/${language}.ftl`), 'utf8');
    const keys = [...source.matchAll(/^([\w-]+) =/gm)].map((match) => match[1] ?? '');
    expect(keys.filter((key) => !names.some((name) => key === name || key.startsWith(`${name}-`)))).toEqual([]);
  });
});

it('reads the fields of Anteater', () => {
  const found = fields(cards.find(({ id }) => id === 'anteater')?.options);
  expect(found.find(({ name }) => name === 'rounds')).toMatchObject({ kind: 'number', least: 1, most: 4, initial: 4 });
  expect(found.find(({ name }) => name === 'neutral_collects')).toMatchObject({ kind: 'switch', initial: true });
  expect(found.some(({ name }) => name === 'mound_set')).toBe(false);
});

it('sends only what differs from the defaults', () => {
  const all = fields(cards.find(({ id }) => id === 'anteater')?.options);
  expect(changed(all, { rounds: 4, start_worms: 3 })).toEqual({ start_worms: 3 });
});
