/** What a learner is to touch next. */
import type { Target } from '../board/gestures';

/** Returns the next step of a solution after first halves that are held back; nothing if they do not belong to it. */
export function nextStep(steps: readonly string[], held: readonly string[]): string | undefined {
  return held.every((text, at) => steps[at] === text) ? steps[held.length] : undefined;
}

/** Returns the next target of a path after those taken; its first one if something else was begun. */
export function nextTarget(path: readonly Target[] | undefined, taken: readonly Target[]): Target | undefined {
  if (!path) return undefined;
  const begun = taken.length < path.length && taken.every((target, at) => path[at] === target);
  return path[begun ? taken.length : 0];
}
