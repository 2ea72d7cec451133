/** A round of a battle as the events tell it: both rolls, the pairs, who loses how much. It is seen before its dead are gone. */
import type { LoggedStep } from '../../table/state';
import type { EventTold } from '../../wire/protocol';
import type { Prelude } from '../pack';
import type { BattleView } from './view';

/** How long a round is looked at, and when its pairs are told, in milliseconds. */
export const ROUND = 1700;
export const TOLD = 650;

export interface Round {
  readonly from: string;
  readonly to: string;
  readonly attacker: string;
  readonly commander: string;
  /** Who attacks, such as `2I1M`. */
  readonly units: string;
  /** Dice by falling value, those of pairs first. */
  readonly attack: readonly number[];
  readonly defence: readonly number[];
  readonly pairs: number;
  /** How many units each side loses. */
  readonly losses: { readonly attacker: number; readonly defender: number };
}

/** A round is seen on the picture before it. */
export function battleRound(fresh: readonly LoggedStep[]): Prelude | undefined {
  return eventsOf(fresh).some(({ kind }) => kind === 'compared') ? { shows: fresh, rest: fresh, time: ROUND } : undefined;
}

/** Returns the last round that was fought in these steps; `battle` is the one under way in the picture before. */
export function roundIn(fresh: readonly LoggedStep[], battle: BattleView | null, turn: string | null): Round | undefined {
  const events = eventsOf(fresh);
  const at = events.findLastIndex(({ kind }) => kind === 'compared');
  const compared = events[at];
  if (!compared) return undefined;
  const before = (kind: string) => events.slice(0, at).findLast((event) => event.kind === kind);
  const [began, attacked, defended] = [before('battle-begins'), before('attack-rolled'), before('defence-rolled')];
  const from = began?.['from'] ?? battle?.from;
  const to = began?.['to'] ?? battle?.to;
  if (typeof from !== 'string' || typeof to !== 'string') return undefined;
  const pairs = compared['pairs'] as readonly { readonly attack: number; readonly defence: number }[];
  return {
    from,
    to,
    attacker: String(attacked?.['seat'] ?? began?.['seat'] ?? turn),
    commander: String(defended?.['seat'] ?? began?.['commander'] ?? battle?.commander),
    units: String(began?.['units'] ?? battle?.attackers ?? ''),
    attack: withSurplus(pairs.map(({ attack }) => attack), attacked ? diceOf(attacked) : (battle?.attack ?? [])),
    defence: withSurplus(pairs.map(({ defence }) => defence), defended ? diceOf(defended) : (battle?.defence ?? [])),
    pairs: pairs.length,
    losses: { attacker: Number(compared['attacker']), defender: Number(compared['defender']) },
  };
}

function eventsOf(fresh: readonly LoggedStep[]): readonly EventTold[] {
  return fresh.flatMap(({ events }) => events);
}

function diceOf(event: EventTold): readonly number[] {
  return String(event['dice']).split(' ').map(Number);
}

/** Returns the dice of the pairs, and behind them those that had no other: dice that were changed since the roll are left out. */
function withSurplus(paired: readonly number[], rolled: readonly number[]): readonly number[] {
  const falling = [...rolled].sort((a, b) => b - a);
  return falling.length > paired.length ? [...paired, ...falling.slice(paired.length)] : paired;
}
