/** Every legal action of every phase can be pointed at, and only at one place. Fixtures come from `hexapod engine`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { take, type Choice } from '../board/gestures';
import { bundleOf, format, type Args } from '../words/fluent';
import { GAMES, loadPack, type GameId } from '.';

interface Fixture {
  /** Legal actions by phase. */
  readonly legal: Record<string, string[]>;
  /** One event of each kind, with its English sentence. */
  readonly events: readonly ({ kind: string; say: string } & Record<string, unknown>)[];
}

function file(path: string): string {
  return readFileSync(join(import.meta.dirname, path), 'utf8');
}

function words(game: GameId, language: string) {
  const bundle = bundleOf(
    language,
    file(`../../../../crates/games/${game}/messages/${language}.ftl`),
    file(`${game}/messages/${language}.ftl`),
  );
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

describe.each(GAMES)('%s', (game) => {
  const fixture = JSON.parse(file(`${game}/fixture.json`)) as Fixture;
  const view = { picked: 'x', pending: 'I', colours: [], seats: [], colonies: [], die: null };

  it.each(Object.entries(fixture.legal))(
    '%s: each action is reached by pointing, and no other with it',
    async (phase, legal) => {
      const pack = await loadPack(game);
      const choices = pack.choices(legal, view, phase);
      expect(choices.map(({ text }) => text)).toEqual(legal);
      for (const choice of choices) expect(point(choices, choice), choice.path.join(' → ')).toBe(choice.text);
    },
  );

  it.each(['en', 'pl'])('has words for every action and question in %s', async (language) => {
    const pack = await loadPack(game);
    const tell = words(game, language);
    for (const [phase, legal] of Object.entries(fixture.legal)) {
      const { key, args } = pack.question(view, phase, [], tell);
      expect(tell(key, args), `question of ${phase}`).not.toBe(key);
      for (const action of legal) expect(pack.label(action, tell, view), action).toMatch(/^[^-]*[\p{L}\d]/u);
      for (const action of legal)
        expect(pack.label(action, tell, view), action).not.toMatch(/^(action|button|legacy|faction)-/);
    }
  });

  it.each(fixture.events.map((event) => [event.kind, event] as const))(
    'says %s as the rules do',
    async (_, { say, ...event }) => {
      const pack = await loadPack(game);
      const bundle = bundleOf('en', file(`../../../../crates/games/${game}/messages/en.ftl`));
      // With names as they stand in the notation the sentence is the engine's own.
      const args = pack.args(
        event,
        (seat) => seat,
        (key) => key,
      );
      expect(format(bundle, pack.key(event), args)).toBe(say);
      const polish = bundleOf('pl', file(`../../../../crates/games/${game}/messages/pl.ftl`));
      expect(format(polish, pack.key(event), args)).toMatch(/\p{L}/u);
    },
  );

  it('gives each step a time', async () => {
    const pack = await loadPack(game);
    for (const text of Object.values(fixture.legal).flat()) {
      expect(pack.duration({ step: 1, by: 'x', text, events: [] })).toBeGreaterThanOrEqual(0);
    }
  });
});
