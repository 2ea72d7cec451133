/** The ends of all games: reasons in both languages, and medals from events. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ending as anteater } from '../games/anteater/ending';
import { ending as dominants } from '../games/dominants/ending';
import { ending as glory } from '../games/glory/ending';
import { ending as termites } from '../games/termites/ending';
import type { EventTold } from '../wire/protocol';
import type { LoggedStep } from '../table/state';
import { GAMES } from '../../../tests/games';
import { medals } from './feats';
import { finishOf, loadEnding, type End, type EndingPack } from './pack';

const told = <E extends EventTold>(...groups: readonly (readonly E[])[]): readonly LoggedStep<E>[] =>
  groups.map((events, at) => ({ step: at + 1, by: 'x', text: '', events }));

/** What can decide a game, by the sentence of its rules. */
function decisions(game: string): readonly string[] {
  const source = readFileSync(join(import.meta.dirname, `../../../../crates/games/${game}/messages/en.ftl`), 'utf8');
  const finished = /^finished = [^]*?^ {2}\}/m.exec(source)?.[0] ?? '';
  return [...finished.matchAll(/^ {3,4}\*?\[([\w-]+)\]/gm)].map((match) => match[1] ?? '');
}

describe.each(GAMES)('$card.id', ({ card: { id: game }, positions }) => {
  it.each(['en', 'pl'] as const)('says in %s why it ended, whatever decided', async (language) => {
    const { ending, word } = await loadEnding(game, language, (key) => `?${key}`);
    const view = positions.at(-1)?.view;
    const scores = [
      { who: 'A', total: 52, parts: (['x'] as const).map(() => ['none', 0] as [string, number]) },
      { who: 'B', total: 24, parts: [] },
    ];
    expect(decisions(game).length).toBeGreaterThanOrEqual(3);
    for (const decided of decisions(game)) {
      const end: End = {
        parties: ['A', 'B'],
        steps: [],
        view,
        scores,
        winners: ['A'],
        decided,
        me: 'A',
        nameOf: (seat) => seat,
      };
      const said = ending?.why(end, word) ?? '?';
      expect(said, decided).not.toContain('?');
      expect(said, decided).toMatch(/^[\p{Lu}\d].*\.$/u);
    }
  });
});

describe('why', () => {
  const end = <V, E extends EventTold>(more: Partial<End<V, E>>): End<V, E> => ({
    parties: ['R', 'Y'],
    steps: [],
    view: {} as V,
    scores: [],
    winners: ['Y'],
    decided: 'points',
    me: 'R',
    nameOf: (seat) => ({ R: 'Ann', Y: 'Fika' })[seat] ?? seat,
    ...more,
  });
  const wordsOf = async (game: string, language: 'en' | 'pl') => (await loadEnding(game, language, (key) => key)).word;

  it('names the throne that was held: to its owner, to its holder and to others', async () => {
    const fall = end<never, never>({
      decided: 'last-colony',
      view: { throne_turns: 2 } as never,
      steps: told([{ kind: 'conquered', seat: 'R', by: 'Y', ants: 1, cubes: 0 }, { kind: 'finished' }]) as never,
    });
    const why = (me: string | undefined, word: Awaited<ReturnType<typeof wordsOf>>) =>
      (dominants as unknown as EndingPack).why({ ...fall, me }, word);
    const [english, polish] = [await wordsOf('dominants', 'en'), await wordsOf('dominants', 'pl')];
    expect(why('R', english)).toBe('Fika held your throne for 2 turns.');
    expect(why('Y', english)).toBe('You held Ann’s throne for 2 turns.');
    expect(why(undefined, english)).toBe('Fika held Ann’s throne for 2 turns.');
    expect(why('R', polish)).toBe('Fika zajmuje twój tron przez 2 tury.');
  });

  it('names the points and where the winner was ahead most', async () => {
    const scores = [
      { who: 'R', total: 20, parts: [['trophies', 8], ['mounds', 12]] as [string, number][] }, // prettier-ignore
      { who: 'Y', total: 50, parts: [['trophies', 15], ['mounds', 35]] as [string, number][] }, // prettier-ignore
    ];
    const word = await wordsOf('termites', 'en');
    expect((termites as unknown as EndingPack).why(end({ scores }), word)).toBe(
      '50 points to 20; the lead comes mainly from Mounds on the board (+23).',
    );
  });
});

