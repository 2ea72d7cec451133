/** The list of one's own games: whose turn it is, and in which order they stand. */
import type { HistoryTable } from '../wire/protocol';
import { listedNames } from './names';

/** Whose turn it is: one's own, that of a name, or nobody's. */
export function turnOf({ table, seats, to_move }: HistoryTable): 'mine' | { readonly name: string } | undefined {
  if (table.status !== 'playing' || to_move === undefined) return undefined;
  // At a screen for several people it is always one's own.
  if (seats.includes(to_move)) return 'mine';
  const name = listedNames(table).get(to_move);
  return name === undefined ? undefined : { name };
}

export const isFinished = ({ table }: HistoryTable) => table.status === 'over' || table.status === 'abandoned';

/** Returns the games: first those that wait for this person, then those still played, then finished ones; those played last
 * come first. */
export function inOrder(tables: readonly HistoryTable[]): readonly HistoryTable[] {
  const rank = (game: HistoryTable) => (turnOf(game) === 'mine' ? 0 : isFinished(game) ? 2 : 1);
  return [...tables].sort((one, two) => rank(one) - rank(two) || two.table.changed - one.table.changed);
}
