import { describe, expect, it } from 'vitest';
import type { SeatInfo, TableInfo } from '../wire/protocol';
import { listedName, namesOf, resultInWords } from './names';

const table = (...holders: readonly SeatInfo['holder'][]) =>
  ({ seats: holders.map((holder, at) => ({ seat: ['R', 'Y', 'B', 'G'][at], holder })) }) as unknown as TableInfo;
const person = (name: string) => ({ kind: 'person', name, id: 'x' }) as unknown as SeatInfo['holder'];
const bot = (level: number) => ({ kind: 'bot', level }) as unknown as SeatInfo['holder'];

describe('names', () => {
  it('tell two of the same name apart', () => {
    expect([...namesOf(table(person('Ann'), bot(1), bot(1)), (seat) => seat).values()]).toEqual([
      'Ann',
      'Egg 1',
      'Egg 2',
    ]);
  });

  it('are those of the game where a record has none', () => {
    expect([...namesOf(table(person('R'), person('Ann')), (seat) => `colony ${seat}`).values()]).toEqual([
      'colony R',
      'Ann',
    ]);
  });

  it('stand in results, and seats without a name are counted', () => {
    expect(resultInWords('R 24, B 17; winner R', ['Ann', 'Bob'])).toBe('Ann wins');
    expect(resultInWords('P1 20, P2 20, P3 13; winner P1 P2', ['Ann', 'Bob', 'Cid'])).toBe(
      'Ann, Bob share the victory',
    );
    expect(resultInWords('1 42, 2 35; winner 1', ['1', '2'])).toBe('Seat 1 wins');
    expect(resultInWords('P1 11, P2 17, N 21; winner N', ['Ann', 'Bob'])).toBe('over');
    expect(listedName('2', ['1', '2'])).toBe('Seat 2');
    expect(listedName('Ann', ['1', '2'])).toBe('Ann');
    expect(listedName('Larva (bot)', [])).toBe('Larva');
  });
});
