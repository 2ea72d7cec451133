/** One table as this client knows it: what each message of the server changes. */
import type {
  ChatLine,
  ClockNow,
  EventTold,
  Facing,
  Legal,
  Proposal,
  ServerMessage,
  StepTold,
  TableInfo,
  UndoNow,
  Update,
  Welcome,
} from '../wire/protocol';
import { applyDelta, legalTexts, unpack } from './delta';

/** A step of the log: the position after it is number `step`. */
export interface LoggedStep<E extends EventTold = EventTold> {
  readonly step: number;
  readonly by: string;
  readonly text: string;
  readonly events: readonly E[];
}

export interface TableState {
  readonly info: TableInfo;
  /** The seats this client holds. */
  readonly you: readonly string[];
  /** Whose eyes the screen has; nobody for watchers and while it is handed over. */
  readonly seat: string | null;
  /** Who must take the screen next. */
  readonly handTo: string | undefined;
  readonly number: number;
  readonly step: number;
  readonly toMove: string;
  readonly phase: string;
  readonly view: unknown;
  /** Groups of legal actions by seat; only those of the seat that is to move hold now. */
  readonly groups: Readonly<Record<string, Legal>>;
  /** What this client may play now. */
  readonly legal: readonly string[];
  /** The steps that are known, in order; older ones may be missing at the beginning. */
  readonly log: readonly LoggedStep[];
  /** What the last message told, for animation. */
  readonly fresh: readonly LoggedStep[];
  /** Steps of a prelude: they are seen on the picture before them. */
  readonly prelude?: readonly LoggedStep[] | undefined;
  /** What is told with this picture, where that is not what is fresh in it. */
  readonly told?: readonly LoggedStep[] | undefined;
  /** Whether the last message took steps back. */
  readonly undone: boolean;
  /** What this client may take back and play again. */
  readonly undo: UndoNow;
  /** For how many milliseconds the next roll, draw or step of a bot waits; nothing if it does not. */
  readonly waits?: number | undefined;
  readonly clock: ClockNow | undefined;
  readonly proposals: readonly Proposal[];
  readonly chat: readonly ChatLine[];
  readonly online: readonly string[];
  readonly watchers: number;
  readonly thinking: { readonly seat: string; readonly percent: number } | undefined;
  readonly notice: { readonly code: string; readonly sentence: string } | undefined;
}

/** Returns the state after a message; nothing before the first welcome. */
export function hear(state: TableState | undefined, message: ServerMessage): TableState | undefined {
  if (message.kind === 'welcome') return welcomed(state, message);
  if (!state) return undefined;
  switch (message.kind) {
    case 'update':
      return updated(state, message);
    case 'facing':
      return faced(state, message);
    case 'table':
      return { ...state, info: message.table, fresh: [] };
    case 'proposal':
      return {
        ...state,
        fresh: [],
        proposals: [...state.proposals.filter((other) => other.proposal !== message.proposal), message],
      };
    case 'decided':
      return { ...state, fresh: [], proposals: state.proposals.filter((other) => other.proposal !== message.proposal) };
    case 'chat':
      return { ...state, fresh: [], chat: [...state.chat, message] };
    case 'presence':
      return { ...state, fresh: [], online: message.online, watchers: message.watchers };
    case 'thinking':
      return { ...state, fresh: [], thinking: { seat: message.seat, percent: message.percent } };
    case 'waits':
      return { ...state, fresh: [], waits: message.ms };
    case 'notice':
      return { ...state, fresh: [], notice: { code: message.code, sentence: message.sentence } };
    default:
      // Reactions are shown once and forgotten; kinds of a newer server are to be ignored.
      return state;
  }
}

/** Returns the level of the bot that plays for a person until they come back. */
export function standInOf({ info }: Pick<TableState, 'info'>, of: string): number | undefined {
  const one = info.seats.find(({ seat }) => seat === of);
  return one?.resigned === undefined ? one?.stand_in : undefined;
}

/** Whether everybody at this screen has given up and only bots go on: nobody waits for anything but the end. */
export function givenUp({ info, you }: Pick<TableState, 'info' | 'you'>): boolean {
  const gone = you.every((own) => info.seats.some(({ seat, resigned }) => seat === own && resigned !== undefined));
  const bots = info.seats.every(({ holder, resigned }) => holder.kind === 'bot' || resigned !== undefined);
  return you.length > 0 && gone && bots;
}

