import { describe, expect, it } from 'vitest';
import { blank, countOf, draftOf, freeName, images, nameIn, painted, toolAt, withMaps, type Symmetry } from './map';

/** The hexagon of side 6. */
const BOARD = new Set(
  [...'abcdefghijk'].flatMap((letter, row) =>
    Array.from({ length: 11 }, (_, at) => at + 1)
      .filter((number) => Math.abs(number - 1 - row) <= 5)
      .map((number) => `${letter}${number}`),
  ),
);

describe('symmetry', () => {
  it('has as many images as it should, and they are images of each other', () => {
    expect(BOARD.size).toBe(91);
    const sizes: Record<Symmetry, number> = { none: 1, point: 2, three: 3, mirror: 2 };
    for (const [symmetry, size] of Object.entries(sizes) as [Symmetry, number][]) {
      for (const cell of BOARD) {
        const all = images(cell, symmetry, BOARD);
        expect([1, size]).toContain(all.length);
        for (const other of all) expect(new Set(images(other, symmetry, BOARD))).toEqual(new Set(all));
      }
    }
  });

  it('turns and mirrors as the board lies on the screen', () => {
    expect(images('d3', 'point', BOARD)).toEqual(['d3', 'h9']);
    expect(images('f1', 'three', BOARD)).toEqual(['f1', 'a6', 'k11']);
    expect(images('d3', 'mirror', BOARD)).toEqual(['d3', 'd7']);
    expect(images('f6', 'three', BOARD)).toEqual(['f6']);
  });
});

describe('painting', () => {
  it('puts a terrain or a Mound on hexes, one in place of the other', () => {
    let draft = painted(blank('mine', 2), 'water', ['d3', 'h9']);
    expect(countOf(draft, 'water')).toBe(2);
    draft = painted(draft, 'mound', ['d3']);
    expect(toolAt(draft, 'd3')).toBe('mound');
    expect(countOf(draft, 'water')).toBe(1);
    draft = painted(draft, 'stones', ['d3']);
    expect([toolAt(draft, 'd3'), draft.mounds]).toEqual(['stones', []]);
    draft = painted(draft, 'clear', ['d3', 'h9']);
    expect(draft.terrain).toEqual({});
  });

  it('changes nothing where everything is as painted already', () => {
    const draft = painted(blank('mine', 2), 'water', ['d3']);
    expect(painted(draft, 'water', ['d3'])).toBe(draft);
    expect(painted(draft, 'clear', ['a1'])).toBe(draft);
  });
});

describe('the data file', () => {
  const file = '[board]\nname = "x"\n\n[map.duel]\nplayers = 2\nneutral = ["f6"] # middle\n';
  const picture = {
    board: [],
    water: [],
    vegetation: [],
    stones: [],
    neutral: ['f6'],
    neutral_value: 7,
    sites: [],
    supply: [],
    tiles: 18,
  };
  const duel = draftOf({ name: 'duel', seats: 2, advanced: false, picture });

  it('gets new and changed maps and loses others; the rest stays as it is written', () => {
    const mine = painted(painted(blank('mine', 3), 'water', ['k11', 'd3', 'a1']), 'mound', ['f6']);
    const text = withMaps(file, [duel], [duel, mine]);
    expect(text).toBe(
      `${file}\n[map.mine]\nplayers = 3\nneutral = ["f6"]\nwater = ["a1", "d3", "k11"]\nvegetation = []\nstones = []\n`,
    );
    expect(withMaps(text, [duel, mine], [duel])).toBe(file);
    expect(withMaps(file, [duel], [{ ...duel, players: 4, advanced: true }])).toContain(
      '[map.duel]\nplayers = 4\nadvanced = true\nneutral = ["f6"]\n',
    );
  });

  it('names its maps by letters, digits, - and _', () => {
    expect(nameIn('  Wielka łąka; "x" ')).toBe('Wielka-łąka-x');
    expect(nameIn('a'.repeat(30))).toHaveLength(24);
    expect(freeName('my-map', ['my-map', 'my-map-2'])).toBe('my-map-3');
  });
});
