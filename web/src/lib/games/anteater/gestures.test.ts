import { expect, it } from 'vitest';
import type { LoggedStep } from '../../table/state';
import type { Event } from '../../wire/games/anteater';
import { placedLately, spaceMeant } from './gestures';

it('means the space of the column that can be played', () => {
  const possible = new Set(['A1.2', 'B3.1']);
  expect(spaceMeant('A1.3', possible)).toBe('A1.2');
  expect(spaceMeant('A1.1', possible)).toBe('A1.2');
  expect(spaceMeant('B3.1', possible)).toBe('B3.1');
  // Another column stays what it is: the server says why not.
  expect(spaceMeant('B2.1', possible)).toBe('B2.1');
});

it('forgets the dice on the mounds of the last round', () => {
  const step = (...events: readonly object[]) =>
    ({ step: 1, by: 'P2', text: '', events }) as unknown as LoggedStep<Event>;
  const placed = (space: string) => step({ kind: 'placed', space });
  expect(placedLately([placed('A1.1'), placed('B1.1')])).toEqual(['A1.1', 'B1.1']);
  expect(placedLately([placed('A1.1'), step({ kind: 'revealed', card: 3 }), placed('C1.1')])).toEqual(['C1.1']);
});
