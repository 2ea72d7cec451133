import { describe, expect, it } from 'vitest';
import type { DiceAnswer, Receipt, TableAnswer, TableInfo } from '../wire/protocol';
import { contributionFor, endOf, keepEnd, keepReceipt, keepRolls, keepSeats, keptOf, type Shelf } from './keep';
import { signedReceipt } from './testing';

class Memory implements Shelf {
  readonly items = new Map<string, string>();
  getItem = (key: string): string | null => this.items.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.items.set(key, value);
  removeItem = (key: string): void => void this.items.delete(key);
}

const receipt = (number: number, draws: number, epoch = 1, table = 't', commitment = `c${epoch}`, at = 0): Receipt =>
  signedReceipt({
    table,
    epoch,
    commitment,
    contributions: number === 0 ? [null, null] : ['aa', 'bb'],
    number,
    draws,
    at,
  });

const bot = (seat: string) => ({ seat, holder: { kind: 'bot', level: 1 } });

const answer = (commitment = 'c1', epoch = 1): TableAnswer =>
  ({
    table: {
      id: 't',
      status: 'waiting',
      commitment,
      dice: { scheme: 2, epoch },
      seats: [bot('P1'), { seat: 'P2', holder: { kind: 'person' } }, { seat: 'P3', holder: { kind: 'open' } }],
    },
    you: ['P2'],
    receipt: receipt(0, 0, epoch),
  }) as unknown as TableAnswer;

describe('what is kept of the dice', () => {
  it('is the commitment first, then the contribution, the same for a request that is repeated', () => {
    const shelf = new Memory();
    const made = contributionFor(answer(), shelf);
    expect(made).toMatch(/^[0-9a-f]{64}$/);
    expect(contributionFor(answer(), shelf)).toBe(made);
    expect(keptOf('t', shelf)?.added[1]).toEqual({
      commitment: 'c1',
      contribution: made,
      seat: 1,
      seats: 3,
      house: [0],
    });
    expect(contributionFor(answer('c2', 2), shelf)).not.toBe(made);
  });

  it('is who sits where, until the dice roll: then no bot becomes a person', () => {
    const shelf = new Memory();
    const { table, you } = answer();
    contributionFor(answer(), shelf);
    const seated = (status: string, third: object, own = you): void =>
      keepSeats({ ...table, status, seats: [...table.seats.slice(0, 2), third] } as unknown as TableInfo, own, shelf);
    const house = () => keptOf('t', shelf)?.added[1]?.house;
    seated('waiting', bot('P3'));
    expect(house()).toEqual([0, 2]);
    // The host has let a person sit there instead.
    seated('waiting', { seat: 'P3', holder: { kind: 'person' } });
    expect(house()).toEqual([0]);
    seated('playing', { seat: 'P3', holder: { kind: 'person' } }, ['P2', 'P3']);
    expect(house()).toEqual([0, 2]);
    seated('playing', { seat: 'P3', holder: { kind: 'person' } });
    expect(house()).toEqual([0, 2]);
  });

  it('is the log of the newest finished games', () => {
    const shelf = new Memory();
    const end = (id: string, epochs: unknown[] = [{}]) =>
      ({ scheme: 2, receipt: receipt(9, 4, 1, id), epochs, draws: [] }) as unknown as DiceAnswer;
    keepEnd(end('open', []), shelf);
    expect(endOf('open', shelf)).toBeUndefined();
    for (let at = 0; at < 8; at += 1) keepEnd(end(`t${at}`), shelf);
    expect(endOf('t2', shelf)).toBeUndefined();
    expect(endOf('t7', shelf)).toEqual(end('t7'));
  });

  it('notices a server that has forgotten what it signed', async () => {
    const shelf = new Memory();
    for (const [number, draws] of [
      [0, 0],
      [3, 1],
      [9, 4],
      [20, 8],
    ] as const)
      expect(await keepReceipt(receipt(number, draws), undefined, shelf)).toBeUndefined();
    expect(await keepReceipt(receipt(12, 5), undefined, shelf)).toBe('went-back');
    expect(await keepReceipt(receipt(25, 7), undefined, shelf)).toBe('went-back');
    expect(await keepReceipt(receipt(25, 9, 1, 't', 'other'), undefined, shelf)).toBe('commitment-changed');
    // An answer that was overtaken accuses nobody.
    expect(await keepReceipt(receipt(12, 5, 1, 't', 'c1', -1), undefined, shelf)).toBeUndefined();
    // The proof is still there: the first, the first with all contributions, and the newest.
    expect(keptOf('t', shelf)?.receipts.map(({ number }) => number)).toEqual([0, 3, 20]);
    // A server that says so begins a new epoch.
    expect(await keepReceipt(receipt(13, 5, 2), undefined, shelf)).toBe('restored');
    expect(await keepReceipt(receipt(14, 6, 2), undefined, shelf)).toBeUndefined();
    expect(await keepReceipt(receipt(30, 9, 1), undefined, shelf)).toBe('went-back');
  });

  it('has the rolls that were told, with their numbers, but nothing hidden', async () => {
    const shelf = new Memory();
    const table = { id: 't', dice: { scheme: 2, epoch: 1 } } as unknown as TableInfo;
    const steps = [
      { by: 'P1', text: 'throw own' },
      { by: 'chance', text: 'roll 3' },
      { by: 'chance', text: 'draw ?' },
    ];
    keepRolls(table, 7, steps, shelf);
    expect(keptOf('t', shelf)).toBeUndefined();
    await keepReceipt(receipt(0, 0), undefined, shelf);
    keepRolls(table, 7, steps, shelf);
    expect(keptOf('t', shelf)?.seen).toEqual([[6, 'roll 3', 1]]);
  });

  it('is of the newest tables only', async () => {
    const shelf = new Memory();
    for (let at = 0; at < 40; at += 1) await keepReceipt(receipt(1, 0, 1, `t${at}`), undefined, shelf);
    expect(keptOf('t9', shelf)).toBeUndefined();
    expect(keptOf('t10', shelf)).toBeDefined();
    expect(shelf.items.size).toBe(31);
  });
});
