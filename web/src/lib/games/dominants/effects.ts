/** What is seen when something happens on the picnic ground. */
import { onceFor, type Effect } from '../../board/effects';
import type { Point } from '../../board/geometry';
import type { BattleView, Event } from '../../wire/games/dominants';
import type { SeatLook } from '../pack';
import { around, centreOf, OUTLINE, SIDE, TILE } from './layout';
import { PREDATOR_STRIKES } from './painted';

const MIDDLE: Point = { x: (SIDE * TILE) / 2, y: (SIDE * TILE) / 2 };
const WATER = '#4aa3df';

/** Currents run over the whole board in rows that are apart from each other. */
const ROWS = [1.5, 4, 6.5, 9, 11.5];

/** A strike flashes over the ground it is fought on, sugar hops, eggs break, and events sweep over the board.
 * `battle` is the battle before the strike, `throne` finds the throne of a seat, `look` says how a seat looks. The
 * `painted` board shows weather and predator itself, and sugar as cubes; `placed` says where a tile is seen. */
export function effectsWith(
  battle: () => Pick<BattleView, 'participants'> | null,
  throne: (seat: string) => string | undefined,
  look: (seat: string) => SeatLook,
  painted: () => boolean = () => false,
  placed: (tile: string) => Point = centreOf,
) {
  return onceFor((event: Event): readonly Effect[] => {
    switch (event.kind) {
      case 'struck': {
        const fought = battle();
        const ground = new Set(fought?.participants.flatMap((ant) => [ant, ...around(ant)]) ?? []);
        const first = fought?.participants[0];
        const sums = `${event.attack} : ${event.defence}`;
        return [
          ...[...ground].map((name): Effect => ({
            kind: 'flash',
            at: placed(name),
            outline: OUTLINE,
            colour: '#ffcf33',
          })),
          ...(first === undefined
            ? []
            : [
                {
                  kind: 'fly' as const,
                  at: placed(first),
                  to: { x: placed(first).x, y: placed(first).y - 40 },
                  what: sums,
                  colour: '#d4002f',
                },
              ]),
        ];
      }
      case 'died':
        return [
          { kind: 'impact', at: placed(event.tile), size: 17 },
          { kind: 'crumble', at: placed(event.tile), colour: look(event.owner).colour, size: 18 },
        ];
      case 'spawned':
        return [{ kind: 'crumble', at: placed(event.tile), colour: '#fff7e6', size: 17 }];
      case 'merged':
        return [
          {
            kind: 'line',
            at: placed(event.absorbed),
            to: placed(event.tile),
            colour: look(event.seat).colour,
            width: 5,
          },
          { kind: 'whirl', at: placed(event.tile), what: `ant-${event.seat}`, size: 15 },
        ];
      case 'gathered': {
        const at = placed(event.node ?? event.tile);
        return [
          {
            kind: 'fly',
            at,
            to: { x: placed(event.tile).x + 10, y: placed(event.tile).y - 12 },
            ...(painted() ? { what: 'cube', drawn: true } : { what: '■', colour: '#6f7f8c' }),
          },
        ];
      }
      case 'dropped':
        return event.stored
          ? [
              {
                kind: 'fly',
                at: placed(event.tile),
                to: { seat: event.seat },
                what: `+${event.cubes} ■`,
                colour: '#6f7f8c',
              },
            ]
          : [];
      case 'rained':
        return [
          {
            kind: 'line',
            at: { x: placed(event.tile).x, y: -30 },
            to: placed(event.tile),
            colour: WATER,
            width: 4,
          },
          { kind: 'wave', at: placed(event.tile), colour: WATER, size: 26 },
        ];
      case 'predator':
        return [
          ...(painted()
            ? []
            : [
                {
                  kind: 'line' as const,
                  at: { x: -TILE, y: placed(event.tile).y - TILE },
                  to: placed(event.tile),
                  colour: '#d8657f',
                  width: 12,
                },
              ]),
          ...[event.tile, ...around(event.tile)].map((name): Effect => ({
            kind: 'flash',
            at: placed(name),
            outline: OUTLINE,
            colour: '#d8657f',
            ...(painted() && { after: PREDATOR_STRIKES }),
          })),
        ];
      case 'immigrated':
        return [
          {
            kind: 'fly',
            at: { x: placed(event.tile).x - 60, y: Math.max(20, placed(event.tile).y - 160) },
            to: placed(event.tile),
            what: 'emigration',
            drawn: true,
          },
        ];
      case 'rolled':
        if (event.event === 'taxes') return [{ kind: 'fly', at: MIDDLE, to: MIDDLE, what: 'taxes', drawn: true }];
        if (event.event !== 'currents' || painted()) return [];
        return ROWS.map((row, at) => {
          const [left, right] = [
            { x: 0, y: row * TILE },
            { x: SIDE * TILE, y: (row + 1) * TILE },
          ];
          return { kind: 'line', at: at % 2 ? right : left, to: at % 2 ? left : right, colour: WATER, width: TILE / 2 };
        });
      case 'tax-from-load':
      case 'sacrificed':
        return [{ kind: 'fly', at: placed(event.tile), to: MIDDLE, what: 'taxes', drawn: true }];
      case 'speech': {
        const place = throne(event.seat);
        if (place === undefined) return [];
        return [
          { kind: 'wave', at: placed(place), colour: look(event.seat).colour, size: 5 * TILE },
          { kind: 'fly', at: placed(place), to: placed(place), what: 'speech', drawn: true },
        ];
      }
      case 'conquered': {
        const place = throne(event.seat);
        return place === undefined
          ? []
          : [{ kind: 'wave', at: placed(place), colour: look(event.by).colour, size: 5 * TILE }];
      }
      case 'started':
      case 'turn-begins':
      case 'moved':
      case 'fed':
      case 'growing':
      case 'queen-replaced':
      case 'attacks':
      case 'throne':
      case 'throne-count':
      case 'extinct':
      case 'tax-from-store':
      case 'finished':
        return [];
      default:
        return event satisfies never;
    }
  });
}
