/** The colours of the dice. */
import { lookOf } from '../../ui/palettes';
import type { View } from '../../wire/games/anteater';
import type { Colours, SeatLook } from '../pack';

const DICE: Readonly<Record<string, SeatLook>> = {
  yellow: { colour: '#f2c230', ink: '#33270a', shape: 'circle' },
  red: { colour: '#a81e22', ink: '#ffffff', shape: 'triangle' },
  green: { colour: '#5fc28f', ink: '#0d2b1c', shape: 'square' },
  blue: { colour: '#2b59c3', ink: '#ffffff', shape: 'diamond' },
  white: { colour: '#faf7ef', ink: '#2e2a24', shape: 'star' },
};
export const COLOURS: readonly string[] = Object.keys(DICE);
const UNKNOWN: SeatLook = { colour: '#888888', ink: '#ffffff', shape: 'hexagon' };

/** Returns how dice of a colour look. */
export function colourLook(colour: string): SeatLook {
  return lookOf(COLOURS.indexOf(colour), DICE[colour] ?? UNKNOWN);
}

/** Returns how the dice of a party look; the third colour of two players is white unless the table says otherwise. */
export function look(who: string, _view?: View, colours?: Colours): SeatLook {
  const usual = who === 'N' ? 'white' : COLOURS[Number(who.slice(1)) - 1];
  return colourLook(colours?.[who] ?? usual ?? '');
}
