/** A server that cheats, or was restored, while a game is played: what the browser notices at once. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as api from '../api';
import type { DiceAnswer, Receipt, ServerMessage, TableAnswer } from '../wire/protocol';
import { keepReceipt, keptOf } from './keep';
import { newsOf } from './news.svelte';
import { signedReceipt } from './testing';
import { DiceWatch } from './watch';

class Memory {
  readonly items = new Map<string, string>();
  getItem = (key: string): string | null => this.items.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.items.set(key, value);
  removeItem = (key: string): void => void this.items.delete(key);
}

const FIVE_MINUTES = 5 * 60 * 1000;
let tables = 0;
let id = '';

const receipt = (number: number, draws: number, more: Partial<Receipt> = {}): Receipt =>
  signedReceipt({
    table: id,
    epoch: 1,
    commitment: `c${more.epoch ?? 1}`,
    contributions: ['aa', 'bb'],
    number,
    draws,
    at: Date.now(),
    ...more,
  });
const info = (epoch: number, waits_for?: readonly string[]) => ({
  id,
  status: 'playing',
  commitment: `c${epoch}`,
  dice: { scheme: 2, epoch, ...(waits_for && { waits_for }) },
  seats: [
    { seat: 'P1', holder: { kind: 'bot', level: 1 } },
    { seat: 'P2', holder: { kind: 'person' } },
  ],
});
const welcome = (number: number, epoch = 1, waits_for?: readonly string[]) =>
  ({ kind: 'welcome', table: info(epoch, waits_for), you: ['P2'], number }) as unknown as ServerMessage;
const update = (number: number, ...texts: string[]) =>
  ({ kind: 'update', number, steps: texts.map((text) => ({ by: 'chance', text })) }) as unknown as ServerMessage;

/** The server's next answer when it is asked for a receipt. */
function signs(next: Receipt) {
  return vi.spyOn(api, 'dice').mockResolvedValue({ receipt: next } as DiceAnswer);
}
/** Waits until what was asked for has been answered and kept. */
async function settled(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  vi.stubGlobal('localStorage', new Memory());
  id = `t${++tables}`;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a browser that watches its dice', () => {
  it('asks for nothing while the server only goes forward', async () => {
    await keepReceipt(receipt(4, 2));
    const asked = signs(receipt(9, 4));
    const watch = new DiceWatch(id);
    watch.hear(welcome(9));
    watch.hear(update(10, 'roll 3'));
    await settled();
    expect(asked).not.toHaveBeenCalled();
    expect(newsOf(id)).toBeUndefined();
    expect(keptOf(id)?.seen).toEqual([[10, 'roll 3', 1]]);
  });

  it('notices after a reconnect that the server has gone back in silence', async () => {
    await keepReceipt(receipt(20, 8));
    vi.advanceTimersByTime(1000);
    signs(receipt(12, 5));
    new DiceWatch(id).hear(welcome(12));
    await settled();
    expect(newsOf(id)).toBe('went-back');
    // The proof is kept.
    expect(keptOf(id)?.receipts.at(-1)?.number).toBe(20);
  });

  it('does not believe the time that the server writes when it has gone back', async () => {
    await keepReceipt(receipt(20, 8));
    signs(receipt(12, 5, { at: Date.now() - FIVE_MINUTES }));
    new DiceWatch(id).hear(welcome(12));
    await settled();
    expect(newsOf(id)).toBe('went-back');
  });

  it('notices what is not signed, or by another key, and keeps what was', async () => {
    await keepReceipt(receipt(4, 2));
    for (const false_ of [{ ...receipt(30, 9), draws: 10 }, signedReceipt(receipt(30, 9), 8)]) {
      signs(false_);
      const watch = new DiceWatch(id);
      watch.hear(welcome(29));
      vi.advanceTimersByTime(FIVE_MINUTES);
      watch.hear(update(30, 'roll 1'));
      await settled();
      expect(newsOf(id)).toBe('signature-false');
      expect(keptOf(id)?.receipts.map(({ number }) => number)).toEqual([4]);
    }
  });

  it('notices that the server has forgotten what the page has seen, although nothing was signed since', async () => {
    await keepReceipt(receipt(0, 0));
    signs(receipt(3, 1));
    const watch = new DiceWatch(id);
    watch.hear(welcome(2));
    watch.hear(update(3, 'roll 3'));
    watch.hear(update(4, 'roll 5'));
    watch.hear(welcome(4));
    expect(newsOf(id)).toBeUndefined();
    watch.hear(welcome(3));
    await settled();
    expect(newsOf(id)).toBe('went-back');
  });

  it('notices a server that pretends to have the number but has drawn less', async () => {
    await keepReceipt(receipt(20, 8));
    vi.advanceTimersByTime(1000);
    const asked = signs(receipt(21, 6));
    const watch = new DiceWatch(id);
    watch.hear(welcome(20));
    await settled();
    expect(asked).not.toHaveBeenCalled();
    vi.advanceTimersByTime(FIVE_MINUTES);
    watch.hear(update(21, 'roll 2'));
    await settled();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(newsOf(id)).toBe('went-back');
  });

  it('notices another commitment for the same dice', async () => {
    await keepReceipt(receipt(3, 1));
    vi.advanceTimersByTime(FIVE_MINUTES);
    signs(receipt(9, 4, { commitment: 'another' }));
    const watch = new DiceWatch(id);
    watch.hear(welcome(8));
    vi.advanceTimersByTime(FIVE_MINUTES);
    watch.hear(update(9, 'roll 1'));
    await settled();
    expect(newsOf(id)).toBe('commitment-changed');
  });

  it('tells of an announced restore, and adds to the new dice after their commitment', async () => {
    await keepReceipt(receipt(20, 8));
    vi.advanceTimersByTime(1000);
    signs(receipt(13, 5, { epoch: 2, contributions: [null, null] }));
    const answer = { table: info(2, ['P2']), you: ['P2'] } as unknown as TableAnswer;
    vi.spyOn(api, 'tableOf').mockResolvedValue(answer);
    const added = vi
      .spyOn(api, 'contribute')
      .mockResolvedValue({ ...answer, table: info(2) } as unknown as TableAnswer);
    new DiceWatch(id).hear(welcome(13, 2, ['P2']));
    await settled();
    expect(newsOf(id)).toBe('restored');
    expect(added).toHaveBeenCalledTimes(1);
    const [table, wish] = added.mock.calls[0] ?? [];
    expect(table).toBe(id);
    expect(wish?.commitment).toBe('c2');
    expect(keptOf(id)?.added[2]).toMatchObject({ commitment: 'c2', contribution: wish?.contribution });
  });

  it('adds to new dice that are announced while it is connected, and only for an own seat', async () => {
    const looked = vi
      .spyOn(api, 'tableOf')
      .mockResolvedValue({ table: info(2), you: ['P2'] } as unknown as TableAnswer);
    const watch = new DiceWatch(id);
    watch.hear(welcome(5));
    watch.hear({ kind: 'table', table: info(2, ['P1']) } as unknown as ServerMessage);
    await settled();
    expect(looked).not.toHaveBeenCalled();
    watch.hear({ kind: 'table', table: info(2, ['P1', 'P2']) } as unknown as ServerMessage);
    await settled();
    expect(looked).toHaveBeenCalledWith(id);
  });

  it('keeps no roll whose number is not sure, and none that is hidden', async () => {
    await keepReceipt(receipt(1, 0));
    const watch = new DiceWatch(id);
    watch.hear(welcome(4));
    // Another entry, such as a resignation, came with the step.
    watch.hear(update(6, 'roll 6'));
    watch.hear(update(7, 'draw ?'));
    watch.hear(update(9, 'roll 5', 'roll 4'));
    expect(keptOf(id)?.seen).toEqual([
      [8, 'roll 5', 1],
      [9, 'roll 4', 1],
    ]);
  });

  it('accuses nobody when the server does not answer', async () => {
    await keepReceipt(receipt(20, 8));
    vi.spyOn(api, 'dice').mockRejectedValue(new Error('offline'));
    new DiceWatch(id).hear(welcome(12));
    await settled();
    expect(newsOf(id)).toBeUndefined();
  });
});
