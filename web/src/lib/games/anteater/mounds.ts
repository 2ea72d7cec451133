/** Mounds that are edited: columns of spaces, values, names. No rules: the server says what is wrong. */
import { quoted, withList } from '../../sets/text';
import type { MoundPicture } from '../../wire/games/anteater';
import type { PreviewCard } from '../../wire/protocol';

export interface Draft {
  readonly name: string;
  readonly queen: number;
  readonly general: number;
  readonly worm: number;
  /** From left to right, each from bottom to top: `.`, `W` or an item's code. */
  readonly columns: readonly string[];
}

/** What can be counted up and down. */
export type Value = 'queen' | 'general' | 'worm';
export const VALUES: readonly Value[] = ['queen', 'general', 'worm'];

export function draftOf({ name, picture }: PreviewCard): Draft {
  const { queen, general, worm_number, columns } = picture as MoundPicture;
  return { name, queen, general, worm: worm_number, columns };
}

/** Returns a plain mound to begin with. */
export function blank(name: string): Draft {
  return { name, queen: 6, general: 3, worm: 5, columns: ['..', '..', '..', '..', '..'] };
}

const replaced = <T>(list: readonly T[], at: number, ...by: readonly T[]) => [
  ...list.slice(0, at),
  ...by,
  ...list.slice(at + 1),
];

/** Puts something into a space; columns and spaces count from 0. */
export function put(draft: Draft, column: number, space: number, code: string): Draft {
  const spaces = draft.columns[column] ?? '';
  if (spaces[space] === undefined || spaces[space] === code) return draft;
  return { ...draft, columns: replaced(draft.columns, column, replaced([...spaces], space, code).join('')) };
}

/** Makes a column higher or lower by a space at the top. */
export function raised(draft: Draft, column: number, by: 1 | -1): Draft {
  const spaces = draft.columns[column] ?? '';
  const next = by > 0 ? `${spaces}.` : spaces.slice(0, -1);
  return { ...draft, columns: replaced(draft.columns, column, next) };
}

/** Adds a column at the right, or takes the last one away. */
export function widened(draft: Draft, by: 1 | -1): Draft {
  return { ...draft, columns: by > 0 ? [...draft.columns, '..'] : draft.columns.slice(0, -1) };
}

/** Returns the mounds with one of them elsewhere in the order. */
export function moved(mounds: readonly Draft[], from: number, by: 1 | -1): readonly Draft[] {
  const [one, other] = [mounds[from], mounds[from + by]];
  if (!one || !other) return mounds;
  return replaced(replaced(mounds, from, other), from + by, one);
}

/** Returns the data file with these mounds; the numbers of the cards are their places. */
export function withMounds(text: string, mounds: readonly Draft[]): string {
  const bodies = mounds.map(({ name, queen, general, worm, columns }, at) =>
    [
      `id = ${at + 1}`,
      `name = ${quoted(name)}`,
      `queen = ${queen}`,
      `general = ${general}`,
      `worm_number = ${worm}`,
      `columns = [${columns.map(quoted).join(', ')}]`,
      '',
    ].join('\n'),
  );
  return withList(text, '[[mound]]', bodies);
}
