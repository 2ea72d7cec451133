import { expect, it } from 'vitest';
import type { GamePack } from '../games/pack';
import type { BotAnswer } from '../wire/protocol';
import { hintOf } from './hint';

const pack = {
  points: (view: { points?: number }) => view.points,
  half: (text: string) => text.startsWith('pick'),
  choices: (legal: readonly string[]) => legal.map((text) => ({ text, path: [`cell:${text.split(' ')[1]}`] })),
} as unknown as GamePack;

const answer = (action: string, line: readonly string[], ...choices: readonly (readonly [string, number, number])[]) =>
  ({
    step: 3,
    seat: 'A',
    action,
    iterations: 100,
    line: [...line],
    reasons: [{ key: 'takes-lead', args: { slot: 'A' }, say: 'It takes the lead on mound A.' }],
    points: 6,
    choices: choices.map(([action, visits, win_share]) => ({ action, visits, win_share })),
  }) as BotAnswer;

it('shows a decision of two halves whole, and the next best that was looked at', () => {
  expect(
    hintOf(
      answer('pick a', ['pick a', 'put b', 'pick z'], ['pick a', 80, 0.51], ['pick c', 0, 0], ['pick d', 20, 0.47]),
      pack,
      {},
      'p',
    ),
  ).toEqual({
    texts: ['pick a', 'put b'],
    path: ['cell:a', 'cell:b'],
    share: 0.51,
    reasons: [{ key: 'takes-lead', args: { slot: 'A' }, say: 'It takes the lead on mound A.' }],
    points: 0,
    other: { text: 'pick d', share: 0.47 },
  });
});

it('has no chance where there is only one choice', () => {
  expect(hintOf(answer('put a', ['put a'], ['put a', 0, 0]), pack, {}, 'p')).toMatchObject({
    share: undefined,
    other: undefined,
  });
});

it('has no next best where nothing else was looked at', () => {
  expect(hintOf(answer('put a', ['put a', 'put b'], ['put a', 9, 0.4]), pack, { points: 3 }, 'p')).toMatchObject({
    texts: ['put a'],
    path: ['cell:a'],
    share: 0.4,
    points: 6,
    other: undefined,
  });
});

it('shows a whole errand, and as the next best only another one', () => {
  const walker = (text: string) => {
    const [, from = '', to] = /^(?:move|gather) (\w+)(?:-(\w+))?/.exec(text) ?? [];
    return from === '' ? undefined : { from, to };
  };
  const line = ['move c3-d3', 'move d3-e3', 'gather e3', 'move e3-d3', 'spawn a1'];
  const hint = hintOf(
    answer(
      'move c3-d3',
      line,
      ['move c3-d3', 80, 0.72],
      ['move c3-c4', 9, 0.6],
      ['spawn a1', 8, 0.41],
      ['move h1-h2', 5, 0.4],
    ),
    { ...pack, walker },
    {},
    'p',
  );
  expect(hint).toMatchObject({
    texts: ['move c3-d3', 'move d3-e3', 'gather e3'],
    share: 0.72,
    // Neither another way of the same piece nor a later step of the same plan.
    other: { text: 'move h1-h2', share: 0.4 },
  });
});
