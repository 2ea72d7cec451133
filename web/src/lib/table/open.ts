/** Opens a table against bots with good defaults. */
import * as api from '../api';
import { fields } from '../options/schema';
import { introduce } from '../ui/me.svelte';
import type { GameCard, NewTable, SeatWish, TableInfo } from '../wire/protocol';
import { favourite } from './favourite';
import { preferred, type Preference } from './prefer';
import { drawnParts } from './seating';

const LEARNING_PRESETS = ['skirmish', 'quick', 'short'];

/** Returns a table for one person against bots: colonies are drawn, and the person's favourite colour is kept. */
export function wishFor(game: GameCard, wanted: Preference, colour: string | undefined): NewTable {
  const bots: SeatWish[] = Array.from({ length: wanted.opponents }, () => ({ kind: 'bot', level: wanted.level }));
  const options = { ...drawnParts(game, wanted.opponents + 1), ...openParts(game) };
  return {
    game: game.id,
    seats: [{ kind: 'me' }, ...bots],
    terms: { hints: true, ...(wanted.practice && { practice: true }) },
    ...(wanted.preset && { preset: wanted.preset }),
    ...(Object.keys(options).length > 0 && { options }),
    ...(colour !== undefined && { colours: [colour, ...bots.map(() => null)] }),
  };
}

/** Returns the options by which what everybody saw lies open: against bots it is no matter of memory who leads. */
function openParts({ options }: GameCard): Readonly<Record<string, string>> {
  const hidden = fields(options).filter(
    (field) => field.kind === 'choice' && field.values.includes('face_down') && field.values.includes('open'),
  );
  return Object.fromEntries(hidden.map(({ name }) => [name, 'open']));
}

/** Returns what a first lesson is played with: the weakest bot, a short game. */
export function lesson(game: GameCard): Preference {
  const preset = LEARNING_PRESETS.find((id) => game.presets.some((other) => other.id === id)) ?? '';
  return { level: 1, opponents: game.seats.min - 1, preset, practice: true };
}

/** Returns the id of a new table: the person in the first seat, bots in the others. */
export async function openTable(game: GameCard, wanted: Preference = preferred(game)): Promise<string> {
  const colour = favourite(game.id, game.colours?.words ?? []);
  return create(wishFor(game, wanted, colour));
}

/** Returns a table like a finished one, with all its bots of another level. */
export function wishAgain({ game, rules, seats, options, set, terms }: TableInfo, me: string, level: number): NewTable {
  return {
    game,
    rules,
    seats: seats.map(({ seat }) => (seat === me ? { kind: 'me' } : { kind: 'bot', level })),
    options,
    terms,
    ...(set?.id && { set: set.id }),
  };
}

/** Returns the id of a new table like a finished one, with all its bots of another level. */
export const playAgain = (table: TableInfo, me: string, level: number): Promise<string> =>
  create(wishAgain(table, me, level));

async function create(wish: NewTable): Promise<string> {
  await introduce();
  const { table } = await api.newTable(wish);
  return table.id;
}
