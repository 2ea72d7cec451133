import { describe, expect, it } from 'vitest';
import { again, atCell, back, backwards, cellOf, offerOf, take, type Choice } from './gestures';

const choices: Choice[] = [
  { text: 'move a1-b1', path: ['cell:a1', 'cell:b1'] },
  { text: 'move a1-b2', path: ['cell:a1', 'cell:b2'] },
  { text: 'move c1-b1', path: ['cell:c1', 'cell:b1'] },
  { text: 'attack a1xd1', path: ['cell:a1', 'cell:d1', 'cell:a1'] },
  { text: 'attack a1-b1xd1', path: ['cell:a1', 'cell:d1', 'cell:b1'] },
  { text: 'end', path: ['button:end'] },
];

describe('an offer', () => {
  it('names what can come next', () => {
    expect([...offerOf(choices, []).next]).toEqual(['cell:a1', 'cell:c1', 'button:end']);
    expect([...offerOf(choices, ['cell:a1']).next]).toEqual(['cell:b1', 'cell:b2', 'cell:d1']);
    expect(offerOf(choices, ['cell:c1']).open.map((choice) => choice.text)).toEqual(['move c1-b1']);
  });
});

describe('taking targets', () => {
  it('goes on until one action is left, and plays it', () => {
    expect(take(choices, [], 'cell:a1')).toEqual({ kind: 'on', taken: ['cell:a1'] });
    expect(take(choices, ['cell:a1'], 'cell:b2')).toMatchObject({ kind: 'play', choice: { text: 'move a1-b2' } });
    expect(take(choices, [], 'button:end')).toMatchObject({ kind: 'play', choice: { text: 'end' } });
  });

  it('asks for a third target where two do not decide', () => {
    expect(take(choices, ['cell:a1'], 'cell:d1')).toEqual({ kind: 'on', taken: ['cell:a1', 'cell:d1'] });
    expect(take(choices, ['cell:a1', 'cell:d1'], 'cell:a1')).toMatchObject({ choice: { text: 'attack a1xd1' } });
  });

  it('starts anew with what begins another action', () => {
    expect(take(choices, ['cell:a1'], 'cell:c1')).toEqual({ kind: 'on', taken: ['cell:c1'] });
    expect(take(choices, ['cell:a1'], 'button:end')).toMatchObject({ kind: 'play' });
  });

  it('puts back what is taken twice', () => {
    expect(take(choices, ['cell:a1'], 'cell:a1')).toEqual({ kind: 'on', taken: [] });
  });

  it('leads nowhere where nothing is possible', () => {
    expect(take(choices, ['cell:a1'], 'cell:z9')).toEqual({ kind: 'nothing' });
    expect(take([], [], 'cell:a1')).toEqual({ kind: 'nothing' });
  });

  it('plays what is complete by taking it again, when it could also go on', () => {
    const longer: Choice[] = [
      { text: 'a', path: ['x'] },
      { text: 'a b', path: ['x', 'y'] },
    ];
    expect(take(longer, [], 'x')).toEqual({ kind: 'on', taken: ['x'] });
    expect(take(longer, ['x'], 'x')).toMatchObject({ kind: 'play', choice: { text: 'a' } });
    expect(take(longer, ['x'], 'y')).toMatchObject({ kind: 'play', choice: { text: 'a b' } });
  });

  it('steps back', () => {
    expect(back(['a', 'b'])).toEqual(['a']);
    expect(back([])).toEqual([]);
  });
});

it('tells choices from their goal', () => {
  expect([...offerOf(backwards(choices.slice(0, 3)), ['cell:b1']).next]).toEqual(['cell:a1', 'cell:c1']);
});

describe('making a choice again', () => {
  const hatch = (tile: string): Choice => ({ text: `spawn ${tile}`, path: ['button:spawn', `cell:${tile}`] });

  it('plays the same action where it is possible', () => {
    expect(again(choices, { text: 'end', path: ['button:end'] })).toMatchObject({
      kind: 'play',
      choice: { text: 'end' },
    });
  });

  it('asks for the place that is taken, and plays where one is left', () => {
    const gone = hatch('a1');
    expect(again([hatch('a2'), hatch('a3')], gone)).toEqual({ kind: 'on', taken: ['button:spawn'] });
    expect(again([hatch('a2')], gone)).toMatchObject({ kind: 'play', choice: { text: 'spawn a2' } });
  });

  it('never begins with another piece', () => {
    expect(again(choices, { text: 'move d4-d5', path: ['cell:d4', 'cell:d5'] })).toEqual({ kind: 'nothing' });
    expect(again(choices, hatch('a1'))).toEqual({ kind: 'nothing' });
  });
});

it('tells cells from other targets', () => {
  expect(cellOf(atCell('f6'))).toBe('f6');
  expect(cellOf('hand:W2')).toBeUndefined();
});
