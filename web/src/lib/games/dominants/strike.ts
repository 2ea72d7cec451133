/** A strike as it is looked at: both sides, their sums, and who falls. */
import type { LoggedStep } from '../../table/state';
import type { BattleView, Event, Kind, Verdict, View } from '../../wire/games/dominants';
import type { Prelude } from '../pack';

/** How long a strike is looked at, and when its dead fall, in milliseconds. */
export const STRIKE = 2000;
export const TOLD = 600;

/** An ant in the fight. */
export interface Fighter {
  readonly tile: string;
  readonly owner: string;
  readonly kind: Kind;
  readonly power: number;
  readonly dies: boolean;
}

export interface Fight {
  readonly seat: string;
  /** Where it is fought. */
  readonly tiles: readonly string[];
  readonly attackers: readonly Fighter[];
  readonly defenders: readonly Fighter[];
  readonly attack: number;
  readonly defence: number;
  readonly verdict: Verdict;
}

/** Returns a battle as it stands; what it would cost if one struck now is the server's word. */
export function fightOf(battle: BattleView, { tiles, turn }: Pick<View, 'tiles' | 'turn'>): Fight {
  const on = (where: readonly string[]) =>
    where.flatMap((tile): readonly Fighter[] => {
      const ant = tiles.find((other) => other.tile === tile)?.ant;
      return ant
        ? [{ tile, owner: ant.owner, kind: ant.kind, power: ant.power, dies: battle.dying.includes(tile) }]
        : [];
    });
  const { participants, engaged, attack, defence, verdict } = battle;
  const [attackers, defenders] = [on(participants), on(engaged)];
  return { seat: turn ?? '', tiles: [...participants, ...engaged], attackers, defenders, attack, defence, verdict };
}

/** A strike is seen on the picture before it. */
export function strike(fresh: readonly LoggedStep<Event>[]): Prelude<Event> | undefined {
  return struckIn(fresh) ? { shows: fresh, rest: fresh, time: STRIKE, says: 'strike-falls' } : undefined;
}

/** Whether somebody struck in these steps. */
export function struckIn(fresh: readonly LoggedStep<Event>[]): boolean {
  return fresh.some(({ events }) => events.some(({ kind }) => kind === 'struck'));
}
