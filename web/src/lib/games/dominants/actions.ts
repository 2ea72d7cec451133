/** How DominAnts' actions are pointed at. */
import { atCell, cellOf, type Choice, type Target } from '../../board/gestures';
import { joined, type Motion } from '../../board/animate';
import type { LoggedStep } from '../../table/state';
import type { Event, View } from '../../wire/games/dominants';
import { around } from './layout';

/** Returns the targets that lead to an action: the ant, what it does, and where. */
export function choiceOf(text: string): Choice {
  const [verb = '', first = '', , last = ''] = text.split(' ');
  return { text, path: pathOf(text, verb, first, last) };
}

function pathOf(text: string, verb: string, first: string, source: string): readonly Target[] {
  switch (verb) {
    case 'move': {
      const [from = '', to = ''] = first.split('-');
      return [atCell(from), atCell(to)];
    }
    case 'gather':
      return source
        ? [atCell(first), 'button:gather', atCell(source)]
        : [atCell(first), 'button:gather', atCell(first)];
    case 'feed':
      return [atCell(first), 'button:feed', atCell(text.split(' ')[2] ?? '')];
    case 'drop':
    case 'merge':
    case 'attack':
      return [atCell(first), `button:${verb}`];
    case 'spawn':
    case 'queen':
      return [`button:${verb}`, atCell(first)];
    case 'with':
    case 'join':
    case 'pay':
    case 'sacrifice':
      return [atCell(first)];
    default:
      return [`button:${verb}`];
  }
}

/** Returns all choices; where a button leads to one place only, the place is not asked for. */
export function choices(legal: readonly string[]): readonly Choice[] {
  const all = legal.map(choiceOf);
  const key = ({ path }: Choice) => `${path[0]} ${path[1]}`;
  const count = new Map<string, number>();
  for (const choice of all) count.set(key(choice), (count.get(key(choice)) ?? 0) + 1);
  return all.map((choice) =>
    choice.path.length === 3 && count.get(key(choice)) === 1 ? { ...choice, path: choice.path.slice(0, 2) } : choice,
  );
}

/** Returns how many moves each tile is away for the ant on `start`, over free tiles.
 *
 * The legal actions say where it may go first, the view how many moves are paid for and whether it is tied to its hives. Each
 * move of a way is then sent by itself, so that the ant goes the way that was shown; the server checks them one by one. */
export function reach(start: string, legal: readonly string[], view: View): ReadonlyMap<string, Reached> {
  const ant = view.tiles.find(({ tile }) => tile === start)?.ant;
  const free = new Set(
    view.tiles
      .filter((there) => there.ant === null && (!ant?.tied || there.hive === ant.owner))
      .map(({ tile }) => tile),
  );
  const moves = new Set(legal);
  const found = new Map<string, Reached>();
  for (const tile of around(start)) {
    if (moves.has(move(start, tile))) found.set(tile, { steps: 1, before: undefined });
  }
  // Entries that are added while one goes through a map come later, those that are further away last.
  for (const [here, { steps }] of found) {
    if (steps >= view.moves) break;
    for (const tile of around(here)) {
      if (free.has(tile) && !found.has(tile)) found.set(tile, { steps: steps + 1, before: here });
    }
  }
  return found;
}

function move(from: string, to: string): string {
  return `move ${from}-${to}`;
}

/** How far a tile is, and the tile one comes from; none beside the start. */
export interface Reached {
  readonly steps: number;
  readonly before: string | undefined;
}

/** Returns the way to a tile without its start. */
export function wayTo(tile: string, far: ReadonlyMap<string, Reached>): readonly string[] {
  const way: string[] = [];
  for (let here = far.has(tile) ? tile : undefined; here !== undefined; here = far.get(here)?.before) way.unshift(here);
  return way;
}

/** Returns where ants walked in these steps, each walk from its first to its last tile. */
export function walks(
  steps: readonly LoggedStep<Event>[],
): readonly { readonly seat: string; readonly way: readonly string[] }[] {
  const seats = new Map<string, Motion[]>();
  for (const event of steps.flatMap(({ events }) => events)) {
    if (event.kind !== 'moved') continue;
    const { seat, from, to } = event;
    seats.set(seat, [...(seats.get(seat) ?? []), [from, to]]);
  }
  return [...seats].flatMap(([seat, motions]) => joined(motions).map((way) => ({ seat, way })));
}

/** Returns the moves along a way, as one input. */
function walk(way: readonly string[]): string {
  return way
    .slice(1)
    .map((tile, at) => move(way[at] ?? '', tile))
    .join('; ');
}

/** Returns the walks of the chosen ant beyond its neighbours. */
export function compounds(
  taken: readonly Target[],
  legal: readonly string[],
  view: View,
  phase: string,
): readonly Choice[] {
  const start = cellOf(taken[0]);
  if (phase !== 'MAIN' || start === undefined || taken.length !== 1) return [];
  const far = reach(start, legal, view);
  return [...far]
    .filter(([, { steps }]) => steps > 1)
    .map(([tile]) => ({ text: walk([start, ...wayTo(tile, far)]), path: [atCell(start), atCell(tile)] }));
}

/** Returns what pointing at a tile may mean although it is not legal. */
export function attempt(taken: readonly Target[], target: Target, phase: string): string | undefined {
  const tile = cellOf(target);
  if (tile === undefined) return undefined;
  const start = cellOf(taken[0]);
  const [verb] = taken[0]?.startsWith('button:') ? [taken[0].slice(7)] : [taken[1]?.slice(7)];
  switch (phase) {
    case 'MERGE':
      return `with ${tile}`;
    case 'BATTLE':
      return `join ${tile}`;
    case 'MAIN':
      if (verb === 'spawn' || verb === 'queen') return `${verb} ${tile}`;
      if (start !== undefined && verb === 'feed') return `feed ${start} ${tile}`;
      return start === undefined ? undefined : `go ${start} ${tile}`;
    default:
      return undefined;
  }
}
