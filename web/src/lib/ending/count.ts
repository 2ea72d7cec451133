/** The score sheet: a row for each kind of points, a column for each party, counted row by row. */
import type { Standing } from '../table/result';
import type { ScoreTold } from '../wire/protocol';

export interface Row {
  readonly part: string;
  /** By column; nothing for who is out. */
  readonly points: readonly (number | undefined)[];
}

/** Returns the points with the parts that the game knows beside the rules, and what these leave over as `other`. */
export function withParts(
  scores: readonly ScoreTold[],
  parts: (seat: string) => ScoreTold['parts'],
): readonly ScoreTold[] {
  return scores.map((score) => {
    if (score.parts.length > 0) return score;
    const known = parts(score.who);
    const rest = score.total - known.reduce((sum, [, points]) => sum + points, 0);
    return { ...score, parts: [...known, ...(rest === 0 ? [] : ([['other', rest]] as [string, number][]))] };
  });
}

/** Returns the rows of the sheet in the order of the parts. */
export function rowsOf(standings: readonly Standing[]): readonly Row[] {
  const parts = [...new Set(standings.flatMap(({ parts }) => parts.map(([part]) => part)))];
  return parts.map((part) => ({
    part,
    points: standings.map(({ total, parts }) =>
      total === undefined ? undefined : (parts.find(([name]) => name === part)?.[1] ?? 0),
    ),
  }));
}

/** Returns the sum of a column over its first rows. */
export function sumOf(rows: readonly Row[], column: number, counted: number): number | undefined {
  return rows
    .slice(0, counted)
    .reduce<number | undefined>((sum, { points }) => (sum ?? 0) + (points[column] ?? 0), undefined);
}
