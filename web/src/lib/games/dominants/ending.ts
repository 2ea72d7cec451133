/** The end of a game of DominAnts. */
import { counted } from '../../ending/feats';
import type { End, EndingPack } from '../../ending/pack';
import { formOf, margin } from '../../ending/why';
import type { Event, View } from '../../wire/games/dominants';
import type { Tell } from '../pack';

/** Says how the last of the other colonies fell. */
function lastColony({ steps, view, me, nameOf }: End<View, Event>, word: Tell): string {
  const fall = steps
    .flatMap(({ events }) => events)
    .findLast((event) => event.kind === 'conquered' || event.kind === 'extinct');
  if (fall?.kind === 'conquered')
    return word('why-throne', {
      who: `${formOf(fall.by, me)}-${formOf(fall.seat, me)}`,
      winner: nameOf(fall.by),
      loser: nameOf(fall.seat),
      turns: view.throne_turns,
    });
  if (fall?.kind === 'extinct') return word('why-extinct', { who: formOf(fall.seat, me), loser: nameOf(fall.seat) });
  return word('why-last-colony');
}

export const ending: EndingPack<View, Event> = {
  why: (end, word) => {
    if (end.decided === 'last-colony') return lastColony(end, word);
    const { part, ...numbers } = margin(end);
    const edge = part === undefined ? '' : word(`edge-${part}`);
    return word(`why-${end.decided}`, { ...numbers, edge, cycles: end.view.cycle_limit });
  },
  cells: (part, { view }) => {
    switch (part) {
      case 'power':
        return view.tiles.filter(({ ant }) => ant && ant.owner !== 'N').map(({ tile }) => tile);
      case 'cubes':
        return [
          ...view.tiles.filter(({ ant }) => ant && ant.owner !== 'N' && ant.load > 0).map(({ tile }) => tile),
          ...view.colonies.filter(({ store }) => store > 0).flatMap(({ home }) => home),
        ];
      case 'conquests':
        return view.colonies.filter(({ is_in }) => !is_in).flatMap(({ home }) => home);
      case 'thrones':
        return view.colonies.flatMap(({ throne }) => (throne ? [throne.tile] : []));
      default:
        return [];
    }
  },
  telling: ({ kind }) => ['died', 'conquered', 'extinct', 'throne', 'merged', 'spawned', 'sacrificed'].includes(kind),
  feats: (steps) => [
    {
      kind: 'felled',
      amounts: counted(steps, (event, { events }) => {
        const strike = events.find((other) => other.kind === 'struck');
        return event.kind === 'died' && strike && strike.seat !== event.owner ? { who: strike.seat } : undefined;
      }),
    },
    {
      kind: 'sugar',
      amounts: counted(steps, (event) =>
        event.kind === 'dropped' && event.stored ? { who: event.seat, amount: event.cubes } : undefined,
      ),
    },
    {
      kind: 'thrones',
      amounts: counted(steps, (event) =>
        event.kind === 'throne' && event.holder !== null && event.holder !== event.seat
          ? { who: event.holder }
          : undefined,
      ),
    },
    {
      kind: 'steps',
      amounts: counted(steps, (event) => (event.kind === 'moved' ? { who: event.seat } : undefined)),
    },
  ],
};
