/** The colours of Anteater's dice. */
import { lookOf } from '../../ui/palettes';
import type { SeatLook } from '../pack';
import type { View } from '../../wire/games/anteater';

const DICE: readonly SeatLook[] = [
  { colour: '#f2c230', ink: '#33270a', shape: 'circle' },
  { colour: '#a81e22', ink: '#ffffff', shape: 'triangle' },
  { colour: '#5fc28f', ink: '#0d2b1c', shape: 'square' },
  { colour: '#2b59c3', ink: '#ffffff', shape: 'diamond' },
  { colour: '#faf7ef', ink: '#2e2a24', shape: 'star' },
];
const WHITE = 4;

/** Returns how a colour looks; the third colour of two players is white. */
export function look(who: string, _view: View): SeatLook {
  const at = who === 'N' ? WHITE : Number(who.slice(1)) - 1;
  return lookOf(at, DICE[at] ?? { colour: '#888888', ink: '#ffffff', shape: 'hexagon' });
}
