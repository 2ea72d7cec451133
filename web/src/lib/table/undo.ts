/** Taking back and playing again: what the buttons offer and what the keys mean. */
import type { Shown, UndoNow } from '../wire/protocol';
import type { LoggedStep } from './state';

/** What Undo does now. */
export type UndoOffer =
  /** Nothing of one's own was played. */
  | { readonly kind: 'nothing' }
  /** Takes back the last input at once; `others` says whether steps of other seats go with it. */
  | { readonly kind: 'free'; readonly to: number; readonly others: boolean }
  /** The other people are asked. */
  | { readonly kind: 'ask'; readonly to: number }
  /** Not possible, because something was shown. */
  | { readonly kind: 'shown'; readonly what: Shown };

export function undoOffer(undo: UndoNow, log: readonly LoggedStep[], you: readonly string[]): UndoOffer {
  const { to, free_to: free, shown } = undo;
  if (to === undefined) return { kind: 'nothing' };
  if (shown !== undefined) return { kind: 'shown', what: shown };
  if (free === undefined || free > to) return { kind: 'ask', to };
  const others = log.some(({ step, by }) => step > to && by !== 'chance' && !you.includes(by));
  return { kind: 'free', to, others };
}

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Returns what a key asks for: Ctrl or Cmd with Z, with Shift and Z, or with Y. */
export function undoKey({ key, ctrlKey, metaKey, shiftKey, altKey }: Key): 'undo' | 'redo' | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : undefined;
}

/** Whether a key belongs to a field in which people write. */
export function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
