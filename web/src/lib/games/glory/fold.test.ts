import { expect, it } from 'vitest';
import type { Event } from '../../wire/games/glory';
import { foldUpkeep } from './fold';

const produced = (seat: string, gold: number, food: number, any = 0): Event => ({
  ...{ kind: 'produced', seat, cell: 'k9', tile: 'Fa', bonus: 0, water: 1 },
  ...{ gold, food, any },
});
const turn: Event = { kind: 'turn-begins', seat: 'red', round: 2 };

it('tells the yields of all tiles as one, with what was chosen and fed', () => {
  const told = foldUpkeep([
    produced('blue', 1, 0),
    produced('blue', 0, 2, 1),
    { kind: 'any-chosen', seat: 'blue', gold: 0, food: 1, water: 0 },
    { kind: 'upkeep', seat: 'blue', units: 3, spared: 0, need: 3, food: 3, water: 2 },
    { kind: 'discarded', seat: 'blue', food: 1, water: 0 },
    turn,
  ]);
  expect(told).toEqual([{ kind: 'upkeep-all', seat: 'blue', gold: 1, food: 3, water: 2, any: 0, fed: 2 }, turn]);
});

it('leaves what belongs to no yield as it is', () => {
  const chosen: Event = { kind: 'any-chosen', seat: 'blue', gold: 1, food: 0, water: 0 };
  expect(foldUpkeep([chosen, turn])).toEqual([chosen, turn]);
});