describe('medals', () => {
  it('go to who did most, not where all did alike, and never for nothing', () => {
    const feat = (kind: string, ...amounts: [string, number][]) => ({ kind, amounts: new Map(amounts) });
    expect(
      medals(
        [feat('a', ['R', 2], ['Y', 1]), feat('b', ['R', 3], ['Y', 3]), feat('c'), feat('d', ['Y', 1], ['G', 1])],
        ['R', 'Y', 'G'],
      ),
    ).toEqual([
      { kind: 'a', amount: 2, who: ['R'] },
      { kind: 'b', amount: 3, who: ['R', 'Y'] },
      { kind: 'd', amount: 1, who: ['Y', 'G'] },
    ]);
    expect(medals([feat('b', ['R', 3], ['Y', 3])], ['R', 'Y'])).toEqual([]);
    const many = ['a', 'b', 'c', 'd', 'e'].map((kind) => feat(kind, ['R', 1]));
    expect(medals(many, ['R', 'Y'])).toHaveLength(4);
  });

  const amounts = (feats: ReturnType<EndingPack['feats']>) =>
    Object.fromEntries(feats.map(({ kind, amounts }) => [kind, Object.fromEntries(amounts)]));

  it('of Anteater count Queens, own sixes, finds and worms', () => {
    const steps = told<EventTold>(
      [{ kind: 'rolled', seat: 'P1', colour: 'P1', face: 6 } as EventTold],
      [{ kind: 'rolled', seat: 'P1', colour: 'N', face: 6 } as EventTold],
      [
        { kind: 'found-item', colour: 'P2', item: 'K', name: 'map', count: 1, taken: 'yes' } as EventTold,
        { kind: 'found-item', colour: 'P1', item: 'K', name: 'map', count: 1, taken: 'supply-empty' } as EventTold,
        { kind: 'queen', slot: 'A', to: 'N', points: 7, total: 9, tie: false } as EventTold,
        { kind: 'queen', slot: 'B', to: null, points: 7, total: 0, tie: false } as EventTold,
        { kind: 'worm-won', slot: 'A', colour: 'P1', total: 6, taken: 'yes', number: 6, at_least: false } as EventTold,
      ],
    );
    expect(amounts(anteater.feats(steps as never))).toEqual({
      queens: { N: 1 },
      sixes: { P1: 1 },
      finds: { P2: 1 },
      worms: { P1: 1 },
    });
  });

  it('of Termites count Mounds, the longest way, won attacks and the strongest', () => {
    const attack = { kind: 'attacked', seat: '1', path: ['a1', 'a2'], power: 9, defence: 8 };
    const steps = told<EventTold>(
      [attack, { kind: 'mound-taken', seat: '1' } as EventTold],
      [{ ...attack, seat: '2', power: 5 } as EventTold],
      [{ kind: 'moved', seat: '2', path: ['b1', 'b2', 'b3', 'b4'] } as EventTold],
    );
    expect(amounts(termites.feats(steps as never))).toEqual({
      mounds: { '1': 1 },
      march: { '1': 1, '2': 3 },
      attacks: { '1': 1 },
      power: { '1': 9, '2': 5 },
    });
  });

  it('of DominAnts count ants felled in battle, sugar in store, thrones of others and steps', () => {
    const steps = told<EventTold>(
      [
        { kind: 'struck', seat: 'R' } as EventTold,
        { kind: 'died', owner: 'Y' } as EventTold,
        { kind: 'died', owner: 'R' } as EventTold,
      ],
      // A predator is nobody's.
      [{ kind: 'predator' }, { kind: 'died', owner: 'Y' } as EventTold],
      [{ kind: 'dropped', seat: 'Y', cubes: 2, stored: true } as EventTold],
      [{ kind: 'dropped', seat: 'R', cubes: 3, stored: false } as EventTold],
      [
        { kind: 'throne', seat: 'R', holder: 'Y' } as EventTold,
        { kind: 'throne', seat: 'R', holder: null } as EventTold,
      ],
      [{ kind: 'moved', seat: 'Y' } as EventTold],
    );
    expect(amounts(dominants.feats(steps as never))).toEqual({
      felled: { R: 1 },
      sugar: { Y: 2 },
      thrones: { Y: 1 },
      steps: { Y: 1 },
    });
  });

  it('of Glory count won attacks, kills of others, gold, buildings, claims and marches', () => {
    const steps = told<EventTold>(
      [{ kind: 'killed', seat: 'red', by: 'blue' } as EventTold, { kind: 'advanced', seat: 'blue' } as EventTold],
      [{ kind: 'killed', seat: 'red', by: 'red' } as EventTold],
      [{ kind: 'produced', seat: 'red', gold: 3, bonus: 1 } as EventTold],
      [{ kind: 'stronghold-income', seat: 'red', gold: 1 } as EventTold],
      [{ kind: 'built', seat: 'blue' } as EventTold, { kind: 'claimed', seat: 'blue' } as EventTold],
      [{ kind: 'marched', seat: 'red' } as EventTold],
    );
    expect(amounts(glory.feats(steps as never))).toEqual({
      battles: { blue: 1 },
      kills: { blue: 1 },
      gold: { red: 4 },
      built: { blue: 1 },
      claims: { blue: 1 },
      marches: { red: 1 },
    });
  });
});

it('the last event says who won and what decided; without it the game has no finish', () => {
  const event = { kind: 'finished', winners: ['P2'], decided: 'points' };
  const step = (events: readonly EventTold[]): LoggedStep => ({ step: 1, by: 'P1', text: '', events: [...events] });
  expect(finishOf([step([{ kind: 'passed' }, event])])).toEqual({ winners: ['P2'], decided: 'points' });
  expect(finishOf([step([event]), step([{ kind: 'passed' }])])).toBeUndefined();
  expect(finishOf([step([{ kind: 'finished' }])])).toBeUndefined();
  expect(finishOf([])).toBeUndefined();
});
