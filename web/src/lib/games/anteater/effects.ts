/** What is seen when something happens at the mounds. */
import { onceFor, type Effect } from '../../board/effects';
import type { Point } from '../../board/geometry';
import type { LoggedStep } from '../../table/state';
import type { Event } from '../../wire/games/anteater';
import { RANKS, WORMS } from './evaluation';

interface Places {
  /** The space of this name. */
  readonly space: (name: string) => Point | undefined;
  /** Above a column of the mound in this slot. */
  readonly top: (slot: string, who: string) => Point | undefined;
  /** The plaque of the mound in this slot. */
  readonly plaque: (slot: string) => Point | undefined;
  /** The mouth of the anteater; nothing where there is no room for him. */
  readonly mouth: () => Point | undefined;
  /** Somewhere below the mounds. */
  readonly ground: () => Point;
}

/** The tongue sets the die on its space; what is found or won flies to its owner. `tell` says what is written. */
export function effectsWith({
  space,
  top,
  plaque,
  mouth,
  ground,
}: Places): (fresh: readonly LoggedStep<Event>[], tell: (key: string) => string) => readonly Effect[] {
  // What is found lies where the die was placed, in the same step.
  let last: Point | undefined;
  let words: (key: string) => string = (key) => key;
  const find = onceFor((event: Event): readonly Effect[] => {
    const fly = (at: Point | undefined, who: string | null, what: string, after?: number): readonly Effect[] =>
      at && who !== null
        ? [{ kind: 'fly', at, to: { seat: who }, what, drawn: true, ...(after !== undefined && { after }) }]
        : [];
    switch (event.kind) {
      case 'placed': {
        last = space(event.space);
        const from = mouth();
        return last && from ? [{ kind: 'line', at: from, to: last, colour: '#d8657f', width: 5 }] : [];
      }
      case 'found-item':
        return fly(last, event.colour, event.item);
      case 'found-worm':
        return fly(last, event.colour, 'W');
      case 'queen':
      case 'general':
        return fly(top(event.slot, event.to ?? '') ?? plaque(event.slot), event.to, event.kind, RANKS);
      case 'worm-won':
        return fly(plaque(event.slot), event.colour, 'W', WORMS);
      case 'blocked':
        return [{ kind: 'fly', at: ground(), to: { seat: event.colour }, what: words('no-space-left') }];
      case 'started':
      case 'revealed':
      case 'rolled':
      case 'rerolled':
      case 'passed':
      case 'round-begins':
      case 'finished':
        return [];
      default:
        return event satisfies never;
    }
  });
  return (fresh, tell) => {
    words = tell;
    return find(fresh);
  };
}
