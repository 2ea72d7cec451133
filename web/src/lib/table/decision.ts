/** The first decision of a line of steps. */
import type { GamePack } from '../games/pack';

/** Returns the decision with which a line begins: its first half and, if it has one, the second. */
export function decisionOf(line: readonly string[], pack: Pick<GamePack, 'half'>): readonly string[] {
  const whole = line.findIndex((text) => !pack.half?.(text));
  return whole < 0 ? line : line.slice(0, whole + 1);
}
