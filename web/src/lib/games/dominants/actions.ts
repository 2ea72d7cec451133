/** How DominAnts' actions are pointed at. */
import { atCell, cellOf, type Choice, type Target } from '../../board/gestures';
import { joined, type Motion } from '../../board/animate';
import type { LoggedStep } from '../../table/state';
import { around } from './layout';
import type { View } from './view';

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

/** Returns how many steps each tile is away for the ant on `start`: over empty tiles, as far as the action points go.
 *
 * This is what a person would count on the board to use `go`; whether an ant may go there is for the server to say. The first
 * step is among the legal ones, so an ant that may not move reaches nothing. */
export function reach(start: string, legal: readonly string[], view: View): ReadonlyMap<string, Reached> {
  const empty = new Set(view.tiles.filter(({ ant }) => ant === null).map(({ tile }) => tile));
  const most = Math.floor(view.ap / Math.max(1, view.move_cost));
  const first = new Set(
    legal.filter((text) => text.startsWith(`move ${start}-`)).map((text) => text.slice(6 + start.length)),
  );
  const found = new Map<string, Reached>();
  if (most < 1) return found;
  // Tiles wait in the order in which they are found, and neighbours come by rising number: so ties are broken as `go` does.
  const waiting: string[] = [];
  const enter = (tile: string, steps: number, before: string | undefined) => {
    found.set(tile, { steps, before });
    waiting.push(tile);
  };
  for (const tile of around(start)) if (first.has(tile)) enter(tile, 1, undefined);
  for (let tile = waiting.shift(); tile !== undefined; tile = waiting.shift()) {
    const steps = (found.get(tile)?.steps ?? 0) + 1;
    if (steps > most) break;
    for (const other of around(tile))
      if (empty.has(other) && !found.has(other) && other !== start) enter(other, steps, tile);
  }
  return found;
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
  steps: readonly LoggedStep[],
): readonly { readonly seat: string; readonly way: readonly string[] }[] {
  const seats = new Map<string, Motion[]>();
  for (const event of steps.flatMap(({ events }) => events)) {
    if (event.kind !== 'moved') continue;
    const seat = String(event['seat']);
    seats.set(seat, [...(seats.get(seat) ?? []), [String(event['from']), String(event['to'])]]);
  }
  return [...seats].flatMap(([seat, motions]) => joined(motions).map((way) => ({ seat, way })));
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
  return [...reach(start, legal, view)]
    .filter(([, { steps }]) => steps > 1)
    .map(([tile]) => ({ text: `go ${start} ${tile}`, path: [atCell(start), atCell(tile)] }));
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
