/** Which puzzles are listed, and which comes next. */
import type { PuzzleCard } from '../wire/protocol';

/** The first puzzles are easy, whatever the rating of a newcomer: each answer lets harder ones come. */
const EASY = 850;
const HARDER_EACH = 90;

/** Returns the themes of some puzzles, the most frequent first. */
export function themesOf(puzzles: readonly PuzzleCard[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { themes } of puzzles) for (const theme of themes) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  return [...counts].sort(([one, a], [other, b]) => b - a || one.localeCompare(other)).map(([theme]) => theme);
}

/** Returns the puzzles of a theme; all of them without one. */
export const about = (puzzles: readonly PuzzleCard[], theme: string | undefined): readonly PuzzleCard[] =>
  theme === undefined ? puzzles : puzzles.filter(({ themes }) => themes.includes(theme));

/** Returns the puzzle without an answer whose rating is nearest to the solver's, an easy one at first; nothing if all are
 * answered. */
export function nextPuzzle(
  puzzles: readonly PuzzleCard[],
  rating: number | undefined,
  but?: string,
): PuzzleCard | undefined {
  const answered = puzzles.filter(({ solved }) => solved !== undefined).length;
  const wanted = Math.min(rating ?? EASY, EASY + HARDER_EACH * answered);
  const distance = (puzzle: PuzzleCard) => Math.abs(puzzle.rating - wanted);
  const open = puzzles.filter(({ id, solved }) => id !== but && solved === undefined);
  return [...open].sort((one, other) => distance(one) - distance(other))[0];
}
