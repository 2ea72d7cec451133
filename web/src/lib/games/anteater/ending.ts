/** The end of a game of Anteater. */
import { counted } from '../../ending/feats';
import type { EndingPack } from '../../ending/pack';
import { margin } from '../../ending/why';
import { evaluated } from './evaluation';
import type { Event, MoundView, View } from '../../wire/games/anteater';

const SIX = 6;

/** Returns the spaces of a mound that a part counts: the columns of Queen and General, finds, worms. */
function spacesOf(part: string, { slot, columns, first, second }: MoundView): readonly string[] {
  return columns.flatMap(({ spaces, owner, faces }, column) => {
    const ranked = owner !== null && (owner === first || owner === second);
    return faces.flatMap((_, height) => {
      const shows = spaces[height] ?? '.';
      const counts = part === 'tiles' ? ranked : part === 'worms' ? shows === 'W' : shows !== '.' && shows !== 'W';
      return counts ? [`${slot}${column + 1}.${height + 1}`] : [];
    });
  });
}

export const ending: EndingPack<View, Event> = {
  why: (end, word) => {
    const { part, ...numbers } = margin(end);
    return word(`why-${end.decided}`, { ...numbers, edge: part === undefined ? '' : word(`edge-${part}`) });
  },
  // The mounds are cleared at the end: those of the last round are seen once more, with the last die on them.
  board: (views, steps) => {
    const at = views.findLastIndex(({ mounds }) => mounds.length > 0);
    const [last, end] = [views[at], views.at(-1)];
    if (!last || !end) return undefined;
    return { ...end, mounds: [...(evaluated(last.mounds, steps.slice(at)) ?? last.mounds)], die: null, turn: null };
  },
  cells: (part, { view }) => view.mounds.flatMap((mound) => spacesOf(part, mound)),
  telling: ({ kind }) => ['queen', 'general', 'worm-won', 'found-item', 'found-worm'].includes(kind),
  feats: (steps) => [
    {
      kind: 'queens',
      amounts: counted(steps, (event) => (event.kind === 'queen' && event.to !== null ? { who: event.to } : undefined)),
    },
    {
      kind: 'sixes',
      amounts: counted(steps, (event) =>
        event.kind === 'rolled' && event.face === SIX && event.colour === event.seat ? { who: event.seat } : undefined,
      ),
    },
    {
      kind: 'finds',
      amounts: counted(steps, (event) =>
        event.kind === 'found-item' && event.taken === 'yes' ? { who: event.colour } : undefined,
      ),
    },
    {
      kind: 'worms',
      amounts: counted(steps, (event) =>
        (event.kind === 'found-worm' || event.kind === 'worm-won') && event.taken === 'yes'
          ? { who: event.colour }
          : undefined,
      ),
    },
  ],
};
