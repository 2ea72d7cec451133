/** How the sides of a lesson or puzzle are called. Colours would not be true in every palette. */
import type { GamePack } from '../games/pack';
import type { TableState } from '../table/state';
import { say } from '../words/words.svelte';

/** Returns the name of a word of the game: the own side, a rival, or what the game calls it. */
export function sideName(
  pack: GamePack,
  { info, view }: Pick<TableState, 'info' | 'view'>,
  you: string | undefined,
  word: string,
  byGame: () => string,
): string {
  const seat = pack.seatOf?.(view, word) ?? word;
  if (seat === you) return say('own-side');
  const rivals = info.seats.filter((other) => other.seat !== you).map((other) => other.seat);
  const at = rivals.indexOf(seat);
  if (you === undefined || at < 0) return byGame();
  return rivals.length === 1 ? say('rival') : say('rival-number', { number: String(at + 1) });
}
