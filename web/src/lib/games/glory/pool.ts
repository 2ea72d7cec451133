/** Where the dice of a side come from (B3). */
import type { BattleView, View } from '../../wire/games/glory';
import { troop } from './actions';

export interface Pool {
  readonly dice: number;
  readonly units: number;
  readonly mercenary: 'yes' | 'no';
  readonly fortress: 'yes' | 'no';
  /** What the Agile die adds, or takes once it is spent. */
  readonly agile: 'more' | 'less' | 'none';
}

const MOST_DICE = 10;

type Known = Pick<View, 'tiles' | 'seats'>;

/** Returns the dice of units such as `2I1M` that fight for a player from or on a tile. */
export function poolOf(codes: readonly string[], cell: string, seat: string, spent: boolean, view: Known): Pool {
  const counts = codes.map(troop);
  const sum = (of: (count: readonly [number, number, number]) => number) =>
    counts.reduce((all, count) => all + of(count), 0);
  const [units, mercenaries] = [sum(([i, m, x]) => i + m + x), sum(([, , x]) => x)];
  const fortress = view.tiles.find((tile) => tile.cell === cell)?.ability === 'fortress';
  const tech = view.seats.find((other) => other.seat === seat)?.faction === 'tech';
  const plain = Math.min(MOST_DICE, units + mercenaries + (fortress ? 1 : 0));
  const dice = tech ? Math.max(1, plain + (spent ? -1 : 1)) : plain;
  return {
    dice,
    units,
    mercenary: mercenaries > 0 ? 'yes' : 'no',
    fortress: fortress ? 'yes' : 'no',
    agile: dice > plain ? 'more' : dice < plain ? 'less' : 'none',
  };
}

/** Returns the dice of both sides in the next round of a battle, the attacker's first. */
export function poolsOf(battle: BattleView, view: Known & Pick<View, 'turn'>): readonly [Pool, Pool] {
  const { from, to, attackers, commander, dodged } = battle;
  const attacker = view.turn ?? '';
  // Guests of the attacker stand aside (P4).
  const there = view.tiles.find(({ cell }) => cell === to)?.units.filter(({ seat }) => seat !== attacker) ?? [];
  const defenders = there.map(({ infantry, mobile, mercenary }) => `${infantry}I${mobile}M${mercenary > 0 ? 'X' : ''}`);
  return [poolOf([attackers], from, attacker, dodged, view), poolOf(defenders, to, commander, dodged, view)];
}
