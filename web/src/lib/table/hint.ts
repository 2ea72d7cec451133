/** A hint: the whole decision that a strong bot would make, why, and what it thinks of the next best. */
import type { Target } from '../board/gestures';
import type { GamePack } from '../games/pack';
import type { BotAnswer, ReasonTold } from '../wire/protocol';
import { decisionOf } from './decision';

export interface Hint {
  /** The steps of the errand: the first decision, and what the same piece does right after it. */
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

/** Returns the errand with which a line begins: its first decision and what the same piece does right after it. */
export function errandOf(line: readonly string[], pack: Pick<GamePack, 'half' | 'walker'>): readonly string[] {
  let texts = decisionOf(line, pack);
  for (;;) {
    const [last, next] = [texts.at(-1), line[texts.length]];
    const stands = last === undefined ? undefined : pack.walker?.(last)?.to;
    if (next === undefined || stands === undefined || pack.walker?.(next)?.from !== stands) return texts;
    texts = [...texts, ...decisionOf(line.slice(texts.length), pack)];
  }
}

/** Returns the hint in the answer of a bot. */
export function hintOf(answer: BotAnswer, pack: GamePack, view: unknown, phase: string): Hint {
  const line = [answer.action, ...answer.line.slice(1)];
  const texts = errandOf(line, pack);
  const best = answer.choices.find(({ action }) => action === answer.action);
  // Later steps of the same plan and other ways of the same piece are no alternatives to it: their chances were looked at
  // less closely.
  const walker = pack.walker?.(answer.action)?.from;
  const isOther = (action: string) =>
    pack.walker === undefined
      ? action !== answer.action
      : !line.includes(action) && (walker === undefined || pack.walker(action)?.from !== walker);
  const other = answer.choices.find(({ action, visits }) => visits > 0 && isOther(action));
  return {
    texts,
    path: texts.flatMap((text) => pack.choices([text], view, phase)[0]?.path ?? []),
    share: best && best.visits > 0 ? best.win_share : undefined,
    reasons: answer.reasons,
    points: pack.points(view, answer.seat) === undefined ? 0 : Math.max(answer.points, 0),
    other: other && { text: other.action, share: other.win_share },
  };
}
