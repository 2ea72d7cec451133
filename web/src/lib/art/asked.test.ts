/** Draws every kind of piece, tile and thing of the boxes, and boards of recorded games, by day and at night, and compares
 * the pictures they ask for with those that the workshop made: nothing is missing, nothing lies unused. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Component, ComponentProps } from 'svelte';
import { render } from 'svelte/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPack } from '../games';
import Anteater from '../games/anteater/Anteater.svelte';
import Chamber from '../games/anteater/Chamber.svelte';
import Emblem from '../games/anteater/Emblem.svelte';
import PaintedMound from '../games/anteater/PaintedMound.svelte';
import Thing from '../games/anteater/Thing.svelte';
import Badges from '../games/dominants/Badges.svelte';
import Flown from '../games/dominants/Flown.svelte';
import { centreOf as centreOfTile } from '../games/dominants/layout';
import { heapOf } from '../games/dominants/painted';
import Pawn from '../games/dominants/Pawn.svelte';
import Predator from '../games/dominants/Predator.svelte';
import { SECTORS } from '../games/dominants/wheel';
import Castle from '../games/glory/Castle.svelte';
import { landOfKind } from '../games/glory/art';
import Figurine from '../games/glory/Figurine.svelte';
import Goods from '../games/glory/Goods.svelte';
import Land from '../games/glory/Land.svelte';
import Rampart from '../games/glory/Rampart.svelte';
import type { SeatLook } from '../games/pack';
import Ground from '../games/termites/Ground.svelte';
import Hill from '../games/termites/Hill.svelte';
import { CELLS } from '../games/termites/box';
import { centreOf } from '../games/termites/layout';
import Token from '../games/termites/Token.svelte';
import { Replay } from '../table/replay';
import type { MoundView } from '../wire/games/anteater';
import type { AntView, View as DominantsView } from '../wire/games/dominants';
import type { View as TermitesView } from '../wire/games/termites';
import type { ReplayAnswer } from '../wire/protocol';

const world = vi.hoisted(() => ({ asked: new Set<string>(), night: false, upright: false }));
vi.mock('./art.svelte', async (original) => ({
  ...(await original<object>()),
  album: () => (name: string) => {
    world.asked.add(name);
    return { href: name, x: 0, y: 0, width: 1, height: 1 };
  },
}));
vi.mock('./night.svelte', () => ({ isNight: () => world.night }));
vi.mock('svelte/reactivity', async (original) => ({
  ...(await original<object>()),
  MediaQuery: class {
    readonly current = world.upright;
  },
}));

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });

const file = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
const made = (game: string) => Object.keys(JSON.parse(file(`../../art/${game}.json`)) as object).sort();
const data = (game: string, name: string) => file(`../../../../crates/games/${game}/data/${name}.toml`);

const LOOK: SeatLook = { colour: '#c00', ink: '#fff', shape: 'circle' };

function draw<P extends Record<string, unknown>>(component: Component<P>, props: P): void {
  void render(component as Component, { props }).body;
}

/** The recorded game of the front page. */
const recorded = (game: string) => new Replay(JSON.parse(file(`../../show/${game}.json`)) as ReplayAnswer);

/** Draws the whole board. */
async function drawBoard(game: string, view: unknown, more: object = {}): Promise<void> {
  const { Board } = await loadPack(game);
  const props: ComponentProps<typeof Board> = {
    ...{ view, phase: '', seat: null, fresh: [], prelude: [], taken: [], next: new Set(), again: new Set(), open: [] },
    ...{ hint: [], recent: [], marked: new Set(), walks: [], choose: () => undefined, danger: undefined },
    ...{ nameOf: (seat: string) => seat, tell: (key: string) => key },
    ...more,
  };
  draw(Board, props as never);
}

const both = [false, true];

beforeEach(() => {
  Object.assign(world, { night: false, upright: false });
  world.asked.clear();
});

const asked = () => [...world.asked].sort();

