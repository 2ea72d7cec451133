/** The dice of a battle: those on the table, and a round as its events report it, which is seen before its dead are gone. */
import type { LoggedStep } from '../../table/state';
import type { BattleView, Event, Faction, Pair, Unit } from '../../wire/games/glory';
import type { Prelude } from '../pack';

/** How long a round is looked at, when its pairs are shown, and how long a battle stays when it is over, in milliseconds. */
export const ROUND = 2000;
export const TOLD = 650;
export const STAYS = 2000;

/** A die that was rolled. */
export interface Rolled {
  readonly face: number;
  /** The faction whose die it is; nothing for a plain die. */
  readonly faction?: Faction | undefined;
  /** Whether it wins its pair; nothing without a pair. */
  readonly wins?: boolean | undefined;
}

/** Both rolls, those of pairs first, by falling value. */
export interface Dice {
  readonly attack: readonly Rolled[];
  readonly defence: readonly Rolled[];
}

export interface Round extends Dice {
  readonly from: string;
  readonly to: string;
  readonly attacker: string;
  readonly commander: string;
  /** The attackers, such as `2I1M`. */
  readonly units: string;
  /** How many units each side loses. */
  readonly losses: { readonly attacker: number; readonly defender: number };
  /** Who they were, as far as that is decided. */
  readonly dead: readonly { readonly seat: string; readonly unit: Unit }[];
}

/** A round is seen on the picture before it. */
export function battleRound(fresh: readonly LoggedStep<Event>[]): Prelude<Event> | undefined {
  return eventsOf(fresh).some(({ kind }) => kind === 'compared')
    ? { shows: fresh, rest: fresh, time: ROUND, says: 'battle-rages' }
    : undefined;
}

/** Returns the last round that was fought in these steps; `battle` is the one under way in the picture before. */
export function roundIn(
  fresh: readonly LoggedStep<Event>[],
  battle: BattleView | null,
  turn: string | null,
): Round | undefined {
  const events = eventsOf(fresh);
  const end = events.findLastIndex(({ kind }) => kind === 'compared');
  const compared = last(events, 'compared');
  if (!compared) return undefined;
  const before = events.slice(0, end);
  const began = last(before, 'battle-begins');
  const place = began ?? battle;
  if (!place) return undefined;
  const [attacked, defended, luck] = [
    last(before, 'attack-rolled'),
    last(before, 'defence-rolled'),
    last(before, 'luck-rolled'),
  ];
  const rolled = (die: Faction | null | undefined, event: { readonly dice: string } | undefined) => {
    const text = die === 'religion' && luck ? luck.now : event?.dice;
    return text?.split(' ').map(Number);
  };
  const [attackDie, defenceDie] = [battle?.attack_die, battle?.defence_die];
  return {
    from: place.from,
    to: place.to,
    attacker: attacked?.seat ?? began?.seat ?? turn ?? '',
    commander: defended?.seat ?? place.commander,
    units: began?.units ?? battle?.attackers ?? '',
    attack: attackOf(compared.pairs, rolled(attackDie, attacked) ?? battle?.attack ?? [], attackDie),
    defence: defenceOf(compared.pairs, rolled(defenceDie, defended) ?? battle?.defence ?? [], defenceDie),
    losses: { attacker: compared.attacker, defender: compared.defender },
    dead: events
      .slice(end)
      .flatMap((event) => (event.kind === 'killed' ? [{ seat: event.seat, unit: event.unit }] : [])),
  };
}

/** Returns the last round of the battle that the log ends with; nothing if another one has begun. `battle` is the one under
 * way. */
export function lastRound(
  log: readonly LoggedStep<Event>[],
  battle: BattleView | null,
  turn: string | null,
): Round | undefined {
  const began = log.findLastIndex(({ events }) => events.some(({ kind }) => kind === 'battle-begins'));
  if (began < 0) return undefined;
  const steps = log.slice(began);
  const pressed = steps.findLastIndex(({ events }) => events.some(({ kind }) => kind === 'pressed'));
  const compared = steps.findLastIndex(({ events }) => events.some(({ kind }) => kind === 'compared'));
  return compared < pressed ? undefined : roundIn(steps, battle, turn);
}

/** Returns the dice of the battle under way. */
export function diceOf(battle: BattleView): Dice {
  return {
    attack: attackOf(battle.pairs, battle.attack, battle.attack_die),
    defence: defenceOf(battle.pairs, battle.defence, battle.defence_die),
  };
}

function attackOf(pairs: readonly Pair[], rolled: readonly number[], die: Faction | null | undefined) {
  const paired = pairs.map(({ attack, hit = false }) => ({ face: attack, wins: hit }));
  return marked([...paired, ...surplus(pairs, rolled)], rolled, die);
}

function defenceOf(pairs: readonly Pair[], rolled: readonly number[], die: Faction | null | undefined) {
  const paired = pairs.map(({ defence, hit = false }) => ({ face: defence, wins: !hit }));
  return marked([...paired, ...surplus(pairs, rolled)], rolled, die);
}

/** Returns the dice that have no other; dice that were changed since the roll are in the pairs. */
function surplus(pairs: readonly Pair[], rolled: readonly number[]): readonly Rolled[] {
  const falling = [...rolled].sort((a, b) => b - a);
  return falling.slice(pairs.length).map((face) => ({ face }));
}

/** Marks the die of a faction: Luck is the first of a roll, Agile the last; which of several equal dice does not matter. */
function marked(
  dice: readonly Rolled[],
  rolled: readonly number[],
  faction: Faction | null | undefined,
): readonly Rolled[] {
  const face = faction === 'religion' ? rolled[0] : faction === 'tech' ? rolled.at(-1) : undefined;
  const at = dice.findIndex((die) => die.face === face);
  return dice.map((die, index) => (index === at && faction ? { ...die, faction } : die));
}

function eventsOf(fresh: readonly LoggedStep<Event>[]): readonly Event[] {
  return fresh.flatMap(({ events }) => events);
}

type Kind<K extends Event['kind']> = Extract<Event, { kind: K }>;

/** Returns the last event of a kind. */
function last<K extends Event['kind']>(events: readonly Event[], kind: K): Kind<K> | undefined {
  return events.findLast((event): event is Kind<K> => event.kind === kind);
}
