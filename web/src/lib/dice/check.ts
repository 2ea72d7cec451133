/** Checks the dice of a finished game with what this browser has kept of it. Nobody is asked. */
import type { DiceAnswer, DrawTold, EpochTold, Receipt } from '../wire/protocol';
import { commitment, hex, house, master, roll, unhex, weighted, type Scheme } from './formulas';
import type { Added, Kept } from './keep';
import { isSigned } from './receipt';

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
  /** What this browser contributed is not among the contributions, or in another place, or its dice are denied. */
  | 'contribution-lost'
  /** The contribution of a bot, or of a further seat of this browser, does not follow from the commitment, or there is not one
   * contribution for each seat. */
  | 'house-wrong'
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
  /** Restored backups of which the server told this browser during the game. */
  restored: number;
  /** Restored backups of which it tells only now. */
  untold: number;
  /** Contributions of other people in the epoch with the fewest. */
  others: number;
  /** Draws among several outcomes: what could come, and how often, is what the server says. */
  choices: number;
  /** Whether the server's signatures of commitment and contributions were kept and are right. */
  signed: boolean;
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
    others = Math.min(others, outside(epoch, mine));
  }
  for (const receipt of receipts) {
    const told = answer.epochs[receipt.epoch - 1];
    if (told && told.commitment !== receipt.commitment) {
      add(problems, { code: 'commitment-changed', epoch: receipt.epoch });
    }
  }
  const { agreed, undone } = rolls(answer, epochs, problems);
  if (kept) {
    denied(answer, kept, problems);
    order(answer.draws, problems);
    receipts.forEach((receipt) => contradicts(receipt, answer, kept, problems));
  }
  const later = answer.epochs.map((_, index) => index + 1).filter((number) => number > 1);
  const restored = kept ? later.filter((number) => wasTold(kept, number)).length : 0;
  return {
    problems,
    agreed,
    undone,
    seen: kept ? told(answer, kept, problems) : 0,
    own,
    epochs: epochs.length,
    restored,
    untold: later.length - restored,
    others: Number.isFinite(others) ? others : 0,
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

/** Says whether this browser's contribution was used with the commitment that it had seen before, and the server chose nothing
 * for the seats that are nobody else's. */
function isMine(epoch: Epoch, mine: Added, problems: Problem[]): boolean {
  if (epoch.commitment !== mine.commitment) {
    add(problems, { code: 'commitment-changed', epoch: epoch.number });
    return false;
  }
  if (epoch.contributions[mine.seat] !== mine.contribution) {
    add(problems, { code: 'contribution-lost', epoch: epoch.number });
    return false;
  }
  const chosen = (seat: number): boolean =>
    epoch.contributions[seat] !== houseOf(epoch, seat) && epoch.contributions[seat] !== mine.contribution;
  const seats = mine.seats ?? epoch.contributions.length;
  if (epoch.contributions.length !== seats || mine.house?.some(chosen)) {
    add(problems, { code: 'house-wrong', epoch: epoch.number });
    return false;
  }
  return true;
}

const houseOf = ({ commitment: committed }: Epoch, seat: number): string =>
  hex(house(unhex(committed) ?? new Uint8Array(), seat));

/** Returns how many people other than this browser's added to an epoch: contributions that do not follow from the commitment. */
function outside(epoch: Epoch, mine: Added | undefined): number {
  return epoch.contributions.filter(
    (text, seat) =>
      text !== mine?.contribution && mine?.house?.includes(seat) !== true && text !== houseOf(epoch, seat),
  ).length;
}

/** Returns the number of the epoch to which a draw belongs; 0 for none. */
const epochOf = ({ epochs }: DiceAnswer, { draw }: DrawTold): number =>
  epochs.findLastIndex(({ after }) => after < draw) + 1;

/** Says whether the server told this browser of an epoch during the game. */
const wasTold = ({ added, receipts }: Kept, number: number): boolean =>
  added[number] !== undefined || receipts.some(({ epoch }) => epoch === number);

/** Returns the last entry that an epoch has left in the log: what came after it, or is missing, may have been lost by a restore if
 * the server has said so during the game. */
function lastEntry(answer: DiceAnswer, kept: Kept, epoch: number): number {
  const restored = answer.epochs.some((_, index) => index + 1 > epoch && wasTold(kept, index + 1));
  const before = answer.draws.filter((draw) => epochOf(answer, draw) <= epoch).map(({ number }) => number);
  return restored ? Math.max(0, ...before) : Infinity;
}

/** Finds epochs to which this browser has added, but which the server does not tell, or in which it says that nothing rolled. */
function denied(answer: DiceAnswer, kept: Kept, problems: Problem[]): void {
  for (const [number, mine] of Object.entries(kept.added)) {
    const epoch = Number(number);
    const said = answer.epochs[epoch - 1];
    if (said && said.contributions.length > 0) continue;
    // Dice that ended before everybody had contributed have made no draw.
    const rolled =
      answer.draws.some((draw) => epochOf(answer, draw) === epoch) ||
      kept.seen.some((seen) => seen[2] === epoch) ||
      kept.receipts.some((receipt) => receipt.epoch === epoch && !receipt.contributions.includes(null));
    if (!said || rolled) add(problems, { code: 'contribution-lost', epoch });
    else if (said.commitment !== mine.commitment) add(problems, { code: 'commitment-changed', epoch });
  }
}

function rolls(answer: DiceAnswer, epochs: Epoch[], problems: Problem[]): { agreed: number; undone: number } {
  let [agreed, undone] = [0, 0];
  for (const draw of answer.draws) {
    const epoch = epochs.find(({ number }) => number === epochOf(answer, draw));
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

/** Compares the log with a receipt. */
function contradicts(receipt: Receipt, answer: DiceAnswer, kept: Kept, problems: Problem[]): void {
  const { epoch, number, draws } = receipt;
  const made = answer.draws.filter((draw) => draw.number <= number).map(({ draw }) => draw);
  const forgotten = answer.receipt.number < number || Math.max(0, ...made) !== draws;
  // The dice of an epoch cannot have begun after draws that were signed in it.
  const began = answer.epochs[epoch - 1]?.after ?? 0;
  if (draws < began || (number <= lastEntry(answer, kept, epoch) && forgotten)) {
    add(problems, { code: 'went-back', epoch });
  }
}

/** Returns how many rolls are those that this browser was told; a roll that is another one is a problem. */
function told(answer: DiceAnswer, kept: Kept, problems: Problem[]): number {
  const logged = new Map(answer.draws.map((draw) => [draw.number, draw]));
  let same = 0;
  for (const [number, text, epoch] of kept.seen) {
    const draw = logged.get(number);
    if (draw?.text === text && epochOf(answer, draw) === epoch) same += 1;
    else if (number <= lastEntry(answer, kept, epoch)) {
      add(problems, draw ? { code: 'roll-changed', draw: draw.draw } : { code: 'roll-changed' });
    }
  }
  return same;
}
