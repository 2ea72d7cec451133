/** Spaces and costumes in words. */
import type { Tell } from '../pack';

/** Returns the parts of a space's name in the notation, such as `B3.2`. */
export function spaceParts(text: string): { slot: string; column: number; height: number } | undefined {
  const [, slot, column, height] = /^([A-Z])(\d+)\.(\d+)$/.exec(text) ?? [];
  return slot === undefined ? undefined : { slot, column: Number(column), height: Number(height) };
}

/** Says a space by one of the two ways to name it; as it stands where it is none, or where nothing can be said. */
export function spaceSaid(tell: Tell, key: 'place-named' | 'space-named', text: string): string {
  const parts = spaceParts(text);
  const words = parts ? tell(key, parts) : key;
  return words === key ? text : words;
}

/** Says what Anton wears on a card; nothing for cards of other sets. */
export function costumeOf(tell: Tell, card: number): readonly string[] {
  const key = `costume-${card}`;
  const costume = tell(key);
  return costume === key ? [] : [tell('costume', { costume })];
}
