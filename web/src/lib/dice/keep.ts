/** What this browser keeps of the dice at its tables: what the server said first, what was contributed, which rolls came. */
import { random } from '../random';
import type { DiceAnswer, Receipt, StepTold, TableAnswer, TableInfo } from '../wire/protocol';

/** What this browser contributed to the dice of one epoch. */
export interface Added {
  /** The commitment that it had seen before. */
  commitment: string;
  contribution: string;
  /** Its seat, from 0. */
  seat: number;
  /** How many seats the table had when the dice began to roll. Browsers have not always kept this and what follows. */
  seats?: number;
  /** Seats that the server may not choose for, because they are bots' or this browser's own: they have house contributions. */
  house?: number[];
  /** Whether the dice roll, so that nobody takes or leaves a seat any more. */
  settled?: true;
}

/** What is kept of one table. */
export interface Kept {
  /** By epoch. */
  added: Record<number, Added>;
  /** What the server signed, in order: before and after the contribution in each epoch, and the newest. */
  receipts: Receipt[];
  /** Rolls and draws as they were told: number of the entry, outcome, epoch. */
  seen: [number, string, number][];
}

/** Of older tables nothing is kept. */
const MAX_TABLES = 30;
const PREFIX = 'hexapod-dice-';
/** Logs of finished games are larger, and needed only to look at them again. */
const MAX_ENDS = 5;
const END_PREFIX = 'hexapod-dicelog-';

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

/** Stores something of a table and forgets the same of tables before the newest `most`. */
function put(prefix: string, most: number, table: string, what: unknown, on = shelf()): void {
  const order = prefix.slice(0, -1);
  try {
    on?.setItem(prefix + table, JSON.stringify(what));
    const known = (read<string[]>(on?.getItem(order) ?? null) ?? []).filter((id) => id !== table);
    known.push(table);
    for (const old of known.splice(0, Math.max(0, known.length - most))) on?.removeItem(prefix + old);
    on?.setItem(order, JSON.stringify(known));
  } catch {
    // The storage is full: the check says later what could not be compared.
  }
}

const keep = (table: string, kept: Kept, on = shelf()): void => put(PREFIX, MAX_TABLES, table, kept, on);

/** Keeps the log of the dice of a finished game, so that it can be checked again without the server. */
export function keepEnd(answer: DiceAnswer, on = shelf()): void {
  if (answer.epochs.length > 0) put(END_PREFIX, MAX_ENDS, answer.receipt.table, answer, on);
}

/** Returns the log of the dice of a finished game, if it is kept. */
export const endOf = (table: string, on = shelf()): DiceAnswer | undefined =>
  read<DiceAnswer>(on?.getItem(END_PREFIX + table) ?? null);

const none = (): Kept => ({ added: {}, receipts: [], seen: [] });

/** Returns where this browser sits, and for which seats the server may not choose. */
function seating({ seats }: TableInfo, you: readonly string[]): Pick<Added, 'seat' | 'seats' | 'house'> {
  const seat = seats.findIndex((one) => you.includes(one.seat));
  const house = seats.flatMap((one, index) =>
    one.holder.kind === 'bot' || (index !== seat && you.includes(one.seat)) ? [index] : [],
  );
  return { seat, seats: seats.length, house };
}

/** Notes who sits at a table to whose dice this browser has contributed, until the dice roll: what the server says later about
 * its bots does not count. */
export function keepSeats(table: TableInfo, you: readonly string[], on = shelf()): void {
  const kept = keptOf(table.id, on);
  const mine = kept?.added[table.dice.epoch];
  if (!kept || !mine || mine.settled || mine.commitment !== table.commitment || you.length === 0) return;
  Object.assign(mine, seating(table, you));
  if (table.status !== 'waiting' && !table.dice.waits_for?.length) mine.settled = true;
  keep(table.id, kept, on);
}

/** Returns what this browser contributes to the present dice of a table whose commitment it has seen, and keeps both. The same is
 * returned again if a request has to be repeated. */
export function contributionFor({ table, you }: TableAnswer, on = shelf()): string {
  const kept = keptOf(table.id, on) ?? none();
  const { epoch } = table.dice;
  const known = kept.added[epoch];
  if (known?.commitment === table.commitment) return known.contribution;
  const contribution = random(32);
  kept.added[epoch] = { commitment: table.commitment, contribution, ...seating(table, you) };
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
  | 'commitment-changed'
  /** What the server says is not signed by it. */
  | 'signature-false';

/** Keeps a receipt that is signed, and returns what it contradicts. `known` is the newest receipt that was kept when this one was
 * asked for: the server must not fall behind it, whatever time it writes. */
export async function keepReceipt(receipt: Receipt, known?: Receipt, on = shelf()): Promise<News | undefined> {
  const { isSigned } = await import('./receipt');
  const kept = keptOf(receipt.table, on) ?? none();
  // What is not signed proves nothing, so it must not take the place of what is.
  if (!isSigned(receipt) || kept.receipts.some(({ key }) => key !== receipt.key)) return 'signature-false';
  const same = kept.receipts.filter(({ epoch }) => epoch === receipt.epoch);
  const last = kept.receipts.at(-1);
  const isBehind = ({ epoch, number, draws }: Receipt): boolean =>
    receipt.epoch < epoch || (receipt.epoch === epoch && (receipt.number < number || receipt.draws < draws));
  if (known && isBehind(known)) return 'went-back';
  // An answer that was overtaken by a newer one, of another page perhaps, is no news.
  if (last && last.signature !== known?.signature && receipt.at < last.at) return undefined;
  let news: News | undefined;
  if (last && receipt.epoch > last.epoch) news = 'restored';
  else if (last && isBehind(last)) news = 'went-back';
  else if (same.some(({ commitment }) => commitment !== receipt.commitment)) news = 'commitment-changed';
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
