/** Tiles of the map in words. */
import type { TileView, View } from '../../wire/games/glory';
import type { Naming } from '../pack';
import { troop } from './actions';
import { groupInWords, kindInWords } from './labels';
import { GOODS } from './layout';

/** Returns how many units are on a tile. */
export const crowd = ({ units }: TileView): number =>
  units.reduce((sum, { infantry, mobile, mercenary }) => sum + infantry + mobile + mercenary, 0);

/** Returns what is on a cell: its name, what it gives, whose it is, its wall, its units. */
export function describe(tile: TileView, { nameOf, tell }: Naming): string {
  const units = tile.units.map((units) =>
    tell('troop', {
      who: nameOf(units.seat),
      infantry: units.infantry,
      mobile: units.mobile,
      mercenary: units.mercenary,
    }),
  );
  const name = tile.kind === 'SH' ? tell('stronghold') : kindInWords(tile.kind, tell, tile.name);
  const gives = GOODS.filter((good) => tile[good] > 0).map((good) => tell(`gives-${good}`, { count: tile[good] }));
  return [
    tile.cell,
    name,
    ...gives,
    tile.owner ? tell('owned', { who: nameOf(tile.owner) }) : tell('unowned'),
    ...(tile.wall ? [tell('walled', { side: tell(`side-${tile.wall}`) })] : []),
    ...units,
  ].join(', ');
}

/** Returns how far units can march: one step, two steps each or some of them, or only one as it is the first round (R13). */
export function stepsOf({ movable, twice }: { movable: string; twice: number }, round: number): string {
  const [, mobile, mercenary] = troop(movable);
  if (twice === 0) return round === 1 && mobile > 0 ? 'first' : 'one';
  return /I/.test(movable) || twice < mobile + mercenary ? 'some' : 'each';
}

/** Returns what a player may want to know about a tile besides what is there. */
export function explain(tile: TileView, view: View, { nameOf, tell }: Naming): string {
  const parts: string[] = [];
  if (tile.ability) parts.push(tell(`ability-${tile.ability}`));
  if (tile.contested) parts.push(tell('contested-rule', { who: nameOf(tile.units[0]?.seat ?? '') }));
  if (tile.free) parts.push(tell('free-tile'));
  if (tile.kind === 'SH') parts.push(tell('inside', { count: crowd(tile), places: view.places[1] }));
  for (const units of tile.units) {
    if (tile.kind === 'SH' && units.seat !== tile.owner) parts.push(tell('guests', { who: nameOf(units.seat) }));
    if (view.phase === 'Move' && units.seat === view.turn)
      parts.push(
        units.movable === '0'
          ? tell('nobody-marches')
          : tell('marches', {
              units: groupInWords(units.movable, tell),
              twice: units.twice,
              steps: stepsOf(units, view.round),
            }),
      );
  }
  if (tile.dice > 0) parts.push(tell('stack-dice', { count: tile.dice, attack: tile.defends_only ? 'no' : 'yes' }));
  const attack = view.attacks.filter(({ to }) => to === tile.cell);
  const best = Math.max(...attack.map(({ win }) => win));
  if (attack.length > 0) parts.push(tell('win-chance', { chance: best }));
  return parts.join(' · ');
}
