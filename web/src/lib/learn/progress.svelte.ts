/** Which lessons a person has finished: kept in this browser, and with the identity once the server knows the person. */
import * as api from '../api';
import { myself } from '../ui/me.svelte';

const PLACE = 'hexapod.lessons';

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What the server keeps for a person. */
export interface Remote {
  /** Adds to it and returns all of it; nothing while the server does not know the person. */
  readonly add: (done: readonly string[]) => Promise<readonly string[] | undefined>;
  readonly reset: () => Promise<void>;
}

/** The won first game of a game, kept beside its lessons. */
export const FIRST_GAME = 'first-game';

/** Reads `anteater/goal termites/goal`. */
export class Progress {
  #done = $state.raw<ReadonlySet<string>>(new Set());
  readonly #kept: Kept | undefined;
  readonly #remote: Remote | undefined;
  /** One thing after the other is told to the server. */
  #telling = Promise.resolve();

  constructor(kept: Kept | undefined, remote?: Remote) {
    this.#kept = kept;
    this.#remote = remote;
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
    const item = `${game}/${lesson}`;
    if (this.#done.has(item)) return;
    this.#keep([...this.#done, item]);
    void this.#tell([item]);
  }

  /** Makes this browser and the server know everything that either of them knows. */
  async sync(): Promise<void> {
    await this.#tell([...this.#done]);
  }

  /** Forgets everything, here and at the server. */
  async reset(): Promise<void> {
    // What is on its way to the server would come back.
    await this.#telling;
    await this.#remote?.reset();
    this.#done = new Set();
    this.#kept?.removeItem(PLACE);
  }

  #keep(items: Iterable<string>): void {
    this.#done = new Set(items);
    this.#kept?.setItem(PLACE, [...this.#done].join(' '));
  }

  #tell(items: readonly string[]): Promise<void> {
    return (this.#telling = this.#telling.then(() => this.#add(items)));
  }

  async #add(items: readonly string[]): Promise<void> {
    // What the server could not be told now, it is told at the next visit.
    const all = await this.#remote?.add(items).catch(() => undefined);
    if (all?.some((item) => !this.#done.has(item))) this.#keep([...this.#done, ...all]);
  }
}

const remote: Remote = {
  add: async (done) => ((await myself()) ? (await api.addProgress({ done: [...done] })).done : undefined),
  reset: async () => {
    if (await myself()) await api.resetProgress();
  },
};

export const progress = new Progress(typeof localStorage === 'undefined' ? undefined : localStorage, remote);
