import { describe, expect, it } from 'vitest';
import type { Receipt, TableAnswer, TableInfo } from '../wire/protocol';
import { contributionFor, keepReceipt, keepRolls, keptOf, type Shelf } from './keep';

class Memory implements Shelf {
  readonly items = new Map<string, string>();
  getItem = (key: string): string | null => this.items.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.items.set(key, value);
  removeItem = (key: string): void => void this.items.delete(key);
}

const receipt = (number: number, draws: number, epoch = 1, table = 't', commitment = `c${epoch}`): Receipt => ({
  table,
  epoch,
  commitment,
  contributions: number === 0 ? [null, null] : ['aa', 'bb'],
  number,
  draws,
  at: 0,
  key: '',
  signature: '',
});

const answer = (commitment = 'c1', epoch = 1): TableAnswer =>
  ({
    table: { id: 't', commitment, dice: { scheme: 2, epoch }, seats: [{ seat: 'P1' }, { seat: 'P2' }] },
    you: ['P2'],
    receipt: receipt(0, 0, epoch),
  }) as unknown as TableAnswer;

describe('what is kept of the dice', () => {
  it('is the commitment first, then the contribution, the same for a request that is repeated', () => {
    const shelf = new Memory();
    const made = contributionFor(answer(), shelf);
    expect(made).toMatch(/^[0-9a-f]{64}$/);
    expect(contributionFor(answer(), shelf)).toBe(made);
    expect(keptOf('t', shelf)?.added[1]).toEqual({ commitment: 'c1', contribution: made, seat: 1 });
    expect(contributionFor(answer('c2', 2), shelf)).not.toBe(made);
  });

  it('notices a server that has forgotten what it signed', () => {
    const shelf = new Memory();
    for (const [number, draws] of [
      [0, 0],
      [3, 1],
      [9, 4],
      [20, 8],
    ] as const)
      expect(keepReceipt(receipt(number, draws), shelf)).toBeUndefined();
    expect(keepReceipt(receipt(12, 5), shelf)).toBe('went-back');
    expect(keepReceipt(receipt(25, 7), shelf)).toBe('went-back');
    expect(keepReceipt(receipt(25, 9, 1, 't', 'other'), shelf)).toBe('commitment-changed');
    // An answer that was overtaken accuses nobody.
    expect(keepReceipt({ ...receipt(12, 5), at: -1 }, shelf)).toBeUndefined();
    // The proof is still there: the first, the first with all contributions, and the newest.
    expect(keptOf('t', shelf)?.receipts.map(({ number }) => number)).toEqual([0, 3, 20]);
    // A server that says so begins a new epoch.
    expect(keepReceipt(receipt(13, 5, 2), shelf)).toBe('restored');
    expect(keepReceipt(receipt(14, 6, 2), shelf)).toBeUndefined();
    expect(keepReceipt(receipt(30, 9, 1), shelf)).toBe('went-back');
  });

  it('has the rolls that were told, with their numbers, but nothing hidden', () => {
    const shelf = new Memory();
    const table = { id: 't', dice: { scheme: 2, epoch: 1 } } as unknown as TableInfo;
    const steps = [
      { by: 'P1', text: 'throw own' },
      { by: 'chance', text: 'roll 3' },
      { by: 'chance', text: 'draw ?' },
    ];
    keepRolls(table, 7, steps, shelf);
    expect(keptOf('t', shelf)).toBeUndefined();
    keepReceipt(receipt(0, 0), shelf);
    keepRolls(table, 7, steps, shelf);
    expect(keptOf('t', shelf)?.seen).toEqual([[6, 'roll 3', 1]]);
  });

  it('is of the newest tables only', () => {
    const shelf = new Memory();
    for (let at = 0; at < 40; at += 1) keepReceipt(receipt(1, 0, 1, `t${at}`), shelf);
    expect(keptOf('t9', shelf)).toBeUndefined();
    expect(keptOf('t10', shelf)).toBeDefined();
    expect(shelf.items.size).toBe(31);
  });
});
