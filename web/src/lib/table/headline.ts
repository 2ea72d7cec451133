/** The result in a few words, for the one who reads it. */
import { say } from '../words/words.svelte';
import type { TableState } from './state';

/** Returns the seat of the one person at this screen; nobody if there are several, or if they gave up: what a bot then wins or
 * loses is not theirs. */
export function personOf({ info, you }: Pick<TableState, 'info' | 'you'>): string | undefined {
  const own = you.length === 1 ? info.seats.find(({ seat }) => seat === you[0]) : undefined;
  return own?.resigned === undefined ? own?.seat : undefined;
}

/** Returns who won. Where one person looks on their own seat, it is about them. */
export function headlineOf(
  { info, you }: Pick<TableState, 'info' | 'you'>,
  winners: readonly string[] | undefined,
  nameOf: (seat: string) => string,
): string {
  const { status } = info;
  if (!winners || winners.length === 0) return say(status === 'abandoned' ? 'status-abandoned' : 'nobody-wins');
  const me = personOf({ info, you });
  const resigned = info.seats.filter((seat) => seat.resigned !== undefined).map(({ seat }) => seat);
  const named = (who: string) => (resigned.includes(who) ? say('bot-for', { name: nameOf(who) }) : nameOf(who));
  const others = winners.filter((who) => who !== me).map(named);
  const own = you.length === 1 ? you[0] : undefined;
  if (own !== undefined && resigned.includes(own))
    return winners.includes(own)
      ? say('gave-up-won')
      : say('gave-up-lost', { names: others.join(', '), count: winners.length });
  if (me !== undefined && winners.includes(me))
    return others.length === 0 ? say('you-win') : say('you-share', { names: others.join(', ') });
  return say(me === undefined ? 'winner' : 'you-lose', { names: others.join(', '), count: winners.length });
}
