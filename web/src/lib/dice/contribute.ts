/** Adds to the dice of a table once their commitment has been seen, and keeps what the server has signed. */
import * as api from '../api';
import type { TableAnswer } from '../wire/protocol';
import { contributionFor, keepReceipt } from './keep';
import { tellNews } from './news.svelte';

/** Whether the dice of a table wait for this browser. */
const isDue = ({ table, you }: TableAnswer): boolean =>
  table.dice.waits_for?.some((seat) => you.includes(seat)) ?? false;

function noted(answer: TableAnswer): TableAnswer {
  const { receipt, table } = answer;
  // Of a game that was only opened after its end there is nothing to compare.
  const over = table.status === 'over' || table.status === 'abandoned';
  if (receipt && !over) tellNews(table.id, keepReceipt(receipt));
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
