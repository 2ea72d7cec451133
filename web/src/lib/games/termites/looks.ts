/** The colours of the colonies. */
import { lookOf } from '../../ui/palettes';
import type { View } from '../../wire/games/termites';
import type { SeatLook } from '../pack';

const COLONIES: Record<string, SeatLook> = {
  blue: { colour: '#0072b2', ink: '#ffffff', shape: 'circle' },
  red: { colour: '#c45200', ink: '#ffffff', shape: 'triangle' },
  gold: { colour: '#f0b400', ink: '#2b1f00', shape: 'diamond' },
  gray: { colour: '#5a5a5a', ink: '#ffffff', shape: 'star' },
};
const ORDER = Object.keys(COLONIES);
const EARTH: SeatLook = { colour: '#a77b4f', ink: '#ffffff', shape: 'hexagon' };

/** Returns how a colony looks; neutral Mounds are plain earth. */
export function colonyLook(colony: string | null): SeatLook {
  const own = colony === null ? undefined : COLONIES[colony];
  return own && colony !== null ? lookOf(ORDER.indexOf(colony), own) : EARTH;
}

/** Returns how a colony looks, for a form. */
export const colourLook = (colony: string): SeatLook => colonyLook(colony);

/** Returns how a seat looks. */
export function look(seat: string, view: View): SeatLook {
  return colonyLook(view.seats.find((other) => other.seat === seat)?.colony ?? null);
}
