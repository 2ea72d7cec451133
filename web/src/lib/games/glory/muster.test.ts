import { expect, it } from 'vitest';
import { changed, everybody, groupsOf } from './muster';

const groups = groupsOf(['send 1I', 'send 2I', 'send 1M', 'send 1I1M', 'send 2I1M', 'done']);

it('reads groups', () => {
  expect(groups.map(({ units }) => units)).toEqual([
    [1, 0, 0],
    [2, 0, 0],
    [0, 1, 0],
    [1, 1, 0],
    [2, 1, 0],
  ]);
  expect(groupsOf(['advance 1MX'])).toEqual([{ text: 'advance 1MX', units: [0, 1, 1] }]);
});

it('begins with everybody, and units leave and join one by one', () => {
  const all = everybody(groups);
  if (!all) throw new Error('nobody');
  expect(all.text).toBe('send 2I1M');
  expect(changed(groups, all, 0, 1)).toBeUndefined();
  expect(changed(groups, all, 1, -1)?.text).toBe('send 2I');
  expect(changed(groups, { text: 'send 1M', units: [0, 1, 0] }, 1, -1)).toBeUndefined();
  expect(everybody([])).toBeUndefined();
});
