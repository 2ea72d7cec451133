/** The end of a game in numbers. */
import type { ScoreTold } from '../wire/protocol';

export interface Standing {
  readonly who: string;
  readonly total: number | undefined;
  readonly parts: readonly (readonly [name: string, points: number])[];
  readonly wins: boolean;
}

interface Outcome {
  readonly winners: readonly string[];
  readonly ranks: readonly (readonly [who: string, rank: number])[];
}

/** Returns who won and everybody by rank; parts that are nothing for all are left out. */
export function standings(
  view: unknown,
  parties: readonly string[],
  scores: readonly ScoreTold[] = [],
): { winners: readonly string[]; rows: readonly Standing[] } {
  const outcome = (view as { outcome?: Outcome | null }).outcome;
  const winners = outcome?.winners ?? [];
  const rank = new Map(outcome?.ranks ?? []);
  const counts = new Set(
    scores.flatMap(({ parts }) => parts.filter(([, points]) => points !== 0).map(([name]) => name)),
  );
  const rows = parties.map((who) => {
    const score = scores.find((other) => other.who === who);
    return {
      who,
      total: score?.total,
      parts: (score?.parts ?? []).filter(([name]) => counts.has(name)),
      wins: winners.includes(who),
    };
  });
  const last = parties.length + 1;
  return { winners, rows: rows.sort((a, b) => (rank.get(a.who) ?? last) - (rank.get(b.who) ?? last)) };
}
