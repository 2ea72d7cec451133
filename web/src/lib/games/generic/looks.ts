/** The colours of seats in games without a board of their own. */
import { lookOf } from '../../ui/palettes';
import type { Colours, SeatLook } from '../pack';
import type { View } from './view';

const COLOURS: Readonly<Record<string, SeatLook>> = {
  red: { colour: '#d55e00', ink: '#ffffff', shape: 'circle' },
  blue: { colour: '#0072b2', ink: '#ffffff', shape: 'triangle' },
  yellow: { colour: '#f0b400', ink: '#33270a', shape: 'square' },
  green: { colour: '#008a63', ink: '#ffffff', shape: 'diamond' },
  purple: { colour: '#8a4f9e', ink: '#ffffff', shape: 'star' },
  gray: { colour: '#5a5a5a', ink: '#ffffff', shape: 'hexagon' },
  orange: { colour: '#f08a24', ink: '#2b1600', shape: 'circle' },
  white: { colour: '#faf7ef', ink: '#2e2a24', shape: 'star' },
};
const ORDER = Object.keys(COLOURS);

/** Returns how a colour looks; one that this page does not know is grey. */
export function colourLook(colour: string): SeatLook {
  return lookOf(ORDER.indexOf(colour), COLOURS[colour] ?? { colour: '#888888', ink: '#ffffff', shape: 'hexagon' });
}

/** Returns how a seat looks: in the colour of the table, else in the one of its place. */
export function look(seat: string, view: View, colours?: Colours): SeatLook {
  const at = view.points?.findIndex(([who]) => who === seat) ?? -1;
  return colourLook(colours?.[seat] ?? ORDER[at] ?? '');
}
