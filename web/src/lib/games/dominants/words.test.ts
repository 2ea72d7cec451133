/** Sentences about ants of nobody: the letter of the notation stays inside. */
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
