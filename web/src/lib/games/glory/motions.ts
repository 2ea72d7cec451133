/** Which units went where. */
import type { Motion } from '../../board/animate';
import type { LoggedStep } from '../../table/state';
import type { Event, Unit } from '../../wire/games/glory';
import { troop } from './actions';

/** The kinds of units, in the order of troops such as `2I1MX`. */
export const KINDS = ['I', 'M', 'X'] as const satisfies readonly Unit[];

/** Returns where units of a player and kind stand on a tile, as one place. */
export function placeOf(cell: string, seat: string, kind: Unit): string {
  return `${cell}/${seat}/${kind}`;
}

/** Returns what moved in these steps. */
export function motionsOf(fresh: readonly LoggedStep<Event>[]): readonly Motion[] {
  return fresh.flatMap(({ events }) =>
    events.flatMap((event): readonly Motion[] => {
      if (event.kind !== 'marched' && event.kind !== 'advanced') return [];
      const { seat, from, to } = event;
      const sent = troop(event.units);
      const kinds = KINDS.filter((_, at) => (sent[at] ?? 0) > 0);
      return kinds.map((kind) => [placeOf(from, seat, kind), placeOf(to, seat, kind)]);
    }),
  );
}