describe('what the boards ask for is what the workshop made', () => {
  it('termites', async () => {
    const game = recorded('termites');
    for (const night of both) {
      world.night = night;
      for (const terrain of ['clear', 'water', 'vegetation', 'stones'])
        for (const cell of CELLS) draw(Ground, { terrain, at: centreOf(cell) });
      for (const value of [5, 6, 7, 8, 9]) draw(Hill, { value, look: LOOK, owned: value !== 7 });
      for (const caste of 'WSNF')
        for (const pose of [0, 1, 2, 3, 4, 5])
          for (const count of [1, 2, 3]) draw(Token, { token: `${caste}${count}`, strength: 1, look: LOOK, pose });
      const view = game.view(game.from) as TermitesView;
      const free = view.cells.find(({ unit, mound }) => !unit && !mound)?.cell;
      const taken = { step: 1, by: '1', text: '', events: [{ kind: 'mound-taken', cell: free }] };
      await drawBoard('termites', view, { log: [taken] });
    }
    expect(asked()).toEqual(made('termites'));
  });

  it('anteater', async () => {
    const game = recorded('anteater');
    const cards = [...data('anteater', 'standard').matchAll(/^columns = \[(.*)\]/gm)].map(([, columns = '']) =>
      [...columns.matchAll(/"(.*?)"/g)].map(([, spaces = '']) => spaces),
    );
    expect(cards).toHaveLength(12);
    for (const night of both) {
      world.night = night;
      const view = game.view(game.loaded) as { mounds: readonly MoundView[] };
      await drawBoard('anteater', view);
      const [some] = view.mounds;
      if (!some) throw new Error('no mound is recorded');
      for (const [at, heights] of cards.entries()) {
        const columns = heights.map((spaces) => ({ ...some.columns[0], spaces: [...spaces] }));
        const mound = { ...some, card: at + 1, columns } as unknown as MoundView;
        draw(PaintedMound, { mound, wormAtLeast: false, tell: (key: string) => key, night, plaque: 0, large: false });
        draw(Anteater, { card: at + 1, night });
        for (const code of new Set(heights.join('').replaceAll('.', ''))) draw(Thing, { code });
      }
      for (let seed = 0; seed < 12; seed++) draw(Chamber, { shows: '.', seed, night });
      draw(Chamber, { shows: '.', seed: 0, die: { face: 5, look: LOOK } });
      for (const rank of ['queen', 'general'] as const) draw(Emblem, { rank });
    }
    expect(asked()).toEqual(made('anteater'));
  });

  it('dominants', async () => {
    const game = recorded('dominants');
    const view = game.view(game.from) as DominantsView;
    const corners = ['a14', 'n14', 'a1', 'n1'];
    const seats = ['R', 'Y', 'B', 'G'];
    // Every corner is a hive, and every heap of the middle is seen.
    const tiles = view.tiles.map((there) => {
      const at = corners.indexOf(there.tile);
      return at < 0 ? there : { ...there, hive: seats[at] ?? null };
    });
    const colonies = seats.map((seat, at) => ({ ...view.colonies[0], seat, home: [corners[at]] }));
    for (const upright of both) {
      world.upright = upright;
      await drawBoard('dominants', { ...view, tiles, colonies });
    }
    // Each size of the first heap.
    const supplies = new Map(Array.from({ length: 61 }, (_, supply) => [heapOf(supply, 0), supply]));
    for (const supply of supplies.values()) await drawBoard('dominants', { ...view, supply });
    for (const kind of ['worker', 'soldier', 'warrior', 'queen'] as const)
      for (const side of ['left', 'right'] as const) {
        draw(Pawn, { kind, power: 1, look: LOOK, side });
        const ant = { kind, load: 2 } as unknown as AntView;
        draw(Badges, { ant, painted: true, side, spirited: false, engaged: false });
      }
    for (const what of ['cube', ...SECTORS]) draw(Flown, { what, painted: true, look: () => LOOK });
    draw(Predator, { tile: 'd5', centreOf: centreOfTile });
    expect(asked()).toEqual(made('dominants'));
  });

  it('glory', async () => {
    const game = recorded('glory');
    const kinds = [...data('glory', 'standard-2').matchAll(/\{ code = "(\w+)", name/g)].map(([, code = '']) => code);
    expect(kinds).toHaveLength(28);
    // Every kind of the box has a picture of its own land.
    expect(kinds.filter((kind) => landOfKind(kind) === 'plain')).toEqual([]);
    for (const night of both) {
      world.night = night;
      await drawBoard('glory', game.view(game.from));
      for (const kind of [...kinds, 'RU', 'SH', '?']) draw(Land, { kind });
      for (const faction of ['tech', 'religion', 'parasite', 'primal'] as const) draw(Castle, { faction, look: LOOK });
      for (const side of ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const) draw(Rampart, { side });
      for (const kind of ['I', 'M', 'X'] as const) draw(Figurine, { kind, look: LOOK, count: 2, guest: true });
      draw(Goods, { gives: [1, 1, 1, 1] });
    }
    expect(asked()).toEqual(made('glory'));
  });
});
