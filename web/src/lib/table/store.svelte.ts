/** A table on the screen: what was heard, shown at a pace that people can follow, and what the person is pointing
 * at. */
import type { Lead } from '../board/drag';
import {
  again,
  atCell,
  back,
  backwards,
  cellOf,
  offerOf,
  take,
  type Choice,
  type Taken,
  type Target,
} from '../board/gestures';
import type { GamePack } from '../games/pack';
import { afterDrawing } from '../art/art.svelte';
import { pace, settings, waitTime } from '../ui/settings.svelte';
import { say } from '../words/words.svelte';
import type { Offered, Problem, ServerMessage, Walk } from '../wire/protocol';
import type { Answer, Link, TableConnection, TableListener, Wish } from './connection';
import { applyDelta, legalTexts } from './delta';
import { givenUp, hear, hurry, type LoggedStep, standInOf, type TableState, withHistory } from './state';
import { undoOffer } from './undo';

/** Behind by more than this many pictures, the screen catches up at once; behind by a few, it hurries. */
const MOST_BEHIND = 60;

/** How long dice and bots wait after what may have ended the turn unasked, in milliseconds. */
const LONG_WAIT = 5000;

/** What a person decides on. */
interface Position {
  readonly view: unknown;
  readonly phase: string;
  readonly legal: readonly string[];
}

/** First halves that are held back, and the position after them. */
interface Draft extends Position {
  readonly texts: readonly string[];
}

export class TableStore implements TableListener {
  readonly #pack: GamePack;
  #latest: TableState | undefined;
  #queue: TableState[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #connection: TableConnection;

  /** What the screen shows; it may be a little behind what was heard. */
  shown = $state.raw<TableState | undefined>();
  link = $state.raw<Link>('connecting');
  /** Whether the screen shows the latest. */
  current = $state(true);
  taken = $state.raw<readonly Target[]>([]);
  /** Why the last action was refused. */
  refusal = $state.raw<Problem | undefined>();
  /** What was pointed at last although it was not possible. */
  tried: Target | undefined;
  /** The only possible action, which was played by itself; until the person acts. */
  forced = $state.raw<string | undefined>();
  /** Parts of the own turn that were skipped, as nothing could be done in them; until the person acts. */
  skipped = $state.raw<readonly string[]>([]);
  /** Whether the past is looked at: nothing is played by itself meanwhile. */
  #watching = false;
  /** An action is on its way. */
  sending = $state(false);
  /** How often a picture was replaced as a whole: nothing moves from the old one to the new one. */
  jumps = $state(0);
  /** The targets of the action that a bot would play. */
  hint = $state.raw<readonly Target[]>([]);
  /** The last quick reaction; each has another key. */
  reaction = $state.raw<{ key: number; name: string; seat: string | undefined; what: string } | undefined>();

  /** The first half of a decision, held back until the second is known: nothing is played yet. */
  draft = $state.raw<Draft | undefined>();

