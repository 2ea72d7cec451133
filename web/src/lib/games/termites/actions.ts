/** How Termites' actions are pointed at. */
import { atCell, cellOf, type Choice, type Target } from '../../board/gestures';
import type { View } from './view';

/** Returns the targets that lead to an action. */
export function choiceOf(text: string): Choice {
  const [verb = '', ...words] = text.split(' ');
  return { text, path: pathOf(verb, words) };
}

function pathOf(verb: string, words: readonly string[]): readonly Target[] {
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
      return [atCell(last), `mound:${words[0]}`];
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

/** Reads `f6xg7` and `f6-f7xg8`. */
export function attackOf(text: string): { start: string; from: string; target: string } {
  const [way = '', target = ''] = text.split('x');
  const [start = '', from = start] = way.split('-');
  return { start, from, target };
}

/** Returns all choices; a second target is asked for only where it decides something. */
export function choices(legal: readonly string[]): readonly Choice[] {
  const all = legal.map(choiceOf);
  const count = new Map<Target, number>();
  for (const { path } of all) count.set(path[0] ?? '', (count.get(path[0] ?? '') ?? 0) + 1);
  const conquering =
    legal.length > 0 && legal.every((text) => text.startsWith('mound ')) && count.size === 1 && legal.length > 1;
  return all.map((choice) => {
    const [first = '', second] = choice.path;
    if (second === undefined) return choice;
    if (conquering) return { ...choice, path: [second] };
    return (count.get(first) ?? 0) > 1 ? choice : { ...choice, path: [first] };
  });
}

/** Returns what pointing at a hex may mean although it is not legal. */
export function attempt(target: Target, view: View, phase: string): string | undefined {
  const cell = cellOf(target);
  if (cell === undefined) return undefined;
  const picked = view.picked ?? '';
  switch (phase) {
    case 'place':
      return `place ${picked} ${cell}`;
    case 'move':
      return `pick ${cell}`;
    case 'go': {
      const there = view.cells.find((other) => other.cell === cell);
      const enemy =
        (there?.unit && there.unit.seat !== view.acting) || (there?.mound && there.mound.seat !== view.acting);
      return enemy ? `attack ${picked}x${cell}` : `move ${picked}-${cell}`;
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
