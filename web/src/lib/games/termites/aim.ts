/** Where an attack comes from: which way an arrow points, and which one is meant by a tap on the target. */
import type { Point } from '../../board/geometry';
import { centreOf } from './layout';

/** Returns the angle of an arrow from one hex to another, in degrees; 0 points to the right. */
export function angleTo(from: string, to: string): number {
  const [a, b] = [centreOf(from), centreOf(to)];
  return (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
}

/** Returns a ring around a target that is open where the number of a unit (lower right) or of a Mound (below) stands. */
export function ringAround(radius: number, what: 'unit' | 'mound'): string {
  const [middle, half] = what === 'unit' ? [45, 32] : [90, 36];
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${at(middle + half)}A${radius} ${radius} 0 1 1 ${at(middle - half)}`;
}

/** Returns the hex that is nearest to a point; the first one without a point. */
export function nearest(hexes: readonly string[], point: Point | undefined): string | undefined {
  if (!point) return hexes[0];
  const far = (hex: string) => Math.hypot(centreOf(hex).x - point.x, centreOf(hex).y - point.y);
  return hexes.reduce<string | undefined>(
    (best, hex) => (best === undefined || far(hex) < far(best) ? hex : best),
    undefined,
  );
}

/** Returns tokens as kinds with their number, in the order in which they come: `W1 W1 S2` is two of the one, one of the other. */
export function counted(tokens: readonly string[]): readonly { readonly token: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return [...counts].map(([token, count]) => ({ token, count }));
}