  /** What the person decides on: the table as it is shown, or as it would be after the first half. */
  readonly position = $derived<Position | undefined>(this.draft ?? this.shown);
  /** Whether a seat at this screen is to act. */
  readonly mine = $derived(
    this.shown?.info.status === 'playing' &&
      this.shown.you.includes(this.shown.toMove) &&
      this.shown.handTo === undefined &&
      standInOf(this.shown, this.shown.toMove) === undefined &&
      !givenUp(this.shown),
  );
  /** The first step of this picture whose dice are still tumbling: what they show is not told before they lie still. */
  readonly tumbling = $derived(
    this.current
      ? undefined
      : this.shown?.fresh.find(({ by, text }) => by === 'chance' && text.startsWith('roll'))?.step,
  );
  #lastAsked = $state.raw('');
  /** The phase of the decision that is due; while others act, of the last one, so that the page does not jump. */
  readonly asked = $derived((this.mine ? this.position?.phase : undefined) ?? this.#lastAsked);
  readonly choices = $derived.by(() => {
    const [state, position] = [this.shown, this.position];
    if (!state || !position || !this.current || this.sending || state.info.status !== 'playing') return [];
    if (givenUp(state) || standInOf(state, state.toMove) !== undefined) return [];
    return this.#pack.choices(position.legal, position.view, position.phase);
  });
  /** Walks by the place of the piece, as far as the server has answered for the position of this view. */
  #answers = $state.raw<{ readonly view: unknown; readonly walks: ReadonlyMap<string, readonly Walk[]> }>({
    view: undefined,
    walks: new Map(),
  });
  /** The place of the chosen piece whose walks the server knows. */
  readonly #walker = $derived.by(() => {
    const possible = this.#pack.walks && !this.draft && this.choices.length > 0 && this.taken.length === 1;
    return possible ? cellOf(this.taken[0]) : undefined;
  });
  /** Where the chosen piece can go with one input; empty until the server has answered. */
  readonly walks = $derived(
    (this.#walker !== undefined && this.#answers.view === this.shown?.view && this.#answers.walks.get(this.#walker)) ||
      [],
  );
  /** The pieces that could begin a group, in the order of the rules. */
  readonly #ready = $derived.by(() => {
    const [state, group] = [this.shown, this.#pack.group];
    if (!state || !group) return [];
    const opening = group.first('');
    return state.legal.filter((text) => text.startsWith(opening)).map((text) => text.slice(opening.length));
  });
  /** The members of the group that is held back. */
  readonly #members = $derived.by(() => {
    const [texts, group] = [this.draft?.texts ?? [], this.#pack.group];
    return group
      ? this.#ready.filter((cell) => texts.includes(group.first(cell)) || texts.includes(group.more(cell)))
      : [];
  });
  /** The legal actions, and the walks beyond them, that can be pointed at now. */
  readonly ways = $derived.by(() => {
    const { next } = offerOf(this.choices, this.taken);
    const further = this.walks.flatMap(({ input, way }): readonly Choice[] => {
      const goal = atCell(way.at(-1) ?? '');
      return next.has(goal) ? [] : [{ text: input, path: [...this.taken, goal] }];
    });
    const members = this.#members;
    const joining = (members.length === 0 ? [] : this.#ready).flatMap((cell): readonly Choice[] =>
      members.includes(cell) || next.has(atCell(cell)) ? [] : [{ text: '', path: [atCell(cell)] }],
    );
    const [goal] = this.taken;
    const towards =
      goal === undefined
        ? []
        : this.#fromGoal(this.choices, this.position?.view ?? this.shown?.view).filter(({ path }) => path[0] === goal);
    return [...this.choices, ...further, ...joining, ...(next.size === 0 ? towards : [])];
  });
  readonly offer = $derived(offerOf(this.ways, this.taken));
  /** Targets that begin another decision instead of the one whose first half is held back. */
  readonly again = $derived<ReadonlySet<Target>>(
    this.draft && this.shown && !this.sending ? offerOf(this.#firstChoices(this.shown), []).next : new Set(),
  );

  constructor(pack: GamePack, connect: (listener: TableListener) => TableConnection) {
    this.#pack = pack;
    this.#connection = connect(this);
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
    if (message.kind === 'reaction') {
      const { from, what } = message;
      this.reaction = { key: (this.reaction?.key ?? 0) + 1, name: from.name, seat: from.seat, what };
    }
    const state = hear(this.#latest, message);
    if (!state || state === this.#latest) return;
    this.#latest = state;
    if (this.shown && givenUp(state) && state.info.status === 'playing') return this.#waitForEnd(this.shown, state);
    if (message.kind === 'waits') return this.#wait(message.ms);
    this.#queue.push(state);
    if (message.kind === 'welcome' && (state.log[0]?.step ?? state.step + 1) > 1) {
      // What has been played is read after the first picture: nobody needs it to decide.
      void afterDrawing().then(() => this.#history());
    }
    if (this.#queue.length > MOST_BEHIND) this.skip();
    else if (this.#timer === undefined) this.#next();
  }

  /** The pause before dice and bots begins at once, also while the move before it is still on its way over the board. */
  #wait(ms: number): void {
    const last = this.#queue.pop();
    if (last) this.#queue.push({ ...last, waits: ms });
    else if (this.shown) this.shown = { ...this.shown, waits: ms };
  }

  /** Says whether the past is looked at. */
  watch(watching: boolean): void {
    this.#watching = watching;
    if (!watching && this.current) this.#playForced();
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

  /** Ends what is seen before the next picture, and goes on. */
  skipPrelude = (): void => {
    if (!this.shown?.prelude || this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#next();
  };

  /** After giving up among bots the picture stays until the end. */
  #waitForEnd(shown: TableState, state: TableState): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.#show({ ...shown, info: state.info, fresh: [] });
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
    if (this.#opened(state)) return;
    this.#show(state);
    const time = state.undone
      ? 0
      : pace(state.fresh.reduce((sum, step) => sum + this.#pack.duration(step), 0)) * hurry(this.#queue.length);
    this.#timer = setTimeout(() => this.#next(), time);
    if (time === 0 && this.#queue.length === 0) {
      clearTimeout(this.#timer);
      this.#next();
    }
  }

  /** Shows what comes before the picture of this state, if there is something. All of it is told at once. */
  #opened(state: TableState): boolean {
    const prelude =
      this.shown && !state.undone && state.told === undefined && pace(1) > 0
        ? this.#pack.prelude?.(state.fresh)
        : undefined;
    if (!this.shown || !prelude) return false;
    this.#queue.unshift({ ...state, fresh: prelude.rest, told: [] });
    this.#show({
      ...this.shown,
      toMove: 'chance',
      thinking: undefined,
      fresh: [],
      prelude: prelude.shows,
      told: state.fresh,
    });
    this.#timer = setTimeout(() => this.#next(), pace(prelude.time));
    return true;
  }

  #show(state: TableState): void {
    this.#lastAsked = this.asked;
    const moved = this.shown?.step !== state.step || this.shown.seat !== state.seat || state.undone;
    if (this.shown?.info.status === 'playing' && state.info.status !== 'playing' && givenUp(this.shown))
      this.jumps += 1;
    if (this.shown && state.seat !== null && this.shown.seat === state.seat && state.fresh.length > 0 && !state.undone)
      this.skipped = [...this.skipped, ...(this.#pack.skipped?.(this.shown.view, state.view, state.seat) ?? [])];
    this.shown = state;
    if (moved) {
      this.taken = [];
      this.draft = undefined;
      this.hint = [];
      if (state.fresh.length > 0) this.refusal = undefined;
    }
  }

  #playForced(): void {
    const [state, only] = [this.shown, this.choices.length === 1 ? this.choices[0] : undefined];
    // What was just taken back is not played again by itself.
    if (!settings.forced || !state || !only || !this.mine || state.undone || this.#watching) return;
    // The first half of a decision leaves the second to the person, who sees both at once.
    if (this.#pack.half?.(only.text) || this.#pack.secret?.(state.phase)) return;
    const begins = !state.you.includes(state.log.at(-1)?.by ?? '');
    this.forced = only.text;
    void this.play(only.text, begins ? 0 : waitTime());
  }

  async #history(): Promise<void> {
    const { entries } = await this.#connection.log().catch(() => ({ entries: [] }));
    let steps: LoggedStep[] = [];
    for (const entry of entries) {
      if (entry.kind === 'undo') steps = steps.slice(0, entry.to);
      else if (entry.kind === 'step') {
        steps.push({
          step: steps.length + 1,
          by: entry.step.by,
          text: entry.step.text,
          events: entry.step.events ?? [],
        });
      }
    }
    if (!this.#latest) return;
    this.#latest = withHistory(this.#latest, steps);
    this.#queue = this.#queue.map((state) => withHistory(state, steps));
    if (this.shown) this.shown = withHistory(this.shown, steps);
  }

  // ---- what the person wants

  /** Takes a target: goes on, plays, or asks the server why not. */
  choose = (target: Target): void => void this.#choose(target);

  async #choose(target: Target): Promise<void> {
    if (!this.current) this.skip();
    if (this.shown?.waits) return this.goOn();
    const state = this.shown;
    if (!state || this.sending) return;
    this.forced = undefined;
    this.skipped = [];
    const members = this.#regrouped(state, target);
    if (members) {
      return this.#gather(state, members);
    }
    const result = take(this.ways, this.taken, target);
    switch (result.kind) {
      case 'on':
        this.taken = result.taken;
        this.refusal = undefined;
        void this.#askWalks();
        return;
      case 'play':
        return this.play(result.choice.text);
      case 'nothing': {
        const mine = state.you.includes(state.toMove) && this.choices.length > 0;
        const { view, phase } = this.position ?? state;
        const text = mine ? this.#pack.attempt(this.taken, target, view, phase) : undefined;
        // A wrong second half may be meant as another first one, a goal as a question who goes there.
        const begun = mine ? this.#begin(state, target) : { kind: 'nothing' as const };
        if (begun.kind !== 'nothing') return this.#startAgain(begun);
        if (mine && !this.draft && (await this.#reach(state, target))) return;
        if (text === undefined) return;
        this.tried = target;
        return this.play(text);
      }
      default:
        result satisfies never;
    }
  }

  /** What was chosen before something was lifted. */
  #unlifted:
    { readonly step: number; readonly taken: readonly Target[]; readonly draft: Draft | undefined } | undefined;

  /** Returns what lifting a thing leads to; nothing lifted means what is due already. */
  leads = (target: Target | undefined): Lead | undefined => {
    const state = this.shown;
    if (!state || !this.mine || this.sending || this.choices.length === 0 || state.waits) return undefined;
    if (target === undefined)
      return [...this.offer.next].some((next) => cellOf(next) !== undefined) ? 'place' : undefined;
    if (this.#isHeld(target)) return 'place';
    const joins = this.#members.length > 0 && this.#ready.includes(cellOf(target) ?? '');
    const result = take(this.ways, this.taken, target);
    const begins = result.kind === 'nothing' && this.draft ? take(this.#firstChoices(state), [], target) : result;
    switch (begins.kind) {
      case 'nothing':
        return undefined;
      case 'on':
        return 'place';
      case 'play':
        return joins || this.#pack.half?.(begins.choice.text) ? 'place' : 'complete';
      default:
        return begins satisfies never;
    }
  };

  /** Whether a thing is chosen already, so that lifting it chooses nothing. */
  #isHeld(target: Target | undefined): boolean {
    return target === undefined || this.taken.at(-1) === target || this.#members.includes(cellOf(target) ?? '');
  }

  /** Chooses what is lifted; returns whether it can still be dropped. */
  lift = async (target: Target | undefined): Promise<boolean> => {
    const step = this.shown?.step ?? -1;
    this.#unlifted = { step, taken: this.taken, draft: this.draft };
    if (target === undefined || this.#isHeld(target)) {
      // What was refused before says nothing about this.
      this.refusal = undefined;
      return true;
    }
    await this.#choose(target);
    return this.shown?.step === step && this.refusal === undefined;
  };

  /** Leaves everything as it was before something was lifted. */
  putBack = (): void => {
    const before = this.#unlifted;
    if (!before || before.step !== this.shown?.step) return;
    this.taken = before.taken;
    this.draft = before.draft;
    this.refusal = undefined;
  };

  /** Returns the members of a group after a target was pointed at, if it is about a group. */
  #regrouped(state: TableState, target: Target): readonly string[] | undefined {
    const [cell, group, members] = [cellOf(target), this.#pack.group, this.#members];
    if (cell === undefined || !group) return undefined;
    if (members.includes(cell)) return members.filter((other) => other !== cell);
    if (members.length > 0) return this.#ready.includes(cell) ? [...members, cell] : undefined;
    const mine = !this.draft && state.you.includes(state.toMove);
    const meant = mine ? group.meant(this.taken, cell, state.view, state.legal) : undefined;
    return meant === undefined ? undefined : [meant];
  }

  /** Holds back a group of these members, named in the order of the rules. One that does not belong to it is refused, and
   * the group stays as it was. */
  async #gather(state: TableState, members: readonly string[]): Promise<void> {
    const group = this.#pack.group;
    this.refusal = undefined;
    if (!group || members.length === 0) {
      this.draft = undefined;
      this.taken = [];
      return;
    }
    let rest = this.#ready.filter((cell) => members.includes(cell));
    let draft: Draft | undefined;
    this.sending = true;
    while (rest.length > 0) {
      const legal = draft?.legal ?? state.legal;
      const name = draft ? group.more : group.first;
      const cell = rest.find((cell) => legal.includes(name(cell))) ?? rest[0] ?? '';
      const texts: readonly string[] = [...(draft?.texts ?? []), name(cell)];
      const answer = await this.#connection.send({ kind: 'offer', text: texts.join('; ') });
      if (answer.kind === 'refused') {
        this.sending = false;
        // Where the server cannot look ahead, each piece is named for good.
        if (answer.problem.code === 'no-offer') return this.act(texts.join('; '), waitTime());
        this.refusal = answer.problem;
      }
      if (answer.kind !== 'offered' || this.shown !== state) {
        this.sending = false;
        return;
      }
      draft = this.#drafted(state, texts, answer.offered);
      rest = rest.filter((other) => other !== cell);
    }
    this.sending = false;
    this.draft = draft;
    this.taken = [];
    this.hint = [];
  }

  #drafted(state: TableState, texts: readonly string[], { legal, phase, view }: Offered): Draft {
    return { texts, phase, legal: legalTexts(legal), view: view ? applyDelta(state.view, view) : state.view };
  }

  /** The actions that can be begun from their goal, told in that order. */
  #fromGoal(choices: readonly Choice[], view: unknown): readonly Choice[] {
    return backwards(choices.filter(({ text, path }) => path.length === 2 && this.#pack.fromGoal?.(text, view)));
  }

  /** Returns what a target begins, whatever is held back: an action, or the goal of one. */
  #begin(state: TableState, target: Target): Taken {
    const first = this.#firstChoices(state);
    const result = take(first, [], target);
    if (result.kind !== 'nothing') return result;
    const { open } = offerOf(this.#fromGoal(first, state.view), [target]);
    const [only] = open;
    if (only === undefined) return result;
    return open.length === 1 ? { kind: 'play', choice: only } : { kind: 'on', taken: [target] };
  }

  /** Holds back the first half that leads to a target, if there is one; its second half is left to the person. */
  async #reach(state: TableState, target: Target): Promise<boolean> {
    for (const text of this.#pack.meant?.(target, state.view, state.legal) ?? []) {
      this.sending = true;
      const answer = await this.#connection.send({ kind: 'offer', text });
      this.sending = false;
      if (answer.kind !== 'offered' || this.shown !== state) return false;
      const draft = this.#drafted(state, [text], answer.offered);
      const choices = this.#pack.choices(draft.legal, draft.view, draft.phase);
      if (!offerOf(choices, []).next.has(target)) continue;
      this.draft = draft;
      this.taken = [];
      this.refusal = undefined;
      return true;
    }
    return false;
  }

  /** The texts of the last complete input of this screen in each phase, to be repeated. */
  readonly #last = new Map<string, readonly string[]>();

  /** Makes the last choice of this phase again: the same action if it is possible; else as much of it as is, and the place is
   * asked for. */
  repeat = async (): Promise<void> => {
    if (!this.current) this.skip();
    const state = this.shown;
    if (!state || !this.mine || this.sending || state.waits) return;
    this.giveUp();
    const texts = this.#last.get(state.phase) ?? [];
    let played = false;
    for (const [at, text] of texts.entries()) {
      const [before] = this.#pack.choices([text], state.view, this.position?.phase ?? state.phase);
      const result = before ? again(this.choices, before) : { kind: 'nothing' as const };
      if (result.kind === 'play') {
        played = true;
        await this.play(result.choice.text);
        continue;
      }
      if (result.kind === 'on') this.taken = result.taken;
      // The first half is held back by now; its place is up to the person.
      if (result.kind === 'on' || at > 0) return;
      break;
    }
    if (played) return;
    this.tried = undefined;
    this.refusal = { code: 'repeat', sentence: say('repeat-nothing') };
  };

  /** The choices of the table itself, whatever is held back. */
  #firstChoices(state: TableState): readonly Choice[] {
    return this.#pack.choices(state.legal, state.view, state.phase);
  }

  async #startAgain(result: Exclude<Taken, { kind: 'nothing' }>): Promise<void> {
    this.draft = undefined;
    this.refusal = undefined;
    this.taken = result.kind === 'on' ? result.taken : [];
    if (result.kind === 'play') return this.play(result.choice.text);
    void this.#askWalks();
  }

  /** Asks for the walks of the chosen piece, once for each position and piece. An answer that does not come, or comes for
   * another position, changes nothing. */
  async #askWalks(): Promise<void> {
    const [state, from] = [this.shown, this.#walker];
    if (!state || from === undefined) return;
    const known = () => (this.#answers.view === state.view ? this.#answers.walks : new Map<string, readonly Walk[]>());
    if (known().has(from)) return;
    const answer = await this.#connection.walks(state.toMove, from).catch(() => undefined);
    if (answer?.step !== state.step || this.shown?.view !== state.view) return;
    this.#answers = { view: state.view, walks: new Map([...known(), [from, answer.walks]]) };
  }

  /** Steps back by one target, or gives up what is held back. */
  back = (): void => {
    if (this.taken.length > 0) this.taken = back(this.taken);
    else this.draft = undefined;
    this.refusal = undefined;
  };

  /** Gives up everything that was begun. */
  giveUp(): void {
    this.taken = [];
    this.draft = undefined;
    this.refusal = undefined;
  }

  /** Whether something was begun that can be given up. */
  get begun(): boolean {
    return this.taken.length > 0 || this.draft !== undefined;
  }

  /** Plays an action, together with what was held back; the first half of a decision is held back until the second is
   * known. */
  async play(text: string, wait = this.#pack.throws?.(text) ? 0 : waitTime()): Promise<void> {
    const state = this.shown;
    const texts = [...(this.draft?.texts ?? []), text];
    if (!state || !this.#pack.half?.(text)) return this.act(texts.join('; '), wait);
    this.sending = true;
    const answer = await this.#connection.send({ kind: 'offer', text: texts.join('; ') });
    this.sending = false;
    // Where the server cannot look ahead, the half is played by itself.
    if (answer.kind === 'refused' && answer.problem.code === 'no-offer') return this.act(texts.join('; '), wait);
    this.refusal = answer.kind === 'refused' ? answer.problem : undefined;
    if (answer.kind !== 'offered' || this.shown !== state) return;
    if (this.#pack.halfMade?.(answer.offered.phase) === false) return this.act(texts.join('; '), wait);
    this.draft = this.#drafted(state, texts, answer.offered);
    this.taken = [];
    this.hint = [];
  }

  /** Plays an action as it is. Dice and bots wait for so long, in milliseconds, where nobody else plays. */
  async act(text: string, wait: number): Promise<void> {
    const phase = this.shown?.phase ?? '';
    this.sending = true;
    const unasked = wait > 0 && this.#pack.endsUnasked?.(text.split('; ').at(-1) ?? '');
    const answer = await this.send({ kind: 'act', text, ...(wait > 0 && { wait: unasked ? LONG_WAIT : wait }) });
    this.sending = false;
    if (answer.kind === 'accepted' && !this.#pack.deliberate?.(text)) this.#last.set(phase, text.split('; '));
    if (answer.kind === 'accepted' || answer.kind === 'stale') {
      this.taken = [];
      this.draft = undefined;
    }
  }

  /** Takes steps back until `to` remain. */
  async undo(to: number): Promise<Answer> {
    return this.send({ kind: 'undo', to });
  }

  /** Takes back the last input, asks the others about it, or says why neither is possible. */
  undoLast = (): void => {
    if (!this.current) this.skip();
    const state = this.shown;
    if (!state || state.info.status !== 'playing') return;
    const offer = undoOffer(state.undo, state.log, state.you);
    switch (offer.kind) {
      case 'free':
      case 'ask':
        void this.undo(offer.to);
        return;
      case 'shown':
        this.tried = undefined;
        this.refusal = { code: 'shown', sentence: say(`shown-${offer.what}`) };
        return;
      case 'nothing':
        return;
      default:
        offer satisfies never;
    }
  };

  /** Takes back to the beginning of the present turn, as far as that is free. */
  undoTurn = (): void => {
    if (!this.current) this.skip();
    const to = this.shown?.undo.turn;
    if (to !== undefined) void this.undo(to);
  };

  /** Plays the next input that was taken back again. */
  redo = (): void => {
    if (!this.current) this.skip();
    const wait = waitTime();
    if (this.shown?.undo.redo !== undefined) void this.send({ kind: 'redo', ...(wait > 0 && { wait }) });
  };

  /** Ends the pause before dice and bots. */
  goOn = (): void => {
    const state = this.shown;
    if (!state?.waits) return;
    this.shown = { ...state, waits: undefined };
    void this.send({ kind: 'go-on' });
  };

  async send(wish: Wish): Promise<Answer> {
    const answer = await this.#connection.send(wish);
    this.refusal = answer.kind === 'refused' ? answer.problem : undefined;
    return answer;
  }
}
