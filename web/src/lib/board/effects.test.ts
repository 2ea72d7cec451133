import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { effectsWith as anteater } from '../games/anteater/effects';
import { effectsWith as dominants } from '../games/dominants/effects';
import { effectsWith as glory } from '../games/glory/effects';
import { effects as termites } from '../games/termites/effects';
import type { LoggedStep } from '../table/state';
import type { EventTold } from '../wire/protocol';
import { barOf, onceFor, type Effect } from './effects';

const SRC = join(import.meta.dirname, '../..');

/** An event of every kind of a game. */
function events(game: string): readonly EventTold[] {
  const { events } = JSON.parse(readFileSync(join(SRC, `lib/wire/games/${game}.json`), 'utf8')) as {
    events: readonly { event: EventTold }[];
  };
  return events.map(({ event }) => event);
}

const step = (...told: readonly EventTold[]): readonly LoggedStep[] => [{ step: 1, by: 'x', text: 'x', events: told }];
const kinds = (effects: readonly Effect[]) => effects.map(({ kind }) => kind);

const BATTLE = {
  participants: ['d4', 'e5'],
  engaged: ['f5'],
  candidates: [],
  attack: 6,
  defence: 4,
  verdict: 'won',
  dying: ['f5'],
};
const POINT = { x: 10, y: 20 };
const mounds = () =>
  anteater({
    space: () => POINT,
    top: () => undefined,
    plaque: () => POINT,
    mouth: () => ({ x: 0, y: 0 }),
    ground: () => POINT,
  });
const look = () => ({ colour: '#123456', ink: '#ffffff', shape: 'circle' as const });
type Find = (fresh: readonly LoggedStep[]) => readonly Effect[];
const find: Record<string, Find> = {
  anteater: (fresh) => mounds()(fresh as Parameters<ReturnType<typeof anteater>>[0], (key) => key),
  dominants: dominants(
    () => BATTLE,
    () => 'a1',
    look,
  ) as Find,
  glory: glory(look) as Find,
  termites: termites as Find,
};

/** The kinds of events that are seen as an effect; the others show in the picture alone. */
const SHOWN: Record<string, readonly string[]> = {
  anteater: ['blocked', 'general', 'placed', 'queen', 'worm-won'],
  termites: ['attacked', 'mound-placed', 'mound-taken'],
  dominants: [
    'conquered',
    'died',
    'gathered',
    'immigrated',
    'merged',
    'predator',
    'rained',
    'rolled',
    'sacrificed',
    'spawned',
    'speech',
    'struck',
    'tax-from-load',
  ],
  glory: ['built', 'claimed', 'contested', 'exploded', 'founded', 'killed', 'starved', 'stormed'],
};

describe.each(Object.keys(SHOWN))('%s', (game) => {
  const effects = events(game).map((event) => [event.kind, find[game]?.(step(event)) ?? []] as const);

  it('shows these kinds of events', () => {
    expect(effects.filter(([, found]) => found.length > 0).map(([kind]) => kind)).toEqual(SHOWN[game]);
  });

  it('shows them somewhere on the board', () => {
    const points = effects.flatMap(([, found]) =>
      found.flatMap((effect) => [effect.at, ...('to' in effect && 'x' in effect.to ? [effect.to] : [])]),
    );
    expect(points.length).toBeGreaterThan(0);
    for (const { x, y } of points) expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
  });
});

const seen = (game: string, kind: string, more: Record<string, unknown> = {}) => {
  const event = events(game).find((other) => other.kind === kind);
  return find[game]?.(step({ ...event, kind, ...more })) ?? [];
};

