import { expect, it } from 'vitest';
import type { ReplayAnswer } from '../wire/protocol';
import { Replay } from './replay';

const answer = (from: number, count: number, steps: number): ReplayAnswer => ({
  seen_by: 'spectator',
  steps,
  from,
  view: { n: from, cells: { $keys: ['c'], $rows: [[0]] } },
  frames: Array.from({ length: count }, (_, at) => ({
    step: { by: 'P1', text: `step ${from + at + 1}` },
    turn: 1,
    view: (from + at) % 5 === 4 ? {} : { n: [from + at + 1] },
  })),
});

const number = (replay: Replay, at: number) => (replay.view(at) as { n: number }).n;

it('shows any step, forwards and backwards', () => {
  const replay = new Replay(answer(0, 50, 50));
  expect(number(replay, 50)).toBe(49);
  expect(number(replay, 3)).toBe(3);
  expect(number(replay, 37)).toBe(37);
  expect(number(replay, 36)).toBe(36);
  expect(number(replay, 0)).toBe(0);
  expect(replay.view(0)).toEqual({ n: 0, cells: [{ c: 0 }] });
});

it('leaves a view as it is when a step changes nothing', () => {
  const replay = new Replay(answer(0, 5, 5));
  expect(number(replay, 5)).toBe(4);
});

it('grows with further answers and never doubles a step', () => {
  const replay = new Replay(answer(0, 10, 25));
  replay.add(answer(8, 10, 25));
  expect(replay.loaded).toBe(18);
  expect(replay.step(18)?.text).toBe('step 18');
  expect(number(replay, 18)).toBe(18);
  expect(number(replay, 99)).toBe(18);
});

it('may begin in the middle of a game', () => {
  const replay = new Replay(answer(20, 30, 60));
  expect(replay.loaded).toBe(50);
  expect([20, 21, 48, 31, 20].map((at) => number(replay, at))).toEqual([20, 21, 48, 31, 20]);
  expect(number(replay, 3)).toBe(20);
  expect(replay.step(21)).toMatchObject({ step: 21, by: 'P1', text: 'step 21' });
  expect(replay.step(20)).toBeUndefined();
  replay.add(answer(50, 10, 60));
  expect(replay.step(60)?.step).toBe(60);
});
