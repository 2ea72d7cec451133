/** How far this person has come in the puzzles; asked for once a page. */
import * as api from '../api';
import type { PuzzlesAnswer } from '../wire/protocol';

let asked: Promise<PuzzlesAnswer> | undefined;

/** Returns the puzzles of all games in brief. */
export function allPuzzles(): Promise<PuzzlesAnswer> {
  asked ??= api.puzzles().catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

/** Asks anew the next time: an answer was given, or all were forgotten. */
export function puzzlesChanged(): void {
  asked = undefined;
}
