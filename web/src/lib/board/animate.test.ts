import { describe, expect, it } from 'vitest';
import { joined, PieceTracker, walkTime } from './animate';

const piece = (at: string, look = 'red:W2') => ({ at, look });

describe('a piece', () => {
  it('keeps its key where it stands and while it moves', () => {
    const tracker = new PieceTracker();
    const [a, b] = tracker.follow([piece('a1'), piece('b1')], []);
    expect(tracker.follow([piece('a1'), piece('b1')], [])).toEqual([a, b]);
    expect(tracker.follow([piece('a1'), piece('c3')], [['b1', 'b2', 'c3']])).toEqual([a, b]);
  });

  it('is pushed away and followed by its attacker', () => {
    const tracker = new PieceTracker();
    const [attacker, defender] = tracker.follow([piece('a1', 'blue:S1'), piece('b1')], []);
    const keys = tracker.follow(
      [piece('b1', 'blue:S1'), piece('c1')],
      [
        ['b1', 'c1'],
        ['a1', 'b1'],
      ],
    );
    expect(keys).toEqual([attacker, defender]);
  });

  it('gets a new key when it is another one', () => {
    const tracker = new PieceTracker();
    const [worker] = tracker.follow([piece('a1')], []);
    expect(tracker.follow([piece('a1', 'red:S1')], [])).not.toEqual([worker]);
  });

  it('never shares a key', () => {
    const tracker = new PieceTracker();
    tracker.follow([piece('a1')], []);
    const keys = tracker.follow([piece('a1'), piece('b1')], [['a1', 'b1']]);
    expect(new Set(keys).size).toBe(2);
  });
});

it('a longer walk takes longer, up to a bound', () => {
  expect(walkTime(400, 1)).toBe(400);
  expect(walkTime(400, 3)).toBe(520);
  expect(walkTime(400, 40)).toBe(walkTime(400, 20));
});

it('joins steps of one piece into its way', () => {
  expect(
    joined([
      ['a', 'b'],
      ['x', 'y'],
      ['b', 'c'],
    ]),
  ).toEqual([
    ['a', 'b', 'c'],
    ['x', 'y'],
  ]);
});
