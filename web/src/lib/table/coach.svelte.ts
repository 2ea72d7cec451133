/** The coach of a screen: asks the server what is overlooked before a decision and what the last one lost, and keeps what is
 * said until it has become pointless. */
import { untrack } from 'svelte';
import { settings } from '../ui/settings.svelte';
import type { CoachAnswer, ReasonTold, ReviewTold, TableInfo } from '../wire/protocol';
import { hasPlayed } from '../ui/played';

/** Whether the coach may speak at a table: to one person among bots where hints are allowed, to several people where all
 * agreed to it by the table's terms. The server decides the same. */
export function mayCoach({ terms, seats }: TableInfo, you: readonly string[]): boolean {
  const others = seats.some(({ seat, holder }) => holder.kind !== 'bot' && !you.includes(seat));
  return you.length > 0 && (terms.coach === true || (terms.hints && you.length === 1 && !others));
}

/** Whether this browser's person wants the coach in a game. */
export function wantsCoach(game: string): boolean {
  switch (settings.coach) {
    case 'on':
      return true;
    case 'off':
      return false;
    case 'first':
      return !hasPlayed(game);
    default:
      return settings.coach satisfies never;
  }
}

/** Where a danger is, by the names that the games give a place. */
const PLACES = ['cell', 'tile', 'slot'];
/** Numbers that make a danger worse by being smaller; all others do by being larger. */
const FALLING = new Set(['need', 'left', 'defence']);
/** A number that changes by less than this part of it says nothing new. */
const NOTABLE = 0.1;

const placeOf = ({ key, args }: ReasonTold): string => [key, ...PLACES.map((name) => args[name])].join(' ');

/** Whether a danger has become worse since it was said. */
export function hasGrown({ args: before }: ReasonTold, { args }: ReasonTold): boolean {
  return Object.entries(args).some(([name, now]) => {
    const then = before[name];
    if (typeof now !== 'number' || typeof then !== 'number') return false;
    const by = FALLING.has(name) ? then - now : now - then;
    return by > 0 && by >= NOTABLE * then;
  });
}

/** What stands on the screen. */
export interface Seen {
  /** Whether the coach is on, and the game being played. */
  readonly on: boolean;
  /** Whether this screen is to decide. */
  readonly mine: boolean;
  /** How many steps have been played. */
  readonly step: number;
  /** The number of the last step that was decided here. */
  readonly own: number | undefined;
  /** Whether steps were taken back. */
  readonly undone: boolean;
  readonly view: unknown;
}

type Ask = (review: boolean, signal: AbortSignal) => Promise<CoachAnswer>;

/** A bad decision, with the view in which it was made. */
export interface Warned extends ReviewTold {
  readonly view: unknown;
}

export class Coach {
  /** What opponents could do, before a decision. */
  risks = $state.raw<readonly ReasonTold[]>([]);
  /** The last decision, if it lost much. */
  review = $state.raw<Warned | undefined>();
  readonly #ask: Ask;
  #seen: Seen | undefined;
  /** Own steps up to this one have been judged, or were played before the coach came. */
  #judged: number | undefined;
  /** The step about which the risks were asked. */
  #warned: number | undefined;
  #heard: CoachAnswer | undefined;
  /** The answer whose risks were sorted into what is new and what was said already. */
  #sorted: { readonly of: CoachAnswer; readonly risks: readonly ReasonTold[] } | undefined;
  /** The risks as they were said, by reason and place, while they last. */
  #said: ReadonlyMap<string, ReasonTold> = new Map();
  #pending: AbortController | undefined;
  /** The view of the last position that was decided on here, and its step. */
  #before: { readonly step: number; readonly view: unknown } | undefined;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  close(): void {
    this.#pending?.abort();
  }

  /** Puts away what was said about the last decision. */
  dismiss(): void {
    this.review = undefined;
  }

  /** Takes note of what stands on the screen. */
  note(seen: Seen): void {
    untrack(() => this.#note(seen));
  }

  #note(seen: Seen): void {
    const last = this.#seen;
    this.#seen = seen;
    if (!seen.on) {
      this.close();
      [this.risks, this.review] = [[], undefined];
      [this.#judged, this.#warned, this.#heard, this.#pending] = [undefined, undefined, undefined, undefined];
      this.#said = new Map();
      return;
    }
    // What was decided before the coach came, also if it becomes known later, or is taken back is not judged.
    const back = last !== undefined && (seen.step < last.step || (seen.undone && !last.undone));
    if (back || !last?.on) this.#judged = seen.step;
    if (back) this.#said = new Map();
    if (back || seen.own !== last?.own) {
      this.close();
      [this.#pending, this.#warned, this.#heard] = [undefined, undefined, undefined];
      this.review = undefined;
    }
    if (last?.step !== seen.step) this.risks = [];
    this.#tellRisks();
    if (seen.mine) this.#before = { step: seen.step, view: seen.view };
    this.#consider();
  }

  /** Asks for what is not known yet, one thing after the other. */
  #consider(): void {
    const seen = this.#seen;
    if (!seen?.on || this.#pending) return;
    const review = seen.own !== undefined && seen.own > (this.#judged ?? seen.own);
    const warn = seen.mine && this.#warned !== seen.step && this.#heard?.step !== seen.step;
    if (!review && !warn) return;
    if (review) this.#judged = seen.own;
    if (warn) this.#warned = seen.step;
    void this.#hear(review);
  }

  /** Shows the risks of the position on the screen. The server may be a few pictures ahead. */
  #tellRisks(): void {
    const heard = this.#heard;
    if (!heard || heard.step !== this.#seen?.step || !this.#seen.mine) return;
    if (this.#sorted?.of !== heard) this.#sorted = { of: heard, risks: this.#sort(heard.risks) };
    this.risks = this.#sorted.risks;
  }

  /** Returns what was not said yet, or has grown since; what is over is forgotten. */
  #sort(risks: readonly ReasonTold[]): readonly ReasonTold[] {
    const before = this.#said;
    const fresh = risks.filter((risk) => {
      const said = before.get(placeOf(risk));
      return !said || hasGrown(said, risk);
    });
    this.#said = new Map(
      risks.map((risk) => {
        const place = placeOf(risk);
        return [place, fresh.includes(risk) ? risk : (before.get(place) ?? risk)];
      }),
    );
    return fresh;
  }

  async #hear(review: boolean): Promise<void> {
    const pending = new AbortController();
    this.#pending = pending;
    const before = this.#before;
    // A coach who cannot be heard is silent.
    const answer = await this.#ask(review, pending.signal).catch(() => undefined);
    if (this.#pending !== pending) return;
    this.#pending = undefined;
    if (answer?.review?.lost_much)
      this.review = { ...answer.review, view: before?.step === answer.review.to ? before.view : undefined };
    if (answer) this.#heard = answer;
    this.#tellRisks();
    this.#consider();
  }
}
