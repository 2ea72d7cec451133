/** What pointing at a space means, and which spaces were pointed at lately. */
import type { LoggedStep } from '../../table/state';
import type { Event } from '../../wire/games/anteater';

/** Returns the space that is meant by pointing at one: a die put anywhere on a column lies down on its lowest free space. */
export function spaceMeant(space: string, possible: ReadonlySet<string>): string {
  const column = space.split('.')[0];
  return possible.has(space) ? space : ([...possible].find((other) => other.split('.')[0] === column) ?? space);
}

/** Returns where dice were placed on the mounds that lie there now: those of the last round are gone. */
export function placedLately(steps: readonly LoggedStep<Event>[]): readonly string[] {
  const events = steps.flatMap((step) => step.events);
  const round = events.findLastIndex(({ kind }) => kind === 'revealed');
  return events.slice(round + 1).flatMap((event) => (event.kind === 'placed' ? [event.space] : []));
}
