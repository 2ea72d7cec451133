/** Sentences: numbers are inflected, and the letter of ants of nobody stays inside. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bundleOf } from '../../words/fluent';
import { loadPack } from '..';
import { sayEvent, sayRefusal } from '../events';

const naming = { nameOf: (seat: string) => `<${seat}>`, tell: (key: string) => key };

it.each([
  ['en', 'The unrecruited ant on c4 dies.', 'An unrecruited ant stands on c4.'],
  ['pl', 'Ginie niezwerbowana mrówka na c4.', 'Na c4 stoi niezwerbowana mrówka.'],
])('an unrecruited ant has no owner to be named, in %s', async (language, dies, stands) => {
  const pack = await loadPack('dominants');
  const file = join(import.meta.dirname, `../../../../../crates/games/dominants/messages/${language}.ftl`);
  const words = bundleOf(language, readFileSync(file, 'utf8'));
  const died = { kind: 'died', owner: 'N', ant: 'worker', tile: 'c4', cubes: 0 };
  expect(sayEvent(words, pack, died, naming)).toBe(dies);
  expect(sayRefusal(words, pack, 'occupied', { tile: 'c4', owner: 'N' }, naming)).toBe(stands);
});

it.each([
  ['en', 1, 'one cube returns to the supply.', '<R> drops one cube on c4: one lies there.'],
  ['en', 3, '3 cubes return to the supply.', '<R> drops 3 cubes on c4: 3 lie there.'],
  ['pl', 1, 'do zapasu wraca jedna kostka.', '<R> zostawia jedną kostkę na c4; razem leży tam 1.'],
  ['pl', 3, 'do zapasu wracają 3 kostki.', '<R> zostawia 3 kostki na c4; razem leży tam 3.'],
  ['pl', 12, 'do zapasu wraca 12 kostek.', '<R> zostawia 12 kostek na c4; razem leży tam 12.'],
])('counts cubes in %s: %i', async (language, cubes, returned, dropped) => {
  const pack = await loadPack('dominants');
  const file = join(import.meta.dirname, `../../../../../crates/games/dominants/messages/${language}.ftl`);
  const words = bundleOf(language, readFileSync(file, 'utf8'));
  const extinct = { kind: 'extinct', seat: 'R', cubes };
  expect(sayEvent(words, pack, extinct, naming)).toContain(returned);
  const drop = { kind: 'dropped', seat: 'R', tile: 'c4', cubes, stored: false, total: cubes };
  expect(sayEvent(words, pack, drop, naming)).toBe(dropped);
});
