/** All games, by what their crates wrote for the client: the card, and examples from real play. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EventTold, GameCard } from '../src/lib/wire/protocol';

export interface Examples {
  readonly card: GameCard & { readonly options: { readonly properties: Readonly<Record<string, Property>> } };
  /** The rulings that refusals cite. */
  readonly rulings: readonly string[];
  /** One of each kind, with its English sentence. */
  readonly events: readonly { readonly event: EventTold; readonly say: string }[];
  /** One of each key, with its English sentence. */
  readonly refusals: readonly { readonly key: string; readonly args: Record<string, unknown>; readonly say: string }[];
  /** Positions that together have every phase, and every kind of action in it. */
  readonly positions: readonly {
    readonly phase: string;
    readonly seat: string | null;
    readonly legal: readonly string[];
    readonly view: unknown;
  }[];
}

/** An option in the schema of a card. */
interface Property {
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly type?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: { readonly enum: readonly string[] };
}

export function readExamples(path: string): Examples {
  return JSON.parse(readFileSync(path, 'utf8')) as Examples;
}

const FOLDER = join(import.meta.dirname, '../src/lib/wire/games');

export const GAMES: readonly Examples[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file) => readExamples(join(FOLDER, file)));

export const CARDS = GAMES.map(({ card }) => card);
