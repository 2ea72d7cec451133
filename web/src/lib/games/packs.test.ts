/** Every pack against real play: views, actions, events and refusals that the rules crates wrote (`wire/games/*.json`). */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { take, type Choice } from '../board/gestures';
import { bundleOf, format, type Args } from '../words/fluent';
import { GAMES } from '../../../tests/games';
import { loadPack } from '.';
import { sayEvent, sayRefusal } from './events';

function file(path: string): string {
  return readFileSync(join(import.meta.dirname, path), 'utf8');
}

const rules = (game: string, language: string) => file(`../../../../crates/games/${game}/messages/${language}.ftl`);

function words(game: string, language: string) {
  const folder = existsSync(join(import.meta.dirname, game, 'index.ts')) ? game : 'generic';
  const sources = [...new Set([folder, game])].map((name) => file(`${name}/messages/${language}.ftl`));
  const bundle = bundleOf(language, rules(game, language), ...sources);
  return (key: string, args?: Args) => format(bundle, key, args) ?? key;
}

/** Takes one target of the path after the other, and returns what is played. */
function point(choices: readonly Choice[], choice: Choice): string | undefined {
  let taken: readonly string[] = [];
  for (const target of choice.path) {
    const result = take(choices, taken, target);
    if (result.kind === 'play') return result.choice.text;
    if (result.kind === 'nothing') return undefined;
    taken = result.taken;
  }
  return undefined;
}

describe.each(GAMES)('$card.id', ({ card: { id: game }, events, refusals, positions }) => {
  const decisions = positions.filter(({ legal }) => legal.length > 0);
  // With names as they stand in the notation a sentence is the engine's own.
  const plain = { nameOf: (seat: string) => seat, tell: (key: string) => key };

  it('has examples', () => {
    expect(decisions.length).toBeGreaterThan(1);
    expect(events.length).toBeGreaterThan(1);
    expect(refusals.length).toBeGreaterThan(1);
  });

  it.each(decisions)(
    '$phase: each action is reached by pointing, and no other with it',
    async ({ phase, legal, view }) => {
      const pack = await loadPack(game);
      const choices = pack.choices(legal, view, phase);
      expect(choices.map(({ text }) => text)).toEqual(legal);
      for (const choice of choices) expect(point(choices, choice), choice.path.join(' → ')).toBe(choice.text);
    },
  );

  it.each(['en', 'pl'])('has words for every action and question in %s', async (language) => {
    const pack = await loadPack(game);
    const tell = words(game, language);
    for (const { phase, legal, view } of decisions) {
      const { key, args } = pack.question(view, phase, [], tell);
      expect(tell(key, args), `question of ${phase}`).not.toBe(key);
      for (const action of legal)
        expect(pack.label(action, { nameOf: (seat) => seat, tell }, view), action).toMatch(/^[^-]*[\p{L}\d]/u);
      for (const action of legal) {
        expect(pack.label(action, { nameOf: (seat) => seat, tell }, view), action).not.toMatch(
          /^(action|button|legacy|faction)-/,
        );
      }
    }
  });

  it.each(positions)('$phase: every seat has a look, a name, and points or none', async ({ view, seat }) => {
    const pack = await loadPack(game);
    if (seat === null) return;
    expect(pack.look(seat, view).colour).toMatch(/./);
    expect(pack.seatName(view, seat, words(game, 'en'))).toMatch(/\p{L}/u);
    expect(['number', 'undefined']).toContain(typeof pack.points(view, seat));
  });

  it.each(events.map(({ event, say }) => [event.kind, event, say] as const))(
    'says %s as the rules do',
    async (_, event, say) => {
      const pack = await loadPack(game);
      expect(sayEvent(bundleOf('en', rules(game, 'en')), pack, event, plain)).toBe(say);
      expect(sayEvent(bundleOf('pl', rules(game, 'pl')), pack, event, plain)).toMatch(/\p{L}/u);
    },
  );

  it.each(refusals)('says why: $key', async ({ key, args, say }) => {
    const pack = await loadPack(game);
    expect(sayRefusal(bundleOf('en', rules(game, 'en')), pack, key, args, plain)).toBe(say);
    expect(sayRefusal(bundleOf('pl', rules(game, 'pl')), pack, key, args, plain)).toMatch(/\p{L}/u);
  });
});
