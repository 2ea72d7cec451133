/** The pictures of quick reactions. */
import type { Reaction } from '../wire/protocol';

export const PICTURES: Readonly<Record<Reaction, string>> = {
  clap: '👏',
  laugh: '😄',
  wow: '😮',
  sad: '😢',
  think: '🤔',
  hurry: '⏳',
  thanks: '🙏',
  oops: '🙈',
};

/** Returns the picture of a reaction; a newer server may know others. */
export const pictureOf = (what: string): string => (what in PICTURES ? PICTURES[what as Reaction] : what);
