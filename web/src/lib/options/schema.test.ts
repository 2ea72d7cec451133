import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../tests/games';
import { bundleOf } from '../words/fluent';
import { changed, fields, seatFields, valuesFor } from './schema';

const read = (game: string, language: string) =>
  readFileSync(join(import.meta.dirname, `../games/${game}/messages/options.${language}.ftl`), 'utf8');

describe.each(['en', 'pl'])('options in %s', (language) => {
  it.each(CARDS)('of $id all have a name, help and words for their values', ({ id, options, presets }) => {
    const words = bundleOf(language, read(id, language));
    const needed = fields(options).flatMap((field) => [
      field.name,
      `${field.name}-help`,
      ...(field.kind === 'choice'
        ? field.values.filter((value) => typeof value === 'string').map((value) => `${field.name}-${value}`)
        : []),
    ]);
    needed.push(
      ...seatFields(options).flatMap(({ name, values }) => [name, ...values.map((value) => `${name}-${value}`)]),
    );
    needed.push(...presets.flatMap((preset) => [`preset-${preset.id}`, `preset-${preset.id}-help`]));
    expect(needed.length).toBeGreaterThan(1);
    expect(needed.filter((key) => !words.hasMessage(key))).toEqual([]);
  });

  it.each(CARDS)('of $id have no word that no option needs', ({ id, options, presets }) => {
    const names = [
      ...fields(options).map(({ name }) => name),
      ...seatFields(options).map(({ name }) => name),
      ...presets.map((preset) => `preset-${preset.id}`),
    ];
    const keys = [...read(id, language).matchAll(/^([\w-]+) =/gm)].map((match) => match[1] ?? '');
    expect(keys.filter((key) => !names.some((name) => key === name || key.startsWith(`${name}-`)))).toEqual([]);
  });
});

it('reads the fields of Anteater', () => {
  const found = fields(CARDS.find(({ id }) => id === 'anteater')?.options);
  expect(found.find(({ name }) => name === 'rounds')).toMatchObject({ kind: 'number', least: 1, most: 4, initial: 4 });
  expect(found.find(({ name }) => name === 'neutral_collects')).toMatchObject({ kind: 'switch', initial: true });
  expect(found.some(({ name }) => name === 'mound_set')).toBe(false);
});

it('sends only what differs from the defaults', () => {
  const all = fields(CARDS.find(({ id }) => id === 'anteater')?.options);
  expect(changed(all, { rounds: 4, start_worms: 3 })).toEqual({ start_worms: 3 });
});

it('offers only seats that play as the first player', () => {
  const first = fields(CARDS.find(({ id }) => id === 'anteater')?.options).find(({ name }) => name === 'first_player');
  const values = first?.kind === 'choice' ? first.values : [];
  expect(valuesFor(values, 2)).toEqual(['random', 'seat1', 'seat2']);
  expect(valuesFor(values, 5)).toEqual(values);
});

it('finds what every seat chooses for itself', () => {
  const found = CARDS.map(({ id, options }) => [id, seatFields(options).map(({ name }) => name)]);
  expect(Object.fromEntries(found)).toMatchObject({ termites: ['colonies'], anteater: [], glory: [], dominants: [] });
});
