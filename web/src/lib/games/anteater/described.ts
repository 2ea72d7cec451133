/** Spaces and supplies of the board in words. */
import { named } from '../events';
import type { Naming } from '../pack';
import type { ColourView, View } from '../../wire/games/anteater';
import type { Space } from './layout';

/** Returns the face of the die on a space. */
export function faceOn(space: Omit<Space, 'label'>): number | undefined {
  return space.mound.columns[space.column - 1]?.faces[space.height - 1];
}

/** Returns whose column a space belongs to. */
export function ownerOf(space: Omit<Space, 'label'>): string | undefined {
  return space.mound.columns[space.column - 1]?.owner ?? undefined;
}

/** Returns the total the column of a space would have with the die in the cup. */
export function sumAt(space: Space, die: View['die']): number {
  return (space.mound.columns[space.column - 1]?.total ?? 0) + (die?.face ?? 0);
}

/** Returns how many of a thing a colour has. */
export function heldBy(who: string, code: string, view: View): number {
  const colour = view.colours.find((other) => other.who === who);
  return (code === 'W' ? colour?.worms : colour?.items[view.items.findIndex((item) => item.code === code)]) ?? 0;
}

/** Returns what is on a space, for a screen reader. */
export function describe(space: Omit<Space, 'label'>, { nameOf, tell }: Naming): string {
  const face = faceOn(space);
  const owner = ownerOf(space);
  const shows = space.shows === '.' ? 'nothing' : named(tell, `item-${space.shows}`, space.shows);
  return tell('space', {
    slot: space.mound.slot,
    column: space.column,
    height: space.height,
    mound: named(tell, `mound-${space.mound.card}`, space.mound.name),
    shows,
    face: face ?? 0,
    owner: owner && face ? nameOf(owner) : '-',
  });
}

/** Returns what a player may want to know about a space besides what it shows; of a target also what the die brings there. */
export function explain(space: Space, die: View['die'], view: View, { nameOf, tell }: Naming): string {
  const column = space.mound.columns[space.column - 1];
  if (!column) return '';
  const parts: string[] = [];
  if (die?.face) {
    parts.push(tell('brings', { total: sumAt(space, die), rank: space.mound.rank ?? 'none' }));
    if (space.shows !== '.')
      parts.push(
        tell('finds', {
          name: named(tell, `item-${space.shows}`, space.shows),
          count: heldBy(die.colour, space.shows, view) + 1,
          gain: space.mound.gain,
        }),
      );
  }
  parts.push(
    tell('column', {
      owner: column.owner ? nameOf(column.owner) : 'nobody',
      total: column.total,
      free: column.spaces.length - column.faces.length,
      reach: column.reach,
    }),
  );
  return parts.join(' · ');
}

/** Returns what is left of a thing, and who holds how many. */
export function supplyLabel(code: string, count: number, view: View, { nameOf, tell }: Naming): string {
  const at = view.items.findIndex((item) => item.code === code);
  const held = (colour: ColourView) => (code === 'W' ? colour.worms : (colour.items[at] ?? 0));
  const name = code === 'W' ? tell('item-W') : named(tell, `item-${code}`, view.items[at]?.name ?? code);
  const holders = view.colours
    .filter((colour) => held(colour) > 0)
    .map((colour) => `${nameOf(colour.who)} ${held(colour)}`);
  const spaces = view.items[at]?.spaces;
  return [
    tell('supply', { name, count }),
    ...(spaces === undefined ? [] : [tell('spaces-to-come', { count: spaces })]),
    ...holders,
  ].join(' · ');
}
