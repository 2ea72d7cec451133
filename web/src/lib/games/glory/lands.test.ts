import { describe, expect, it } from 'vitest';
import { bordersOf, landOf, turnsBetween } from './lands';

const blue = { seat: 'blue', slot: 'i10', ring: ['Fa', 'Mx/N', 'Mo', 'Ta', 'Ri', 'Mb'] };
const red = { seat: 'red', slot: 'l9', ring: ['We', 'We', 'Fo', 'Ri', 'Ta', 'IG'] };

describe('a land before it is pushed', () => {
  it('lies around its slot, clockwise from the north', () => {
    expect(landOf(blue).map(({ cell, kind }) => `${kind} ${cell}`)).toEqual([
      'SH i10',
      'Fa i9',
      'Mx j9',
      'Mo j10',
      'Ta i11',
      'Ri h11',
      'Mb h10',
    ]);
  });

  it('turns with its walls', () => {
    const mine = landOf(blue, 2).find(({ kind }) => kind === 'Mx');
    expect(mine).toEqual({ cell: 'i11', kind: 'Mx', wall: 'SE', seat: 'blue' });
    expect(landOf(blue, 6)).toEqual(landOf(blue));
  });

  it('is not there without a slot or without tiles', () => {
    expect(landOf({ ...blue, slot: null })).toEqual([]);
    expect(landOf({ ...blue, ring: [] })).toEqual([]);
  });

  it('borders on the other along three sides, as the rules say', () => {
    const borders = bordersOf(landOf(blue), landOf(red));
    expect(borders.map(({ own, other }) => `${own}-${other}`)).toEqual(['j9-k9', 'j10-k9', 'j10-k10']);
    expect(borders.map(({ walled }) => walled)).toEqual([false, false, false]);
  });

  it('tells a wall of either side', () => {
    const eastern = { ...blue, ring: ['Fa', 'Mx/SE', 'Mo', 'Ta', 'Ri', 'Mb'] };
    const western = { ...red, ring: ['We', 'We', 'Fo', 'Ri', 'Ta/NW', 'IG'] };
    const walled = (left: typeof blue, right: typeof blue) =>
      bordersOf(landOf(left), landOf(right))
        .filter((border) => border.walled)
        .map(({ own, other }) => `${own}-${other}`);
    expect(walled(eastern, red)).toEqual(['j9-k9']);
    expect(walled(blue, western)).toEqual(['j10-k10']);
  });
});

describe('turning by hand', () => {
  const centre = { x: 10, y: 10 };
  it('counts sixths clockwise', () => {
    const right = { x: 110, y: 10 };
    expect(turnsBetween(centre, right, right)).toBe(0);
    expect(turnsBetween(centre, right, { x: 10, y: 110 })).toBe(2);
    expect(turnsBetween(centre, right, { x: 60, y: 97 })).toBe(1);
    expect(turnsBetween(centre, right, { x: 60, y: -77 })).toBe(5);
  });
});
