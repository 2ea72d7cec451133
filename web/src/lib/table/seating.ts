/** Who shall sit where at a new table, in which colour, and with which part of the game: the form without its looks. */
import { RANDOM, seatFields } from '../options/schema';
import { say } from '../words/words.svelte';
import type { GameCard, NewTable, PartyCard, SeatWish } from '../wire/protocol';

export type Sitter = 'me' | 'link' | 'open' | 'local' | `bot-${number}`;

/** The colour of a person who leaves it to chance. */
export const DRAWN = 'drawn';

/** What is chosen for one seat. It moves along when people change seats. */
export interface Place {
  readonly sitter: Sitter;
  /** The name of a person at this screen. */
  readonly name: string;
  /** A colour of the game's card, `drawn`, or nothing for the usual one of the seat. */
  readonly colour: string;
  /** The values of options that every seat chooses for itself, by name; what is missing is drawn. */
  readonly parts: Readonly<Record<string, string>>;
}

export interface Seating {
  readonly places: readonly Place[];
  /** The colours of parties without a seat, such as Anteater's third colour. */
  readonly others: readonly string[];
}

export function newPlace(sitter: Sitter, colour = ''): Place {
  return { sitter, name: '', colour, parts: {} };
}

/** Returns the seats and other parties of a table of so many seats; none where the rules give each seat its colour. */
export function partiesOf({ colours, seats }: GameCard, count: number): readonly PartyCard[] {
  return colours?.parties[count - seats.min] ?? [];
}

/** Returns the seating with the people of two seats exchanged; what they chose goes along. */
export function exchanged({ places, others }: Seating, one: number, two: number): Seating {
  const [first, second] = [places[one], places[two]];
  if (!first || !second) return { places, others };
  return { places: places.map((place, at) => (at === one ? second : at === two ? first : place)), others };
}

/** Returns the colours that are chosen, party by party. */
function chosen({ places, others }: Seating): readonly string[] {
  return [...places.map(({ colour }) => colour), ...others];
}

/** Returns the colours that the parties will have, as far as they are not drawn: `drawn` for those. */
export function coloursOf(card: GameCard, seating: Seating): readonly string[] {
  const parties = partiesOf(card, seating.places.length);
  const wishes = chosen(seating);
  const settled: (string | undefined)[] = parties.map((_, at) => wishes[at] || undefined);
  parties.forEach(({ colour }, at) => {
    if (settled[at] === undefined && !settled.includes(colour)) settled[at] = colour;
  });
  return settled.map((colour, at) => {
    if (colour !== undefined) return colour;
    const free = card.colours?.words.find((word) => !settled.includes(word)) ?? DRAWN;
    settled[at] = free;
    return free;
  });
}

/** Returns the colours that a party can still choose: those that nobody else has chosen. */
export function freeColours(card: GameCard, seating: Seating, at: number): readonly string[] {
  const others = chosen(seating).filter((_, other) => other !== at);
  return card.colours?.words.filter((word) => !others.includes(word)) ?? [];
}

/** Returns the values of a part that a seat can still choose. */
export function freeParts(
  { name, values }: { name: string; values: readonly string[] },
  { places }: Seating,
  at: number,
): readonly string[] {
  const taken = places.filter((_, other) => other !== at).map(({ parts }) => parts[name]);
  return values.filter((value) => value === RANDOM || !taken.includes(value));
}

/** Returns the options that draw every seat's part, for a table that nobody has a word for. */
export function drawnParts({ options }: Pick<GameCard, 'options'>, seats: number): Record<string, string[]> {
  return Object.fromEntries(seatFields(options).map(({ name }) => [name, Array<string>(seats).fill(RANDOM)]));
}

function wish({ sitter, name }: Place, at: number): SeatWish {
  if (sitter.startsWith('bot-')) return { kind: 'bot', level: Number(sitter.slice(4)) };
  return sitter === 'local'
    ? { kind: 'local', name: name.trim() || say('player-number', { number: at + 1 }) }
    : { kind: sitter as 'me' | 'link' | 'open' };
}

/** Whether several people share this screen: then each of them has a name. */
export function isShared({ places }: Seating): boolean {
  return places.some(({ sitter }) => sitter === 'local');
}

/** Returns the seats, the options chosen seat by seat, and the colours, if anybody has chosen one. */
export function seatingWish(
  card: GameCard,
  seating: Seating,
): Pick<NewTable, 'seats' | 'colours'> & { readonly options: Record<string, string[]> } {
  const { places } = seating;
  const parts = seatFields(card.options).map(({ name }) => [name, places.map((place) => place.parts[name] ?? RANDOM)]);
  const wishes = chosen(seating).slice(0, partiesOf(card, places.length).length);
  return {
    seats: places.map(wish),
    options: Object.fromEntries(parts) as Record<string, string[]>,
    ...(wishes.some(Boolean) && { colours: wishes.map((word) => word || null) }),
  };
}
