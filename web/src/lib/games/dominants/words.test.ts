/** Sentences: numbers are inflected, and the letter of ants of nobody stays inside. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bundleOf, format, type Args } from '../../words/fluent';
import { linesOf } from '../../table/lines';
import type { LoggedStep } from '../../table/state';
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

it('tells an attack with all who joined and its strike in one line', async () => {
  const pack = await loadPack('dominants');
  const step = (step: number, text: string, event: Record<string, unknown>) => ({
    step,
    by: 'R',
    text,
    events: [{ seat: 'R', verdict: 'won', ...event }],
  });
  const log = [
    step(1, 'attack a2', { kind: 'attacks', tile: 'a2', attack: 3, defence: 5 }),
    step(2, 'join b2', { kind: 'attacks', tile: 'b2', attack: 6, defence: 5 }),
    step(3, 'strike', { kind: 'struck', attack: 6, defence: 5 }),
    step(4, 'attack c2', { kind: 'attacks', tile: 'c2', attack: 3, defence: 1 }),
  ] as unknown as LoggedStep[];
  expect(linesOf(log, pack).map(({ first, step, events }) => [first, step, events[0]?.kind])).toEqual([
    [1, 3, 'struck'],
    [4, 4, 'attacks'],
  ]);
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

it.each([
  [
    'en',
    'Walk the worker from c3 to e3 and gather a cube',
    'Walk the soldier from c3 to d3',
    'a plan that begins with the soldier going from c3 to d3',
  ],
  [
    'pl',
    'Przejdź z c3 na e3 (robotnica) i weź kostkę',
    'Przejdź z c3 na d3 (żołnierz)',
    'plan, w którym najpierw z c3 na d3 idzie żołnierz',
  ],
])('names the whole errand of a hint, in %s', async (language, gathers, walks, begins) => {
  const pack = await loadPack('dominants');
  const words = bundleOf(language, readFileSync(join(import.meta.dirname, `messages/${language}.ftl`), 'utf8'));
  const tell = (key: string, args?: Args) => format(words, key, args) ?? key;
  const said = (kind: string, ...actions: readonly string[]) =>
    pack.whole?.(actions, { ...naming, tell }, { tiles: [{ tile: 'c3', ant: { kind } }] });
  expect(said('worker', 'move c3-d3', 'move d3-e3', 'gather e3')).toBe(gathers);
  expect(said('soldier', 'move c3-d3')).toBe(walks);
  const begun = pack.begun?.('move c3-d3', { ...naming, tell }, { tiles: [{ tile: 'c3', ant: { kind: 'soldier' } }] });
  expect(begun).toBe(begins);
});
