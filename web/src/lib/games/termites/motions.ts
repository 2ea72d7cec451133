/** What moved on Termites' board, by the events of the last steps. */
import type { Motion } from '../../board/animate';
import type { LoggedStep } from '../../table/state';
import type { Event } from '../../wire/games/termites';

/** Returns which unit went where, in order. */
export function motionsOf(steps: readonly LoggedStep<Event>[]): readonly Motion[] {
  return steps.flatMap(({ events }) => events.flatMap(motionsIn));
}

function motionsIn(event: Event): readonly Motion[] {
  switch (event.kind) {
    case 'moved':
      return [event.path];
    // A beaten unit leaves before its attacker arrives.
    case 'retreated':
      return [[event.from, event.to], event.advance];
    case 'destroyed':
      return event.advance ? [event.advance] : [];
    default:
      return [];
  }
}
