/** Names inside sentences, so that a line of the log can show the badge of everybody it names. */

/** Letters that no text has: they stand around a marked name. */
const [BEGIN, MIDDLE, END] = ['\uE000', '\uE001', '\uE002'];
const MARKED = new RegExp(`${BEGIN}([^${MIDDLE}]*)${MIDDLE}([^${END}]*)${END}`);

/** A part of a sentence: plain words, or the name of a seat. */
export type Part = string | { readonly seat: string; readonly name: string };

/** Returns the name of a seat, to be put into a sentence. */
export function markedName(seat: string, name: string): string {
  return `${BEGIN}${seat}${MIDDLE}${name}${END}`;
}

/** Returns the parts of a sentence with marked names; the first letter is large. */
export function partsOf(sentence: string): readonly Part[] {
  const pieces = sentence.split(MARKED);
  // Every third piece is plain, then come the seat and the name.
  const parts = pieces.flatMap((piece, at): readonly Part[] => {
    if (at % 3 === 1) return [{ seat: piece, name: pieces[at + 1] ?? '' }];
    return at % 3 === 0 && piece !== '' ? [piece] : [];
  });
  const [first, ...rest] = parts;
  if (first === undefined) return [];
  return [typeof first === 'string' ? large(first) : { ...first, name: large(first.name) }, ...rest];
}

const large = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
