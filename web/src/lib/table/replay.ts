/** A game step by step: views are rebuilt from the first one and what each step changes. */
import type { Delta, ReplayAnswer } from '../wire/protocol';
import { applyDelta, unpack } from './delta';
import type { CountedStep } from './lines';

/** Steps between two kept views, so that going back is quick. */
const KEPT_EVERY = 16;

export class Replay {
  readonly #deltas: Delta[] = [];
  readonly #kept = new Map<number, unknown>();
  /** How many steps the game has. */
  readonly steps: number;
  /** After how many steps the first view is. */
  readonly from: number;
  /** The steps that are loaded. */
  readonly told: CountedStep[] = [];
  #last: { at: number; view: unknown };

  constructor(first: ReplayAnswer) {
    [this.steps, this.from] = [first.steps, first.from];
    const view = unpack(first.view);
    this.#kept.set(this.from, view);
    this.#last = { at: this.from, view };
    this.add(first);
  }

  /** Returns the number of the last step that is loaded. */
  get loaded(): number {
    return this.from + this.told.length;
  }

  /** Adds the frames of a further answer; those that are known already are left out. */
  add(answer: ReplayAnswer): void {
    for (const { step, turn, view } of answer.frames.slice(Math.max(0, this.loaded - answer.from))) {
      this.#deltas.push(view);
      this.told.push({ step: this.loaded + 1, by: step.by, text: step.text, events: step.events ?? [], turn });
    }
  }

  /** Returns the step that led to the position after `at` steps. */
  step(at: number): CountedStep | undefined {
    return this.told[at - this.from - 1];
  }

  /** Returns the view after `at` steps, as far as they are loaded. */
  view(at: number): unknown {
    const wanted = Math.max(this.from, Math.min(at, this.loaded));
    let from = this.#last.at <= wanted ? this.#last.at : wanted - (wanted % KEPT_EVERY);
    while (from > this.from && from !== this.#last.at && !this.#kept.has(from)) from--;
    from = Math.max(from, this.from);
    let view = from === this.#last.at ? this.#last.view : this.#kept.get(from);
    for (let step = from; step < wanted; step++) {
      const delta = this.#deltas[step - this.from];
      if (delta && !isNothing(delta)) view = applyDelta(view, delta);
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
