/** A round of a battle as the events tell it: both rolls, the pairs, who loses how much. It is seen before its dead are gone. */
import type { LoggedStep } from '../../table/state';
import type { EventTold } from '../../wire/protocol';
import type { Prelude } from '../pack';
import type { BattleView } from './view';

/** How long a round is looked at, and when its pairs are told, in milliseconds. */
export const ROUND = 1700;
export const TOLD = 650;

/** A die that was rolled; with a faction if it is that one's die. */
export interface Rolled {
  readonly face: number;
  readonly faction?: string | undefined;
}

export interface Round {
  readonly from: string;
  readonly to: string;
  readonly attacker: string;
  readonly commander: string;
  /** Who attacks, such as `2I1M`. */
  readonly units: string;
  /** Dice by falling value, those of pairs first. */
  readonly attack: readonly Rolled[];
  readonly defence: readonly Rolled[];
  readonly pairs: number;
  /** How many units each side loses. */
  readonly losses: { readonly attacker: number; readonly defender: number };
}

/** A round is seen on the picture before it. */
export function battleRound(fresh: readonly LoggedStep[]): Prelude | undefined {
  return eventsOf(fresh).some(({ kind }) => kind === 'compared')
    ? { shows: fresh, rest: fresh, time: ROUND }
    : undefined;
}

/** Returns the last round that was fought in these steps; `battle` is the one under way in the picture before. */
export function roundIn(
  fresh: readonly LoggedStep[],
  battle: BattleView | null,
  turn: string | null,
): Round | undefined {
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
  const luck = before('luck-rolled');
  const side = (
    paired: readonly number[],
    event: EventTold | undefined,
    known: readonly number[] | undefined,
    die: string | null | undefined,
  ) => {
    const again = die === 'religion' && luck;
    const rolled = again ? numbers(luck['now']) : event ? numbers(event['dice']) : (known ?? []);
    return marked(withSurplus(paired, rolled), rolled, die);
  };
  return {
    from,
    to,
    attacker: String(attacked?.['seat'] ?? began?.['seat'] ?? turn),
    commander: String(defended?.['seat'] ?? began?.['commander'] ?? battle?.commander),
    units: String(began?.['units'] ?? battle?.attackers ?? ''),
    attack: side(
      pairs.map(({ attack }) => attack),
      attacked,
      battle?.attack,
      battle?.attack_die,
    ),
    defence: side(
      pairs.map(({ defence }) => defence),
      defended,
      battle?.defence,
      battle?.defence_die,
    ),
    pairs: pairs.length,
    losses: { attacker: Number(compared['attacker']), defender: Number(compared['defender']) },
  };
}

/** Returns a roll by falling value; `die` is the faction whose die is in it. */
export function sorted(rolled: readonly number[], die: string | null): readonly Rolled[] {
  return marked(falling(rolled), rolled, die);
}

/** Luck is the first of a roll, Agile the last; which of several equal dice it is makes no difference. */
function marked(
  faces: readonly number[],
  rolled: readonly number[],
  die: string | null | undefined,
): readonly Rolled[] {
  const face = die === 'religion' ? rolled[0] : die === 'tech' ? rolled.at(-1) : undefined;
  const at = face === undefined ? -1 : faces.indexOf(face);
  return faces.map((face, index) => (index === at ? { face, faction: die ?? undefined } : { face }));
}

function falling(dice: readonly number[]): readonly number[] {
  return [...dice].sort((a, b) => b - a);
}

function eventsOf(fresh: readonly LoggedStep[]): readonly EventTold[] {
  return fresh.flatMap(({ events }) => events);
}

function numbers(dice: unknown): readonly number[] {
  return String(dice).split(' ').map(Number);
}

/** Returns the dice of the pairs, and behind them those that had no other: dice that were changed since the roll are left out. */
function withSurplus(paired: readonly number[], rolled: readonly number[]): readonly number[] {
  return [...paired, ...falling(rolled).slice(paired.length)];
}
