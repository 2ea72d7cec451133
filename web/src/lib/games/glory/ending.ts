/** The end of a game of Glory. */
import { counted } from '../../ending/feats';
import type { EndingPack } from '../../ending/pack';
import { margin } from '../../ending/why';
import type { Event, View } from '../../wire/games/glory';
import { gains } from './gains';

export const ending: EndingPack<View, Event> = {
  why: (end, word) => {
    const { part, ...numbers } = margin(end);
    return word(`why-${end.decided}`, { ...numbers, edge: part === undefined ? '' : word(`edge-${part}`) });
  },
  parts: (steps, seat) => gains(steps, seat).map(({ kind, glory }) => [kind, glory]),
  cells: (part, { steps }) =>
    steps.flatMap(({ events }) =>
      events.flatMap((event) => (event.kind === part && 'cell' in event ? [event.cell] : [])),
    ),
  telling: (event) => ('glory' in event && event.glory !== 0) || event.kind === 'legacy-bought',
  feats: (steps) => [
    {
      // Survivors advance only into a tile that they have won.
      kind: 'battles',
      amounts: counted(steps, (event) => (event.kind === 'advanced' ? { who: event.seat } : undefined)),
    },
    {
      kind: 'kills',
      amounts: counted(steps, (event) =>
        event.kind === 'killed' && event.by !== event.seat ? { who: event.by } : undefined,
      ),
    },
    {
      kind: 'gold',
      amounts: counted(steps, (event) =>
        event.kind === 'produced' || event.kind === 'stronghold-income' || event.kind === 'any-chosen'
          ? { who: event.seat, amount: event.gold }
          : undefined,
      ),
    },
    {
      kind: 'built',
      amounts: counted(steps, (event) => (event.kind === 'built' ? { who: event.seat } : undefined)),
    },
    {
      kind: 'claims',
      amounts: counted(steps, (event) => (event.kind === 'claimed' ? { who: event.seat } : undefined)),
    },
    {
      kind: 'marches',
      amounts: counted(steps, (event) => (event.kind === 'marched' ? { who: event.seat } : undefined)),
    },
  ],
};
