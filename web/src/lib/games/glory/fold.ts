/** The upkeep of a turn told as one: what all tiles gave, and how many units it fed. */
import type { EventTold } from '../../wire/protocol';
import type { Event } from '../../wire/games/glory';

const GOODS = ['gold', 'food', 'water'] as const;

type Sum = EventTold & Record<(typeof GOODS)[number] | 'any' | 'fed', number> & { readonly seat: string };

/** Returns the events with the yields of a seat's tiles, and what was done with them, as one event. */
export function foldUpkeep(events: readonly Event[]): readonly EventTold[] {
  const told: EventTold[] = [];
  let sum: Sum | undefined;
  for (const event of events) {
    switch (event.kind) {
      case 'produced':
        if (sum?.seat !== event.seat) {
          sum = { kind: 'upkeep-all', seat: event.seat, gold: 0, food: 0, water: 0, any: 0, fed: 0 };
          told.push(sum);
        }
        for (const good of GOODS) sum[good] += event[good];
        sum.any += event.any;
        break;
      case 'any-chosen':
        if (!sum) told.push(event);
        else {
          // The line names the chosen resources instead of “any resource”.
          for (const good of GOODS) sum[good] += event[good];
          sum.any = 0;
        }
        break;
      case 'upkeep':
        if (sum) sum.fed = Math.min(event.need, event.food, event.water);
        else told.push(event);
        break;
      case 'discarded':
        // Food and water never last: it says nothing.
        break;
      default:
        told.push(event);
    }
  }
  return told;
}
