/** Lands that are not pushed yet, as they would lie on the map, and what they would border on. */
import type { Direction, SeatView } from '../../wire/games/glory';
import { beside, DIRECTIONS, turned } from './layout';

/** A tile of a land on the cell where it would lie. */
export interface Lying {
  readonly cell: string;
  readonly kind: string;
  readonly wall: Direction | null;
  readonly seat: string;
}

/** Returns a land around its slot, turned clockwise by so many sixths: the stronghold first, then what lies around it. */
export function landOf({ seat, slot, ring }: Pick<SeatView, 'seat' | 'slot' | 'ring'>, turns = 0): readonly Lying[] {
  if (slot === null || ring.length === 0) return [];
  const around = ring.flatMap((text, at): readonly Lying[] => {
    const direction = turned(DIRECTIONS[at], turns);
    const [kind = '?', wall] = text.split('/');
    return direction === null ? [] : [{ cell: beside(slot, direction), kind, wall: turned(wall, turns), seat }];
  });
  return [{ cell: slot, kind: 'SH', wall: null, seat }, ...around];
}

/** A side that a land shares with a tile of somebody else. */
export interface Border {
  readonly own: string;
  readonly other: string;
  /** The side of the own tile. */
  readonly side: Direction;
  /** Whether a wall of either tile stands on it. */
  readonly walled: boolean;
}

type Walled = Pick<Lying, 'cell' | 'wall'>;

/** Returns the sides that a land shares with other tiles, in the order of its tiles. */
export function bordersOf(land: readonly Walled[], others: readonly Walled[]): readonly Border[] {
  return land.flatMap((own) =>
    DIRECTIONS.flatMap((side): readonly Border[] => {
      const other = others.find(({ cell }) => cell === beside(own.cell, side));
      if (!other) return [];
      return [{ own: own.cell, other: other.cell, side, walled: own.wall === side || other.wall === turned(side, 3) }];
    }),
  );
}

/** Returns by how many sixths something was turned around a point, from where it was held to where it is. */
export function turnsBetween(
  centre: { readonly x: number; readonly y: number },
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
): number {
  const angle = (point: { readonly x: number; readonly y: number }) =>
    Math.atan2(point.y - centre.y, point.x - centre.x);
  return (Math.round((angle(to) - angle(from)) / (Math.PI / 3)) + 12) % 6;
}
