/** What is seen when something happens on Termites' board. */
import { onceFor, type Effect } from '../../board/effects';
import type { Event } from '../../wire/games/termites';
import { centreOf } from './layout';
import { colonyLook } from './looks';

/** Support comes as lines with its numbers; a Mound crumbles, and its number goes to its conqueror. */
export const effects = onceFor((event: Event): readonly Effect[] => {
  switch (event.kind) {
    case 'attacked': {
      const target = centreOf(event.target);
      const { colour } = colonyLook(event.who.toLowerCase());
      return [
        ...event.supporters.flatMap(({ cell, adds }): readonly Effect[] => [
          { kind: 'line', at: centreOf(cell), to: target, colour, width: 5 },
          { kind: 'fly', at: centreOf(cell), to: target, what: `+${adds}`, colour },
        ]),
        {
          kind: 'fly',
          at: target,
          to: { x: target.x, y: target.y - 34 },
          what: `${event.power} : ${event.defence}`,
          colour: '#d4002f',
        },
        { kind: 'impact', at: target, size: 24, after: 120 },
      ];
    }
    case 'mound-taken': {
      const { colour } = colonyLook(event.from.toLowerCase());
      const at = centreOf(event.cell);
      return [
        { kind: 'crumble', at, colour, size: 30, after: 250 },
        { kind: 'dust', at: { x: at.x, y: at.y + 12 }, colour: '#cfa670', size: 30, after: 150 },
        { kind: 'fly', at, to: { seat: event.seat }, what: event.mound.slice(1), colour },
      ];
    }
    case 'mound-placed':
      return [{ kind: 'wave', at: centreOf(event.cell), colour: colonyLook(event.who.toLowerCase()).colour, size: 34 }];
    default:
      return [];
  }
});
