/** The colour that this browser's person has chosen last, game by game. */
const PLACE = 'hexapod.colours';

type Kept = Pick<Storage, 'getItem' | 'setItem'>;

function read(storage: Kept): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(PLACE) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  } catch {
    // The stored text is not ours.
    return {};
  }
}

/** Returns the colour, if the game has it. */
export function favourite(game: string, words: readonly string[], storage: Kept = localStorage): string | undefined {
  return words.find((word) => word === read(storage)[game]);
}

/** Keeps a colour; nothing forgets it. */
export function keepFavourite(game: string, colour: string, storage: Kept = localStorage): void {
  storage.setItem(PLACE, JSON.stringify({ ...read(storage), [game]: colour || undefined }));
}
