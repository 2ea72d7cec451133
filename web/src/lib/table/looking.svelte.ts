/** Looking at the past of a table while it goes on: a turn again, or a line of the log. */
import * as api from '../api';
import type { GamePack } from '../games/pack';
import { othersTurns } from './lines';
import { Player } from './player.svelte';
import type { TableState } from './state';
import type { TableStore } from './store.svelte';

/** Steps before a line of the log that can be stepped back to from there. */
const BEFORE = 60;
/** Steps among which a watcher's last two turns are looked for. */
const LATELY = 160;

export class Looking {
  readonly #id: string;
  readonly #pack: GamePack;
  readonly #store: TableStore;
  /** A part of the game that is looked at again, with the eyes of a seat. */
  #watched = $state.raw<{ player: Player; seat: string | null } | undefined>();
  /** The picture to which one came back: what happened in it is not shown a second time. */
  left = $state.raw<TableState | undefined>();
  /** Called when the present is seen again. */
  onpresent: () => void = () => undefined;

  constructor(id: string, pack: GamePack, store: TableStore) {
    this.#id = id;
    this.#pack = pack;
    this.#store = store;
  }

  get #table(): TableState | undefined {
    return this.#store.shown;
  }

  get player(): Player | undefined {
    return this.#watched?.seat === this.#table?.seat ? this.#watched?.player : undefined;
  }

  /** What was taken back is no longer there, and another seat sees other things. */
  get stale(): boolean {
    return this.#table?.undone === true || this.#watched?.seat !== this.#table?.seat;
  }

  readonly #ask = (from: number) => api.replay(this.#id, this.#table?.seat ?? undefined, from);

  /** Shows the game from `from` on; `begin` is called when it is loaded. */
  async #watch(from: number, until: number | undefined, begin: (player: Player) => void): Promise<void> {
    const seat = this.#table?.seat ?? null;
    const options = { onend: this.toPresent, ...(until !== undefined && { until }) };
    const shown = new Player(this.#pack, await this.#ask(from), options);
    if (this.#table?.seat !== seat) return;
    this.close();
    this.#watched = { player: shown, seat };
    this.#store.watch(true);
    begin(shown);
    await shown.load(this.#ask);
  }

  toPresent = (): void => {
    if (!this.#watched) return;
    this.close();
    this.#watched = undefined;
    this.left = this.#table;
    this.#store.watch(false);
    this.onpresent();
  };

  close(): void {
    this.#watched?.player.close();
  }

  /** Shows the game as it was after a step. */
  async back(step: number): Promise<void> {
    await this.#watch(Math.max(0, step - BEFORE), undefined, (player) => player.go(step));
  }

  /** Shows what the others did since the last decision of this screen; to a watcher, the last turn and the present one. */
  async whatHappened(): Promise<void> {
    const table = this.#table;
    if (!table || table.log.length === 0) return;
    const range = othersTurns(table.log, table.you, (step) => this.#pack.prelude?.([step]) !== undefined);
    if (range && table.you.length > 0) await this.#watch(range.from, range.to, (player) => player.start());
    else
      await this.#watch(Math.max(0, table.step - LATELY), undefined, (player) => {
        player.go((player.turns.at(-2) ?? player.turns.at(-1))?.first ?? 0);
        player.start();
      });
  }
}
