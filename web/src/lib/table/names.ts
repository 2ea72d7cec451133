/** Names of those who sit at a table. */
import { english, say } from '../words/words.svelte';
import type { SeatInfo, TableInfo } from '../wire/protocol';

/** Returns who sits in a seat, in words. */
export function holderName(seat: SeatInfo): string {
  switch (seat.holder.kind) {
    case 'open':
      return say('free-seat');
    case 'link':
      return say('seat-for-link');
    case 'person':
      return seat.stand_in === undefined ? seat.holder.name : say('stands-in', { name: seat.holder.name });
    case 'bot':
      return say(`level-${seat.holder.level}`);
    default:
      return seat.holder satisfies never;
  }
}

/** Returns the names by seat; two of the same name are told apart by number. A record without names has those of its
 * notation: then `ofSeat` says how the seat is called in the game. */
export function namesOf(table: TableInfo, ofSeat: (seat: string) => string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const used = new Map<string, number>();
  const plain = table.seats.map((info) =>
    info.holder.kind === 'person' && info.holder.name === info.seat ? ofSeat(info.seat) : holderName(info),
  );
  table.seats.forEach(({ seat }, at) => {
    const name = plain[at] ?? seat;
    if (plain.filter((other) => other === name).length === 1) names.set(seat, name);
    else {
      const count = (used.get(name) ?? 0) + 1;
      used.set(name, count);
      names.set(seat, `${name} ${count}`);
    }
  });
  return names;
}

/** Says how a game ended, from a record's line such as `R 24, B 17; winner R`: the names stand in the order of its
 * seats. */
export function resultInWords(result: string, names: readonly (string | null)[]): string {
  const verdict = result.split(';')[1] ?? '';
  const seats = seatsIn(result);
  const winners = verdict
    .trim()
    .split(' ')
    .slice(1)
    .map((seat) => names[seats.indexOf(seat)] ?? undefined);
  const called = winners.filter((name) => name !== undefined).map((name) => listedName(name, seats));
  // Nobody, or a third colour that no name belongs to.
  if (called.length === 0) return say('status-over');
  return say('winner', { names: called.join(', '), count: called.length });
}

/** Returns the seats that a record's result names, in order. */
export function seatsIn(result: string): readonly string[] {
  return (result.split(';')[0] ?? '')
    .split(',')
    .map((part) => part.trim().split(' ')[0] ?? '')
    .filter(Boolean);
}

/** Returns a name in a list of tables: bots, which the server calls `Larva (bot)`, by the name of their level; who has
 * only the code of a seat by its number. */
export function listedName(name: string, seats: readonly string[]): string {
  const bot = / \(bot\)$/.test(name)
    ? [1, 2, 3, 4, 5].find((level) => `${english(`level-${level}`)} (bot)` === name)
    : undefined;
  if (bot !== undefined) return say(`level-${bot}`);
  const at = seats.indexOf(name);
  return at < 0 ? name : say('seat-number', { number: at + 1 });
}
