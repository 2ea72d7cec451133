/** The end of a round: the mounds stay for a moment, so that their totals can be counted before the tiles are given away. */
import type { LoggedStep } from '../../table/state';
import type { Prelude } from '../pack';
import type { ColumnView, Event, MoundView } from '../../wire/games/anteater';
import { spaceParts } from './words';

/** When what happens, in milliseconds after the last die: totals are counted one column after the other, in all mounds at once. */
export const COUNTING = { begins: 250, column: 130 } as const;
const COLUMNS = 5;
export const RANKS = COUNTING.begins + COLUMNS * COUNTING.column + 50;
export const WORMS = RANKS + 450;
export const EVALUATION = WORMS + 850;

type Award = Extract<Event, { kind: 'queen' | 'general' | 'worm-won' }>;
type Placed = Extract<Event, { kind: 'placed' }>;

/** Returns the events of a round's end, if one is among these steps. */
export function awards(steps: readonly LoggedStep<Event>[]): readonly Award[] {
  const given = (event: Event): readonly Award[] =>
    event.kind === 'queen' || event.kind === 'general' || event.kind === 'worm-won' ? [event] : [];
  return steps.flatMap(({ events }) => events.flatMap(given));
}

/** A round ends on the mounds of the picture before; the steps that follow lead to the next round. */
export function evaluation(fresh: readonly LoggedStep<Event>[]): Prelude<Event> | undefined {
  const last = fresh.findLastIndex((step) => awards([step]).length > 0);
  return last < 0
    ? undefined
    : { shows: fresh.slice(0, last + 1), rest: fresh.slice(last + 1), time: EVALUATION, says: 'counting' };
}

/** Returns the mounds as they stood when the round ended: those of the picture before, with the last die. Nothing if no round ended,
 * or if those are not its mounds. */
export function evaluated(
  before: readonly MoundView[],
  fresh: readonly LoggedStep<Event>[],
): readonly MoundView[] | undefined {
  const given = awards(fresh);
  if (given.length === 0 || before.length === 0) return undefined;
  let mounds = before;
  for (const event of fresh.flatMap(({ events }) => events)) {
    if (event.kind !== 'placed') continue;
    const placed = withDie(mounds, event);
    if (!placed) return undefined;
    mounds = placed;
  }
  const tile = (slot: string, kind: 'queen' | 'general') =>
    given.flatMap((event) => (event.kind === kind && event.slot === slot ? [event] : []))[0];
  if (mounds.some(({ slot, queen }) => (tile(slot, 'queen')?.points ?? queen) !== queen)) return undefined;
  return mounds.map((mound) => ({
    ...mound,
    target: null,
    first: tile(mound.slot, 'queen')?.to ?? null,
    second: tile(mound.slot, 'general')?.to ?? null,
  }));
}

/** Returns the mounds with a die that was placed, as the event tells it; nothing if there is no such place. */
function withDie(mounds: readonly MoundView[], event: Placed): readonly MoundView[] | undefined {
  const { slot, column, height } = spaceParts(event.space) ?? { slot: '', column: 0, height: 0 };
  const at = column - 1;
  const die: Pick<ColumnView, 'owner' | 'total'> = { owner: event.colour, total: event.total };
  const fits = mounds.find((mound) => mound.slot === slot)?.columns[at]?.faces.length === height - 1;
  const put = (old: ColumnView) => ({ ...old, ...die, faces: [...old.faces, event.face] });
  return fits
    ? mounds.map((mound) =>
        mound.slot === slot
          ? { ...mound, columns: mound.columns.map((old, index) => (index === at ? put(old) : old)) }
          : mound,
      )
    : undefined;
}

/** Returns how much of a column's total is counted after `time` milliseconds; columns count from 0. */
export function counted(total: number, column: number, time: number): number {
  const part = (time - COUNTING.begins - column * COUNTING.column) / COUNTING.column;
  return Math.round(total * Math.min(1, Math.max(0, part)));
}

/** Returns whether this tile of the mound was won by lying further left. */
export function tied(slot: string, rank: 'queen' | 'general', fresh: readonly LoggedStep<Event>[]): boolean {
  return awards(fresh).some((event) => event.kind === rank && event.slot === slot && event.tie && event.to !== null);
}
