/** Checks the dice of a finished game with what this browser has kept of it. Nobody is asked. */
import { hashes, verify } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';
import type { DiceAnswer, DrawTold, EpochTold, Receipt } from '../wire/protocol';
import { commitment, hex, house, master, roll, unhex, weighted, type Scheme } from './formulas';
import type { Kept } from './keep';

hashes.sha512 = sha512;

/** Something that does not agree. `epoch` and `draw` say where. */
export interface Problem {
  code: ProblemCode;
  epoch?: number;
  draw?: number;
}

export type ProblemCode =
  /** The commitment at the end is not the one that this browser saw before it contributed. */
  | 'commitment-changed'
  /** The secret is not the one of the commitment. */
  | 'secret-wrong'
  /** What this browser contributed is not among the contributions, or in another place. */
  | 'contribution-lost'
  /** The contributions at the end are not those that the server had signed. */
  | 'contributions-changed'
  /** A roll is not what secret and contributions give. */
  | 'roll-wrong'
  /** A roll that this browser was told is missing, or was another one. */
  | 'roll-changed'
  /** A number of a draw was used again. */
  | 'number-reused'
  /** A number of a draw is missing. */
  | 'number-skipped'
  /** The log contradicts what the server had signed: it went back without saying so. */
  | 'went-back'
  /** A signature of the server is false, or of another key. */
  | 'signature-false'
  /** Something cannot be read. */
  | 'unreadable';

/** What was found out. */
export interface Report {
  problems: Problem[];
  /** Rolls and draws that were recomputed and agree. */
  agreed: number;
  /** How many of them were taken back. */
  undone: number;
  /** How many of them this browser was told during the game, with the same outcome. */
  seen: number;
  /** Epochs in which this browser contributed after it had seen the commitment, and its contribution was used. */
  own: number;
  /** Epochs whose dice could roll. */
  epochs: number;
  /** Contributions of other people in the epoch with the fewest. */
  others: number;
  /** Draws among several outcomes: what could come, and how often, is what the server says. */
  choices: number;
  /** Whether the server's signatures of commitment and contributions were kept and are right. */
  signed: boolean;
}

/** Returns the text of a receipt that is signed. */
export function signedText(receipt: Receipt): string {
  const contributions = receipt.contributions.map((text) => text ?? '-').join(' ');
  return (
    `hexapod 2026 dice receipt v2\ntable: ${receipt.table}\nepoch: ${receipt.epoch}\n` +
    `commitment: ${receipt.commitment}\ncontributions: ${contributions}\nnumber: ${receipt.number}\n` +
    `draws: ${receipt.draws}\nat: ${receipt.at}\n`
  );
}

/** Says whether the server has signed a receipt. */
export function isSigned(receipt: Receipt): boolean {
  const [signature, key] = [unhex(receipt.signature), unhex(receipt.key)];
  if (signature?.length !== 64 || key?.length !== 32) return false;
  try {
    return verify(signature, new TextEncoder().encode(signedText(receipt)), key);
  } catch {
    // A key that is no point of the curve has signed nothing.
    return false;
  }
}

interface Epoch extends EpochTold {
  number: number;
  master: Uint8Array;
}

/** Checks everything that can be checked. */
export function check(answer: DiceAnswer, kept?: Kept): Report {
  const problems: Problem[] = [];
  const receipts = kept?.receipts ?? [];
  const key = receipts[0]?.key;
  for (const receipt of [...receipts, answer.receipt]) {
    const known = key === undefined || receipt.key === key;
    if (!known || receipt.table !== answer.receipt.table || !isSigned(receipt)) {
      problems.push({ code: 'signature-false', epoch: receipt.epoch });
    }
  }
  const epochs = answer.epochs.flatMap((epoch, index) => opened(answer, epoch, index + 1, problems));
  let own = 0;
  let others = Infinity;
  let signed = receipts.length > 0;
  for (const epoch of epochs) {
    const mine = kept?.added[epoch.number];
    if (mine !== undefined && isMine(epoch, mine, problems)) own += 1;
    const last = receipts.findLast(
      (receipt) => receipt.epoch === epoch.number && !receipt.contributions.includes(null),
    );
    if (last === undefined) signed = false;
    else if (last.contributions.join() !== epoch.contributions.join()) {
      problems.push({ code: 'contributions-changed', epoch: epoch.number });
    }
    others = Math.min(others, outside(epoch) - (mine === undefined ? 0 : 1));
  }
  for (const receipt of receipts) {
    const told = answer.epochs[receipt.epoch - 1];
    if (told && told.commitment !== receipt.commitment) {
      add(problems, { code: 'commitment-changed', epoch: receipt.epoch });
    }
  }
  const { agreed, undone } = rolls(answer.draws, epochs, problems);
  if (kept) {
    order(answer.draws, problems);
    receipts.forEach((receipt) => contradicts(receipt, answer, problems));
  }
  return {
    problems,
    agreed,
    undone,
    seen: kept ? told(answer, kept, problems) : 0,
    own,
    epochs: epochs.length,
    others: Number.isFinite(others) ? Math.max(0, others) : 0,
    choices: answer.draws.filter((draw) => draw.dice === undefined).length,
    signed: signed && !problems.some(({ code }) => code === 'signature-false'),
  };
}

