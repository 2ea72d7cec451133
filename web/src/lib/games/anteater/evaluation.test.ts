import { describe, expect, it } from 'vitest';
import type { LoggedStep } from '../../table/state';
import { effectsWith } from './effects';
import { counted, COUNTING, evaluated, evaluation, RANKS, tied, WORMS } from './evaluation';
import type { Event, MoundView } from '../../wire/games/anteater';

const mound = (slot: string, faces: number[][]): MoundView => ({
  slot,
  card: 1,
  name: 'x',
  queen: 7,
  general: 4,
  worm_number: 3,
  columns: faces.map((dice, at) => ({
    spaces: '...',
    owner: dice.length > 0 ? `P${at + 1}` : null,
    faces: dice,
    total: dice.reduce((sum, face) => sum + face, 0),
    reach: 0,
  })),
  target: 'x',
  rank: null,
  gain: 0,
  first: null,
  second: null,
});
const step = (...events: readonly Event[]): readonly LoggedStep<Event>[] => [
  { step: 9, by: 'P2', text: 'place A2.2', events },
];

const LAST: Event = { kind: 'placed', seat: 'P2', colour: 'P2', space: 'A2.2', face: 6, total: 8 };
const QUEEN: Event = { kind: 'queen', slot: 'A', to: 'P2', points: 7, total: 8, tie: true };
const GENERAL: Event = { kind: 'general', slot: 'A', to: 'P1', points: 4, total: 5, tie: false };
const WORM: Event = { kind: 'worm-won', slot: 'A', colour: 'P1', total: 3, taken: 'yes', number: 3, at_least: false };

describe('the end of a round', () => {
  it('is seen on the mounds of the picture before, with the last die on them', () => {
    const [end] = evaluated([mound('A', [[5], [2]])], step(LAST, QUEEN, GENERAL)) ?? [];
    expect(end).toMatchObject({ first: 'P2', second: 'P1', target: null });
    expect(end?.columns[1]).toMatchObject({ faces: [2, 6], total: 8, owner: 'P2' });
    expect(end?.columns[0]?.total).toBe(5);
  });

  it('needs an award, and mounds that belong to it', () => {
    expect(evaluated([mound('A', [[5], [2]])], step(LAST))).toBeUndefined();
    expect(evaluated([], step(LAST, QUEEN))).toBeUndefined();
    expect(evaluated([mound('B', [[5], [2]])], step(LAST, QUEEN))).toBeUndefined();
    expect(evaluated([mound('A', [[5], [2, 3]])], step(LAST, QUEEN))).toBeUndefined();
    expect(evaluated([mound('A', [[5], [2]])], step(LAST, { ...QUEEN, points: 9 }))).toBeUndefined();
    // A round may end with somebody who passes.
    expect(evaluated([mound('A', [[5], [2]])], step(QUEEN))).toHaveLength(1);
  });

  it('comes before what the next round begins with', () => {
    const [last, revealed] = [
      step(LAST, QUEEN),
      step({ kind: 'revealed', slot: 'A', card: 1, name: 'x', queen: 7, general: 4, worm_number: 3 }),
    ];
    expect(evaluation([...last, ...revealed])).toMatchObject({ shows: last, rest: revealed });
    expect(evaluation(revealed)).toBeUndefined();
  });

  it('counts one column after the other', () => {
    const second = COUNTING.begins + COUNTING.column;
    expect(
      [0, second, second + COUNTING.column / 2, second + COUNTING.column, 9999].map((time) => counted(8, 1, time)),
    ).toEqual([0, 0, 4, 8, 8]);
    expect(counted(8, 4, RANKS)).toBe(8);
  });

  it('shows an arrow to the left for a tie', () => {
    expect(tied('A', 'queen', step(QUEEN))).toBe(true);
    expect(tied('A', 'queen', step({ ...QUEEN, tie: false }))).toBe(false);
    expect(tied('B', 'queen', step(QUEEN))).toBe(false);
    expect(tied('A', 'general', step(QUEEN, GENERAL))).toBe(false);
    expect(tied('A', 'general', step(QUEEN, { ...GENERAL, tie: true }))).toBe(true);
    expect(tied('A', 'general', step({ ...GENERAL, to: null, tie: true }))).toBe(false);
  });

  it('gives the tiles when all is counted, and then the worms', () => {
    const point = { x: 1, y: 2 };
    const seen = effectsWith({
      space: () => point,
      top: () => point,
      plaque: () => point,
      mouth: () => point,
      ground: () => point,
    })(step(LAST, QUEEN, GENERAL, WORM), () => '');
    expect(seen.map(({ after }) => after ?? 0)).toEqual([0, RANKS, RANKS, WORMS]);
  });
});
