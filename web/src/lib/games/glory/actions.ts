/** How Glory's actions are pointed at. */
import { atCell, cellOf, type Choice, type Target } from '../../board/gestures';
import type { View } from '../../wire/games/glory';

/** Returns the targets that lead to an action. What has no place on the map is a button. */
export function choiceOf(text: string): Choice {
  return { text, path: pathOf(text) };
}

function pathOf(text: string): readonly Target[] {
  const [verb = '', first = '', second = ''] = text.split(' ');
  switch (verb) {
    case 'march': {
      const [from = '', to = ''] = first.split('-');
      return [atCell(from), atCell(to)];
    }
    case 'ask': {
      const [from = '', through = '', to = ''] = first.split('-');
      return [atCell(from), 'button:ask', atCell(through), atCell(to)];
    }
    case 'set':
    case 'at':
    case 'found':
      return [atCell(first)];
    case 'deploy':
      return [atCell(second)];
    case 'starve':
      return [atCell(second), `button:starve ${first}`];
    case 'ring': {
      const [kind = '', wall] = second.split('/');
      return wall === undefined ? [`hand:${kind}`] : [`hand:${kind}`, `side:${wall}`];
    }
    case 'wall':
      return [`side:${first}`];
    default:
      return [`button:${text}`];
  }
}

/** Returns all choices; the kind of a starving unit is chosen only on tiles with two kinds. */
export function choices(legal: readonly string[]): readonly Choice[] {
  const all = legal.map(choiceOf);
  return all.map((choice) => {
    const [first, second] = choice.path;
    const alone = choice.text.startsWith('starve') && all.filter(({ path }) => path[0] === first).length === 1;
    return alone && first !== undefined && second !== undefined ? { ...choice, path: [first] } : choice;
  });
}

/** Returns what pointing at a cell may mean although it is not legal. */
export function attempt(
  taken: readonly Target[],
  target: Target,
  { phase, pending }: Pick<View, 'phase' | 'pending'>,
): string | undefined {
  const cell = cellOf(target);
  if (cell === undefined) return undefined;
  const start = cellOf(taken[0]);
  switch (phase) {
    case 'Move':
      return start === undefined ? undefined : `march ${start}-${cell}`;
    case 'Deploy':
      return `deploy ${pending ?? 'I'} ${cell}`;
    case 'Last':
    case 'LegacySet':
      return `set ${cell}`;
    case 'TrainAt':
    case 'BuyAt':
    case 'BuildAt':
    case 'LegacyAt':
    case 'LegacyBuildAt':
      return `at ${cell}`;
    case 'Found':
      return `found ${cell}`;
    default:
      return undefined;
  }
}

/** Whether units of the one whose turn it is can march from there. */
export function canMarch({ tiles, turn }: Pick<View, 'tiles' | 'turn'>, from: Target | undefined): boolean {
  const units = tiles.find(({ cell }) => cell === cellOf(from))?.units ?? [];
  return units.some(({ seat, movable }) => seat === turn && movable !== '0');
}

/** Reads `2I1M` or `1MX` as counts of infantry, mobile units and the mercenary. */
export function troop(text: string): readonly [number, number, number] {
  const count = (letter: string) => Number(new RegExp(`(\\d+)${letter}`).exec(text)?.[1] ?? 0);
  return [count('I'), count('M'), text.endsWith('X') ? 1 : 0];
}
