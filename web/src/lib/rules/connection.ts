/** An example of the rules, a lesson or a puzzle as a table: the server sets it up and plays in it, and this browser remembers the steps. */
import * as api from '../api';
import type { Answer, TableConnection, TableListener, Wish } from '../table/connection';
import type {
  ExampleAnswer,
  ExamplePress,
  LogAnswer,
  ServerMessage,
  TableInfo,
  TryExample,
  WalksAnswer,
  Welcome,
} from '../wire/protocol';

/** Asks the server about an example. */
export type Ask = (wish: TryExample) => Promise<ExampleAnswer>;

export class ExampleConnection implements TableConnection {
  readonly #listener: TableListener;
  readonly #ask: Ask;
  readonly #game: string;
  readonly #heard: (answer: ExampleAnswer) => void;
  #answer: ExampleAnswer | undefined;
  /** All steps that were played, chance included. */
  #steps: readonly string[] = [];
  #number = 0;
  #trying = false;
  #closed = false;

  /** `heard` gets every answer, refusals too, before the table changes. */
  constructor(
    listener: TableListener,
    game: string,
    ask: Ask,
    heard: (answer: ExampleAnswer) => void = () => undefined,
  ) {
    this.#listener = listener;
    this.#heard = heard;
    this.#game = game;
    this.#ask = ask;
  }

  /** Shows the position of the example. Returns what the rules file does in it. */
  async open(): Promise<readonly ExamplePress[]> {
    this.#answer = await this.#ask({});
    this.#heard(this.#answer);
    this.#welcome(this.#answer);
    return this.#answer.script;
  }

  /** How many steps were played. */
  get step(): number {
    return this.#steps.length;
  }

  /** Whether these steps begin with all that were played. */
  isBegunBy(steps: readonly string[]): boolean {
    return this.#steps.every((text, at) => steps[at] === text);
  }

  /** Does what a line of the example does: it plays steps, or tries one that is refused. */
  press(press: ExamplePress): Promise<Answer> {
    return this.#play(press.kind === 'do' ? press.steps : [press.step], {});
  }

  /** Lets the reader move for every seat, or only look. Dice that are due are rolled when one begins to try. */
  async try(trying: boolean): Promise<Answer> {
    this.#trying = trying;
    if (this.#answer) this.#welcome(this.#answer);
    return trying && this.#answer?.to_move === 'chance' ? this.#play([], seeded()) : { kind: 'accepted' };
  }

  /** Shows the solution of a puzzle from its position on. */
  async solve(): Promise<Answer> {
    if (this.#steps.length > 0) await this.#undo(0);
    return this.#tell({ solution: true }, undefined);
  }

  /** Asks again for the reply that a busy server did not find. */
  reply(): Promise<Answer> {
    return this.#tell({ steps: [...this.#steps] }, undefined);
  }

  async send(wish: Wish): Promise<Answer> {
    switch (wish.kind) {
      case 'act':
        return this.#play([wish.text], seeded());
      case 'undo':
        return this.#undo(wish.to);
      case 'offer':
        if (this.#answer && learnerOf(this.#answer) !== undefined) return this.#offer(wish.text);
        // Nothing is held back in an example: the half is played by itself.
        return { kind: 'refused', problem: { code: 'no-offer', sentence: '' } };
      default:
        return { kind: 'refused', problem: { code: 'bad-request', sentence: '' } };
    }
  }

  async walks(_seat: string, from: string): Promise<WalksAnswer> {
    const { step, walks } = await this.#ask({ steps: [...this.#steps], walks: from });
    return { step, walks: walks ?? [] };
  }

  log(): Promise<LogAnswer> {
    return Promise.resolve({ entries: [], number: 0 });
  }

  wake(): void {
    // Every question is a request of its own.
  }

  close(): void {
    this.#closed = true;
  }

  async #play(texts: readonly string[], more: TryExample): Promise<Answer> {
    return this.#tell({ steps: [...this.#steps], play: [...texts], ...more }, undefined);
  }

  /** Asks what could come after the first half of a decision; nothing is played. */
  async #offer(text: string): Promise<Answer> {
    const answer = await this.#ask({ steps: [...this.#steps], play: [text], offer: true });
    if (answer.refused) return { kind: 'refused', problem: answer.refused };
    const { phase, view, legal } = answer;
    return { kind: 'offered', offered: { id: '', number: this.#number, phase, view: [view], legal } };
  }

  async #undo(to: number): Promise<Answer> {
    return this.#tell({ steps: this.#steps.slice(0, to) }, to);
  }

  /** Asks, and tells the listener what changed. */
  async #tell(wish: TryExample, undoneTo: number | undefined): Promise<Answer> {
    let answer: ExampleAnswer;
    try {
      answer = await this.#ask(wish);
    } catch (error) {
      if (error instanceof api.ApiError) return { kind: 'refused', problem: error.problem };
      throw error;
    }
    if (this.#closed) return { kind: 'closed' };
    this.#heard(answer);
    if (answer.refused) return { kind: 'refused', problem: answer.refused };
    this.#answer = answer;
    this.#steps = [...(wish.steps ?? []), ...answer.steps.map(({ text }) => text)];
    const { step, to_move, view, legal, steps } = answer;
    this.#listener.hear({
      kind: 'update',
      number: ++this.#number,
      step,
      to_move,
      steps,
      view: [view],
      legal: [legal],
      ...(undoneTo !== undefined && { undone_to: undoneTo }),
    });
    return { kind: 'accepted' };
  }

  #welcome(answer: ExampleAnswer): void {
    if (this.#closed) return;
    const { step, to_move, phase, view, legal } = answer;
    const learner = learnerOf(answer);
    const acts = this.#trying || learner !== undefined;
    const welcome: Welcome = {
      number: ++this.#number,
      table: infoOf(this.#game, answer, this.#number),
      // Whoever only looks may do nothing; whoever tries moves for everybody, whoever learns for one seat.
      you: learner !== undefined ? [learner] : acts ? answer.seats : [],
      facing: {
        seat: learner ?? null,
        number: this.#number,
        step,
        to_move,
        phase,
        view,
        legal: acts ? { [to_move]: legal } : {},
      },
      missed: [],
      cut: false,
      proposals: [],
      chat: [],
      online: [],
      watchers: 0,
    };
    this.#listener.hear({ kind: 'welcome', ...welcome } satisfies ServerMessage);
    this.#listener.linked('online');
  }
}

/** The seat of whoever learns or solves; nothing in an example. */
const learnerOf = ({ lesson, puzzle }: ExampleAnswer) => lesson?.you ?? puzzle?.you;

/** Rolls and draws that nobody knows beforehand. */
function seeded(): TryExample {
  return { seed: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0 };
}

/** An example as a table that is being played. */
function infoOf(game: string, { id, rules, options, seats, step, to_move }: ExampleAnswer, number: number): TableInfo {
  return {
    id,
    game,
    rules,
    options,
    terms: {
      public: false,
      auto_start: true,
      hints: false,
      clock: { kind: 'none' },
      on_timeout: 'resign',
      stand_in: 3,
      absence_hours: 24,
    },
    status: 'playing',
    seats: seats.map((seat) => ({ seat, holder: { kind: 'open' }, online: false })),
    host: '',
    number,
    step,
    to_move,
    dice: { scheme: 2, epoch: 1 },
    commitment: '',
    contributions: [],
    created: 0,
    changed: 0,
  };
}
