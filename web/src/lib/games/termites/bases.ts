/** The bases of the painted figures: their shape tells the colony, as their colour does. */
import { roundedPath, type Point } from '../../board/geometry';
import type { Shape } from '../pack';

function ring(corners: number, first: number, radius: (at: number) => number): readonly Point[] {
  return Array.from({ length: corners }, (_, at) => {
    const angle = ((first + (at * 360) / corners) * Math.PI) / 180;
    return { x: Math.cos(angle) * radius(at), y: Math.sin(angle) * radius(at) };
  });
}

const CIRCLE = 'M0-24A24 24 0 1 1 0 24A24 24 0 1 1 0-24Z';
const down = (points: readonly Point[], by: number) => points.map(({ x, y }) => ({ x, y: y + by }));

/** Outlines around the origin, about 50 units wide. */
export const BASES: Readonly<Record<Shape, string>> = {
  circle: CIRCLE,
  triangle: roundedPath(
    down(
      ring(3, -90, () => 34),
      4,
    ),
    15,
  ),
  diamond: roundedPath(
    ring(4, -90, () => 31),
    11,
  ),
  star: roundedPath(
    ring(10, -90, (at) => (at % 2 === 0 ? 29.5 : 20.5)),
    5,
  ),
  square: roundedPath(
    ring(4, -45, () => 30),
    8,
  ),
  hexagon: roundedPath(
    ring(6, -90, () => 25),
    6,
  ),
};
