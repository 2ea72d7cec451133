/** Where a player's Glory comes from, by the events of the log. */
import type { LoggedStep } from '../../table/state';
import type { Event } from '../../wire/games/glory';

/** In the order of the rules: gains, and what was spent. */
const GAINS = [
  'contested',
  'killed',
  'claimed',
  'stormed',
  'built',
  'legacy-bought',
] as const satisfies readonly Event['kind'][];
type Gain = (typeof GAINS)[number];

/** Returns the Glory of a seat by kind, as far as the steps are known; kinds without any are left out. */
export function gains(
  steps: readonly LoggedStep<Event>[],
  seat: string,
): readonly { readonly kind: Gain; readonly glory: number }[] {
  const sums = new Map<Gain, number>();
  for (const event of steps.flatMap(({ events }) => events)) {
    const gain = gainOf(event);
    if (gain?.seat === seat) sums.set(gain.kind, (sums.get(gain.kind) ?? 0) + gain.glory);
  }
  return GAINS.map((kind) => ({ kind, glory: sums.get(kind) ?? 0 })).filter(({ glory }) => glory !== 0);
}

function gainOf(event: Event): { readonly kind: Gain; readonly seat: string; readonly glory: number } | undefined {
  switch (event.kind) {
    case 'contested':
    case 'claimed':
    case 'stormed':
    case 'built':
      return event;
    case 'killed':
      return { kind: event.kind, seat: event.by, glory: event.glory };
    case 'legacy-bought':
      return { kind: event.kind, seat: event.seat, glory: -event.price };
    default:
      return undefined;
  }
}
