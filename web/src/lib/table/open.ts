/** Opens a table against bots with good defaults. */
import * as api from '../api';
import { introduce } from '../ui/me.svelte';
import type { GameCard, NewTable, SeatWish } from '../wire/protocol';
import { favourite } from './favourite';
import { drawnParts } from './seating';

/** Short games for a first try, where a game has one. */
const FIRST_PRESETS = ['skirmish'];
const LEARNING_PRESETS = ['skirmish', 'quick', 'short'];

/** Returns a table for one person against bots: colonies are drawn, and the person's favourite colour is kept. */
export function wishFor(game: GameCard, level: number, learning: boolean, colour: string | undefined): NewTable {
  const bots: SeatWish[] = Array.from({ length: game.seats.min - 1 }, () => ({ kind: 'bot', level }));
  const wanted = learning ? LEARNING_PRESETS : FIRST_PRESETS;
  const preset = wanted.find((id) => game.presets.some((other) => other.id === id));
  const options = drawnParts(game, game.seats.min);
  return {
    game: game.id,
    seats: [{ kind: 'me' }, ...bots],
    terms: { hints: true, ...(learning && { practice: true }) },
    ...(preset && { preset }),
    ...(Object.keys(options).length > 0 && { options }),
    ...(colour !== undefined && { colours: [colour, ...bots.map(() => null)] }),
  };
}

/** Returns the id of a new table: the person in the first seat, bots in as few others as the game allows. */
export async function openTable(game: GameCard, level: number, learning: boolean): Promise<string> {
  await introduce();
  const colour = favourite(game.id, game.colours?.words ?? []);
  const { table } = await api.newTable({
    ...wishFor(game, level, learning, colour),
    contribution: api.contribution(),
  });
  return table.id;
}
