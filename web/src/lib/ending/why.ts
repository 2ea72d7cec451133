/** What several games say about why a game ended as it did. */
import type { EventTold } from '../wire/protocol';
import type { End } from './pack';

/** The winner's points, those of the next one, and where the winner is ahead most. */
export interface Margin {
  readonly points: number;
  readonly second: number;
  readonly part: string | undefined;
  readonly more: number;
}

export function margin<V, E extends EventTold>({ scores, winners }: Pick<End<V, E>, 'scores' | 'winners'>): Margin {
  const first = scores.find(({ who }) => winners.includes(who));
  const others = scores.filter(({ who }) => !winners.includes(who));
  const second = others.reduce<(typeof others)[number] | undefined>(
    (best, other) => (best && best.total >= other.total ? best : other),
    undefined,
  );
  const leads = (first?.parts ?? []).map(([part, points]) => ({
    part,
    more: points - (second?.parts.find(([name]) => name === part)?.[1] ?? 0),
  }));
  const most = leads.reduce<(typeof leads)[number] | undefined>(
    (best, lead) => (lead.more > (best?.more ?? 0) ? lead : best),
    undefined,
  );
  return { points: first?.total ?? 0, second: second?.total ?? 0, part: most?.part, more: most?.more ?? 0 };
}

/** Returns `you` for the person who looks, else `other`: sentences choose their form by it. */
export function formOf(who: string, me: string | undefined): 'you' | 'other' {
  return who === me ? 'you' : 'other';
}
