/** Parts of a turn in which nothing could be done, so that the rules went on by themselves (K2). */
import type { PhaseName, View } from '../../wire/games/glory';

/** The parts of a turn in which a player may do something. */
const PARTS = ['Train', 'Move', 'Buy'] as const;
export type Part = (typeof PARTS)[number];

const TRAINING: readonly PhaseName[] = ['Train', 'TrainAt'];
const MARCHING: readonly PhaseName[] = [
  'Move',
  'Send',
  'AskSend',
  'Permit',
  'AttackRoll',
  'DefendRoll',
  'Luck',
  'LuckRoll',
  'Rage',
  'Dodge',
  'Kill',
  'Press',
  'Advance',
  'Found',
];
const BUYING: readonly PhaseName[] = ['Buy', 'BuyAt', 'BuildAt'];
/** What comes after them in the same turn. */
const HARVEST: readonly PhaseName[] = ['ChaosRoll', 'Wild', 'Starve'];

type Moment = Pick<View, 'phase' | 'turn' | 'round'>;

/** Returns which part of a turn a phase belongs to; what comes after the last one counts on, and the set-up has none. */
function partOf(phase: PhaseName): number {
  return [TRAINING, MARCHING, BUYING, HARVEST].findIndex((part) => part.includes(phase));
}

/** Returns the parts of a seat's turn that were skipped between one picture and the next. */
export function skipped(before: Moment, after: Moment, seat: string): readonly Part[] {
  const [from, to] = [partOf(before.phase), partOf(after.phase)];
  const begins = before.turn !== seat && after.turn === seat;
  const ends = before.turn === seat && after.turn !== seat;
  if (after.round === 0 || before.round > after.round) return [];
  if (begins) return to < 0 ? [] : PARTS.slice(0, to);
  if (from < 0 || before.turn !== seat) return [];
  if (ends) return PARTS.slice(from + 1);
  return to > from && before.round === after.round ? PARTS.slice(from + 1, to) : [];
}
