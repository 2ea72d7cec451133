/** Adds to the dice of a table once their commitment has been seen, and keeps what the server has signed. */
import * as api from '../api';
import { afterDrawing } from '../art/art.svelte';
import type { TableAnswer } from '../wire/protocol';
import { contributionFor, keepReceipt, keepSeats } from './keep';
import { tellNews } from './news.svelte';

/** Whether the dice of a table wait for this browser. */
const isDue = ({ table, you }: TableAnswer): boolean =>
  table.dice.waits_for?.some((seat) => you.includes(seat)) ?? false;

/** The longest that a page waits for its board before it checks what the server has signed, in milliseconds. */
const PATIENCE = 15_000;
let opened: () => void = () => undefined;
/** The board comes first: what checks signatures is large, and nobody needs it to decide. */
const boardFirst = new Promise<void>((open) => (opened = open));

/** Says that a table has been heard of: its board is drawn next. */
export function tableOpened(): void {
  void afterDrawing().then(opened);
}

function noted(answer: TableAnswer): TableAnswer {
  const { receipt, table, you } = answer;
  keepSeats(table, you);
  // Of a game that was only opened after its end there is nothing to compare.
  const over = table.status === 'over' || table.status === 'abandoned';
  // The signature is checked by a part of the program that is loaded meanwhile; where it cannot be, the check says so later.
  if (receipt && !over) {
    setTimeout(opened, PATIENCE);
    void boardFirst
      .then(() => keepReceipt(receipt))
      .then(
        (news) => tellNews(table.id, news),
        () => undefined,
      );
  }
  return answer;
}

/** Adds to the dice of a table if they wait for this browser; returns the table after it. Where the server does not answer, the
 * table is as it was: the next look at it tries again. */
export async function contribute(answer: TableAnswer): Promise<TableAnswer> {
  const { table } = noted(answer);
  if (!isDue(answer)) return answer;
  const contribution = contributionFor(answer);
  try {
    return noted(await api.contribute(table.id, { commitment: table.commitment, contribution }));
  } catch {
    return answer;
  }
}
