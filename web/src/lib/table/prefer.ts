/** Against whom and how long this browser's person plays each game: what “Play now” does with one click. */
import type { GameCard } from '../wire/protocol';
import { LEVELS } from './names';

export interface Preference {
  /** The level of the opponents, 1 to 5. */
  readonly level: number;
  readonly opponents: number;
  /** The id of a preset. */
  readonly preset: string;
  /** Whether it is for practice: undo reaches behind dice, and the result does not count. */
  readonly practice?: boolean;
}

const PLACE = 'hexapod.play';
/** Good for a newcomer: not the weakest, and it does not think long. */
const FIRST_LEVEL = 2;
/** Short games for a first try, where a game has one. */
const FIRST_PRESET = 'skirmish';

type Kept = Pick<Storage, 'getItem' | 'setItem'>;
type Card = Pick<GameCard, 'id' | 'seats' | 'presets'>;

function read(storage: Kept): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(PLACE) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  } catch {
    // The stored text is not ours.
    return {};
  }
}

/** Returns what is played with one click; what is not remembered, or no longer possible, as for a first game. */
export function preferred(game: Card, storage: Kept = localStorage): Preference {
  const { level, opponents, preset } = (read(storage)[game.id] ?? {}) as Partial<Record<keyof Preference, unknown>>;
  const known = (id: unknown) => game.presets.find((other) => other.id === id)?.id;
  return {
    level: LEVELS.find((other) => other === level) ?? FIRST_LEVEL,
    opponents: opponentsOf(game).find((count) => count === opponents) ?? game.seats.min - 1,
    preset: known(preset) ?? known(FIRST_PRESET) ?? game.presets[0]?.id ?? '',
  };
}

/** Keeps what was chosen for a game. */
export function prefer(game: string, preference: Preference, storage: Kept = localStorage): void {
  storage.setItem(PLACE, JSON.stringify({ ...read(storage), [game]: preference }));
}

/** Returns how many opponents a game can have. */
export function opponentsOf({ seats }: Pick<GameCard, 'seats'>): readonly number[] {
  return Array.from({ length: seats.max - seats.min + 1 }, (_, more) => seats.min - 1 + more);
}
