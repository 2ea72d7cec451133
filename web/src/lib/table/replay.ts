/** A game step by step: views are rebuilt from the first one and what each step changes. */
import type { Delta, ReplayAnswer, StepTold } from '../wire/protocol';
import { applyDelta, unpack } from './delta';

/** Steps between two kept views, so that going back is quick. */
const KEPT_EVERY = 16;

export class Replay {
  readonly #frames: { step: StepTold; delta: Delta }[] = [];
  readonly #kept = new Map<number, unknown>();
  readonly steps: number;
  #last: { at: number; view: unknown };

  constructor(first: ReplayAnswer) {
    if (first.from !== 0) throw new Error('a replay begins at the beginning');
    this.steps = first.steps;
    const view = unpack(first.view);
    this.#kept.set(0, view);
    this.#last = { at: 0, view };
    this.add(first);
  }

  /** Returns how many steps are loaded. */
  get loaded(): number {
    return this.#frames.length;
  }

  /** Adds the frames of a further answer; those that are known already are left out. */
  add(answer: ReplayAnswer): void {
    const news = answer.frames.slice(Math.max(0, this.#frames.length - answer.from));
    for (const { step, view } of news) this.#frames.push({ step, delta: view });
  }

  /** Returns the step that led to the position after `at` steps. */
  step(at: number): StepTold | undefined {
    return this.#frames[at - 1]?.step;
  }

  /** Returns the view after `at` steps, as far as they are loaded. */
  view(at: number): unknown {
    const wanted = Math.max(0, Math.min(at, this.#frames.length));
    let from = this.#last.at <= wanted ? this.#last.at : Math.floor(wanted / KEPT_EVERY) * KEPT_EVERY;
    while (from > 0 && from !== this.#last.at && !this.#kept.has(from)) from--;
    let view = from === this.#last.at ? this.#last.view : this.#kept.get(from);
    for (let step = from; step < wanted; step++) {
      const frame = this.#frames[step];
      if (frame && !isNothing(frame.delta)) view = applyDelta(view, frame.delta);
      if ((step + 1) % KEPT_EVERY === 0) this.#kept.set(step + 1, view);
    }
    this.#last = { at: wanted, view };
    return view;
  }
}

/** A step that changed nothing for this viewer says so with null or an empty object. */
function isNothing(delta: Delta | null): boolean {
  return delta === null || (!Array.isArray(delta) && Object.keys(delta).length === 0);
}
