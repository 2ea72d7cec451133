/** The colours of the players. */
import { lookOf } from '../../ui/palettes';
import type { SeatLook } from '../pack';
import type { View } from '../../wire/games/glory';

const PLAYERS: Record<string, SeatLook> = {
  blue: { colour: '#0072b2', ink: '#ffffff', shape: 'circle' },
  red: { colour: '#b3123a', ink: '#ffffff', shape: 'triangle' },
  yellow: { colour: '#f0e442', ink: '#2c2a00', shape: 'square' },
  orange: { colour: '#e07b00', ink: '#261300', shape: 'diamond' },
};
const ORDER = Object.keys(PLAYERS);

export function look(seat: string, _view?: View): SeatLook {
  return lookOf(ORDER.indexOf(seat), PLAYERS[seat] ?? { colour: '#888888', ink: '#ffffff', shape: 'hexagon' });
}

/** The border of a player's tiles, different without colour too. */
export function borderDash(seat: string): string {
  return ['none', '9 4', '1 5', '9 3 1 3'][ORDER.indexOf(seat)] ?? 'none';
}
