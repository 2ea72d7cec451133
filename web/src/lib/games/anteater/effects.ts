/** What is seen when something happens at the mounds. */
import { onceFor, type Effect } from '../../board/effects';
import type { Point } from '../../board/geometry';

interface Places {
  /** The space of this name. */
  readonly space: (name: string) => Point | undefined;
  /** The plaque of the mound in this slot. */
  readonly plaque: (slot: string) => Point | undefined;
  /** The mouth of the anteater; nothing where there is no room for him. */
  readonly mouth: () => Point | undefined;
}

/** The tongue sets the die on its space; what is found or won flies to its owner. */
export function effectsWith({ space, plaque, mouth }: Places) {
  // What is found lies where the die was placed, in the same step.
  let last: Point | undefined;
  return onceFor((event): readonly Effect[] => {
    const fly = (at: Point | undefined, who: unknown, what: string): readonly Effect[] => (at && typeof who === 'string' ? [{ kind: 'fly', at, to: { seat: who }, what, drawn: true }] : []);
    switch (event.kind) {
      case 'placed': {
        last = space(String(event['space']));
        const from = mouth();
        return last && from ? [{ kind: 'line', at: from, to: last, colour: '#d8657f', width: 5 }] : [];
      }
      case 'found-item':
        return fly(last, event['colour'], String(event['item']));
      case 'found-worm':
        return fly(last, event['colour'], 'W');
      case 'queen':
      case 'general':
        return fly(plaque(String(event['slot'])), event['to'], event.kind);
      case 'worm-won':
        return fly(plaque(String(event['slot'])), event['colour'], 'W');
      default:
        return [];
    }
  });
}
