/** Glory's actions in words. */
import type { Args } from '../../words/fluent';
import { named } from '../events';
import type { Tell } from '../pack';
import { troop } from './actions';
import { KINDS } from './motions';

/** Returns what a button says. */
export function label(action: string, tell: (key: string, args?: Args) => string, phase: string): string {
  const [verb = '', first = '', second = ''] = action.split(' ');
  const kind = (code: string) => named(tell, `tile-${code}`, code);
  switch (verb) {
    case 'march': {
      const [from = '', to = ''] = first.split('-');
      return tell('action-march', { from, to });
    }
    case 'ask': {
      const [from = '-', through = '-', to = '-'] = first.split('-');
      return tell('action-ask', { from, through, to, named: first === '' ? 'no' : 'yes' });
    }
    case 'ring': {
      const [code = '', wall = 'none'] = second.split('/');
      return tell('action-ring', { place: first, tile: kind(code), wall });
    }
    case 'buy':
    case 'deploy':
    case 'starve':
      return tell(`action-${verb}`, { unit: first, cell: second || 'none' });
    case 'kill':
      return tell('action-kill', { who: tell(`colour-${first}`), unit: second });
    case 'build':
      return tell('action-build', { tile: kind(first) });
    case 'faction':
      return tell(`faction-${first}`);
    case 'leech':
      return first === 'from'
        ? tell('action-leech-from', { who: tell(`colour-${second}`) })
        : tell(`action-leech-${first}`);
    case 'legacy':
      return tell(`legacy-${first}`);
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
      return tell(`action-${verb}`, { cell: first });
    case 'send':
    case 'advance':
      return tell(`action-${verb}`, { units: first });
    case 'wall':
      return tell('wall-at', { side: first });
    case 'done':
      return named(tell, `action-done-${phase}`, tell('action-done'));
    default:
      return tell(`action-${verb}`);
  }
}

/** Returns a group such as `2I1M` in words. */
export function groupInWords(code: string, tell: Tell): string {
  if (!/^(\d+I)?(\d+M)?X?$/.test(code) || code === '') return code;
  const units = KINDS.map((kind, at) => ({ kind, count: troop(code)[at] ?? 0 })).filter(({ count }) => count > 0);
  const words = units.map(({ kind, count }) => `${named(tell, `unit-${kind}`, '')}${count > 1 ? ` ×${count}` : ''}`);
  return words.every((word) => /\p{L}/u.test(word)) ? words.join(', ') : code;
}
