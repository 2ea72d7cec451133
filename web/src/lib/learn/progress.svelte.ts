/** Which lessons this browser's person has finished. */
const PLACE = 'hexapod.lessons';

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The won first game of a game, kept beside its lessons. */
export const FIRST_GAME = 'first-game';

/** Reads `anteater/goal termites/goal`. */
export class Progress {
  #done = $state.raw<ReadonlySet<string>>(new Set());
  readonly #kept: Kept | undefined;

  constructor(kept: Kept | undefined) {
    this.#kept = kept;
    this.#done = new Set((kept?.getItem(PLACE) ?? '').split(' ').filter(Boolean));
  }

  /** Whether a lesson is finished. */
  has(game: string, lesson: string): boolean {
    return this.#done.has(`${game}/${lesson}`);
  }

  /** How many of these lessons are finished. */
  count(game: string, lessons: readonly string[]): number {
    return lessons.filter((lesson) => this.has(game, lesson)).length;
  }

  /** How many lessons of all games are finished. */
  get size(): number {
    return this.#done.size;
  }

  /** Keeps that a lesson is finished. */
  finish(game: string, lesson: string): void {
    if (this.has(game, lesson)) return;
    this.#done = new Set([...this.#done, `${game}/${lesson}`]);
    this.#kept?.setItem(PLACE, [...this.#done].join(' '));
  }

  /** Forgets everything. */
  reset(): void {
    this.#done = new Set();
    this.#kept?.removeItem(PLACE);
  }
}

export const progress = new Progress(typeof localStorage === 'undefined' ? undefined : localStorage);
