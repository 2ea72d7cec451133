/** Which lines of the chat a person has not seen. */
import type { ChatLine } from '../wire/protocol';

/** Returns the lines of others after line number `read`. */
export function unread(chat: readonly ChatLine[], read: number, me: string | undefined): readonly ChatLine[] {
  return chat.filter(({ line, from }) => line > read && from.id !== me);
}

/** Returns the number of the last line; 0 if there is none. */
export const lastLine = (chat: readonly ChatLine[]): number => chat.at(-1)?.line ?? 0;
