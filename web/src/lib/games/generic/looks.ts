/** The colours of seats in games without colours of their own. */
import { lookOf } from '../../ui/palettes';
import type { SeatLook } from '../pack';
import type { View } from './view';

const SEATS: readonly SeatLook[] = [
  { colour: '#d55e00', ink: '#ffffff', shape: 'circle' },
  { colour: '#0072b2', ink: '#ffffff', shape: 'triangle' },
  { colour: '#f0b400', ink: '#33270a', shape: 'square' },
  { colour: '#008a63', ink: '#ffffff', shape: 'diamond' },
  { colour: '#8a4f9e', ink: '#ffffff', shape: 'star' },
  { colour: '#5a5a5a', ink: '#ffffff', shape: 'hexagon' },
];

export function look(seat: string, view: View): SeatLook {
  const at = view.points?.findIndex(([who]) => who === seat) ?? -1;
  return lookOf(at, SEATS[at] ?? { colour: '#888888', ink: '#ffffff', shape: 'hexagon' });
}
