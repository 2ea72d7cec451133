import { expect, it } from 'vitest';
import { Tips, type Shown } from './tips.svelte';

function begin(known: readonly string[] = []) {
  const remembered: string[] = [];
  const tips = new Tips(known, (asked) => remembered.push(asked));
  let shown: Shown = { asked: 'a', tip: true, mine: true, step: 4, own: undefined };
  const note = (change: Partial<Shown>) => {
    shown = { ...shown, ...change };
    tips.note({ ...shown, tip: shown.tip && !tips.known.includes(shown.asked) });
  };
  note({});
  return { tips, remembered, note };
}

it('retires everything that was seen on the way to a decision', () => {
  const { tips, remembered, note } = begin();
  note({ asked: 'b' });
  expect(tips.known).toEqual([]);
  note({ mine: false, step: 5, own: 5 });
  expect(tips.known).toEqual(['a', 'b']);
  expect(remembered).toEqual(['a', 'b']);
});

it('does not take the past or what is taken back for a decision', () => {
  const { tips, note } = begin();
  note({ own: 3 });
  expect(tips.known).toEqual([]);
  note({ step: 2, own: 2 });
  expect(tips.known).toEqual([]);
  note({ step: 3, own: 3 });
  expect(tips.known).toEqual(['a']);
});

it('retires a tip that was seen in two turns', () => {
  const { tips, note } = begin();
  note({ mine: false });
  note({ mine: false, step: 5 });
  expect(tips.known).toEqual([]);
  note({ mine: true, step: 6 });
  note({ mine: false });
  expect(tips.known).toEqual(['a']);
});

it('retires what was done without its tip in sight', () => {
  const { tips, note } = begin(['a']);
  note({ asked: 'b', tip: false });
  note({ mine: false, step: 5, own: 5 });
  expect(tips.known).toEqual(['a', 'b']);
});

it('counts no turn in which its tip was not seen', () => {
  const { tips, note } = begin(['a']);
  note({ asked: 'b', tip: false });
  for (const step of [5, 6, 7, 8]) note({ mine: step % 2 === 0, step });
  expect(tips.known).toEqual(['a']);
});

it('counts nothing that was not seen', () => {
  const { tips, note } = begin(['b']);
  note({ asked: 'b', tip: false });
  tips.retire('a');
  tips.retire('a');
  expect(tips.known).toEqual(['b', 'a']);
});
