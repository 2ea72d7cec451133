/** Glory's actions in words. */
import { named } from '../events';
import type { Naming, Tell } from '../pack';
import { troop } from './actions';
import type { View } from '../../wire/games/glory';
import { KINDS } from './motions';

/** Returns the name of a kind of tile; that of the data file if it is not a standard one. */
export function kindInWords(code: string, tell: Tell, otherwise = code): string {
  const name = tell('tile-name', { tile: code });
  return name === code ? otherwise : name;
}

/** Returns what sentences call a tile of the map: its kind, and where it lies. */
export function placeInWords(tiles: View['tiles'], cell: string, tell: Tell): string | undefined {
  const tile = tiles.find((other) => other.cell === cell);
  return tile && tell('place', { cell, tile: kindInWords(tile.kind, tell, tile.name).replace(/ \(.*\)$/, '') });
}

/** Returns what a button says. */
export function label(action: string, naming: Naming, view: Pick<View, 'phase' | 'legacy'>): string {
  const { nameOf: player, tell, placeOf: at = (cell) => cell } = naming;
  const [verb = '', first = '', second = ''] = action.split(' ');
  switch (verb) {
    case 'march': {
      const [from = '', to = ''] = first.split('-').map(at);
      return tell('action-march', { from, to });
    }
    case 'ask': {
      const [from = '-', through = '-', to = '-'] = first.split('-').map(at);
      return tell('action-ask', { from, through, to, named: first === '' ? 'no' : 'yes' });
    }
    case 'ring': {
      const [code = '', wall] = second.split('/');
      const side = wall === undefined ? 'none' : tell(`side-${wall}`);
      return tell('action-ring', { place: tell(`side-${first}`), tile: kindInWords(code, tell), wall: side });
    }
    case 'buy':
    case 'deploy':
    case 'starve':
      return tell(`action-${verb}`, { unit: first, cell: second ? at(second) : 'none' });
    case 'kill':
      return tell('action-kill', { who: player(first), unit: second });
    case 'build':
      return tell('action-build', { tile: kindInWords(first, tell) });
    case 'faction':
      return tell(`faction-${first}`);
    case 'leech':
      return first === 'from' ? tell('action-leech-from', { who: player(second) }) : tell(`action-leech-${first}`);
    case 'legacy':
      return legacyGood(first, tell, view);
    case 'wild': {
      const counts = action.match(/\d+/g)?.map(Number) ?? [];
      const taken = (['gold', 'food', 'water'] as const)
        .map((good, at) => ({ good, count: counts[at] ?? 0 }))
        .filter(({ count }) => count > 0);
      return taken.map(({ good, count }) => tell(`gives-${good}`, { count })).join(', ');
    }
    case 'push':
      return tell('action-push', { turns: Number(first) });
    case 'set':
    case 'at':
    case 'found':
      return tell(`action-${verb}`, { cell: at(first) });
    case 'send':
    case 'advance':
      return tell(`action-${verb}`, { units: groupInWords(first, tell) });
    case 'wall':
      return tell('wall-at', { side: tell(`side-${first}`) });
    case 'done':
      return named(tell, `action-done-${view.phase}`, tell('action-done'));
    default:
      return tell(`action-${verb}`);
  }
}

/** Says a decision of two halves in one sentence: who marches where, what is bought or built for which tile. */
export function whole(actions: readonly string[], naming: Naming): string | undefined {
  const { tell, placeOf: at = (cell) => cell } = naming;
  const [verb = '', first = ''] = actions[0]?.split(' ') ?? [];
  const [then = '', what = ''] = actions[1]?.split(' ') ?? [];
  if (verb === 'march' && then === 'send') {
    const [from = '', to = ''] = first.split('-').map(at);
    return tell('whole-march', { from, to, units: groupInWords(what, tell) });
  }
  if (verb === 'ask' && then === 'send') {
    const [from = '', through = '', to = ''] = first.split('-').map(at);
    return tell('whole-ask', { from, through, to, units: groupInWords(what, tell) });
  }
  const cell = then === 'at' ? at(what) : 'none';
  if (verb === 'buy') return tell('whole-buy', { unit: first, cell });
  return verb === 'build' ? tell('whole-build', { tile: kindInWords(first, tell), cell }) : undefined;
}

/** Returns a good of the Legacy list with the Glory that it takes and leaves, as the rules say. */
function legacyGood(good: string, tell: Tell, { legacy }: Pick<View, 'legacy'>): string {
  const name = tell(`legacy-${good}`);
  const offer = legacy.find((other) => other.good === good);
  return offer ? tell('legacy-offer', { good: name, price: offer.price, left: offer.left }) : name;
}

/** Returns a group such as `2I1M` in words. */
export function groupInWords(code: string, tell: Tell): string {
  if (!/^(\d+I)?(\d+M)?X?$/.test(code) || code === '') return code;
  const words = KINDS.flatMap((kind, at) => {
    const count = troop(code)[at] ?? 0;
    return count > 0 ? [named((key) => tell(key, { count }), `units-${kind}`, '')] : [];
  });
  if (words.some((word) => word === '')) return code;
  const [last = '', ...rest] = words.reverse();
  return rest.length > 0 ? tell('units-and', { units: rest.reverse().join(', '), last }) : last;
}
