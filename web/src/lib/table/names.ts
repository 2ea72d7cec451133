/** Names of those who sit at a table. */
import { say } from '../words/words.svelte';
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

/** Returns the names by seat; two of the same name are told apart by number. */
export function namesOf(table: TableInfo): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const used = new Map<string, number>();
  const plain = table.seats.map(holderName);
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
