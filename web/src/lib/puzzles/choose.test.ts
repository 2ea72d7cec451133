import { describe, expect, it } from 'vitest';
import type { PuzzleCard } from '../wire/protocol';
import { about, nextPuzzle, themesOf } from './choose';

const card = (id: string, rating: number, themes: string[], solved?: boolean): PuzzleCard => ({
  id,
  rating,
  themes,
  part: 'end',
  ...(solved !== undefined && { solved }),
});

const CARDS = [
  card('a', 900, ['strike', 'win']),
  card('b', 1250, ['guard'], true),
  card('c', 1320, ['strike']),
  card('d', 1800, ['win', 'strike'], false),
];

describe('puzzles', () => {
  it('have themes, the most frequent first', () => {
    expect(themesOf(CARDS)).toEqual(['strike', 'win', 'guard']);
    expect(about(CARDS, 'win').map(({ id }) => id)).toEqual(['a', 'd']);
    expect(about(CARDS, undefined)).toHaveLength(4);
  });

  it('come in the order of how well they suit the solver, answered ones never again', () => {
    const many = Array.from({ length: 12 }, (_, at) => card(`x${at}`, 1000, [], true));
    expect(nextPuzzle([...CARDS, ...many], 1000)?.id).toBe('a');
    expect(nextPuzzle([...CARDS, ...many], 2000)?.id).toBe('c');
    expect(nextPuzzle([...CARDS, ...many], 2000, 'c')?.id).toBe('a');
    expect(nextPuzzle([card('b', 1250, [], true)], 1250)).toBeUndefined();
  });

  it('are easy at first', () => {
    expect(nextPuzzle(CARDS, undefined)?.id).toBe('a');
    expect(nextPuzzle(CARDS, 2000)?.id).toBe('a');
  });
});
