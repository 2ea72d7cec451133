import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commitment, hex, house, master, roll, unhex, weighted } from './formulas';

/** The worked example of docs/fair.md, which the crate `fair` recomputes too. */
const [, section = ''] = readFileSync('../docs/fair.md', 'utf8').split('## A worked example');
const lines = [...section.split('\n## ')[0]!.matchAll(/^([a-z0-9 ]+): +(.*)$/gm)].map(
  ([, name = '', value = '']) => [name, value] as const,
);
const value = (name: string): string => lines.find(([known]) => known === name)?.[1] ?? '';
const bytes = (name: string): Uint8Array => unhex(value(name)) ?? new Uint8Array();

describe('the formulas of the dice', () => {
  const secret = bytes('secret');
  const added = [0, 1, 2].map((seat) => bytes(`contribution ${seat}`));
  const key = master({ scheme: 1 }, secret, added);

  it('give commitment, house contribution and keys of the document', () => {
    expect(hex(commitment(secret))).toBe(value('commitment'));
    expect(hex(house(bytes('commitment'), 2))).toBe(value('contribution 2'));
    expect(hex(key)).toBe(value('master'));
    expect(hex(master({ scheme: 2, epoch: 1 }, secret, added))).toBe(value('master 2'));
  });

  it('give every draw of the document', () => {
    let [draw, weights, checked] = [0n, [] as bigint[], 0];
    for (const [name, text] of lines) {
      if (name === 'draw') draw = BigInt(text);
      if (name === 'weights') weights = text.split(' ').map(BigInt);
      if (name === 'roll') expect(roll(key, draw, text.split(' ').length).join(' ')).toBe(text);
      if (name === 'index') expect(weighted(key, draw, weights)).toBe(Number(text));
      if (name === 'roll' || name === 'index') checked += 1;
    }
    expect(checked).toBe(5);
  });

  it('read hexadecimal digits and nothing else', () => {
    expect(unhex('00fF')).toEqual(Uint8Array.of(0, 255));
    for (const text of ['0', 'xx', '0g']) expect(unhex(text)).toBeUndefined();
  });
});
