/** Watches the dice of a table while it is played: keeps the rolls as they are told, asks for a receipt now and then, and adds to
 * new dice when the server was restored from a backup. */
import * as api from '../api';
import type { ServerMessage, TableInfo } from '../wire/protocol';
import { contribute, tableOpened } from './contribute';
import { keepReceipt, keepRolls, keepSeats, keptOf } from './keep';
import { tellNews } from './news.svelte';

/** How often a receipt is asked for while rolls come, in milliseconds: a receipt costs more bytes than a step. */
const RECEIPT_INTERVAL = 5 * 60 * 1000;

export class DiceWatch {
  readonly #id: string;
  #info: TableInfo | undefined;
  #you: readonly string[] = [];
  #number = 0;
  #asked = Date.now();

  constructor(id: string) {
    this.#id = id;
  }

  hear(message: ServerMessage): void {
    switch (message.kind) {
      case 'welcome':
        // Numbers only rise: at a lower one the server has forgotten what this page has seen, signed or not.
        if (message.number < this.#number && message.table.dice.epoch === this.#info?.dice.epoch)
          tellNews(this.#id, 'went-back');
        tableOpened();
        this.#info = message.table;
        this.#you = message.you;
        this.#number = message.number;
        keepSeats(message.table, this.#you);
        this.#compare(message.table, message.number);
        this.#addIfAsked();
        break;
      case 'table':
        this.#info = message.table;
        keepSeats(message.table, this.#you);
        this.#addIfAsked();
        break;
      case 'facing':
        this.#number = message.number;
        break;
      case 'update': {
        const steps = message.steps ?? [];
        const entries = steps.length + (message.undone_to === undefined ? 0 : 1);
        // Where other entries came with the steps, it is not known which number belongs to which step.
        if (this.#info && message.number - this.#number === entries) keepRolls(this.#info, message.number, steps);
        this.#number = message.number;
        const due = Date.now() - this.#asked >= RECEIPT_INTERVAL;
        if (due && this.#you.length > 0 && steps.some(({ by }) => by === 'chance')) void this.#askReceipt();
        break;
      }
      default:
        break;
    }
  }

  /** A table that stands at a lower number than the server has signed may have gone back: a receipt decides. */
  #compare({ dice }: TableInfo, number: number): void {
    const last = keptOf(this.#id)?.receipts.at(-1);
    if (last && (last.epoch !== dice.epoch || number < last.number)) void this.#askReceipt();
  }

  #addIfAsked(): void {
    if (this.#info?.dice.waits_for?.some((seat) => this.#you.includes(seat)))
      void api.tableOf(this.#id).then(contribute, () => undefined);
  }

  async #askReceipt(): Promise<void> {
    this.#asked = Date.now();
    const known = keptOf(this.#id)?.receipts.at(-1);
    const answer = await api.dice(this.#id).catch(() => undefined);
    if (answer) tellNews(this.#id, await keepReceipt(answer.receipt, known).catch(() => undefined));
  }
}
