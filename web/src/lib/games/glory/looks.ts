/** The colours of the players. */
import { lookOf } from '../../ui/palettes';
import type { View } from '../../wire/games/glory';
import type { Colours, SeatLook } from '../pack';

const PIECES: Readonly<Record<string, SeatLook>> = {
  blue: { colour: '#0072b2', ink: '#ffffff', shape: 'circle' },
  red: { colour: '#b3123a', ink: '#ffffff', shape: 'triangle' },
  yellow: { colour: '#f0e442', ink: '#2c2a00', shape: 'square' },
  orange: { colour: '#e07b00', ink: '#261300', shape: 'diamond' },
};
const ORDER = Object.keys(PIECES);

/** Returns how pieces of a colour look. */
export function colourLook(colour: string): SeatLook {
  return lookOf(ORDER.indexOf(colour), PIECES[colour] ?? { colour: '#888888', ink: '#ffffff', shape: 'hexagon' });
}

/** Returns how a player's pieces look: seats are called by their usual colours. */
export function look(seat: string, _view?: View, colours?: Colours): SeatLook {
  return colourLook(colours?.[seat] ?? seat);
}

/** The border of a player's tiles, different without colour too. */
export function borderDash(seat: string): string {
  return ['none', '9 4', '1 5', '9 3 1 3'][ORDER.indexOf(seat)] ?? 'none';
}
