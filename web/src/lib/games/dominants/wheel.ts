/** The wheel of events: a picture of the roll that has fallen, before the event itself is seen. */
import type { LoggedStep } from '../../table/state';
import type { Event, HappeningName } from '../../wire/games/dominants';
import type { Prelude } from '../pack';

/** What stands on the wheel, clockwise from the top. */
export const SECTORS: readonly HappeningName[] = ['currents', 'rain', 'emigration', 'predator', 'speech', 'taxes'];

/** Of the disc; its rim is wider. */
export const RADIUS = 60;

/** How long the wheel turns, and how long it then stands still, in milliseconds. */
export const SPIN = 900;
export const REST = 500;
const TURNS = 3;

/** The wheel turns before the first picture with the event. */
export function wheel(fresh: readonly LoggedStep<Event>[]): Prelude<Event> | undefined {
  return rolledIn(fresh) ? { shows: fresh, rest: fresh, time: SPIN + REST, says: 'wheel-turns' } : undefined;
}

/** Returns the event that was rolled in these steps. */
export function rolledIn(fresh: readonly LoggedStep<Event>[]): HappeningName | undefined {
  return fresh.flatMap(({ events }) => events).findLast((event) => event.kind === 'rolled')?.event;
}

/** Returns how far the wheel turns, in degrees, until this sector stands at the top. */
export function turnTo(sector: HappeningName): number {
  return 360 * TURNS - (360 / SECTORS.length) * SECTORS.indexOf(sector);
}

/** Returns the outline of a sector of the wheel around its centre; the first one stands at the top. */
export function sectorPath(at: number, radius: number): string {
  const corner = (part: number) => {
    const angle = ((part - 0.5) * 2 * Math.PI) / SECTORS.length;
    return `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`;
  };
  return `M0 0L${corner(at)}A${radius} ${radius} 0 0 1 ${corner(at + 1)}Z`;
}