describe('themes', () => {
  it('Termites: support comes with its numbers, a Mound crumbles and its number flies to the trophies', () => {
    const supporters = [{ cell: 'g7', token: 'S2', adds: 4, vegetation: false }];
    const attacked = seen('termites', 'attacked', { path: ['g8'], target: 'h8', supporters });
    expect(kinds(attacked)).toEqual(['line', 'fly', 'fly', 'impact']);
    expect(attacked[1]).toMatchObject({ what: '+4' });
    expect(kinds(seen('termites', 'mound-taken'))).toEqual(['crumble', 'dust', 'fly']);
    expect(seen('termites', 'mound-taken').at(-1)).toMatchObject({ what: '5', to: { seat: '1' } });
  });

  it('DominAnts: a strike flashes over the areas of all attackers, the predator has a tongue', () => {
    // Two attackers side by side on the diagonal: 9 + 9 - 4 tiles, and the sums.
    expect(kinds(seen('dominants', 'struck')).filter((kind) => kind === 'flash')).toHaveLength(14);
    expect(seen('dominants', 'struck').at(-1)).toMatchObject({ what: '1 : 3' });
    expect(kinds(seen('dominants', 'predator'))).toContain('line');
    expect(kinds(seen('dominants', 'dropped', { stored: true }))).toEqual(['fly']);
    expect(seen('dominants', 'dropped')).toEqual([]);
  });

  it('Glory: what is gained flies to the player who gains it', () => {
    expect(seen('glory', 'killed', { by: 'red' }).at(-1)).toMatchObject({
      kind: 'fly',
      what: '+1 ★',
      to: { seat: 'red' },
    });
    expect(kinds(seen('glory', 'stormed'))).toEqual(['fire', 'crumble', 'wave', 'fly']);
    expect(kinds(seen('glory', 'exploded'))).toEqual(['crumble', 'wave']);
  });

  it('Anteater: the tongue sets the die, and what is found flies from there', () => {
    const [placed, item] = [
      events('anteater').find(({ kind }) => kind === 'placed'),
      events('anteater').find(({ kind }) => kind === 'found-item'),
    ];
    const effects = find['anteater']?.(step(placed as EventTold, item as EventTold)) ?? [];
    expect(kinds(effects)).toEqual(['line', 'fly']);
    expect(effects[1]).toMatchObject({ what: 'G', at: POINT, to: { seat: 'P1' } });
  });
});

it('each picture is found once', () => {
  let asked = 0;
  const effects = onceFor(() => (asked++, [{ kind: 'wave', at: POINT, colour: 'red', size: 1 }]));
  const fresh = step({ kind: 'x' });
  expect(effects(fresh)).toBe(effects(fresh));
  expect(asked).toBe(1);
  expect(effects(step({ kind: 'x' }))).not.toBe(effects(fresh));
});

it('a bar reaches from one point to the other', () => {
  expect(barOf({ x: 0, y: 0 }, { x: 0, y: 5 })).toEqual({ length: 5, angle: 90 });
});

/** What can change from frame to frame without the page being laid out again. */
const CHEAP = [
  'transform',
  'opacity',
  'scale',
  'rotate',
  'translate',
  'stroke-opacity',
  'stroke-dashoffset',
  'stroke-dasharray',
  'background',
  'border-color',
  'offset',
  // Says how a frame goes over into the next.
  'animation-timing-function',
];

it('nothing is animated that would lay the page out again', () => {
  const sources = readdirSync(SRC, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(svelte|css|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  const frames = sources.flatMap((source) =>
    [...source.matchAll(/@keyframes [\w-]+ \{((?:[^{}]*\{[^{}]*\})*)\s*\}/g)].flatMap((match) => [
      ...(match[1] ?? '').matchAll(/([\w-]+):/g),
    ]),
  );
  const transitions = sources.flatMap((source) =>
    [...source.matchAll(/transition: ([^;]+);/g)].flatMap((match) =>
      (match[1] ?? '').split(',').map((part) => part.trim().split(' ')[0] ?? ''),
    ),
  );
  const named = [...frames.map((match) => match[1] ?? ''), ...transitions];
  expect(named.length).toBeGreaterThan(6);
  expect(named.filter((name) => !CHEAP.includes(name))).toEqual([]);
});
