/** Searching a text: sections that mention every word, and where the words stand. Letters are compared without case and
 * accents, so that "pol" finds "pól". */
import { plain, rulingsOf, type Section } from './markdown';

/** A piece of a text; `hit` if it is one of the words that were searched for. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** A section that mentions every word. */
export interface Found {
  /** Its place among the sections. */
  readonly at: number;
  /** The text around its first hit. */
  readonly around: readonly Piece[];
}

/** Returns the words of a search, as they are compared. */
export function wordsOf(search: string): readonly string[] {
  return fold(search).split(/\s+/).filter(Boolean);
}

/** Parts a text at its hits. */
export function pieces(text: string, words: readonly string[]): readonly Piece[] {
  if (words.length === 0) return [{ text, hit: false }];
  const folded = fold(text);
  const found: Piece[] = [];
  let from = 0;
  while (from < text.length) {
    const [at, length] = firstHit(folded, words, from);
    if (at < 0) break;
    if (at > from) found.push({ text: text.slice(from, at), hit: false });
    found.push({ text: text.slice(at, at + length), hit: true });
    from = at + length;
  }
  if (from < text.length || found.length === 0) found.push({ text: text.slice(from), hit: false });
  return found;
}

/** Returns the sections that mention every word, in order. */
export function searchIn(all: readonly Section[], words: readonly string[]): readonly Found[] {
  if (words.length === 0) return [];
  return all.flatMap(({ heading, body }, at) => {
    const all = [...(heading ? [heading] : []), ...body];
    const folded = fold([...all.map(plain), ...all.flatMap(rulingsOf)].join('\n'));
    if (!words.every((word) => folded.includes(word))) return [];
    const told = body.map(plain).join(' ');
    return [{ at, around: pieces(excerpt(told, words), words) }];
  });
}

/** Letters kept before and after a hit. */
const BEFORE = 40;
const AFTER = 90;

function excerpt(text: string, words: readonly string[]): string {
  const [hit] = firstHit(fold(text), words, 0);
  const from = Math.max(0, hit - BEFORE);
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  const end = Math.min(text.length, Math.max(hit, 0) + AFTER);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}

function firstHit(folded: string, words: readonly string[], from: number): readonly [number, number] {
  let best: readonly [number, number] = [-1, 0];
  for (const word of words) {
    const at = folded.indexOf(word, from);
    if (at >= 0 && (best[0] < 0 || at < best[0] || (at === best[0] && word.length > best[1]))) best = [at, word.length];
  }
  return best;
}

/** Returns a text with plain small letters, letter for letter. */
function fold(text: string): string {
  let folded = '';
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    const small = letter.toLowerCase().normalize('NFD').charAt(0);
    folded += small === 'ł' ? 'l' : small;
  }
  return folded;
}
