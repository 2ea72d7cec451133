/** A table on the screen: what was heard, shown at a pace that people can follow, and what the person is pointing at. */
import * as api from '../api';
import { back, offerOf, take, type Target } from '../board/gestures';
import type { GamePack } from '../games/pack';
import { pace, settings } from '../ui/settings.svelte';
import type { Problem, ServerMessage } from '../wire/protocol';
import type { Answer, Link, TableConnection, TableListener, Wish } from './connection';
import { SocketConnection } from './socket';
import { hear, withHistory, type LoggedStep, type TableState } from './state';

/** Behind by more than this many pictures, the screen catches up at once. */
const MOST_BEHIND = 12;

export class TableStore implements TableListener {
  readonly id: string;
  readonly #pack: GamePack;
  #latest: TableState | undefined;
  #queue: TableState[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #connection: SocketConnection;

  /** What the screen shows; it may be a little behind what was heard. */
  shown = $state.raw<TableState | undefined>();
  link = $state.raw<Link>('connecting');
  /** Whether the screen shows the latest. */
  current = $state(true);
  taken = $state.raw<readonly Target[]>([]);
  /** Why the last action was refused. */
  refusal = $state.raw<Problem | undefined>();
  /** An action is on its way. */
  sending = $state(false);
  /** The targets of the action that a bot would play. */
  hint = $state.raw<readonly Target[]>([]);
  reaction = $state.raw<{ name: string; what: string } | undefined>();

  readonly choices = $derived.by(() => {
    const state = this.shown;
    if (!state || !this.current || this.sending || state.info.status !== 'playing') return [];
    return this.#pack.choices(state.legal, state.view, state.phase);
  });
  /** The legal actions and the compound inputs that can be pointed at now. */
  readonly ways = $derived.by(() => {
    const state = this.shown;
    if (!state || this.choices.length === 0 || !this.#pack.compounds) return this.choices;
    return [...this.choices, ...this.#pack.compounds(this.taken, state.legal, state.view, state.phase)];
  });
  readonly offer = $derived(offerOf(this.ways, this.taken));

  constructor(id: string, pack: GamePack) {
    this.id = id;
    this.#pack = pack;
    this.#connection = new SocketConnection(this, (since) => new WebSocket(api.livePath(id, since)));
  }

  get connection(): TableConnection {
    return this.#connection;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#connection.close();
  }

  wake(): void {
    this.#connection.wake();
  }

  // ---- what comes from the table

  number(): number | undefined {
    return this.#latest?.number;
  }

  linked(link: Link): void {
    this.link = link;
  }

  hear(message: ServerMessage): void {
    if (message.kind === 'reaction') this.reaction = { name: message.from.name, what: message.what };
    const state = hear(this.#latest, message);
    if (!state || state === this.#latest) return;
    this.#latest = state;
    this.#queue.push(state);
    if (message.kind === 'welcome' && (state.log[0]?.step ?? state.step + 1) > 1) void this.#history();
    if (this.#queue.length > MOST_BEHIND) this.skip();
    else if (this.#timer === undefined) this.#next();
  }

  /** Shows everything that was heard at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const last = this.#queue.at(-1);
    this.#queue = [];
    if (last) this.#show({ ...last, fresh: [] });
    this.current = true;
  }

  #next(): void {
    this.#timer = undefined;
    const state = this.#queue.shift();
    if (!state) {
      this.current = true;
      this.#playForced();
      return;
    }
    this.current = false;
    this.#show(state);
    const time = state.undone ? 0 : pace(state.fresh.reduce((sum, step) => sum + this.#pack.duration(step), 0));
    this.#timer = setTimeout(() => this.#next(), time);
    if (time === 0 && this.#queue.length === 0) {
      clearTimeout(this.#timer);
      this.#next();
    }
  }

  #show(state: TableState): void {
    const moved = this.shown?.step !== state.step || this.shown.seat !== state.seat || state.undone;
    this.shown = state;
    if (moved) {
      this.taken = [];
      this.hint = [];
      if (state.fresh.length > 0) this.refusal = undefined;
    }
  }

  #playForced(): void {
    const only = this.choices.length === 1 ? this.choices[0] : undefined;
    if (settings.forced && only) void this.act(only.text);
  }

  async #history(): Promise<void> {
    const { entries } = await api.log(this.id, 0).catch(() => ({ entries: [] }));
    let steps: LoggedStep[] = [];
    for (const entry of entries) {
      if (entry.kind === 'undo') steps = steps.slice(0, entry.to);
      else if (entry.kind === 'step') {
        steps.push({ step: steps.length + 1, by: entry.step.by, text: entry.step.text, events: entry.step.events ?? [] });
      }
    }
    if (!this.#latest) return;
    this.#latest = withHistory(this.#latest, steps);
    this.#queue = this.#queue.map((state) => withHistory(state, steps));
    if (this.shown) this.shown = withHistory(this.shown, steps);
  }

  // ---- what the person wants

  /** Takes a target: goes on, plays, or asks the server why not. */
  choose = (target: Target): void => {
    if (!this.current) this.skip();
    const state = this.shown;
    if (!state || this.sending) return;
    const result = take(this.ways, this.taken, target);
    switch (result.kind) {
      case 'on':
        this.taken = result.taken;
        this.refusal = undefined;
        return;
      case 'play':
        void this.act(result.choice.text);
        return;
      case 'nothing': {
        const mine = state.you.includes(state.toMove) && this.choices.length > 0;
        const text = mine ? this.#pack.attempt(this.taken, target, state.view, state.phase) : undefined;
        if (text !== undefined) void this.act(text);
        return;
      }
      default:
        result satisfies never;
    }
  };

  /** Steps back by one target. */
  back = (): void => {
    this.taken = back(this.taken);
    this.refusal = undefined;
  };

  /** Plays an action. */
  async act(text: string): Promise<void> {
    this.sending = true;
    const answer = await this.send({ kind: 'act', text });
    this.sending = false;
    if (answer.kind === 'accepted') this.taken = [];
  }

  /** Takes back until so many steps remain. */
  async undo(to: number): Promise<Answer> {
    return this.send({ kind: 'undo', to });
  }

  async send(wish: Wish): Promise<Answer> {
    const answer = await this.#connection.send(wish);
    this.refusal = answer.kind === 'refused' ? answer.problem : undefined;
    return answer;
  }
}
