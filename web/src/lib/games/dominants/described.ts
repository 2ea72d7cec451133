/** Tiles of the board in words. */
import type { TileView, View } from '../../wire/games/dominants';
import type { DangerPlace } from '../../wire/protocol';
import type { Naming } from '../pack';
import { movesHome } from './layout';

/** Returns what is on a tile: its name, its ant, whose hive it is, its sugar, who may strike there. */
export function describe(
  { tile, ant, node, sugar, hive, throne }: TileView,
  threat: DangerPlace | undefined,
  { nameOf, tell }: Naming,
): string {
  const parts = [tile];
  if (ant)
    parts.push(
      ant.owner === 'N'
        ? tell('unrecruited', { power: ant.power })
        : tell('ant', { owner: nameOf(ant.owner), kind: ant.kind, power: ant.power, load: ant.load }),
    );
  if (throne) parts.push(tell('throne-of', { who: nameOf(throne) }));
  else if (hive) parts.push(tell('hive-of', { who: nameOf(hive) }));
  if (sugar) parts.push(tell('sugar'));
  if (node > 0) parts.push(tell('node', { cubes: node }));
  if (threat)
    parts.push(tell('danger-at', { who: nameOf(threat.by), power: threat.power, lost: threat.lost ? 'yes' : 'no' }));
  return parts.join(', ');
}

/** Returns what a player may want to know about a tile besides what is there. */
export function explain(
  { tile, ant, sugar, node, hive, throne }: TileView,
  view: View,
  { nameOf, tell }: Naming,
): string {
  const parts: string[] = [];
  if (ant?.attacked) parts.push(tell('has-attacked'));
  if (ant?.gathered) parts.push(tell('has-gathered'));
  const home = ant ? movesHome(tile, ant.owner, view.tiles) : undefined;
  if (home) parts.push(tell('moves-home', { count: home }));
  if (sugar) parts.push(tell('sugar-rule'));
  else if (node > 0) parts.push(tell('node-rule'));
  const colony = view.colonies.find(({ seat }) => seat === (throne ?? hive));
  const held = throne ? view.colonies.find((other) => other.throne?.tile === tile)?.throne : undefined;
  if (held) parts.push(tell('held-by', { who: nameOf(held.holder), count: held.count, of: view.throne_turns }));
  if (throne) parts.push(tell('throne-rule', { of: view.throne_turns }));
  else if (colony && !ant)
    parts.push(
      [
        tell('store', { cubes: colony.store, carried: colony.carried }),
        ...colony.ants.map(({ kind, count, limit }) => tell('ants', { kind, count, limit: limit ?? 0 })),
      ].join(' · '),
    );
  return parts.join(' · ');
}
