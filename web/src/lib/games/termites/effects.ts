/** What is seen when something happens on Termites' board. */
import { onceFor } from '../../board/effects';
import { centreOf } from './layout';
import { colonyLook } from './looks';

/** Support comes as lines with its numbers; a Mound crumbles, and its number goes to whoever takes it. */
export const effects = onceFor((event) => {
  switch (event.kind) {
    case 'attacked': {
      const target = centreOf(String(event['target']));
      const colour = colonyLook(String(event['who']).toLowerCase()).colour;
      const supporters = event['supporters'] as readonly { readonly cell: string; readonly adds: number }[];
      return [
        ...supporters.flatMap(({ cell, adds }) => [
          { kind: 'line' as const, at: centreOf(cell), to: target, colour, width: 5 },
          { kind: 'fly' as const, at: centreOf(cell), to: target, what: `+${adds}`, colour },
        ]),
        {
          kind: 'fly',
          at: target,
          to: { x: target.x, y: target.y - 34 },
          what: `${String(event['power'])} : ${String(event['defence'])}`,
          colour: '#d4002f',
        },
      ];
    }
    case 'mound-taken': {
      const { colour } = colonyLook(typeof event['from'] === 'string' ? event['from'].toLowerCase() : null);
      const at = centreOf(String(event['cell']));
      return [
        { kind: 'crumble', at, colour, size: 30 },
        { kind: 'fly', at, to: { seat: String(event['seat']) }, what: String(event['mound']).slice(1), colour },
      ];
    }
    case 'mound-placed':
      return [
        {
          kind: 'wave',
          at: centreOf(String(event['cell'])),
          colour: colonyLook(String(event['who']).toLowerCase()).colour,
          size: 34,
        },
      ];
    default:
      return [];
  }
});
