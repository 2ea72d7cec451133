import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleOf, format, type Args } from '../../words/fluent';
import type { View } from '../../wire/games/glory';
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
      'Civilized tile: 13 Glory, 1 left',
    );
    expect(label('legacy civilized', naming(polish), { ...view, legacy: [...view.legacy] })).toBe(
      'Kafel cywilizacji: 13 Chwały, zostanie 1',
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
