/** What is seen when something happens on Glory's map. */
import { onceFor, type Effect } from '../../board/effects';
import type { Point } from '../../board/geometry';
import type { Event } from '../../wire/games/glory';
import type { SeatLook } from '../pack';
import { centreOf as onMap, RADIUS } from './layout';

/** Glory flies to the player who gains it; borders break and grow, keeps fall, Chaos Sources burst. `look` says how a seat
 * looks, `centreOf` where a tile lies. */
export function effectsWith(
  look: (seat: string) => SeatLook,
  centreOf: (cell: string) => Point = (cell) => onMap(cell),
) {
  const wave = (at: Point, seat: string): Effect => ({ kind: 'wave', at, colour: look(seat).colour, size: RADIUS });
  return onceFor((event: Event): readonly Effect[] => {
    switch (event.kind) {
      case 'claimed':
      case 'built': {
        const at = centreOf(event.cell);
        return [wave(at, event.seat), ...glory(at, event.seat, event.glory)];
      }
      case 'founded':
        return [wave(centreOf(event.cell), event.seat)];
      case 'contested': {
        const at = centreOf(event.cell);
        const { colour } = look(event.from);
        return [{ kind: 'crumble', at, colour, size: RADIUS }, ...glory(at, event.seat, event.glory)];
      }
      case 'stormed': {
        const at = centreOf(event.cell);
        return [
          { kind: 'fire', at, size: RADIUS * 0.9 },
          { kind: 'crumble', at, colour: '#efe6d2', size: RADIUS * 1.2, after: 500 },
          wave(at, event.seat),
          ...glory(at, event.seat, event.glory),
        ];
      }
      case 'killed': {
        const at = centreOf(event.cell);
        return [
          { kind: 'impact', at: { x: at.x, y: at.y + 12 }, size: 14 },
          { kind: 'crumble', at: { x: at.x, y: at.y + 20 }, colour: look(event.seat).colour, size: 18 },
          ...glory(at, event.by, event.glory),
        ];
      }
      case 'exploded': {
        const at = centreOf(event.cell);
        return [
          { kind: 'crumble', at, colour: '#7a4fa3', size: RADIUS * 1.3 },
          { kind: 'wave', at, colour: '#b98be0', size: RADIUS * 1.8 },
        ];
      }
      case 'starved': {
        const { x, y } = centreOf(event.cell);
        return [{ kind: 'fly', at: { x, y: y + 16 }, to: { x, y: y - 18 }, what: '☠', colour: '#5a5a5a' }];
      }
      default:
        return [];
    }
  });
}

function glory(at: Point, seat: string, gained: number): readonly Effect[] {
  return gained > 0 ? [{ kind: 'fly', at, to: { seat }, what: `+${gained} ★`, colour: '#a07400' }] : [];
}
