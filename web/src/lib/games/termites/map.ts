/** A map that is drawn: terrain and neutral Mounds by hex, with symmetry. No rules: the server says what is wrong. */
import type { PreviewCard } from '../../wire/protocol';
import type { MapPicture } from '../../wire/games/termites';
import { headerOf, quoted, withEntry } from '../../sets/text';

export type Ground = 'water' | 'vegetation' | 'stones';
export const GROUNDS: readonly Ground[] = ['water', 'vegetation', 'stones'];

/** What is painted: a terrain, nothing, or a Mound. */
export type Tool = 'clear' | Ground | 'mound';
export const TOOLS: readonly Tool[] = ['clear', ...GROUNDS, 'mound'];

export type Symmetry = 'none' | 'point' | 'three' | 'mirror';
export const SYMMETRIES: readonly Symmetry[] = ['none', 'point', 'three', 'mirror'];

export interface Draft {
  readonly name: string;
  readonly players: number;
  readonly advanced: boolean;
  readonly terrain: Readonly<Record<string, Ground>>;
  readonly mounds: readonly string[];
}

/** The hexes with the same place under a symmetry, with x along the row and y up, from the centre. */
const IMAGES: Record<Symmetry, readonly ((x: number, y: number) => readonly [number, number])[]> = {
  none: [],
  point: [(x, y) => [-x, -y]],
  three: [(x, y) => [-y, x - y], (x, y) => [y - x, -x]],
  mirror: [(x, y) => [y - x, y]],
};

/** Returns a hex and those that look the same, as far as they are on the board. */
export function images(cell: string, symmetry: Symmetry, board: ReadonlySet<string>): readonly string[] {
  const x = Number(cell.slice(1)) - 6;
  const y = cell.charCodeAt(0) - 'f'.charCodeAt(0);
  const others = IMAGES[symmetry].map((turn) => {
    const [across, up] = turn(x, y);
    return `${String.fromCharCode('f'.charCodeAt(0) + up)}${across + 6}`;
  });
  return [...new Set([cell, ...others])].filter((one) => board.has(one));
}

/** Returns what lies on a hex. */
export function toolAt({ terrain, mounds }: Draft, cell: string): Tool {
  return mounds.includes(cell) ? 'mound' : (terrain[cell] ?? 'clear');
}

/** Paints hexes. A Mound and a terrain take each other's place. */
export function painted(draft: Draft, tool: Tool, cells: readonly string[]): Draft {
  if (cells.every((cell) => toolAt(draft, cell) === tool)) return draft;
  const terrain = Object.fromEntries(Object.entries(draft.terrain).filter(([cell]) => !cells.includes(cell)));
  const mounds = draft.mounds.filter((cell) => !cells.includes(cell));
  if (tool === 'mound') mounds.push(...cells);
  else if (tool !== 'clear') for (const cell of cells) terrain[cell] = tool;
  return { ...draft, terrain, mounds };
}

/** Returns an empty map. */
export function blank(name: string, players: number): Draft {
  return { name, players, advanced: false, terrain: {}, mounds: [] };
}

export function draftOf({ name, seats, advanced, picture }: PreviewCard): Draft {
  const { neutral, ...grounds } = picture as MapPicture;
  const terrain = Object.fromEntries(GROUNDS.flatMap((ground) => grounds[ground].map((cell) => [cell, ground])));
  return { name, players: seats ?? 2, advanced, terrain, mounds: neutral };
}

/** How many hexes of each terrain there are. */
export function countOf({ terrain }: Draft, ground: Ground): number {
  return Object.values(terrain).filter((other) => other === ground).length;
}

/** Returns what can be a name: letters, digits, - and _. */
export function nameIn(text: string): string {
  return [...text.trim().replace(/\s+/g, '-')]
    .filter((letter) => /[\p{L}\p{N}_-]/u.test(letter))
    .slice(0, 24)
    .join('');
}

/** Returns a name that no other map has. */
export function freeName(wished: string, taken: readonly string[]): string {
  for (let number = 1; ; number++) {
    const name = number === 1 ? wished : `${wished.slice(0, 21)}-${number}`;
    if (!taken.includes(name)) return name;
  }
}

const byPlace = (a: string, b: string) => a.charCodeAt(0) - b.charCodeAt(0) || Number(a.slice(1)) - Number(b.slice(1));

function bodyOf(draft: Draft): string {
  const list = (cells: readonly string[]) => `[${[...cells].sort(byPlace).map(quoted).join(', ')}]`;
  const of = (ground: Ground) => Object.keys(draft.terrain).filter((cell) => draft.terrain[cell] === ground);
  return [
    `players = ${draft.players}`,
    ...(draft.advanced ? ['advanced = true'] : []),
    `neutral = ${list(draft.mounds)}`,
    ...GROUNDS.map((ground) => `${ground} = ${list(of(ground))}`),
    '',
  ].join('\n');
}

/** Returns the data file with these maps instead of those it had. Maps that are the same stay as they are written. */
export function withMaps(text: string, before: readonly Draft[], now: readonly Draft[]): string {
  let file = text;
  for (const { name } of before) {
    if (!now.some((draft) => draft.name === name)) file = withEntry(file, headerOf('map', name), undefined);
  }
  for (const draft of now) {
    const known = before.find(({ name }) => name === draft.name);
    if (!known || bodyOf(known) !== bodyOf(draft)) file = withEntry(file, headerOf('map', draft.name), bodyOf(draft));
  }
  return file;
}
