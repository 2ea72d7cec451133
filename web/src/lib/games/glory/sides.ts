/** The two sides of a battle, and what they are called. */
import type { LoggedStep } from '../../table/state';
import type { Event, View } from '../../wire/games/glory';
import type { Naming } from '../pack';
import { troop } from './actions';
import { groupInWords } from './labels';

/** Units of one player. */
interface Group {
  readonly seat: string;
  /** Such as `2I1MX`. */
  readonly units: string;
}

export interface Side {
  /** Who commands it. */
  readonly seat: string;
  readonly groups: readonly Group[];
}

export const countsOf = troop;

/** Who attacks whom, as a battle or a round of it says. */
interface Fight {
  readonly to: string;
  readonly attacker: string;
  readonly commander: string;
  readonly units: string;
}

/** Returns the attacker, and the defender with all units that stand on the tile beside the attacker's own. */
export function sidesOf(
  { to, attacker, commander, units }: Fight,
  { tiles }: Pick<View, 'tiles'>,
): readonly [Side, Side] {
  const there = tiles.find(({ cell }) => cell === to)?.units.filter(({ seat }) => seat !== attacker) ?? [];
  const groups = there.map(({ seat, infantry, mobile, mercenary }) => ({
    seat,
    units: `${infantry > 0 ? `${infantry}I` : ''}${mobile > 0 ? `${mobile}M` : ''}${mercenary > 0 ? 'X' : ''}`,
  }));
  return [
    { seat: attacker, groups: [{ seat: attacker, units }] },
    { seat: commander, groups },
  ];
}

/** Returns both sides as the last battle of these steps began. */
export function sidesAtFirst(steps: readonly LoggedStep<Event>[]): readonly [Side, Side] | undefined {
  const began = steps.flatMap(({ events }) => events).findLast((event) => event.kind === 'battle-begins');
  if (!began) return undefined;
  const groups = began.defenders.split(' ').map((part) => {
    const [seat = '', units = ''] = part.split(':');
    return { seat, units };
  });
  return [
    { seat: began.seat, groups: [{ seat: began.seat, units: began.units }] },
    { seat: began.commander, groups },
  ];
}

/** Returns who attacks whom with what, in plain words; `me` is called so. */
export function titleOf(
  [attack, defence]: readonly [Side, Side],
  place: string,
  me: string | null,
  { nameOf, tell }: Naming,
): string {
  const said = ({ groups }: Side) => groups.map(({ units }) => groupInWords(units, tell)).join(', ') || '-';
  const counts = attack.groups.flatMap(({ units }) => troop(units));
  return tell('battle', {
    attacker: attack.seat === me ? 'you' : nameOf(attack.seat),
    units: said(attack),
    count: counts.reduce((sum, count) => sum + count, 0),
    defender: defence.seat === me ? 'you' : nameOf(defence.seat),
    defenders: said(defence),
    place,
  });
}
