/** Where DominAnts' tiles lie: files a to n from the left, ranks 1 to 14 from the bottom. */
import type { Box, Point } from '../../board/geometry';
import type { ColonyView, TileView } from '../../wire/games/dominants';

export const TILE = 40;
export const SIDE = 14;
const MARGIN = 20;

export const BOX: Box = { x: -MARGIN, y: -MARGIN, width: SIDE * TILE + 2 * MARGIN, height: SIDE * TILE + 2 * MARGIN };
export const OUTLINE = `M${-TILE / 2} ${-TILE / 2}h${TILE}v${TILE}h${-TILE}Z`;

/** Returns file and rank, both from 0. */
export function fileRank(tile: string): { file: number; rank: number } {
  return { file: tile.charCodeAt(0) - 'a'.charCodeAt(0), rank: Number(tile.slice(1)) - 1 };
}

/** Returns the name of a tile; nothing beyond the edge. */
export function tileAt(file: number, rank: number): string | undefined {
  if (file < 0 || rank < 0 || file >= SIDE || rank >= SIDE) return undefined;
  return `${String.fromCharCode('a'.charCodeAt(0) + file)}${rank + 1}`;
}

export function centreOf(tile: string): Point {
  const { file, rank } = fileRank(tile);
  return { x: (file + 0.5) * TILE, y: (SIDE - rank - 0.5) * TILE };
}

/** Returns the tile of the unturned board at the place of `tile` on a board turned clockwise by `quarters` quarter turns. */
export function seenAt(tile: string, quarters: number): string {
  if (quarters % 4 === 0) return tile;
  const { file, rank } = fileRank(tile);
  return seenAt(tileAt(rank, SIDE - 1 - file) ?? tile, (quarters % 4) - 1);
}

/** Returns by how many quarters the board is turned so that this hive lies at the lower left. */
export function quartersFor(home: readonly string[]): number {
  return Math.max(
    [0, 1, 2, 3].findIndex((quarters) => home.some((tile) => seenAt(tile, quarters) === 'a1')),
    0,
  );
}

/** Returns the names at the edges of a board that is turned: of its columns from the left, of its rows from below. */
export function edgeNames(quarters: number): { readonly columns: readonly string[]; readonly rows: readonly string[] } {
  const name = (file: number, rank: number, letters: boolean) => {
    const tile = seenAt(tileAt(file, rank) ?? '', 4 - quarters);
    return letters ? tile.slice(0, 1) : tile.slice(1);
  };
  const upright = quarters % 2 === 0;
  const all = Array.from({ length: SIDE }, (_, at) => at);
  return { columns: all.map((file) => name(file, 0, upright)), rows: all.map((rank) => name(0, rank, !upright)) };
}

/** Returns the tiles around a tile, in the order of their numbers: rank by rank from the bottom. */
export function around(tile: string): readonly string[] {
  const { file, rank } = fileRank(tile);
  const steps = [-1, 0, 1]
    .flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const))
    .filter(([dx, dy]) => dx !== 0 || dy !== 0);
  return steps.map(([dx, dy]) => tileAt(file + dx, rank + dy)).filter((name) => name !== undefined);
}

/** Returns the rims of all hives by owner, as SVG paths along the outer sides of their tiles. */
export function hiveRims(tiles: readonly TileView[]): ReadonlyMap<string, string> {
  const owner = new Map(tiles.map(({ tile, hive }) => [tile, hive]));
  const rims = new Map<string, string>();
  const half = TILE / 2;
  for (const { tile, hive } of tiles) {
    if (hive === null) continue;
    const { file, rank } = fileRank(tile);
    const { x, y } = centreOf(tile);
    const sides = [
      [0, 1, `M${x - half} ${y - half}h${TILE}`],
      [0, -1, `M${x - half} ${y + half}h${TILE}`],
      [-1, 0, `M${x - half} ${y - half}v${TILE}`],
      [1, 0, `M${x + half} ${y - half}v${TILE}`],
    ] as const;
    for (const [dx, dy, line] of sides) {
      const beside = tileAt(file + dx, rank + dy);
      if (beside === undefined || owner.get(beside) !== hive) rims.set(hive, (rims.get(hive) ?? '') + line);
    }
  }
  return rims;
}

/** Returns the colony whose hive each tile was when the game began. */
export function homes(colonies: readonly Pick<ColonyView, 'seat' | 'home'>[]): ReadonlyMap<string, string> {
  return new Map(colonies.flatMap(({ seat, home }) => home.map((tile) => [tile, seat] as const)));
}

/** Returns the rims of hives that others have annexed, by the colony they belonged to at the beginning. */
export function annexedRims(
  tiles: readonly TileView[],
  home: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const annexed = tiles.filter(({ tile, hive }) => hive !== null && hive !== home.get(tile));
  return hiveRims(annexed.map((there) => ({ ...there, hive: home.get(there.tile) ?? null })));
}

/** Returns how many moves a tile is from the nearest hive of a colony, if nobody stands in the way; nothing if it has none. */
export function movesHome(tile: string, owner: string, tiles: readonly TileView[]): number | undefined {
  const here = fileRank(tile);
  const ways = tiles
    .filter(({ hive }) => hive === owner)
    .map((other) => fileRank(other.tile))
    .map(({ file, rank }) => Math.max(Math.abs(file - here.file), Math.abs(rank - here.rank)));
  return ways.length > 0 ? Math.min(...ways) : undefined;
}
