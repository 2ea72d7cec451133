/** Shows a part of a game again, line by line: forwards by itself at a chosen speed, and to any step. */
import type { GamePack } from '../games/pack';
import { keepSettings, pace, settings } from '../ui/settings.svelte';
import type { ReplayAnswer } from '../wire/protocol';
import { linesOf, turnsOf, type Line } from './lines';
import { Replay } from './replay';
import { cellsOf, type LoggedStep } from './state';

export const SPEEDS = ['slow', 'normal', 'fast'] as const;
/** How long a line stays to be read, in milliseconds; longer where its motion takes longer. */
const DWELL: Readonly<Record<(typeof SPEEDS)[number], number>> = { slow: 3200, normal: 1800, fast: 900 };
/** A fight stays at least for so long. */
const FIGHT = 2000;
/** How long a prelude stays where nothing moves. */
const STILL = 1500;
/** From the end of a motion to the next. */
const BREATH = 250;

type Shown = Pick<GamePack, 'merged' | 'minor' | 'prelude' | 'duration' | 'isFight'>;

export class Player {
  readonly #pack: Shown;
  readonly #replay: Replay;
  readonly #until: number;
  readonly #onend: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The position that was seen before this one, if what led from there is shown. */
  #since = $state(0);
  /** The prelude is seen: the picture before, and what happens on it. */
  #opening = $state(false);

  /** The number of the last step that is loaded. */
  loaded = $state(0);
  /** After how many steps the position is. */
  at = $state(0);
  /** Whether it goes on by itself. */
  playing = $state(false);

