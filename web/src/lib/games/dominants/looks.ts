/** The colours of the colonies. */
import { lookOf } from '../../ui/palettes';
import type { View } from '../../wire/games/dominants';
import type { SeatLook } from '../pack';

const COLONIES: Record<string, SeatLook> = {
  R: { colour: '#d55e00', ink: '#ffffff', shape: 'triangle' },
  Y: { colour: '#f0e442', ink: '#2c2a00', shape: 'circle' },
  B: { colour: '#0072b2', ink: '#ffffff', shape: 'square' },
  G: { colour: '#009e73', ink: '#ffffff', shape: 'diamond' },
};
const ORDER = Object.keys(COLONIES);
const NOBODY: SeatLook = { colour: '#bbbbbb', ink: '#2a2622', shape: 'hexagon' };

/** Returns how a colony's ants look; those of nobody are light grey. */
export function look(owner: string, _view?: View): SeatLook {
  const own = COLONIES[owner];
  return own ? lookOf(ORDER.indexOf(owner), own) : NOBODY;
}
