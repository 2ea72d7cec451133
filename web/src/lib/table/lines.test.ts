import { describe, expect, it } from 'vitest';
import { linesOf, othersTurns, turnsOf } from './lines';
import type { LoggedStep } from './state';

/** Steps from words such as `me:go` and `dice:roll`, numbered from 1. */
const steps = (text: string): readonly LoggedStep[] =>
  text.split(' ').map((word, at) => {
    const [by = '', what = ''] = word.split(':');
    return { step: at + 1, by: by === 'dice' ? 'chance' : by, text: what, events: [] };
  });

describe('lines of the log', () => {
  const pack = {
    minor: ({ text }: LoggedStep) => text === 'pick',
    merged: (before: LoggedStep, step: LoggedStep) =>
      before.text === 'walk' && step.text === 'walk' && before.by === step.by ? step : undefined,
  };
  const told = (text: string) => linesOf(steps(text), pack).map(({ first, step }) => [first, step]);

  it('join the steps of a walk', () => {
    expect(told('a:walk a:walk a:walk b:walk')).toEqual([
      [1, 3],
      [4, 4],
    ]);
  });

  it('begin with the steps that say nothing of their own', () => {
    expect(told('a:pick a:place b:pick b:pick b:place')).toEqual([
      [1, 2],
      [3, 5],
    ]);
    expect(told('a:place a:pick')).toEqual([[1, 1]]);
  });
});

describe('turns', () => {
  const counted = (text: string, turns: readonly number[]) =>
    turnsOf(steps(text).map((step, at) => ({ ...step, turn: turns[at] ?? 0 })));

  it('have the name of the seat that decides first, with their dice', () => {
    expect(counted('dice:deal a:go b:defend a:go dice:wheel b:go', [1, 1, 1, 1, 2, 2])).toEqual([
      { number: 1, seat: 'a', first: 1, last: 4 },
      { number: 2, seat: 'b', first: 5, last: 6 },
    ]);
  });

  it('may have no name, and begin anywhere', () => {
    expect(counted('dice:deal dice:deal', [3, 3])).toEqual([{ number: 3, seat: undefined, first: 1, last: 2 }]);
    expect(turnsOf([])).toEqual([]);
  });
});

describe('the turns of the others', () => {
  const range = (text: string, you = ['me'], shows = 'count') => {
    const found = othersTurns(steps(text), you, (step) => step.text === shows);
    return found && [found.from, found.to];
  };

  it('lie between the last decision of this screen and now', () => {
    expect(range('me:go a:go dice:roll a:go b:go dice:roll')).toEqual([1, 6]);
    expect(range('a:go a:go')).toEqual([0, 2]);
    expect(range('dice:tile dice:tile a:go dice:roll a:go')).toEqual([2, 5]);
  });

  it('stay to be seen while one plays on', () => {
    expect(range('me:go a:go dice:roll me:go me:go dice:roll')).toEqual([1, 3]);
  });

  it('begin with the own decision that ended a round', () => {
    expect(range('a:go me:count dice:roll a:go')).toEqual([1, 4]);
    expect(range('a:go me:go me:count dice:deal')).toEqual([0, 4]);
  });

  it('are nothing before anybody else has acted', () => {
    expect(range('dice:deal me:go me:go')).toBeUndefined();
    expect(othersTurns([], [], () => false)).toBeUndefined();
  });

  it('are all turns for several seats at one screen, as far as others play', () => {
    expect(range('me:go you:go a:go me:go', ['me', 'you'])).toEqual([2, 3]);
  });
});
