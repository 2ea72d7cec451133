/** The colours of the colonies. */
import { lookOf } from '../../ui/palettes';
import type { View } from '../../wire/games/dominants';
import type { Colours, SeatLook } from '../pack';

const ANTS: Readonly<Record<string, SeatLook>> = {
  red: { colour: '#d55e00', ink: '#ffffff', shape: 'triangle' },
  yellow: { colour: '#f0e442', ink: '#2c2a00', shape: 'circle' },
  blue: { colour: '#0072b2', ink: '#ffffff', shape: 'square' },
  green: { colour: '#009e73', ink: '#ffffff', shape: 'diamond' },
};
const ORDER = Object.keys(ANTS);
const USUAL: Colours = { R: 'red', Y: 'yellow', B: 'blue', G: 'green' };
const NOBODY: SeatLook = { colour: '#bbbbbb', ink: '#2a2622', shape: 'hexagon' };

/** Returns how ants of a colour look. */
export function colourLook(colour: string): SeatLook {
  const own = ANTS[colour];
  return own ? lookOf(ORDER.indexOf(colour), own) : NOBODY;
}

/** Returns the colour of a seat at this table. */
export function colourOf(seat: string, colours?: Colours): string {
  return colours?.[seat] ?? USUAL[seat] ?? '';
}

/** Returns how a colony's ants look; those of nobody are light grey. */
export function look(owner: string, _view?: View, colours?: Colours): SeatLook {
  return colourLook(colourOf(owner, colours));
}
