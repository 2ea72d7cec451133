/** A hint: the whole decision that a strong bot would make, why, and what it thinks of the next best. */
import type { Target } from '../board/gestures';
import type { GamePack } from '../games/pack';
import type { BotAnswer, ReasonTold } from '../wire/protocol';

export interface Hint {
  /** The steps of the decision: the first half and, if it has one, the second. */
  readonly texts: readonly string[];
  /** Everything that is pointed at on the way. */
  readonly path: readonly Target[];
  /** The chance to win with it, from 0 to 1; nobody estimates the only choice. */
  readonly share: number | undefined;
  /** What it gains. */
  readonly reasons: readonly ReasonTold[];
  /** The points that it brings at once; 0 in games without points. */
  readonly points: number;
  /** The next best; its chance may come out a little higher, as the best is the one that was looked at most. */
  readonly other: { readonly text: string; readonly share: number } | undefined;
}

/** Returns the decision with which a line begins: its first half and, if it has one, the second. */
export function decisionOf(line: readonly string[], pack: Pick<GamePack, 'half'>): readonly string[] {
  const whole = line.findIndex((text) => !pack.half?.(text));
  return whole < 0 ? line : line.slice(0, whole + 1);
}

/** Returns the hint in the answer of a bot. */
export function hintOf(answer: BotAnswer, pack: GamePack, view: unknown, phase: string): Hint {
  const texts = decisionOf([answer.action, ...answer.line.slice(1)], pack);
  const best = answer.choices.find(({ action }) => action === answer.action);
  const other = answer.choices.find(({ action, visits }) => action !== answer.action && visits > 0);
  return {
    texts,
    path: texts.flatMap((text) => pack.choices([text], view, phase)[0]?.path ?? []),
    share: best && best.visits > 0 ? best.win_share : undefined,
    reasons: answer.reasons,
    points: pack.points(view, answer.seat) === undefined ? 0 : Math.max(answer.points, 0),
    other: other && { text: other.action, share: other.win_share },
  };
}
