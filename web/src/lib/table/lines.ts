/** Steps as people read them: lines of the log, and turns. */
import type { GamePack } from '../games/pack';
import type { LoggedStep } from './state';

/** One or more steps told as one; the position after it is number `step`. */
export interface Line extends LoggedStep {
  /** The number of its first step. */
  readonly first: number;
}

/** Returns steps as lines: what says nothing of its own belongs to the line that follows, a walk is one line. */
export function linesOf(
  log: readonly LoggedStep[],
  { merged, minor }: Pick<GamePack, 'merged' | 'minor'>,
): readonly Line[] {
  const lines: Line[] = [];
  let first: number | undefined;
  for (const step of log) {
    first ??= step.step;
    if (minor?.(step)) continue;
    const last = lines.at(-1);
    const both = last && merged?.(last, step);
    if (both) lines[lines.length - 1] = { ...both, first: last.first };
    else lines.push({ ...step, first });
    first = undefined;
  }
  return lines;
}

/** The steps of a turn, from its first to its last. */
export interface Turn {
  readonly number: number;
  /** Who decided first in it; nobody where only chance acted. */
  readonly seat: string | undefined;
  readonly first: number;
  readonly last: number;
}

/** A step with the number of its turn. */
export interface CountedStep extends LoggedStep {
  readonly turn: number;
}

/** Returns the turns of steps, with the rolls and draws that the server counts to them. */
export function turnsOf(steps: readonly CountedStep[]): readonly Turn[] {
  const turns: Turn[] = [];
  for (const { step, by, turn } of steps) {
    const seat = by === 'chance' ? undefined : by;
    const last = turns.at(-1);
    if (last?.number === turn) turns[turns.length - 1] = { ...last, seat: last.seat ?? seat, last: step };
    else turns.push({ number: turn, seat, first: step, last: step });
  }
  return turns;
}

/** Returns between which positions the others' last turns lie: from the last decision of this screen before them to the
 * position after them, dice included. A decision of one's own that ended a round (`shows`) is looked at again too. Nothing
 * if nobody else has acted. */
export function othersTurns(
  log: readonly LoggedStep[],
  you: readonly string[],
  shows: (step: LoggedStep) => boolean,
): { readonly from: number; readonly to: number } | undefined {
  const own = ({ by }: LoggedStep) => you.includes(by);
  const other = log.findLastIndex((step) => step.by !== 'chance' && !own(step));
  const latest = log.findLastIndex((step) => own(step) && shows(step));
  const acted = Math.max(other, latest);
  if (acted < 0) return undefined;
  const before = log.slice(0, other < 0 ? acted : other).findLastIndex(own);
  // Before anybody has decided, chance has built the board.
  const begin =
    before < 0 ? log.findIndex(({ by }) => by !== 'chance') : log[before] && shows(log[before]) ? before : before + 1;
  const after = log.slice(acted + 1).findIndex(({ by }) => by !== 'chance');
  const [first, last] = [log[begin], log[after < 0 ? log.length - 1 : acted + after]];
  return first && last ? { from: first.step - 1, to: last.step } : undefined;
}
