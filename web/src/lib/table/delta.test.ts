import { describe, expect, it } from 'vitest';
import { applyDelta, legalTexts, unpack } from './delta';

describe('unpack', () => {
  it('writes out rows with their keys, also inside each other', () => {
    const packed = {
      cells: {
        $keys: ['cell', 'unit'],
        $rows: [
          ['a1', null],
          ['a2', { list: { $keys: ['n'], $rows: [[1]] } }],
        ],
      },
    };
    expect(unpack(packed)).toEqual({
      cells: [
        { cell: 'a1', unit: null },
        { cell: 'a2', unit: { list: [{ n: 1 }] } },
      ],
    });
  });
});

describe('applyDelta', () => {
  const view = {
    round: 1,
    die: { face: 3 },
    cells: [
      { cell: 'a1', unit: null },
      { cell: 'a2', unit: null },
    ],
    log: [1, 2, 3],
  };

  it('replaces, removes and goes down by key and index', () => {
    const changed = applyDelta(view, { round: [2], die: [], cells: { '1': { unit: [{ seat: '1' }] } } });
    expect(changed).toEqual({
      round: 2,
      cells: [
        { cell: 'a1', unit: null },
        { cell: 'a2', unit: { seat: '1' } },
      ],
      log: [1, 2, 3],
    });
    expect(view.round).toBe(1);
  });

  it('takes elements out of a list and puts others in', () => {
    expect(applyDelta(view, { log: [1, 2, [7, 8, 9]] })).toMatchObject({ log: [1, 7, 8, 9] });
  });

  it('keeps what did not change as the same object', () => {
    const changed = applyDelta(view, { round: [2] }) as typeof view;
    expect(changed.cells).toBe(view.cells);
  });

  it('replaces everything', () => {
    expect(applyDelta(view, [{ $keys: ['a'], $rows: [[1]] }])).toEqual([{ a: 1 }]);
  });
});

describe('legalTexts', () => {
  it('puts beginnings and endings together', () => {
    expect(legalTexts({ 'move a1-': ['b1', 'b2'], end: [''] })).toEqual(['move a1-b1', 'move a1-b2', 'end']);
    expect(legalTexts(undefined)).toEqual([]);
  });
});
