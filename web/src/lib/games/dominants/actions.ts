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

/** Returns where the ant of an action stands before it and, after a move, behind it. */
export function walker(text: string): { from: string; to: string | undefined } | undefined {
  const [, verb = '', from = '', to] = /^(move|gather|drop|feed|merge|attack) (\w+)(?:-(\w+))?/.exec(text) ?? [];
  return from === '' ? undefined : { from, to: verb === 'move' ? to : undefined };
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

/** Returns where ants walked in these steps, each walk from its first to its last tile. */
export function walked(
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

/** Returns the ant that attacks when an enemy is pointed at: the chosen one if it stands beside it; if none is chosen, the
 * strongest beside it that can. */
export function attackerMeant(
  taken: readonly Target[],
  tile: string,
  { tiles, turn }: Pick<View, 'tiles' | 'turn'>,
  legal: readonly string[],
): string | undefined {
  const antOn = (where: string) => tiles.find((other) => other.tile === where)?.ant;
  const enemy = antOn(tile);
  if (!enemy || enemy.owner === turn || enemy.owner === 'N') return undefined;
  const beside = around(tile).filter((other) => legal.includes(`attack ${other}`));
  if (taken.length > 0) return beside.find((other) => atCell(other) === taken[0] && taken.length === 1);
  return beside.reduce<string | undefined>(
    (best, other) => (best === undefined || (antOn(other)?.power ?? 0) > (antOn(best)?.power ?? 0) ? other : best),
    undefined,
  );
}

/** Returns what pointing at a tile may mean although it is not legal. */
export function attempt(
  taken: readonly Target[],
  target: Target,
  phase: string,
  battle: View['battle'] = null,
): string | undefined {
  const tile = cellOf(target);
  // An enemy that is attacked already is a target of everybody who joins.
  if (tile === undefined || battle?.engaged.includes(tile)) return undefined;
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
