/** What a game brings for its end: why it ended so, what its points came from, and its medals. No rules: everything is
 * read from events, points and the last view. */
import type { Tell } from '../games/pack';
import type { LoggedStep } from '../table/state';
import { bundleOf, format } from '../words/fluent';
import type { Language } from '../words/words.svelte';
import type { EventTold, ScoreTold } from '../wire/protocol';

/** A finished game. */
export interface End<V = unknown, E extends EventTold = EventTold> {
  /** The seats, and others who have points. */
  readonly parties: readonly string[];
  readonly steps: readonly LoggedStep<E>[];
  /** The position that the board shows: the last one, or one that shows more. */
  readonly view: V;
  /** Everybody's points and what they are for. */
  readonly scores: readonly ScoreTold[];
  readonly winners: readonly string[];
  /** What decided, by the event of the rules that ended the game. */
  readonly decided: string;
  /** The seat of the person who looks, if it is one. */
  readonly me: string | undefined;
  readonly nameOf: (seat: string) => string;
}

/** Returns who won and what decided, from the last event of the rules; nothing if the game was not played to its end. */
export function finishOf(steps: readonly LoggedStep[]): Pick<End, 'winners' | 'decided'> | undefined {
  const event: object | undefined = steps.at(-1)?.events.findLast(({ kind }) => kind === 'finished');
  if (!event || !('winners' in event) || !('decided' in event)) return undefined;
  const { winners, decided } = event;
  if (!Array.isArray(winners) || typeof decided !== 'string') return undefined;
  return { winners: winners.map(String), decided };
}

/** Something that one of the players, or some of them alike, did most of. */
export interface Medal {
  /** A key of the game's messages behind `medal-`. */
  readonly kind: string;
  readonly who: readonly string[];
  readonly amount: number;
}

export interface EndingPack<V = unknown, E extends EventTold = EventTold> {
  /** Says in one sentence why the game ended as it did. */
  readonly why: (end: End<V, E>, word: Tell) => string;
  /** What points came from, where the rules do not say it: by part, for a seat. */
  readonly parts?: (steps: readonly LoggedStep<E>[], seat: string) => ScoreTold['parts'];
  /** Returns the cells whose pieces a part counts. */
  readonly cells: (part: string, end: End<V, E>) => readonly string[];
  /** Whether an event says what changed the points in its step. */
  readonly telling: (event: E) => boolean;
  /** Returns a board that shows more than the last position does, from all positions and the steps between them. */
  readonly board?: (views: readonly V[], steps: readonly LoggedStep<E>[]) => V | undefined;
  /** Returns what is counted for medals, the most telling first. */
  readonly feats: (steps: readonly LoggedStep<E>[]) => readonly Feat[];
}

/** How much of something each party did. */
export interface Feat {
  readonly kind: string;
  readonly amounts: ReadonlyMap<string, number>;
}

const packs = import.meta.glob<{ ending: unknown }>('../games/*/ending.ts');
const messages = import.meta.glob<string>(['../games/*/messages/ending.??.ftl', './messages/??.ftl'], {
  query: '?raw',
  import: 'default',
});

/** Loads what a game says about its end; `tell` says the game's other sentences. */
export async function loadEnding(
  game: string,
  language: Language,
  tell: Tell,
): Promise<{ ending: EndingPack | undefined; word: Tell }> {
  const [pack, ...sources] = await Promise.all([
    packs[`../games/${game}/ending.ts`]?.(),
    messages[`./messages/${language}.ftl`]?.(),
    messages[`../games/${game}/messages/ending.${language}.ftl`]?.(),
  ]);
  const bundle = bundleOf(language, ...sources.map((source) => source ?? ''));
  // A pack is only ever handed games of its own.
  return {
    ending: pack?.ending as EndingPack | undefined,
    word: (key, args) => format(bundle, key, args) ?? tell(key, args),
  };
}
