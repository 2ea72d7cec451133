/** What the figures of the rules show: the box as `docs/rules/dominants.md` has it. */
import type { Kind } from '../../wire/games/dominants';

/** An ant with its power, and how many workers defeat it: one more than its power, for equal sums kill both sides. */
export interface Strength {
  readonly kind: Kind;
  readonly power: number;
  readonly workers: number;
}

const strength = (kind: Kind, power: number): Strength => ({ kind, power, workers: power + 1 });

export const ANTS: readonly Strength[] = [
  strength('worker', 1),
  strength('soldier', 3),
  strength('warrior', 4),
  strength('queen', 7),
];

/** What a new ant is made of. */
export interface Growth {
  readonly kind: Kind;
  readonly from: readonly Kind[];
  readonly cubes: number;
}

export const GROWTH: readonly Growth[] = [
  { kind: 'worker', from: [], cubes: 2 },
  { kind: 'soldier', from: ['worker', 'worker'], cubes: 1 },
  { kind: 'warrior', from: ['soldier', 'soldier'], cubes: 1 },
  { kind: 'queen', from: [], cubes: 5 },
];

/** Where a colony in the lower left corner begins. */
export interface Hive {
  readonly throne: string;
  readonly soldiers: readonly string[];
  readonly workers: readonly string[];
}

const WORKERS = ['a3', 'b3', 'c3', 'c2', 'c1', 'd4'];

export const HIVES: Readonly<Record<'inner' | 'corner', Hive>> = {
  inner: { throne: 'b2', soldiers: ['a1', 'a2', 'b1'], workers: WORKERS },
  corner: { throne: 'a1', soldiers: ['a2', 'b1', 'b2'], workers: WORKERS },
};

/** Tiles on each side of a hive. */
export const HIVE_SIDE = 4;
