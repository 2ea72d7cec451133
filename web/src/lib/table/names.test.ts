import { describe, expect, it } from 'vitest';
import type { SeatInfo, TableInfo } from '../wire/protocol';
import { listedNames, namesOf, resultInWords, seatOf } from './names';

const table = (...seats: readonly Partial<SeatInfo>[]) =>
  ({ seats: seats.map((seat, at) => ({ seat: ['R', 'Y', 'B', 'G'][at], ...seat })) }) as unknown as TableInfo;
const person = (name: string, more: Partial<SeatInfo> = {}): Partial<SeatInfo> => ({
  holder: { kind: 'person', name, id: 'x', local: false },
  ...more,
});
const bot = (level: number): Partial<SeatInfo> => ({ holder: { kind: 'bot', level } });

describe('names', () => {
  it('tell two of the same name apart', () => {
    expect([...namesOf(table(person('Ann'), bot(1), bot(1))).values()]).toEqual(['Ann', 'Fika 1', 'Fika 2']);
  });

  it('are numbers where a record has none', () => {
    expect([...namesOf(table(person('R'), person('Ann'))).values()]).toEqual(['Player 1', 'Ann']);
  });

  it('that the page gave to guests are said in the chosen language', () => {
    expect([...namesOf(table(person('Gość 370'), person('Gość honorowy'))).values()]).toEqual([
      'Guest 370',
      'Gość honorowy',
    ]);
  });

  it('stay when a bot plays for a person', () => {
    expect([...namesOf(table(person('Ann', { stand_in: 3 }), bot(2))).values()]).toEqual(['Ann', 'Bodo']);
  });

  it('are found by the word that an event has for a seat', () => {
    const pack = { seatOf: (_: unknown, word: string) => (word === 'Red' ? '2' : undefined) };
    expect(seatOf(pack, {}, 'Red')).toBe('2');
    expect(seatOf(pack, {}, '1')).toBe('1');
    expect(seatOf(pack, undefined, 'Red')).toBe('Red');
    expect(seatOf(undefined, {}, 'R')).toBe('R');
  });
});

describe('in a list', () => {
  const listed = (seats: readonly string[], names: readonly (string | null)[], result?: string) => ({
    seats: [...seats],
    names: [...names],
    ...(result !== undefined && { result }),
  });

  it('the winner is found by the seat, also when one that is out has no points', () => {
    expect(resultInWords(listed(['R', 'B'], ['Ann', 'Rilla (bot)'], 'B 14; winner B'))).toBe('Rilla wins');
    expect(resultInWords(listed(['R', 'B'], ['Ann', 'Bob'], 'R 24, B 17; winner R'))).toBe('Ann wins');
  });

  it('victories are shared, or belong to a third colour', () => {
    const three = ['Ann', 'Bob', 'Cid'];
    expect(resultInWords(listed(['P1', 'P2', 'P3'], three, 'P1 20, P2 20, P3 13; winner P1 P2'))).toBe(
      'Ann, Bob share the victory',
    );
    expect(resultInWords(listed(['P1', 'P2'], ['Ann', 'Bob'], 'P1 11, P2 17, N 21; winner N'))).toBe('over');
  });

  it('bots have their names, and those without one are counted', () => {
    const names = listedNames(listed(['1', '2', '3', '4'], ['1', 'Fika 1 (bot)', 'Fika 2 (bot)', null]));
    expect([...names]).toEqual([
      ['1', 'Player 1'],
      ['2', 'Fika 1'],
      ['3', 'Fika 2'],
    ]);
    // A record may come from elsewhere.
    expect([...listedNames(listed(['R'], ['Deep (bot)'])).values()]).toEqual(['Deep (bot)']);
    expect([...listedNames(listed(['R', 'B'], ['Ann', 'Ann'])).values()]).toEqual(['Ann 1', 'Ann 2']);
  });
});
