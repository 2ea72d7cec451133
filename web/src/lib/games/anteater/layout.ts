/** Where the spaces of the mounds lie. */
import type { Box, Point } from '../../board/geometry';
import type { Cell } from '../../board/Board.svelte';
import type { ColumnView, MoundView } from '../../wire/games/anteater';

/** What is printed on a mound. */
export interface Card extends Pick<MoundView, 'slot' | 'card' | 'name' | 'queen' | 'general' | 'worm_number'> {
  readonly columns: readonly Pick<ColumnView, 'spaces'>[];
}

/** A space of a mound. */
export interface Space extends Cell {
  readonly mound: MoundView;
  /** From 1, left to right. */
  readonly column: number;
  /** From 1, bottom to top. */
  readonly height: number;
  /** `.`, `W` or an item's code. */
  readonly shows: string;
}

export const SPACE = 34;
export const PITCH = 44;
export const RISE = 38;
export const MOUND = { width: 262, height: 250 };
const GROUND = 228;
/** So far Anton's hats look out over the plaques. */
const HATS = 8;

/** How the three mounds stand: in a row, or on a narrow screen two behind one, beside which the supplies lie. */
export type Arrangement = 'row' | 'block';

/** How much higher painted plaques can hang in a block, so that Queen and General have room below them. */
export const BLOCK_LIFT = 34;
/** From one mound to the next in a block: their feet overlap, so that the holes are as large as a phone allows. */
const BLOCK = { x: 224, y: MOUND.height + BLOCK_LIFT + HATS };
/** What is free of clay at the outer edges of a block. */
const BLOCK_MARGIN = 8;
/** Plaques are as much narrower in a block, so that they hang beside each other. */
export const BLOCK_PLAQUE = 0.92;

/** Returns the left upper corner of a mound. */
export function moundAt(index: number, how: Arrangement): Point {
  return how === 'row'
    ? { x: index * MOUND.width, y: 0 }
    : { x: (index % 2) * BLOCK.x, y: Math.floor(index / 2) * BLOCK.y };
}

/** Returns the box around all mounds, made as high as the room for it (height by width) so that sky and ground fill it. */
export function boardBox(how: Arrangement, room: number, slots = 3): Box {
  const width = how === 'row' ? slots * MOUND.width : BLOCK.x + MOUND.width - 2 * BLOCK_MARGIN;
  const height = how === 'row' ? MOUND.height : BLOCK.y + MOUND.height;
  const above = how === 'row' ? HATS : HATS + BLOCK_LIFT;
  const more = Math.max(above, width * room - height);
  // Below the mounds of a row is room for the supplies; the rest is sky.
  const below = how === 'row' ? 110 : more / 3;
  const x = how === 'row' ? 0 : BLOCK_MARGIN;
  return { x, y: -Math.max(above, more - below), width, height: height + more };
}

/** Where the supplies lie, how far they are apart, and where the anteater stands: the ground between his feet. */
export interface Camp {
  readonly stock: readonly Point[];
  readonly feet: Point & { readonly scale: number };
}

/** Returns the camp beside the mounds, with this many kinds of supplies. */
export function campOf(how: Arrangement, box: Box, kinds: number, step: number): Camp {
  if (how === 'row') {
    const [x, y] = [box.x + step * 0.69, Math.min(groundLine + 82, box.y + box.height - 30)];
    return {
      stock: Array.from({ length: kinds }, (_, at) => ({ x: x + at * step, y })),
      feet: { x: box.x + box.width - 108, y: Math.min(groundLine + 108, box.y + box.height - 12), scale: 1.24 },
    };
  }
  // Two shelves above each other beside the last mound, with the anteater below them.
  const half = Math.ceil(kinds / 2);
  const apart = Math.min(step, (BLOCK.x - 4) / half);
  const middle = BLOCK.x + MOUND.width / 2 + 4;
  return {
    stock: Array.from({ length: kinds }, (_, at) => ({
      x: middle + ((at % half) - (half - 1) / 2) * apart,
      y: BLOCK.y + 10 + Math.floor(at / half) * 60,
    })),
    feet: { x: middle + 12, y: BLOCK.y + groundLine, scale: 1.05 },
  };
}

/** Returns the centre of a space inside its mound; columns count from 0, heights from 1. */
export function spaceAt(column: number, height: number, columns = 5): { x: number; y: number } {
  return { x: MOUND.width / 2 + (column - (columns - 1) / 2) * PITCH, y: GROUND - 22 - (height - 1) * RISE };
}

/** Returns the spaces of all mounds with what a screen reader says about each. */
export function spaces(
  mounds: readonly MoundView[],
  how: Arrangement,
  describe: (space: Omit<Space, 'label'>) => string,
): readonly Space[] {
  return mounds.flatMap((mound, index) => {
    const corner = moundAt(index, how);
    return mound.columns.flatMap((column, at) =>
      [...column.spaces].map((shows, level) => {
        const { x, y } = spaceAt(at, level + 1, mound.columns.length);
        const space = {
          id: `${mound.slot}${at + 1}.${level + 1}`,
          x: corner.x + x,
          y: corner.y + y,
          mound,
          column: at + 1,
          height: level + 1,
          shows,
        };
        return { ...space, label: describe(space) };
      }),
    );
  });
}

/** Returns the outline of a clay mound whose towers are as high as its columns. */
export function moundOutline(mound: Pick<Card, 'columns'>): string {
  // More columns than the five of the box need a wider foot.
  const foot = Math.max(0, (mound.columns.length - 5) / 2) * PITCH;
  const points: [number, number][] = [[8 - foot, GROUND + 4]];
  mound.columns.forEach((column, at) => {
    const { x, y } = spaceAt(at, column.spaces.length, mound.columns.length);
    points.push([x - 15, y - 27], [x + 15, y - 27]);
  });
  points.push([MOUND.width - 8 + foot, GROUND + 4]);
  let path = `M${points[0]?.join(' ')}`;
  for (let at = 1; at < points.length; at++) {
    const [from, to] = [points[at - 1], points[at]];
    if (!from || !to) continue;
    const middle = (from[0] + to[0]) / 2;
    path += `C${middle} ${from[1]} ${middle} ${to[1]} ${to[0]} ${to[1]}`;
  }
  return `${path}Z`;
}

/** Returns the box around a mound with columns of these heights, with a strip above it. */
export function moundBox(heights: readonly number[], strip: number): Box {
  const foot = Math.max(0, (heights.length - 5) / 2) * PITCH;
  const top = spaceAt(0, Math.max(1, ...heights)).y - 34 - strip;
  return { x: -foot, y: top, width: MOUND.width + 2 * foot, height: GROUND + 16 - top };
}

/** The ground line of a mound. */
export const groundLine = GROUND + 4;
