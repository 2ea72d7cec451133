import { describe, expect, it } from 'vitest';
import type { DiceAnswer } from '../wire/protocol';
import { check, type Report } from './check';
import type { Kept } from './keep';
import { proven, troubles, unproven } from './report';
import vectors from '../wire/dice.json';

/** Games as a server tells them, written by `cargo test -p hexapod-server`: honest ones, and one for each way to cheat. */
interface Game {
  name: string;
  answer: DiceAnswer;
  kept: Kept | null;
  /** What the verifier must find. */
  problems: string[];
  own: number;
}

const games = vectors as unknown as Game[];
const codes = ({ problems }: Report): string[] => [...new Set(problems.map(({ code }) => code))].sort();

describe('the dice of a finished game', () => {
  for (const { name, answer, kept, problems, own } of games) {
    it(name, () => {
      const report = check(answer, kept ?? undefined);
      expect(codes(report)).toEqual([...problems].sort());
      if (problems.length === 0) {
        expect(report.agreed).toBe(answer.draws.length);
        expect(report.own).toBe(own);
        expect(proven(report).length).toBeGreaterThan(0);
        expect(unproven(report).length).toBeGreaterThan(0);
      } else expect(troubles(report).length).toBe(report.problems.length);
    });
  }

  it('are checked for every way to cheat', () => {
    const found = new Set(games.flatMap(({ problems }) => problems));
    for (const code of [
      'commitment-changed',
      'secret-wrong',
      'contribution-lost',
      'contributions-changed',
      'house-wrong',
      'roll-wrong',
      'roll-changed',
      'number-reused',
      'number-skipped',
      'went-back',
      'signature-false',
    ])
      expect(found, code).toContain(code);
  });

  it('are not said to be restored in the open where this browser was not told of it', () => {
    const [away, told] = ['was not told', 'has announced'].map((part) => {
      const { answer, kept } = games.find(({ name, problems }) => name.includes(part) && problems.length === 0)!;
      const report = check(answer, kept ?? undefined);
      return [proven(report), unproven(report)].map((said) => said.map(([key]) => key));
    });
    expect(away?.[0]).not.toContain('dice-epochs');
    expect(away?.[0]).not.toContain('dice-own');
    expect(away?.[1]).toEqual(expect.arrayContaining(['dice-own-partly', 'dice-untold']));
    expect(told?.[0]).toEqual(expect.arrayContaining(['dice-epochs', 'dice-own']));
    expect(told?.[1]).not.toContain('dice-untold');
  });

  it('claim nothing for a browser that has kept nothing', () => {
    const honest = games.find(({ problems, kept }) => problems.length === 0 && kept !== null);
    const report = check(honest!.answer);
    expect(report.own).toBe(0);
    expect(proven(report).map(([key]) => key)).not.toContain('dice-own');
    expect(unproven(report).map(([key]) => key)).toContain('dice-not-own');
  });
});
