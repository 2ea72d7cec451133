/** How Termites' actions are pointed at. */
import { atCell, cellOf, type Choice, type Target } from '../../board/gestures';
import type { View } from '../../wire/games/termites';
import { centreOf } from './layout';

/** Returns the targets that lead to an action. */
function pathOf(text: string, phase: string): readonly Target[] {
  const [verb = '', ...words] = text.split(' ');
  const last = words.at(-1) ?? '';
  switch (verb) {
    case 'pick':
      return [thing(last)];
    // The first half is played already: only the hex is missing.
    case 'place':
    case 'lay':
    case 'neutral':
    case 'retreat':
    case 'sacrifice':
      return [atCell(last)];
    // A conqueror's Mound has its place, and the value is chosen; elsewhere it is the other way round.
    case 'mound':
      return [phase === 'conquer' ? `mound:${words[0]}` : atCell(last)];
    case 'move':
      return [atCell(last.split('-')[1] ?? '')];
    case 'attack': {
      const { from, target } = attackOf(last);
      return [atCell(target), `from:${from}`];
    }
    case 'discard':
      return [`hand:${last}`];
    default:
      return [`button:${verb}`];
  }
}

function thing(word: string): Target {
  if (/^M\d$/.test(word)) return `mound:${word}`;
  if (/^[WSNF]\d$/.test(word)) return `hand:${word}`;
  if (/^[a-k]\d+$/.test(word)) return atCell(word);
  return `terrain:${word}`;
}

/** Reads `f6xg7` and `f6-f7xg8`; an attack from the start hex does not name it. */
export function attackOf(text: string): { start: string; from: string; target: string } {
  const [way = '', target = ''] = text.split('x');
  const [start = '', from = start] = way.split('-');
  return { start, from, target };
}

function distance(a: string, b: string): number {
  const [from, to] = [centreOf(a), centreOf(b)];
  return Math.hypot(from.x - to.x, from.y - to.y);
}

/** Returns all choices; a second target is asked for only where it decides something. */
export function choices(legal: readonly string[], phase: string): readonly Choice[] {
  const all = legal.map((text) => ({ text, path: pathOf(text, phase) }));
  const count = new Map<Target | undefined, number>();
  for (const { path } of all) count.set(path[0], (count.get(path[0]) ?? 0) + 1);
  return all.map(({ text, path }) => ({ text, path: count.get(path[0]) === 1 ? path.slice(0, 1) : path }));
}

/** How many units are asked whether they can attack an enemy that is pointed at. */
const MOST_ASKED = 8;

/** Returns the units that may be meant when an enemy is pointed at before any unit: the nearest first. */
export function meant(target: Target, { phase, cells, acting }: View, legal: readonly string[]): readonly string[] {
  const cell = cellOf(target);
  const there = cells.find((other) => other.cell === cell);
  const piece = there?.unit ?? there?.mound;
  if (cell === undefined || phase !== 'move' || !piece || piece.seat === acting) return [];
  const far = (text: string) => distance(text.slice(5), cell);
  return legal
    .filter((text) => text.startsWith('pick '))
    .toSorted((a, b) => far(a) - far(b))
    .slice(0, MOST_ASKED);
}

/** Returns what pointing at a hex may mean although it is not legal. */
export function attempt(target: Target, { phase, picked, cells, acting }: View): string | undefined {
  const cell = cellOf(target);
  if (cell === undefined) return undefined;
  switch (phase) {
    case 'place':
      return `place ${picked} ${cell}`;
    case 'move':
      return `pick ${cell}`;
    case 'go': {
      const there = cells.find((other) => other.cell === cell);
      const piece = there?.unit ?? there?.mound;
      return piece && piece.seat !== acting ? `attack ${picked}x${cell}` : `move ${picked}-${cell}`;
    }
    case 'mound':
    case 'rebuild':
      return `mound ${picked} ${cell}`;
    case 'retreat':
      return `retreat ${cell}`;
    case 'lay':
      return `lay ${picked} ${cell}`;
    case 'neutral':
      return `neutral ${cell}`;
    default:
      return undefined;
  }
}
