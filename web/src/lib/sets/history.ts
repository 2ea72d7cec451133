/** Something that is edited: what it is now, what it was, and what was taken back. */
export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
  /** The gesture that made the last change: one stroke is taken back as one. */
  readonly gesture: number | undefined;
}

const MOST = 200;

export function begun<T>(now: T): History<T> {
  return { past: [], now, future: [], gesture: undefined };
}

/** Returns the history after a change. Changes of one gesture count as one. */
export function changed<T>(history: History<T>, now: T, gesture?: number): History<T> {
  if (now === history.now) return history;
  const goesOn = gesture !== undefined && gesture === history.gesture;
  const past = goesOn ? history.past : [...history.past, history.now].slice(-MOST);
  return { past, now, future: [], gesture };
}

export function undone<T>(history: History<T>): History<T> {
  const now = history.past.at(-1);
  if (now === undefined) return history;
  return { past: history.past.slice(0, -1), now, future: [history.now, ...history.future], gesture: undefined };
}

export function redone<T>(history: History<T>): History<T> {
  const [now, ...future] = history.future;
  if (now === undefined) return history;
  return { past: [...history.past, history.now], now, future, gesture: undefined };
}
