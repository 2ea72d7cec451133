import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleOf, format, type Args } from '../../words/fluent';
import type { View } from '../../wire/games/glory';
import { stepsOf } from './described';
import { groupInWords, kindInWords, label, placeInWords, whole } from './labels';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
const telling = (language: string) => {
  const rules = read(`../../../../../crates/games/glory/messages/${language}.ftl`);
  const bundle = bundleOf(language, rules, read(`messages/${language}.ftl`));
  return (key: string, args?: Args) => format(bundle, key, args) ?? key;
};
const english = telling('en');
const polish = telling('pl');
const naming = (tell: typeof english) => ({ nameOf: (seat: string) => `Ann (${seat})`, tell });

describe('a good of the Legacy list', () => {
  const view = { phase: 'Legacy', legacy: [{ good: 'civilized', price: 13, left: 1 }] } as const;

  it('says what it takes and leaves, by the numbers of the rules', () => {
    expect(label('legacy civilized', naming(english), { ...view, legacy: [...view.legacy] })).toBe(
      'Civilized tile: costs 13 Glory, leaves you 1',
    );
    expect(label('legacy civilized', naming(polish), { ...view, legacy: [...view.legacy] })).toBe(
      'Kafel cywilizacji: kosztuje 13 Chwały, zostanie ci 1',
    );
  });

  it('has no price where the rules name none', () => {
    expect(label('legacy pass', naming(english), { ...view, legacy: [] })).toBe('Pass');
    expect(label('legacy civilized', naming(english), { ...view, legacy: [] })).toBe('Civilized tile');
  });
});

describe('words instead of notation', () => {
  const view = { phase: 'Send', legacy: [] } as const;
  const said = (action: string) => label(action, naming(english), { ...view, legacy: [] });

  it('names tiles as the book does', () => {
    expect(['Fb', 'Mb', 'IG', 'Mx', 'Mi'].map((code) => kindInWords(code, english))).toEqual([
      'Forward Operating Base',
      'Ministry Building',
      'Infantry Production Facility (gold)',
      'Mine (Impassable)',
      'Mine',
    ]);
    // A tile of another data file keeps the name it has there.
    expect(kindInWords('Zz', english, 'Zoo')).toBe('Zoo');
  });

  it('names groups, sides and turns', () => {
    expect(said('send 2I1M')).toBe('Send 2 infantry and 1 mobile unit');
    expect(said('advance 1I2MX')).toBe('Enter with 1 infantry, 2 mobile units and the mercenary');
    expect(label('send 2I1M', naming(polish), { ...view, legacy: [] })).toBe(
      'Wyślij: 2 oddziały piechoty i 1 oddział jazdy',
    );
    expect(groupInWords('2I', (key) => key)).toBe('2I');
    expect(said('ring NE Mx/SW')).toBe('Mine (Impassable), northeast of the stronghold, wall to the southwest');
    expect(said('wall N')).toBe('Wall to the north');
    expect([said('push 0'), said('push 1'), said('push 3')]).toEqual([
      'Push it as it lies',
      'Turn by one sixth',
      'Turn by 3 sixths',
    ]);
    expect(label('ring NE Mx/SW', naming(polish), { ...view, legacy: [] })).toBe(
      'Kopalnia (z murem), od północnego wschodu, mur od południowego zachodu',
    );
  });
});

describe('a decision of two halves', () => {
  const said = (tell: typeof english, ...actions: readonly string[]) => whole(actions, naming(tell));

  it('is one sentence', () => {
    expect(said(english, 'march l9-k9', 'send 3I2M')).toBe('March from l9 to k9 with 3 infantry and 2 mobile units');
    expect(said(english, 'buy I', 'at l8')).toBe('Buy an infantry unit for l8');
    expect(said(polish, 'buy M', 'at l8')).toBe('Kup jazdę na l8');
    expect(said(polish, 'march l9-k9', 'send 1I')).toBe('Marsz z l9 na k9: 1 oddział piechoty');
  });

  it('calls tiles as the map on the screen does', () => {
    const tiles = [{ cell: 'k8', kind: 'Mx', name: 'Mine' }] as unknown as View['tiles'];
    const placeOf = (tell: typeof english) => (cell: string) => placeInWords(tiles, cell, tell) ?? cell;
    const said = (tell: typeof english) =>
      whole(['march l9-k8', 'send 1I'], { ...naming(tell), placeOf: placeOf(tell) });
    expect(said(english)).toBe('March from l9 to the Mine k8 with 1 infantry');
    expect(said(polish)).toBe('Marsz z l9 na k8 (Kopalnia): 1 oddział piechoty');
  });

  it('is said of its first half as far as that goes', () => {
    expect(said(english, 'buy M')).toBe('Buy a mobile unit');
    expect(said(english, 'done')).toBeUndefined();
  });
});

describe('what a newcomer must know', () => {
  it('says what is placed now and what comes next', () => {
    const asked = (tell: typeof english, infantry: number, mobile: number) => tell('ask-Deploy', { infantry, mobile });
    expect(asked(english, 3, 2)).toBe('Place an infantry unit (3 left); 2 mobile units come next.');
    expect(asked(english, 0, 1)).toBe('Place your last mobile unit.');
    expect(asked(polish, 1, 2)).toBe('Postaw oddział piechoty (zostało: 1); potem 2 oddziały jazdy.');
  });

  it('says that units take one step in round 1', () => {
    expect(english('ask-Move', { round: 1 })).toContain('one step');
    expect(english('ask-Move', { round: 2 })).toBe('Choose troops to march, or end the march.');
    const said = (movable: string, twice: number, round: number) =>
      english('marches', { units: groupInWords(movable, english), twice, steps: stepsOf({ movable, twice }, round) });
    expect(said('2M', 0, 1)).toBe('Can march: 2 mobile units (in round 1 only one step)');
    expect(said('2M', 2, 2)).toBe('Can march: 2 mobile units, two steps each');
    expect(said('3I2M', 2, 2)).toBe('Can march: 3 infantry and 2 mobile units, 2 of them two steps');
    expect(said('3I', 0, 2)).toBe('Can march: 3 infantry');
  });
});
