/** The end of a round: the mounds stay for a moment, so that their totals can be counted before the tiles are given away. */
import type { LoggedStep } from '../../table/state';
import type { EventTold } from '../../wire/protocol';
import type { Prelude } from '../pack';
import type { Column, Mound } from './view';

/** When what happens, in milliseconds after the last die: totals are counted one column after the other, in all mounds at once. */
export const COUNTING = { begins: 250, column: 130 } as const;
const COLUMNS = 5;
export const RANKS = COUNTING.begins + COLUMNS * COUNTING.column + 50;
export const WORMS = RANKS + 450;
export const EVALUATION = WORMS + 850;

const AWARDS = ['queen', 'general', 'worm-won'];

/** Returns the events of a round's end, if one is among these steps. */
export function awards(steps: readonly LoggedStep[]): readonly EventTold[] {
  return steps.flatMap(({ events }) => events.filter(({ kind }) => AWARDS.includes(kind)));
}

/** A round ends on the mounds of the picture before; the steps that follow lead to the next round. */
export function evaluation(fresh: readonly LoggedStep[]): Prelude | undefined {
  const last = fresh.findLastIndex((step) => awards([step]).length > 0);
  return last < 0 ? undefined : { shows: fresh.slice(0, last + 1), rest: fresh.slice(last + 1), time: EVALUATION };
}

/** Returns the mounds as they stood when the round ended: those of the picture before, with the last die. Nothing if no round ended,
 * or if those are not its mounds. */
export function evaluated(before: readonly Mound[], fresh: readonly LoggedStep[]): readonly Mound[] | undefined {
  const given = awards(fresh);
  if (given.length === 0 || before.length === 0) return undefined;
  let mounds = before;
  for (const event of fresh.flatMap(({ events }) => events)) {
    if (event.kind !== 'placed') continue;
    const placed = withDie(mounds, event);
    if (!placed) return undefined;
    mounds = placed;
  }
  const of = (slot: string, kind: string) => given.find((event) => event.kind === kind && event['slot'] === slot);
  const wins = (slot: string, kind: string) => (of(slot, kind)?.['to'] as string | null | undefined) ?? null;
  if (mounds.some(({ slot, queen }) => (of(slot, 'queen')?.['points'] ?? queen) !== queen)) return undefined;
  return mounds.map((mound) => ({
    ...mound,
    target: null,
    first: wins(mound.slot, 'queen'),
    second: wins(mound.slot, 'general'),
  }));
}

/** Returns the mounds with a die that was placed, as the event tells it; nothing if there is no such place. */
function withDie(mounds: readonly Mound[], event: EventTold): readonly Mound[] | undefined {
  const [, slot, column = '', height = ''] = /^(\w)(\d+)\.(\d+)$/.exec(String(event['space'])) ?? [];
  const at = Number(column) - 1;
  const die: Pick<Column, 'owner' | 'total'> = { owner: String(event['colour']), total: Number(event['total']) };
  const face = Number(event['face']);
  const fits = mounds.find((mound) => mound.slot === slot)?.columns[at]?.faces.length === Number(height) - 1;
  const put = (old: Column) => ({ ...old, ...die, faces: [...old.faces, face] });
  return fits
    ? mounds.map((mound) =>
        mound.slot === slot
          ? { ...mound, columns: mound.columns.map((old, index) => (index === at ? put(old) : old)) }
          : mound,
      )
    : undefined;
}

/** Returns how much of a column's total is counted after so many milliseconds; columns count from 0. */
export function counted(total: number, column: number, time: number): number {
  const part = (time - COUNTING.begins - column * COUNTING.column) / COUNTING.column;
  return Math.round(total * Math.min(1, Math.max(0, part)));
}

/** Returns whether the Queen of this mound was won by lying further left. */
export function tied(slot: string, fresh: readonly LoggedStep[]): boolean {
  return awards(fresh).some(
    (event) => event.kind === 'queen' && event['slot'] === slot && event['tie'] === true && event['to'] !== null,
  );
}
