/** Who did how much of something. */
import type { EventTold } from '../wire/protocol';
import type { LoggedStep } from '../table/state';
import type { Feat, Medal } from './pack';

const MOST_MEDALS = 4;

/** Returns a count for each party: `of` says whom an event counts for, and how much (1 if not said). */
export function counted<E extends EventTold>(
  steps: readonly LoggedStep<E>[],
  of: (event: E, step: LoggedStep<E>) => { readonly who: string; readonly amount?: number } | undefined,
): ReadonlyMap<string, number> {
  return collected(steps, of, (before, amount) => before + amount);
}

/** Returns the largest single amount of each party. */
export function largest<E extends EventTold>(
  steps: readonly LoggedStep<E>[],
  of: (event: E, step: LoggedStep<E>) => { readonly who: string; readonly amount: number } | undefined,
): ReadonlyMap<string, number> {
  return collected(steps, of, Math.max);
}

function collected<E extends EventTold>(
  steps: readonly LoggedStep<E>[],
  of: (event: E, step: LoggedStep<E>) => { readonly who: string; readonly amount?: number } | undefined,
  join: (before: number, amount: number) => number,
): ReadonlyMap<string, number> {
  const amounts = new Map<string, number>();
  for (const step of steps) {
    for (const event of step.events) {
      const found = of(event, step);
      if (found) amounts.set(found.who, join(amounts.get(found.who) ?? 0, found.amount ?? 1));
    }
  }
  return amounts;
}

/** Returns a medal for each feat, except where no party did it or all parties did it equally often. */
export function medals(feats: readonly Feat[], parties: readonly string[]): readonly Medal[] {
  return feats
    .map(({ kind, amounts }) => {
      const amount = Math.max(0, ...parties.map((who) => amounts.get(who) ?? 0));
      return { kind, amount, who: parties.filter((who) => (amounts.get(who) ?? 0) === amount) };
    })
    .filter(({ who, amount }) => amount > 0 && who.length < parties.length)
    .slice(0, MOST_MEDALS);
}
