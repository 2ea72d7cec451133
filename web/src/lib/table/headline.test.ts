import { describe, expect, it } from 'vitest';
import { headlineOf } from './headline';
import { givenUp, type TableState } from './state';

const NAMES: Record<string, string> = { P1: 'Ann', P2: 'Fika', P3: 'Bodo', N: 'Third colour' };
type Info = Pick<TableState, 'info' | 'you'>;
const table = (you: readonly string[], resigned: readonly string[] = [], people: readonly string[] = ['P1']): Info => ({
  you,
  info: {
    status: 'over',
    seats: ['P1', 'P2', 'P3'].map((seat) => ({
      seat,
      holder: people.includes(seat) ? { kind: 'person', name: seat, id: 'x', local: false } : { kind: 'bot', level: 1 },
      ...(resigned.includes(seat) && { resigned: 7 }),
    })),
  } as unknown as TableState['info'],
});

describe('the headline', () => {
  const said = (winners: readonly string[], you: readonly string[], resigned: readonly string[] = []) =>
    headlineOf(table(you, resigned), winners, (seat) => NAMES[seat] ?? seat);

  it('speaks to the one who looks', () => {
    expect(said(['P1'], ['P1'])).toBe('You win!');
    expect(said(['P2'], ['P1'])).toBe('You lose: Fika wins');
    expect(said(['N'], ['P1'])).toBe('You lose: Third colour wins');
    expect(said(['P1', 'P3'], ['P1'])).toBe('You share the victory with Bodo');
    expect(said(['P2', 'P3'], ['P1'])).toBe('You lose: Fika, Bodo share the victory');
  });

  it('never says that somebody who gave up has won', () => {
    expect(said(['P1'], ['P1'], ['P1'])).toBe('You gave up. The bot that played on for you came first');
    expect(said(['P2'], ['P1'], ['P1'])).toBe('You gave up: Fika wins');
    expect(said(['P1'], [], ['P1'])).toBe('The bot playing for Ann wins');
  });

  it('names the winner for watchers, for several at one screen and for who gave up', () => {
    for (const you of [[], ['P1', 'P2']]) expect(said(['P1'], you)).toBe('Ann wins');
    expect(said(['P1'], ['P1', 'P2'], ['P1'])).toBe('The bot playing for Ann wins');
    expect(said([], ['P1'])).toBe('Nobody wins');
  });
});

describe('giving up', () => {
  it('leaves the game to the bots only when no person is left', () => {
    expect(givenUp(table(['P1'], ['P1']))).toBe(true);
    expect(givenUp(table(['P1']))).toBe(false);
    expect(givenUp(table(['P1'], ['P1'], ['P1', 'P2']))).toBe(false);
    expect(givenUp(table(['P1'], ['P1', 'P2'], ['P1', 'P2']))).toBe(true);
    expect(givenUp(table([], ['P1']))).toBe(false);
  });
});
