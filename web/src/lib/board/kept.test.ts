import { describe, expect, it } from 'vitest';
import { keptBy } from './kept';

describe('keptBy', () => {
  const there = { sugar: 2 };
  const before = [
    { id: 'a1', x: 1, there },
    { id: 'a2', x: 2, there },
  ];

  it('keeps the object of an item that is as before, and takes one that has changed', () => {
    const now = [
      { id: 'a1', x: 1, there },
      { id: 'a2', x: 2, there: { sugar: 1 } },
    ];
    const kept = keptBy(before, now);
    expect(kept[0]).toBe(before[0]);
    expect(kept[1]).toBe(now[1]);
  });

  it('keeps the list if nothing has changed', () => {
    expect(
      keptBy(
        before,
        structuredClone(before).map((item) => ({ ...item, there })),
      ),
    ).toBe(before);
  });

  it('follows another order, and what is gone or new', () => {
    const [first, second] = before;
    const extra = { id: 'a3', x: 3, there };
    expect(keptBy(before, [{ ...second! }, extra])).toEqual([second, extra]);
    expect(keptBy(before, [{ ...second! }, { ...first! }])).toEqual([second, first]);
    expect(keptBy(before, [{ ...first! }])).toEqual([first]);
  });

  it('sees a field that is gone or new', () => {
    const now: readonly { id: string; x: number; there?: object; sign?: string }[] = [
      { id: 'a1', x: 1 },
      { id: 'a2', x: 2, there, sign: '!' },
    ];
    const kept = keptBy<(typeof now)[number]>(before, now);
    expect(kept[0]).toBe(now[0]);
    expect(kept[1]).toBe(now[1]);
  });
});
