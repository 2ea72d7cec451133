/** Opens a table against bots with good defaults. */
import * as api from '../api';
import { introduce } from '../ui/me.svelte';
import type { GameCard, SeatWish } from '../wire/protocol';

/** Short games for a first try, where a game has one. */
const FIRST_PRESETS = ['skirmish'];
const LEARNING_PRESETS = ['skirmish', 'quick', 'short'];

/** Returns the id of a new table: the person in the first seat, bots in as few others as the game allows. */
export async function openTable(game: GameCard, level: number, learning: boolean): Promise<string> {
  await introduce();
  const bots: SeatWish[] = Array.from({ length: game.seats.min - 1 }, () => ({ kind: 'bot', level }));
  const wanted = learning ? LEARNING_PRESETS : FIRST_PRESETS;
  const preset = wanted.find((id) => game.presets.some((other) => other.id === id));
  const { table } = await api.newTable({
    game: game.id,
    seats: [{ kind: 'me' }, ...bots],
    terms: { hints: true },
    contribution: api.contribution(),
    ...(preset && { preset }),
  });
  return table.id;
}
