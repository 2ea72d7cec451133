/** The figures of the rules show what the data file in the rules says. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ANTS, GROWTH, HIVE_SIDE, HIVES } from './figures';
import { fileRank } from './layout';

const RULES = readFileSync(join(import.meta.dirname, '../../../../../docs/rules/dominants.md'), 'utf8');

/** Returns the lines of a table of the data file. */
function table(name: string): string {
  const [, rest = ''] = RULES.split(`\n[${name}]`);
  return rest.split('\n[')[0] ?? '';
}

const tiles = (line: string) => [...line.matchAll(/"(\w+)"/g)].map(([, tile = '']) => tile);

describe('the figures of the rules', () => {
  it('show the powers of the ants', () => {
    const ants = [...RULES.matchAll(/\[\[ant\]\]\nkind = "(\w+)"\nletter = "\w"\npower = (\d+)/g)];
    expect(ants.map(([, kind, power]) => [kind, Number(power)])).toEqual(ANTS.map(({ kind, power }) => [kind, power]));
  });

  it('show the prices of new ants', () => {
    const prices = [...table('price').matchAll(/= (\d+)/g)].map(([, cubes]) => Number(cubes));
    expect(prices).toEqual(GROWTH.map(({ cubes }) => cubes));
    for (const { kind, from } of GROWTH) {
      for (const parent of from)
        expect(RULES).toMatch(new RegExp(`kind = "${parent}"\\n(?:\\w.*\\n)*merges_into = "${kind}"`));
    }
  });

  it.each(['inner', 'corner'] as const)('show the hive with its throne: %s', (layout) => {
    const lines = table(`layout.${layout}`).split('\n');
    const at = (name: string) => tiles(lines.find((line) => line.startsWith(name)) ?? '');
    const { throne, soldiers, workers } = HIVES[layout];
    expect([at('throne'), at('soldiers'), at('workers')]).toEqual([[throne], soldiers, workers]);
  });

  it('show all tiles of a hive', () => {
    const hive = tiles(table('hive')).map(fileRank);
    expect(hive).toHaveLength(HIVE_SIDE ** 2);
    expect(Math.max(...hive.flatMap(({ file, rank }) => [file, rank]))).toBe(HIVE_SIDE - 1);
  });
});
