/** Names of those who sit at a table. */
import type { GamePack } from '../games/pack';
import { english, say } from '../words/words.svelte';
import type { LobbyTable, SeatInfo, TableInfo } from '../wire/protocol';
import type { Turn } from './lines';

/** Returns who sits in a seat, in words; a bot that plays for the person changes nothing about the name. */
export function holderName(seat: SeatInfo): string {
  switch (seat.holder.kind) {
    case 'open':
      return say('free-seat');
    case 'link':
      return say('seat-for-link');
    case 'person':
      return guestName(seat.holder.name);
    case 'bot':
      return say(`level-${seat.holder.level}`);
    default:
      return seat.holder satisfies never;
  }
}

/** Returns a name; one that the page gave to a guest in any of its languages is said in the chosen one. */
export function guestName(name: string): string {
  const number = /^(?:Guest|Gość) (\d+)$/.exec(name)?.[1];
  return number === undefined ? name : say('guest-name', { number });
}

/** Returns the names by seat; two of the same name are told apart by number. A record without names has those of its
 * notation: its players are counted. */
export function namesOf(table: Pick<TableInfo, 'seats'>): ReadonlyMap<string, string> {
  const plain = table.seats.map((info, at) =>
    info.holder.kind === 'person' && info.holder.name === info.seat
      ? say('player-number', { number: at + 1 })
      : holderName(info),
  );
  const apart = toldApart(plain);
  return new Map(table.seats.map(({ seat }, at) => [seat, apart[at] ?? seat]));
}

/** Returns the names, those that are the same with numbers behind them. */
export function toldApart(names: readonly string[]): readonly string[] {
  return names.map((name, at) => {
    const same = (among: readonly string[]) => among.filter((other) => other === name).length;
    return same(names) === 1 ? name : `${name} ${same(names.slice(0, at + 1))}`;
  });
}

/** Returns the seat that a word of an event means, such as the name of a colony; the word itself if it is a seat. */
export function seatOf(pack: Pick<GamePack, 'seatOf'> | undefined, view: unknown, word: string): string {
  return (view === undefined ? undefined : pack?.seatOf?.(view, word)) ?? word;
}

/** Returns the name of a turn; one in which nobody decides has only its number. */
export function turnName({ number, seat }: Pick<Turn, 'number' | 'seat'>, nameOf: (seat: string) => string): string {
  return seat === undefined
    ? say('turn-number', { turn: number })
    : say('turn-of', { turn: number, name: nameOf(seat) });
}

/** Returns the names in a list of tables by seat; free seats have none. */
export function listedNames({ seats, names }: Pick<LobbyTable, 'seats' | 'names'>): ReadonlyMap<string, string> {
  const found = names.flatMap((name, at) => {
    const seat = seats[at] ?? String(at);
    return name === null ? [] : [{ seat, name: listedName(name, seat, at) }];
  });
  const apart = toldApart(found.map(({ name }) => name));
  return new Map(found.map(({ seat, name }, at) => [seat, apart[at] ?? name]));
}

/** Returns a name in a list: bots, which the server calls `Rilla (bot)` or `Rilla 2 (bot)`, without that word; who has
 * only the code of the seat by number. */
function listedName(name: string, seat: string, at: number): string {
  const bot = /^(\S+)( \d+)? \(bot\)$/.exec(name)?.[1];
  if (bot && LEVELS.some((level) => english(`level-${level}`) === bot)) return name.replace(/ \(bot\)$/, '');
  return name === seat ? say('player-number', { number: at + 1 }) : guestName(name);
}

export const LEVELS = [1, 2, 3, 4, 5] as const;

/** Says how a game ended, from a record's line such as `R 24, B 17; winner R`. A seat that is out may be missing among the
 * points. */
export function resultInWords(table: Pick<LobbyTable, 'seats' | 'names' | 'result'>): string {
  const names = listedNames(table);
  const resigned = resignedIn(table.result ?? '');
  const winners = winnersIn(table.result ?? '').map((seat) => {
    const name = names.get(seat);
    return name !== undefined && resigned.includes(seat) ? say('bot-for', { name }) : name;
  });
  const called = winners.filter((name) => name !== undefined);
  // Nobody, or a third colour that no name belongs to.
  if (called.length === 0) return say('status-over');
  return say('winner', { names: called.join(', '), count: called.length });
}

/** Returns the seats that a record's result says have won. */
export function winnersIn(result: string): readonly string[] {
  return (result.split(';')[1] ?? '').trim().split(' ').slice(1);
}

/** Returns the seats that a result says have resigned. */
function resignedIn(result: string): readonly string[] {
  return (result.split('; resigned ')[1] ?? '').split(' ');
}
