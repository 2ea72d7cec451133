/** From what a person points at to one action. Mouse, touch, keyboard and buttons all come through here.
 *
 * Each legal action is a path of targets, such as the cell a unit stands on and the cell it goes to. A person takes
 * one target after the other; what is left narrows down until one action remains. */

/** Something that can be pointed at: `cell:f6`, `hand:W2`, `button:stay`. */
export type Target = string;

/** A legal action and the targets that lead to it. */
export interface Choice {
  readonly text: string;
  readonly path: readonly Target[];
}

/** What can be done after the targets taken so far. */
export interface Offer {
  /** The targets that can be taken next. */
  readonly next: ReadonlySet<Target>;
  /** The actions that are still possible. */
  readonly open: readonly Choice[];
  /** The action that is complete already, although longer ones are possible too. */
  readonly ready: Choice | undefined;
}

/** What taking a target leads to. */
export type Taken =
  | { readonly kind: 'on'; readonly taken: readonly Target[] }
  | { readonly kind: 'play'; readonly choice: Choice }
  /** The target leads nowhere from here. */
  | { readonly kind: 'nothing' };

/** Returns what can be done after the targets taken so far. */
export function offerOf(choices: readonly Choice[], taken: readonly Target[]): Offer {
  const open = choices.filter((choice) => taken.every((target, at) => choice.path[at] === target));
  const next = new Set<Target>();
  let ready: Choice | undefined;
  for (const choice of open) {
    const target = choice.path[taken.length];
    if (target === undefined) ready = choice;
    else next.add(target);
  }
  return { next, open, ready };
}

/** Takes a target. One that is not due now, but begins another action, starts anew: nobody has to go back first. */
export function take(choices: readonly Choice[], taken: readonly Target[], target: Target): Taken {
  const offer = offerOf(choices, taken);
  if (offer.next.has(target)) return arrive(choices, [...taken, target]);
  if (taken.at(-1) === target) {
    return offer.ready ? { kind: 'play', choice: offer.ready } : { kind: 'on', taken: taken.slice(0, -1) };
  }
  if (offerOf(choices, []).next.has(target)) return arrive(choices, [target]);
  return { kind: 'nothing' };
}

/** Returns the choices with their targets in reverse order: the goal first, then the piece that goes there. */
export function backwards(choices: readonly Choice[]): readonly Choice[] {
  return choices.map(({ text, path }) => ({ text, path: path.toReversed() }));
}

/** Returns how far a choice made before can be made again: the action itself, or the things that it began with, such as
 * the button and not the place; nothing if it began with a place that leads elsewhere now. */
export function again(choices: readonly Choice[], before: Choice): Taken {
  const same = choices.find(({ text }) => text === before.text);
  if (same) return { kind: 'play', choice: same };
  const place = before.path.findIndex((target) => cellOf(target) !== undefined);
  const things = before.path.slice(0, place < 0 ? before.path.length : place);
  const { open } = offerOf(choices, things);
  const only = open[0];
  if (things.length === 0 || only === undefined) return { kind: 'nothing' };
  return open.length === 1 ? { kind: 'play', choice: only } : { kind: 'on', taken: things };
}

/** Returns the targets taken after one step back. */
export function back(taken: readonly Target[]): readonly Target[] {
  return taken.slice(0, -1);
}

function arrive(choices: readonly Choice[], taken: readonly Target[]): Taken {
  const { next, ready } = offerOf(choices, taken);
  return ready && next.size === 0 ? { kind: 'play', choice: ready } : { kind: 'on', taken };
}

/** Returns the cell of a target, or nothing if it is none. */
export function cellOf(target: Target | undefined): string | undefined {
  return target?.startsWith('cell:') ? target.slice(5) : undefined;
}

/** Returns the cells among targets. */
export function cellsIn(targets: Iterable<Target>): ReadonlySet<string> {
  return new Set([...targets].map(cellOf).filter((cell) => cell !== undefined));
}

/** Returns the target of a cell. */
export function atCell(cell: string): Target {
  return `cell:${cell}`;
}
