/** How the colours of a game look where its board is not seen: in forms and waiting rooms. */
import type { SeatLook } from './pack';

const files = import.meta.glob<{ colourLook: (colour: string) => SeatLook }>('./*/looks.ts');

/** Returns how a colour of the game's card looks. */
export async function loadColourLook(game: string): Promise<(colour: string) => SeatLook> {
  const load = files[`./${game}/looks.ts`] ?? files['./generic/looks.ts'];
  return (await load?.())?.colourLook ?? (() => ({ colour: '#888888', ink: '#ffffff', shape: 'hexagon' }));
}
