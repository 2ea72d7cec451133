/** Steps in words. */
import type { FluentBundle } from '@fluent/bundle';
import { sayEvent } from '../games/events';
import type { GamePack, Naming } from '../games/pack';
import { say } from '../words/words.svelte';
import type { EventTold } from '../wire/protocol';
import type { LoggedStep } from './state';

/** Returns an event in the chosen language; the server's English sentence if this browser has none. */
export const eventWords = (words: FluentBundle, pack: GamePack, event: EventTold, naming: Naming): string =>
  sayEvent(words, pack, event, naming) ?? event.say ?? event.kind;

/** Returns a line of the log in words: what happened, or else what was played. */
export function lineWords(
  words: FluentBundle,
  pack: GamePack,
  line: Pick<LoggedStep, 'by' | 'text' | 'events'>,
  naming: Naming,
  view: unknown,
): readonly string[] {
  if (line.events.length > 0)
    return (pack.folded?.(line.events) ?? line.events).map((event) => eventWords(words, pack, event, naming));
  return [
    line.by === 'chance'
      ? `${say('chance')}: ${line.text}`
      : `${naming.nameOf(line.by)}: ${pack.label(line.text, naming, view)}`,
  ];
}
