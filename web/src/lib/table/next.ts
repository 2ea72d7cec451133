/** Whom to play next: after a win a stronger bot, after a loss a weaker one. */
import type { TableInfo } from '../wire/protocol';
import { LEVELS } from './names';

export interface Next {
  /** The seat of the one person who played. */
  readonly me: string;
  readonly level: number;
  readonly kind: 'harder' | 'easier';
}

/** Returns the offer after a finished game of one person against bots; nothing after other games, at either end of the
 * levels, or for people who only watched. */
export function nextOpponent(
  table: Pick<TableInfo, 'seats' | 'status'>,
  you: readonly string[],
  winners: readonly string[],
): Next | undefined {
  const [me] = you;
  if (table.status !== 'over' || me === undefined || you.length !== 1) return undefined;
  const levels = table.seats.flatMap(({ seat, holder }) =>
    seat !== me && holder.kind === 'bot' ? [holder.level] : [],
  );
  if (levels.length === 0 || levels.length !== table.seats.length - 1) return undefined;
  const won = winners.includes(me);
  const kind = won ? 'harder' : 'easier';
  const wanted = won ? Math.max(...levels) + 1 : Math.min(...levels) - 1;
  const level = LEVELS.find((other) => other === wanted);
  return level === undefined ? undefined : { me, level, kind };
}
