import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CELLS, COLONIES, MAPS, MOUNDS, NEUTRAL } from './box';

const RULES = readFileSync(join(import.meta.dirname, '../../../../../docs/rules/termites.md'), 'utf8');

describe('the box', () => {
  it('has a board of 91 hexes', () => {
    expect(CELLS).toHaveLength(91);
    expect([CELLS[0], CELLS[45], CELLS.at(-1)]).toEqual(['a1', 'f6', 'k11']);
  });

  it('has four colonies of 18 tokens, each with all castes in the order of the book', () => {
    expect(COLONIES.map(({ name }) => name)).toEqual(['blue', 'red', 'gold', 'gray']);
    for (const { tokens } of COLONIES) {
      expect(tokens.reduce((sum, { count }) => sum + count, 0)).toBe(18);
      expect([...new Set(tokens.map(({ token }) => token[0]))]).toEqual(['W', 'S', 'N', 'F']);
    }
  });

  it('has Mounds from 5 to 9, and neutral ones of 7', () => {
    expect(MOUNDS).toEqual([5, 6, 7, 8, 9]);
    expect(NEUTRAL).toBe(7);
  });

  it('has the maps of the rules file, drawn as there', () => {
    const glyphs = { clear: '.', water: '~', vegetation: '"', stones: '^' };
    expect(MAPS.map(({ name }) => name)).toEqual(['duel', 'ring', 'spokes', 'cross', 'oases']);
    for (const { name, players, neutral, terrain } of MAPS) {
      expect(neutral).toHaveLength(players - 1);
      const drawn = RULES.slice(RULES.indexOf(`#### \`${name}\``)).split('```')[1] ?? '';
      for (const row of new Set(CELLS.map((cell) => cell[0]))) {
        const line = new RegExp(`^  ${row} +(.*?) +${row}\\d+-`, 'm').exec(drawn)?.[1] ?? '';
        const cells = CELLS.filter((cell) => cell[0] === row);
        expect(
          cells.map((cell) => (neutral.includes(cell) ? '7' : glyphs[terrain.get(cell) ?? 'clear'])).join(''),
          `${name} row ${row}`,
        ).toBe(line.replaceAll(' ', ''));
      }
    }
  });
});