function add(problems: Problem[], problem: Problem): void {
  const known = problems.some(
    ({ code, epoch, draw }) => code === problem.code && epoch === problem.epoch && draw === problem.draw,
  );
  if (!known) problems.push(problem);
}

/** Returns an epoch with its key, if its dice could roll and its secret is the one of its commitment. */
function opened(answer: DiceAnswer, epoch: EpochTold, number: number, problems: Problem[]): Epoch[] {
  // An epoch that ended before everybody had contributed has made no draw.
  if (epoch.contributions.length === 0) return [];
  const secret = unhex(epoch.secret);
  const contributions = epoch.contributions.map(unhex);
  if (secret?.length !== 32 || contributions.includes(undefined)) {
    problems.push({ code: 'unreadable', epoch: number });
    return [];
  }
  if (hex(commitment(secret)) !== epoch.commitment.toLowerCase()) {
    problems.push({ code: 'secret-wrong', epoch: number });
    return [];
  }
  const scheme: Scheme = number === 1 && answer.scheme === 1 ? { scheme: 1 } : { scheme: 2, epoch: number };
  const bytes = contributions.flatMap((part) => (part ? [part] : []));
  return [{ ...epoch, number, master: master(scheme, secret, bytes) }];
}

/** Says whether this browser's contribution was used with the commitment that it had seen before. */
function isMine(epoch: Epoch, mine: Kept['added'][number], problems: Problem[]): boolean {
  if (epoch.commitment !== mine.commitment) {
    add(problems, { code: 'commitment-changed', epoch: epoch.number });
    return false;
  }
  if (epoch.contributions[mine.seat] !== mine.contribution) {
    add(problems, { code: 'contribution-lost', epoch: epoch.number });
    return false;
  }
  return true;
}

/** Returns how many contributions do not follow from the commitment. */
function outside(epoch: Epoch): number {
  const committed = unhex(epoch.commitment) ?? new Uint8Array();
  return epoch.contributions.filter((text, seat) => text !== hex(house(committed, seat))).length;
}

function rolls(draws: DrawTold[], epochs: Epoch[], problems: Problem[]): { agreed: number; undone: number } {
  let [agreed, undone] = [0, 0];
  for (const draw of draws) {
    const epoch = epochs.findLast(({ after }) => after < draw.draw);
    if (!epoch || outcome(epoch.master, draw) !== draw.text) add(problems, { code: 'roll-wrong', draw: draw.draw });
    else {
      agreed += 1;
      if (draw.undone) undone += 1;
    }
  }
  return { agreed, undone };
}

/** Returns what a draw must have given, in notation. */
function outcome(masterKey: Uint8Array, { draw, dice, outcomes = [] }: DrawTold): string | undefined {
  const number = BigInt(draw);
  if (dice !== undefined) return ['roll', ...roll(masterKey, number, dice)].join(' ');
  const weights = outcomes.map(([, weight]) => BigInt(weight));
  return outcomes[weighted(masterKey, number, weights)]?.[0];
}

/** Numbers of draws are used once and none is left out; one that was taken back may come again by a redo. */
function order(draws: DrawTold[], problems: Problem[]): void {
  const before = new Map<number, DrawTold>();
  let last = 0;
  for (const draw of draws) {
    const earlier = before.get(draw.draw);
    if (earlier ? !earlier.undone || earlier.text !== draw.text : draw.draw <= last) {
      add(problems, { code: 'number-reused', draw: draw.draw });
    } else if (draw.draw > last + 1) add(problems, { code: 'number-skipped', draw: last + 1 });
    before.set(draw.draw, draw);
    last = Math.max(last, draw.draw);
  }
}

/** Compares the log with a receipt: after an announced restore, only what came after it counts. */
function contradicts(receipt: Receipt, answer: DiceAnswer, problems: Problem[]): void {
  const restored = answer.epochs.length > receipt.epoch;
  const made = answer.draws.filter(({ number }) => number <= receipt.number).map(({ draw }) => draw);
  if (!restored && (answer.receipt.number < receipt.number || Math.max(0, ...made) !== receipt.draws)) {
    add(problems, { code: 'went-back', epoch: receipt.epoch });
  }
}

/** Returns how many rolls are those that this browser was told; a roll that is another one is a problem. */
function told(answer: DiceAnswer, kept: Kept, problems: Problem[]): number {
  const logged = new Map(answer.draws.map((draw) => [draw.number, draw]));
  let same = 0;
  for (const [number, text, epoch] of kept.seen) {
    const draw = logged.get(number);
    if (draw?.text === text) same += 1;
    // What came after the backup is lost when the server says that it was restored.
    else if (answer.epochs.length <= epoch) {
      add(problems, draw ? { code: 'roll-changed', draw: draw.draw } : { code: 'roll-changed' });
    }
  }
  return same;
}
