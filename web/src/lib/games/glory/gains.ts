/** Where a player's Glory comes from, by what the log tells. */
import type { LoggedStep } from '../../table/state';

/** In the order of the rules: gains, and what was spent. */
export const GAINS = ['contested', 'killed', 'claimed', 'stormed', 'built', 'legacy-bought'] as const;
export type Gain = (typeof GAINS)[number];

/** Returns the Glory of a seat by kind, as far as the steps tell it; kinds without any are left out. */
export function gains(
  steps: readonly LoggedStep[],
  seat: string,
): readonly { readonly kind: Gain; readonly glory: number }[] {
  const sums = new Map<Gain, number>();
  for (const event of steps.flatMap(({ events }) => events)) {
    const kind = GAINS.find((one) => one === event.kind);
    const who = event.kind === 'killed' ? event['by'] : event['seat'];
    if (kind === undefined || who !== seat) continue;
    const glory = kind === 'legacy-bought' ? -Number(event['price']) : Number(event['glory'] ?? 0);
    sums.set(kind, (sums.get(kind) ?? 0) + glory);
  }
  return GAINS.map((kind) => ({ kind, glory: sums.get(kind) ?? 0 })).filter(({ glory }) => glory !== 0);
}
