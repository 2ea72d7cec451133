/** What this browser keeps of the dice at its tables: what the server said first, what was contributed, which rolls came. */
import type { Receipt, StepTold, TableAnswer, TableInfo } from '../wire/protocol';

/** What is kept of one table. */
export interface Kept {
  /** By epoch: what this browser contributed in which seat (from 0), and the commitment that it had seen before. */
  added: Record<number, { commitment: string; contribution: string; seat: number }>;
  /** What the server signed, in order: before and after the contribution in each epoch, and the newest. */
  receipts: Receipt[];
  /** Rolls and draws as they were told: number of the entry, outcome, epoch. */
  seen: [number, string, number][];
}

/** Of older tables nothing is kept. */
const MAX_TABLES = 30;
const PREFIX = 'hexapod-dice-';
const ORDER = 'hexapod-dice';

/** The part of the browser's storage that is used here. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const shelf = (): Shelf | undefined => {
  try {
    return localStorage;
  } catch {
    // A browser may forbid it; then nothing is kept and the check says so.
    return undefined;
  }
};

function read<T>(text: string | null): T | undefined {
  try {
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

/** Returns what is kept of a table. */
export const keptOf = (table: string, on = shelf()): Kept | undefined =>
  read<Kept>(on?.getItem(PREFIX + table) ?? null);

function keep(table: string, kept: Kept, on = shelf()): void {
  try {
    on?.setItem(PREFIX + table, JSON.stringify(kept));
    const known = (read<string[]>(on?.getItem(ORDER) ?? null) ?? []).filter((id) => id !== table);
    known.push(table);
    for (const old of known.splice(0, Math.max(0, known.length - MAX_TABLES))) on?.removeItem(PREFIX + old);
    on?.setItem(ORDER, JSON.stringify(known));
  } catch {
    // The storage is full: the check says later what could not be compared.
  }
}

const none = (): Kept => ({ added: {}, receipts: [], seen: [] });

/** What this browser adds to the dice: 256 random bits. */
export function random(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns what this browser contributes to the present dice of a table whose commitment it has seen, and keeps both. The same is
 * returned again if a request has to be repeated. */
export function contributionFor({ table, you, receipt }: TableAnswer, on = shelf()): string {
  const kept = keptOf(table.id, on) ?? none();
  const { epoch } = table.dice;
  const known = kept.added[epoch];
  if (known?.commitment === table.commitment) return known.contribution;
  const contribution = random();
  const seat = table.seats.findIndex((one) => you.includes(one.seat));
  kept.added[epoch] = { commitment: table.commitment, contribution, seat };
  if (receipt) kept.receipts.push(receipt);
  keep(table.id, kept, on);
  return contribution;
}

/** What a new receipt says about an earlier one. */
export type News =
  /** The server was restored from a backup and says so: the dice are new. */
  | 'restored'
  /** The server has forgotten what it had signed, and does not say so. */
  | 'went-back'
  /** The commitment of the same dice is another one. */
  | 'commitment-changed';

/** Keeps a receipt and returns what it contradicts. */
export function keepReceipt(receipt: Receipt, on = shelf()): News | undefined {
  const kept = keptOf(receipt.table, on) ?? none();
  const same = kept.receipts.filter(({ epoch }) => epoch === receipt.epoch);
  const last = kept.receipts.at(-1);
  // An answer that was overtaken by a newer one, of another page perhaps, is no news.
  if (last && receipt.at < last.at) return undefined;
  let news: News | undefined;
  if (last && receipt.epoch > last.epoch) news = 'restored';
  else if (last && (receipt.epoch < last.epoch || receipt.number < last.number || receipt.draws < last.draws)) {
    news = 'went-back';
  } else if (same.some(({ commitment }) => commitment !== receipt.commitment)) news = 'commitment-changed';
  // What contradicts an earlier receipt is no news to build on.
  if (news !== undefined && news !== 'restored') return news;
  // Of each epoch the first, the first with all contributions, and the newest are kept.
  const whole = same.findIndex(({ contributions }) => !contributions.includes(null));
  const dropped = same.filter((_, index) => index > 0 && index !== whole);
  kept.receipts = [...kept.receipts.filter((one) => !dropped.includes(one)), receipt];
  keep(receipt.table, kept, on);
  return news;
}

/** Keeps rolls and draws as they were told to this browser. Hidden outcomes are not kept. */
export function keepRolls(table: TableInfo, number: number, steps: readonly StepTold[], on = shelf()): void {
  const rolls = steps.flatMap((step, index): [number, string, number][] =>
    step.by === 'chance' && !step.text.includes('?')
      ? [[number - steps.length + 1 + index, step.text, table.dice.epoch]]
      : [],
  );
  if (rolls.length === 0) return;
  const kept = keptOf(table.id, on);
  // Only those who contributed have something to compare.
  if (!kept) return;
  kept.seen.push(...rolls);
  keep(table.id, kept, on);
}
