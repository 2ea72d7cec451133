/** What is in the box, read from the game's own data file, so that pictures of it are never out of date. */
import source from '../../../../../crates/games/termites/data/standard-2.toml?raw';

export type Terrain = 'clear' | 'water' | 'vegetation' | 'stones';

/** A map of the box. */
export interface PresetMap {
  readonly name: string;
  readonly players: number;
  readonly advanced: boolean;
  readonly neutral: readonly string[];
  /** Hexes that are not Clear. */
  readonly terrain: ReadonlyMap<string, Terrain>;
}

/** The castes in the order of the book. */
export const CASTES = ['W', 'S', 'N', 'F'] as const;

/** A table of the data file: its name, and its lines `key = value`. */
type Section = { readonly name: string; readonly values: ReadonlyMap<string, string> };

const SECTIONS: readonly Section[] = source
  .split(/^(?=\[)/m)
  .slice(1)
  .map((text) => ({
    name: /^\[+([\w.]+)/.exec(text)?.[1] ?? '',
    values: new Map(
      [...text.matchAll(/^(\w+) *= *(\[[^\]]*\]|.*)/gm)].map((line) => [line[1] ?? '', line[2] ?? ''] as const),
    ),
  }));

/** Returns the tables `prefix.name` by their names. */
function tables(prefix: string): readonly Section[] {
  return SECTIONS.filter(({ name }) => name.startsWith(`${prefix}.`)).map(({ name, values }) => ({
    name: name.slice(prefix.length + 1),
    values,
  }));
}

const words = (list: string | undefined): readonly string[] =>
  [...(list ?? '').matchAll(/"(\w+)"/g)].map((word) => word[1] ?? '');
const numbers = (list: string | undefined): readonly number[] =>
  [...(list ?? '').matchAll(/\d+/g)].map((number) => Number(number[0]));

/** The tokens of each colony with their numbers: worker, soldier, spitter, flyer, small ones first. */
export const COLONIES = tables('colony').map(({ name, values }) => ({
  name,
  tokens: [...(values.get('tokens') ?? '').matchAll(/([WSNF]\d) = (\d+)/g)]
    .map((kind) => ({ token: kind[1] ?? '', count: Number(kind[2]) }))
    .sort((a, b) => order(a.token) - order(b.token)),
}));

function order(token: string): number {
  return CASTES.findIndex((caste) => caste === token[0]) * 10 + Number(token[1]);
}

const mounds = SECTIONS.find(({ name }) => name === 'mounds')?.values;

/** The values of a colony's Mounds, and of a neutral one. */
export const MOUNDS = numbers(mounds?.get('colony_values'));
export const NEUTRAL = Number(mounds?.get('neutral_value'));

/** The hexes of the board. */
export const CELLS = cellsOf(SECTIONS.find(({ name }) => name === 'board')?.values.get('rows'));

/** Returns the hexes of rows such as "a1-a6". */
function cellsOf(rows: string | undefined): readonly string[] {
  return [...(rows ?? '').matchAll(/"([a-z])(\d+)-[a-z](\d+)"/g)].flatMap(([, row = '', first, last]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => `${row}${Number(first) + at}`),
  );
}

/** The maps of the box. */
export const MAPS: readonly PresetMap[] = tables('map').map(({ name, values }) => ({
  name,
  players: Number(values.get('players')),
  advanced: values.get('advanced') === 'true',
  neutral: words(values.get('neutral')),
  terrain: new Map(
    (['water', 'vegetation', 'stones'] as const).flatMap((terrain) =>
      words(values.get(terrain)).map((cell) => [cell, terrain] as const),
    ),
  ),
}));
