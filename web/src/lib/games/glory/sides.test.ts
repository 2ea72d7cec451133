import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { TileView } from '../../wire/games/glory';
import { bundleOf, format, type Args } from '../../words/fluent';
import { sidesAtFirst, sidesOf, titleOf } from './sides';

const telling = (language: string) => {
  const bundle = bundleOf(language, readFileSync(join(import.meta.dirname, `messages/${language}.ftl`), 'utf8'));
  return (key: string, args?: Args) => format(bundle, key, args) ?? key;
};
const naming = (language: string) => ({
  nameOf: (seat: string) => (seat === 'blue' ? 'Ann' : 'Bodo'),
  tell: telling(language),
});
const none = { movable: '0', twice: 0 };
const tiles = [
  {
    cell: 'j9',
    units: [
      { seat: 'blue', infantry: 1, mobile: 0, mercenary: 0, ...none },
      { seat: 'red', infantry: 0, mobile: 1, mercenary: 0, ...none },
    ],
  },
] as unknown as TileView[];
const sides = sidesOf({ to: 'j9', attacker: 'blue', commander: 'red', units: '3I' }, { tiles });

describe('the title of a battle', () => {
  it('names people, units and place in plain words', () => {
    expect(titleOf(sides, 'Foundry', 'blue', naming('en'))).toBe(
      'Your 3 infantry attack Bodo’s 1 mobile unit at the Foundry',
    );
    expect(titleOf(sides, 'Foundry', 'red', naming('en'))).toBe(
      'Ann’s 3 infantry attack your 1 mobile unit at the Foundry',
    );
    expect(titleOf(sides, 'Foundry', null, naming('en'))).toBe(
      'Ann’s 3 infantry attack Bodo’s 1 mobile unit at the Foundry',
    );
    expect(titleOf(sides, 'Odlewnia', 'blue', naming('pl'))).toBe(
      'Atakujesz kafel Odlewnia: 3 oddziały piechoty – 1 oddział jazdy (Bodo)',
    );
  });

  it('counts one unit as one', () => {
    const one = sidesOf({ to: 'j9', attacker: 'blue', commander: 'red', units: '1M' }, { tiles });
    expect(titleOf(one, 'Mine', 'blue', naming('en'))).toBe(
      'Your 1 mobile unit attacks Bodo’s 1 mobile unit at the Mine',
    );
  });
});

describe('the sides as the battle began', () => {
  it('are read from what was told, also when all defenders are dead', () => {
    const began = {
      kind: 'battle-begins',
      seat: 'blue',
      units: '2I',
      from: 'i9',
      to: 'j9',
      commander: 'red',
      defenders: 'red:1M yellow:1I',
    } as const;
    const first = sidesAtFirst([{ step: 1, by: 'blue', text: 'send 2I', events: [began] }]);
    expect(first?.[0]).toEqual({ seat: 'blue', groups: [{ seat: 'blue', units: '2I' }] });
    expect(first?.[1].groups).toEqual([
      { seat: 'red', units: '1M' },
      { seat: 'yellow', units: '1I' },
    ]);
    expect(sidesAtFirst([])).toBeUndefined();
  });
});

describe('the defenders', () => {
  it('are all on the tile but the guests of the attacker', () => {
    expect(sides[1]).toEqual({ seat: 'red', groups: [{ seat: 'red', units: '1M' }] });
  });
});
