/** What a learner is to touch next. */
import type { Target } from '../board/gestures';

/** Returns the next target of a path after those taken; its first one if something else was begun. */
export function nextTarget(path: readonly Target[] | undefined, taken: readonly Target[]): Target | undefined {
  if (!path) return undefined;
  const begun = taken.length < path.length && taken.every((target, at) => path[at] === target);
  return path[begun ? taken.length : 0];
}
