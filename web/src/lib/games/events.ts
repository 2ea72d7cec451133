/** Events, refusals and reasons put into words. A sentence's values are the fields of the event; the pack only names them. */
import type { FluentBundle } from '@fluent/bundle';
import { format, type Args } from '../words/fluent';
import type { EventTold, ReasonTold } from '../wire/protocol';
import type { GamePack, Name, Naming } from './pack';

type Named = Pick<GamePack<never>, 'names'>;

/** Returns the sentence of an event; nothing if the game has none. */
export function sayEvent(words: FluentBundle, pack: Named, event: EventTold, naming: Naming): string | undefined {
  return format(words, event.kind, argsOf({ ...event, ...event.args }, pack.names, naming, event));
}

/** Returns the sentence of a refusal; nothing if the game has none. */
export function sayRefusal(
  words: FluentBundle,
  pack: Named,
  key: string,
  values: Readonly<Record<string, unknown>>,
  naming: Naming,
): string | undefined {
  return format(words, key, argsOf(values, pack.names, naming, undefined));
}

/** Returns the sentence of a reason for a move; the server's English one if the game has none. */
export function sayReason(words: FluentBundle, pack: Named, reason: ReasonTold, naming: Naming): string {
  const { key, args, say } = reason;
  return format(words, key, argsOf(args, pack.names, naming, { kind: key, ...args })) ?? say;
}

/** Returns values as arguments of a sentence, by the rule of the rules crates (`Say` in crates/core/src/words.rs): switches
 * become `yes` and `no`, what is missing is `none`, lists have commas. */
function argsOf(
  values: Readonly<Record<string, unknown>>,
  names: Readonly<Partial<Record<string, Name<EventTold>>>>,
  naming: Naming,
  event: EventTold | undefined,
): Args {
  const args: Args = {};
  for (const [field, value] of Object.entries(values)) {
    const name = (text: string) => names[field]?.(text, naming, event) ?? text;
    if (typeof value === 'string') args[field] = name(value);
    else if (typeof value === 'number') args[field] = value;
    else if (typeof value === 'boolean') args[field] = value ? 'yes' : 'no';
    else if (value === null) args[field] = 'none';
    else if (Array.isArray(value) && value.every((part) => typeof part === 'string' || typeof part === 'number')) {
      args[field] = value.map((part) => name(String(part))).join(', ');
    }
  }
  return args;
}

/** Returns the name of a thing in the chosen language; that of the data file if it is not a standard thing. */
export function named(tell: (key: string) => string, key: string, otherwise: string): string {
  const name = tell(key);
  return name === key ? otherwise : name;
}
