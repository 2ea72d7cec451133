/** Events turned into arguments of their sentences. */
import { argsOf, type Args } from '../words/fluent';

/** Returns the arguments of a sentence: the values, what the server adds to an event, and people by their names. */
export function eventArgs(
  event: Readonly<Record<string, unknown>>,
  nameOf: (seat: string) => string,
  seats: readonly string[],
  lists: readonly string[] = [],
): Args {
  const args = { ...argsOf(event), ...argsOf((event['args'] ?? {}) as Record<string, unknown>) };
  for (const name of seats) {
    const who = event[name];
    if (typeof who === 'string') args[name] = nameOf(who);
  }
  for (const name of lists) {
    const who = event[name];
    if (Array.isArray(who)) args[name] = who.map((seat: string) => nameOf(seat)).join(', ');
  }
  return args;
}

/** Returns the name of a thing in the chosen language; that of the data file if it is not a standard thing. */
export function named(tell: (key: string) => string, key: string, otherwise: string): string {
  const name = tell(key);
  return name === key ? otherwise : name;
}