  readonly #told = $derived.by(() => {
    void this.loaded;
    return this.#replay.told.filter(({ step }) => step <= this.#until);
  });
  readonly lines = $derived.by(() => {
    const pack = this.#pack;
    return linesOf(this.#told, pack);
  });
  readonly turns = $derived(turnsOf(this.#told));
  /** Whether anything was rolled or drawn that could be checked. */
  readonly drawn = $derived(this.#told.some(({ by }) => by === 'chance'));
  /** The line that led to this position. */
  readonly line = $derived(this.at === this.from ? undefined : this.lines.find(({ step }) => step >= this.at));
  readonly turn = $derived(this.turns.find(({ first, last }) => first <= this.at && this.at <= last));
  /** What led from the last picture to this one. */
  readonly #steps = $derived(this.#told.filter(({ step }) => step > this.#since && step <= this.at));
  readonly #prelude = $derived.by(() => {
    const pack = this.#pack;
    return this.#steps.length > 0 ? pack.prelude?.(this.#steps) : undefined;
  });
  readonly #none: readonly LoggedStep[] = [];
  readonly prelude = $derived(this.#opening ? this.#prelude : undefined);
  readonly fresh = $derived(this.#opening ? this.#none : (this.#prelude?.rest ?? this.#steps));
  readonly view = $derived(this.viewAt(this.#opening ? this.#since : this.at));
  /** The cells that the line speaks of, while they are on the board. */
  readonly marked = $derived(cellsOf(this.line && !this.#showsFirst(this.line) ? this.line : undefined));
  /** Who takes the next step; nobody knows after the last. */
  readonly next = $derived(this.#told.find(({ step }) => step > this.at)?.by);

  /** Shows the steps of an answer and those that are added later; up to `until`, then `onend` is called. */
  constructor(pack: Shown, first: ReplayAnswer, { until, onend }: { until?: number; onend?: () => void } = {}) {
    this.#pack = pack;
    this.#replay = new Replay(first);
    this.#until = until ?? this.#replay.steps;
    this.#onend = onend;
    this.loaded = this.#replay.loaded;
    [this.at, this.#since] = [this.from, this.from];
  }

  get from(): number {
    return this.#replay.from;
  }

  /** How many steps the game has. */
  get steps(): number {
    return this.#replay.steps;
  }

  /** The last step that is shown. */
  get end(): number {
    return Math.min(this.#until, this.loaded);
  }

  viewAt(step: number): unknown {
    void this.loaded;
    return this.#replay.view(step);
  }

  /** Asks for steps until all are loaded or nothing more comes. */
  async load(ask: (from: number) => Promise<ReplayAnswer>): Promise<void> {
    while (this.loaded < Math.min(this.#until, this.steps)) {
      const before = this.loaded;
      this.#replay.add(await ask(before));
      this.loaded = this.#replay.loaded;
      if (this.loaded === before) return;
    }
  }

  /** Goes to a position. The line that leads there is shown if it is the next one, or if it needs the picture before. */
  go(to: number): void {
    clearTimeout(this.#timer);
    const goal = Math.max(this.from, Math.min(to, this.end));
    const line = this.lines.find(({ step }) => step === goal);
    const follows = line !== undefined && line.first - 1 <= this.at && this.at < goal;
    this.#since = follows ? this.at : line && this.#showsFirst(line) ? line.first - 1 : goal;
    this.at = goal;
    this.#opening = this.#prelude !== undefined;
    const time = this.#prelude && (pace(this.#prelude.time) || STILL);
    if (time === undefined) this.#rest();
    else
      this.#timer = setTimeout(() => {
        this.#opening = false;
        this.#rest();
      }, time);
  }

  on = (): void => {
    const next = this.lines.find(({ step }) => step > this.at)?.step;
    if (next !== undefined || this.at < this.end) this.go(next ?? this.end);
    else if (this.loaded < Math.min(this.#until, this.steps)) this.#rest();
    else {
      this.playing = false;
      this.#onend?.();
    }
  };

  back = (): void => {
    this.playing = false;
    this.go(this.lines.findLast(({ step }) => step < this.at)?.step ?? this.from);
  };

  /** To the first line of the next turn, or to the end. */
  nextTurn = (): void => {
    const first = this.turns.find((turn) => turn.first > this.at)?.first;
    this.go(first === undefined ? this.end : this.#lineFrom(first));
  };

  /** To the first line of this turn; from there to that of the turn before, and to the beginning. */
  previousTurn = (): void => {
    const starts = this.turns.map((turn) => this.#lineFrom(turn.first));
    this.go(starts.findLast((step) => step < this.at) ?? this.from);
  };

  /** To the first line of a turn. */
  goTurn(number: number): void {
    const turn = this.turns.find((turn) => turn.number === number);
    if (turn) this.go(this.#lineFrom(turn.first));
  }

  toggle = (): void => {
    if (this.playing) return this.pause();
    this.playing = true;
    if (this.at >= this.end && this.#onend === undefined) this.go(this.from);
    else this.on();
  };

  /** Plays from the position that is shown, after it was seen. */
  start(): void {
    this.playing = true;
    this.#rest();
  }

  pause(): void {
    this.playing = false;
    if (!this.#opening) clearTimeout(this.#timer);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  setSpeed = (speed: (typeof SPEEDS)[number]): void => {
    settings.speed = speed;
    keepSettings();
  };

  #lineFrom(first: number): number {
    return this.lines.find(({ step }) => step >= first)?.step ?? this.end;
  }

  /** Whether a line is seen on the picture before it. */
  #showsFirst({ first, step }: Line): boolean {
    return this.#pack.prelude?.(this.#told.filter((one) => one.step >= first && one.step <= step)) !== undefined;
  }

  /** Leaves the picture to be looked at, then goes on. */
  #rest(): void {
    clearTimeout(this.#timer);
    if (!this.playing) return;
    const motion = this.fresh.reduce((sum, step) => sum + this.#pack.duration(step), 0);
    const fight = this.#steps.some((step) => this.#pack.isFight?.(step)) ? FIGHT : 0;
    this.#timer = setTimeout(this.on, Math.max(DWELL[settings.speed], pace(motion) + BREATH, fight));
  }
}
