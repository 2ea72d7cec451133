import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bundleOf, format, type Args } from '../../words/fluent';
import { loadPack } from '..';
import { sayEvent, sayRefusal } from '../events';
import type { Event } from '../../wire/games/anteater';
import { costumeOf, spaceParts, spaceSaid } from './words';

const pack = await loadPack('anteater');
const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

/** The sentences of a table where Ann plays Bob, and nobody the third colour. */
function table(language: string) {
  const words = bundleOf(
    language,
    read(`../../../../../crates/games/anteater/messages/${language}.ftl`),
    read(`messages/${language}.ftl`),
  );
  const tell = (key: string, args?: Args) => format(words, key, args) ?? key;
  const nameOf = (seat: string) => ({ P1: 'Ann', P2: 'Bob' })[seat] ?? tell('seat-N');
  return {
    tell,
    event: (event: Event) => sayEvent(words, pack, event, { tell, nameOf }),
    refusal: (key: string, values: Record<string, unknown>) => sayRefusal(words, pack, key, values, { tell, nameOf }),
  };
}

it('names a space by mound, column and height', () => {
  expect(spaceParts('B3.2')).toEqual({ slot: 'B', column: 3, height: 2 });
  expect(spaceParts('reroll')).toBeUndefined();
  const { tell } = table('en');
  expect(spaceSaid(tell, 'space-named', 'B3.2')).toBe('2 of column 3, mound B');
  expect(spaceSaid(tell, 'space-named', 'B')).toBe('B');
  expect(pack.label('place B3.2', { nameOf: (seat) => seat, tell }, undefined)).toBe('Place on mound B, column 3');
});

it('says no code of the notation', () => {
  const english = table('en');
  const placed: Event = { kind: 'placed', seat: 'P1', colour: 'P1', space: 'A3.1', face: 4, total: 4 };
  expect(english.event(placed)).toBe('Ann places 4 on mound A, column 3: total 4.');
  expect(table('pl').event(placed)).toBe('Ann kładzie 4 na termitierze A, w kolumnie 3: suma 4.');
  expect(english.refusal('space-occupied', { space: 'A1.1' })).toBe(
    'A die already lies on space 1 of column 1, mound A.',
  );
  expect(table('pl').refusal('no-such-space', { space: 'A3.3' })).toBe('Nie ma pola 3 w kolumnie 3 termitiery A.');
  expect(english.refusal('column-owned', { mound: 'A', column: 2, owner: 'N' })).toBe(
    'Column 2 of mound A belongs to the third colour.',
  );
  expect(english.event({ kind: 'finished', winners: ['N'], decided: 'points' })).toBe(
    'The game is over: the third colour wins and is the best anteater.',
  );
  expect(english.event({ kind: 'finished', winners: ['P2', 'N'], decided: 'shared' })).toBe(
    'The game is over: Bob, Third colour share the victory.',
  );
});

it('says why a tied tile was won, and what a worm takes at this table', () => {
  const { event, tell } = table('en');
  const general: Event = { kind: 'general', slot: 'A', to: 'P1', points: 4, total: 2, tie: true };
  expect(event(general)).toBe('Mound A: Ann wins the General (4) with 2, further left in a tie.');
  expect(event({ ...general, tie: false })).toBe('Mound A: Ann wins the General (4) with 2.');
  const worm: Event = { kind: 'worm-won', slot: 'A', colour: 'N', total: 6, taken: 'yes', number: 5, at_least: true };
  expect(event(worm)).toBe('Mound A: the third colour reaches the worm number 5 with 6 and takes a worm.');
  const plaque = (at_least: string) => tell('plaque', { queen: 7, general: 3, worm: 5, at_least });
  expect(plaque('yes')).toContain('a worm for every total of at least 5');
  expect(plaque('no')).toContain('a worm for a total of exactly 5');
});

it('knows what Anton wears on the twelve cards', () => {
  for (const language of ['en', 'pl']) {
    const { tell } = table(language);
    const worn = Array.from({ length: 12 }, (_, at) => costumeOf(tell, at + 1)).flat();
    expect(new Set(worn).size).toBe(12);
    expect(worn.every((text) => text.includes('Anton'))).toBe(true);
    expect(costumeOf(tell, 101)).toEqual([]);
  }
});