/** Returns which part of its time a picture gets while others wait: a whole turn of a quick bot is seen, but
 * nobody waits long. */
export function hurry(waiting: number): number {
  const CALM = 4;
  return Math.min(1, Math.max(0.25, CALM / Math.max(1, waiting)));
}

/** Returns the cells that a step speaks of; words that are no cells do no harm. */
export function cellsOf(step: { readonly events: readonly unknown[] } | undefined): ReadonlySet<string> {
  const found = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') found.add(value);
    else if (Array.isArray(value)) value.forEach(collect);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  collect(step?.events ?? []);
  return found;
}

/** Returns the state with the older part of the log put before what is known. */
export function withHistory(state: TableState, history: readonly LoggedStep[]): TableState {
  const first = state.log[0]?.step ?? state.step + 1;
  return { ...state, fresh: [], log: [...history.filter((line) => line.step < first), ...state.log] };
}

function welcomed(before: TableState | undefined, welcome: Welcome): TableState {
  let log = before?.log ?? [];
  let undone = false;
  const fresh: LoggedStep[] = [];
  // Steps are counted backwards from where the game stands: an undo among them starts the count anew.
  let step = before ? before.step : undefined;
  for (const missed of welcome.missed) {
    if (missed.undone_to !== undefined) {
      undone = true;
      step = missed.undone_to;
      log = cut(log, step);
      fresh.length = 0;
    }
    if (missed.step && step !== undefined) fresh.push(logged(missed.step, ++step));
  }
  // What was cut off can no longer be put in its place; the whole log is asked for again.
  const whole = !welcome.cut && step === welcome.facing.step;
  return {
    ...standing(welcome.facing),
    info: welcome.table,
    you: welcome.you,
    number: welcome.number,
    log: whole ? [...log, ...fresh] : [],
    fresh: whole && !undone ? fresh : [],
    undone,
    clock: welcome.clock,
    proposals: welcome.proposals,
    chat: welcome.chat,
    online: welcome.online,
    watchers: welcome.watchers,
    thinking: undefined,
    notice: undefined,
  };
}

function faced(state: TableState, facing: Facing): TableState {
  return { ...state, ...standing(facing), fresh: [], undone: false };
}

function standing(facing: Facing) {
  const groups = facing.legal;
  return {
    seat: facing.seat,
    handTo: facing.hand_to,
    number: facing.number,
    step: facing.step,
    toMove: facing.to_move,
    phase: facing.phase,
    undo: facing.undo ?? {},
    waits: undefined,
    view: unpack(facing.view),
    groups,
    legal: legalTexts(groups[facing.to_move]),
  };
}

function updated(state: TableState, update: Update): TableState {
  const told = update.steps ?? [];
  const first = update.step - told.length + 1;
  const fresh = told.map((step, at) => logged(step, first + at));
  const toMove = update.to_move ?? state.toMove;
  const groups = update.legal
    ? { ...state.groups, [toMove]: applyDelta(state.groups[toMove] ?? {}, update.legal) as Legal }
    : state.groups;
  const view = update.view ? applyDelta(state.view, update.view) : state.view;
  const mine = state.you.includes(toMove) && (state.seat !== null || !state.handTo);
  return {
    ...state,
    number: update.number,
    step: update.step,
    toMove,
    phase: (view as { readonly phase?: string }).phase ?? state.phase,
    view,
    groups,
    legal: mine ? legalTexts(groups[toMove]) : [],
    log: [...(update.undone_to === undefined ? state.log : cut(state.log, update.undone_to)), ...fresh],
    fresh,
    undone: update.undone_to !== undefined,
    undo: update.undo ?? state.undo,
    waits: undefined,
    clock: update.clock ?? state.clock,
    thinking: undefined,
    notice: undefined,
  };
}

function cut(log: readonly LoggedStep[], to: number): readonly LoggedStep[] {
  return log.filter((line) => line.step <= to);
}

function logged(told: StepTold, step: number): LoggedStep {
  return { step, by: told.by, text: told.text, events: told.events ?? [] };
}
