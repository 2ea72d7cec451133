/** What is seen when something happens on the picnic ground. */
import { onceFor, type Effect } from '../../board/effects';
import type { Point } from '../../board/geometry';
import { around, centreOf, OUTLINE, SIDE, TILE } from './layout';
import { look } from './looks';
import type { BattleView } from './view';

const MIDDLE: Point = { x: (SIDE * TILE) / 2, y: (SIDE * TILE) / 2 };
const WATER = '#4aa3df';

/** A strike flashes over the ground it is fought on, sugar hops, eggs break, and events sweep over the board.
 * `battle` is the battle before the strike, `throne` finds the throne of a seat. */
export function effectsWith(battle: () => BattleView | null, throne: (seat: string) => string | undefined) {
  return onceFor((event): readonly Effect[] => {
    const tile = String(event['tile']);
    const seat = String(event['seat']);
    switch (event.kind) {
      case 'struck': {
        const fought = battle();
        const ground = new Set(fought?.participants.flatMap((ant) => [ant, ...around(ant)]) ?? []);
        const first = fought?.participants[0];
        const sums = `${String(event['attack'])} : ${String(event['defence'])}`;
        return [
          ...[...ground].map((name): Effect => ({ kind: 'flash', at: centreOf(name), outline: OUTLINE, colour: '#ffcf33' })),
          ...(first === undefined ? [] : [{ kind: 'fly' as const, at: centreOf(first), to: { x: centreOf(first).x, y: centreOf(first).y - 40 }, what: sums, colour: '#d4002f' }]),
        ];
      }
      case 'died':
        return [{ kind: 'crumble', at: centreOf(tile), colour: look(String(event['owner'])).colour, size: 18 }];
      case 'spawned':
        return [{ kind: 'crumble', at: centreOf(tile), colour: '#fff7e6', size: 17 }];
      case 'merged':
        return [
          { kind: 'line', at: centreOf(String(event['absorbed'])), to: centreOf(tile), colour: look(seat).colour, width: 5 },
          { kind: 'wave', at: centreOf(tile), colour: look(seat).colour, size: 30 },
        ];
      case 'gathered': {
        const at = centreOf(typeof event['node'] === 'string' ? event['node'] : tile);
        return [{ kind: 'fly', at, to: { x: centreOf(tile).x + 10, y: centreOf(tile).y - 12 }, what: '■', colour: '#6f7f8c' }];
      }
      case 'dropped':
        return event['stored'] === true ? [{ kind: 'fly', at: centreOf(tile), to: { seat }, what: `+${String(event['cubes'])} ■`, colour: '#6f7f8c' }] : [];
      case 'rained':
        return [{ kind: 'line', at: { x: centreOf(tile).x, y: -30 }, to: centreOf(tile), colour: WATER, width: 4 }, { kind: 'wave', at: centreOf(tile), colour: WATER, size: 26 }];
      case 'predator':
        return [
          { kind: 'line', at: { x: -TILE, y: centreOf(tile).y - TILE }, to: centreOf(tile), colour: '#d8657f', width: 12 },
          ...[tile, ...around(tile)].map((name): Effect => ({ kind: 'flash', at: centreOf(name), outline: OUTLINE, colour: '#d8657f' })),
        ];
      case 'immigrated':
        return [{ kind: 'line', at: { x: centreOf(tile).x - 30, y: -30 }, to: centreOf(tile), colour: '#f4ead2', width: 2 }];
      case 'rolled':
        return event['event'] === 'currents' ? [{ kind: 'wave', at: MIDDLE, colour: WATER, size: SIDE * TILE }] : [];
      case 'speech':
      case 'conquered': {
        const place = throne(seat);
        const by = typeof event['by'] === 'string' ? event['by'] : seat;
        return place === undefined ? [] : [{ kind: 'wave', at: centreOf(place), colour: look(by).colour, size: 5 * TILE }];
      }
      default:
        return [];
    }
  });
}
