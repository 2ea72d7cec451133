/** Points over time: lines, and the moments that turned the game. */
import type { LoggedStep } from '../table/state';

export const TURNING_POINTS = 3;

/** Returns the winning margin after each number of steps: the most points of a winner above the most of the others. */
export function margins(points: readonly (readonly number[])[], wins: readonly boolean[]): readonly number[] {
  const length = points[0]?.length ?? 0;
  // A shared victory has no margin; there the lead of the first party is followed.
  const shared = wins.every((one) => one) || !wins.some((one) => one);
  const ahead = (party: number) => (shared ? party === 0 : wins[party] === true);
  return Array.from({ length }, (_, at) => {
    const best = (side: boolean) =>
      Math.max(...points.filter((_, party) => ahead(party) === side).map((line) => line[at] ?? 0));
    return best(true) - best(false);
  });
}

/** Returns the steps at which a curve changed most, in their order. Steps of one actor in a row, with the dice between
 * them, are one change, and it stands at its largest step. */
export function turningPoints(curve: readonly number[], steps: readonly Pick<LoggedStep, 'by'>[]): readonly number[] {
  const runs: { actor: string; change: number; step: number; largest: number }[] = [];
  for (const [at, { by }] of steps.entries()) {
    const change = (curve[at + 1] ?? 0) - (curve[at] ?? 0);
    const last = runs.at(-1);
    const run = last && (by === 'chance' || by === last.actor) ? last : { actor: by, change: 0, step: 0, largest: 0 };
    if (run !== last) runs.push(run);
    run.change += change;
    if (Math.abs(change) > run.largest) {
      run.largest = Math.abs(change);
      run.step = at + 1;
    }
  }
  return runs
    .filter(({ change, step }) => change !== 0 && step > 0)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, TURNING_POINTS)
    .map(({ step }) => step)
    .sort((a, b) => a - b);
}

export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** Returns the ends of the scale: it holds all points, and zero. */
export function scaleOf(points: readonly (readonly number[])[]): readonly [low: number, high: number] {
  const all = points.flat();
  return [Math.min(0, ...all), Math.max(1, ...all)];
}

/** Returns a line of points as a path. Points stay until they change, so the line has steps; those that change nothing are
 * left out. */
export function lineOf(points: readonly number[], [low, high]: readonly [number, number], frame: Frame): string {
  const x = (at: number) => ((at / Math.max(1, points.length - 1)) * frame.width).toFixed(1);
  const y = (value: number) => (frame.height * (1 - (value - low) / (high - low))).toFixed(1);
  const parts = points.flatMap((value, at) => {
    if (at === 0) return [`M0 ${y(value)}`];
    return value === points[at - 1] ? [] : [`H${x(at)}V${y(value)}`];
  });
  return `${parts.join('')}H${x(points.length - 1)}`;
}
