/** The generic board with views of the game that `cargo xtask new-game` makes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readExamples } from '../../../../tests/games';
import { bundleOf, format, type Args } from '../../words/fluent';
import { loadPack, loadWords } from '..';
import { pack } from '.';
import type { View } from './view';
import { label, lines, question } from './words';

const TEMPLATE = join(import.meta.dirname, '../../../../../xtask/template/web/src/lib');
const { positions } = readExamples(join(TEMPLATE, 'wire/games/pocket.json'));

function tellOf(...sources: readonly string[]) {
  const bundle = bundleOf('en', ...sources.map((path) => readFileSync(path, 'utf8')));
  return (key: string, args?: Args) => format(bundle, key, args) ?? key;
}
const generic = join(import.meta.dirname, 'messages/en.ftl');
const plain = tellOf(generic);
const worded = tellOf(generic, join(TEMPLATE, 'games/pocket/messages/en.ftl'));

it('is the board of a game without one, with the words of both', async () => {
  expect(await loadPack('chess')).toBe(pack);
  expect(await loadPack('anteater')).not.toBe(pack);
  expect((await loadWords('chess', 'pl')).hasMessage('ask')).toBe(true);
  expect((await loadWords('anteater', 'en')).hasMessage('ask')).toBe(false);
});

describe.each(positions)('$phase', ({ phase, legal, view, seat }) => {
  const shown = view as View;

  it('has what the board needs', () => {
    const seats = shown.points?.map(([who]) => who) ?? [];
    const drawn = lines(shown.drawing ?? '', seats);
    // Each seat has its line, in order, and nothing of the drawing is lost.
    expect(drawn.map((line) => line.seat).filter(Boolean)).toEqual(seats);
    expect(drawn.map(({ before, seat: who = '', after }) => `${before}${who}${after}`).join('\n')).toBe(
      shown.drawing?.trimEnd(),
    );
    for (const who of seats) expect(typeof pack.points(shown, who)).toBe('number');
    expect(new Set(seats.map((who) => pack.look(who, shown).colour)).size).toBe(seats.length);
  });

  it('has a button for each action', () => {
    const choices = pack.choices(legal, shown, phase);
    expect(choices.map(({ text }) => text)).toEqual(legal);
    expect(new Set(choices.map(({ path }) => path.join())).size).toBe(legal.length);
  });

  it('asks in its own words if it has some', () => {
    if (seat === null) return;
    expect(question(phase, plain)).toEqual({ key: 'ask' });
    expect(question(phase, worded)).toEqual({ key: `ask-${phase}` });
  });
});

it('labels an action by its verb, else by its notation', () => {
  expect(label('hide 3', worded)).toBe('Hide the 3');
  expect(label('hide 3', plain)).toBe('hide 3');
  expect(label('swap a1 b2', worded)).toBe('swap a1 b2');
});

it('does without what a view of another board has not', () => {
  expect(pack.points({}, 'A')).toBeUndefined();
  expect(pack.look('A', {}).colour).toMatch(/^#/);
});
