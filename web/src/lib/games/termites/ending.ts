/** The end of a game of Termites. */
import { counted, largest } from '../../ending/feats';
import type { EndingPack } from '../../ending/pack';
import { margin } from '../../ending/why';
import type { Event, View } from '../../wire/games/termites';

export const ending: EndingPack<View, Event> = {
  why: (end, word) => {
    const { part, ...numbers } = margin(end);
    return word(`why-${end.decided}`, { ...numbers, edge: part === undefined ? '' : word(`edge-${part}`) });
  },
  // Trophies and the reserve lie beside the board.
  cells: (part, { view }) =>
    part === 'mounds'
      ? view.cells.filter(({ mound }) => mound !== null && mound.seat !== null).map(({ cell }) => cell)
      : [],
  telling: ({ kind }) => kind === 'mound-taken' || kind === 'mound-placed' || kind === 'not-founded',
  feats: (steps) => [
    {
      kind: 'mounds',
      amounts: counted(steps, (event) => (event.kind === 'mound-taken' ? { who: event.seat } : undefined)),
    },
    {
      kind: 'march',
      amounts: largest(steps, (event) =>
        event.kind === 'moved' || event.kind === 'attacked'
          ? { who: event.seat, amount: event.path.length - 1 }
          : undefined,
      ),
    },
    {
      kind: 'attacks',
      amounts: counted(steps, (event) =>
        event.kind === 'attacked' && event.power > event.defence ? { who: event.seat } : undefined,
      ),
    },
    {
      kind: 'power',
      amounts: largest(steps, (event) =>
        event.kind === 'attacked' ? { who: event.seat, amount: event.power } : undefined,
      ),
    },
  ],
};
