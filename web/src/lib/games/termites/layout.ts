/** Where Termites' hexes lie. */
import { boxAround, hexCorners, pointyCentre, roundedPath, type Box, type Point } from '../../board/geometry';

/** The width of a hex from side to side. */
export const WIDTH = 60;
export const RADIUS = WIDTH / Math.sqrt(3);

/** The outline of a hex around its centre. */
export const OUTLINE = roundedPath(hexCorners('pointy', RADIUS - 0.8), 4);

/** Returns the centre of a hex by its name: letter of the row from the bottom, number in the row. */
export function centreOf(cell: string): Point {
  const row = cell.charCodeAt(0) - 'a'.charCodeAt(0) + 1;
  return pointyCentre(Number(cell.slice(1)) - 6, row - 6, WIDTH);
}

/** Returns the box around these hexes. */
export function boardBox(cells: readonly string[]): Box {
  return boxAround(cells.map(centreOf), RADIUS + 3);
}
