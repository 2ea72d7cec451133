import { describe, expect, it } from 'vitest';
import type { GameAnalysis, PartyLine, StepLine } from '../wire/protocol';
import { bands, curve, inOrder, marks, parts, pins, rounded, scale, turns } from './chart';
import { linesOf } from './stream';

const party = (who: string, more: Partial<PartyLine> = {}): PartyLine => ({
  who,
  start: 0.5,
  luck: 0.1234,
  own: -0.0617,
  others: 0.3333,
  unexplained: 0.105,
  end: 1,
  decisions: 3,
  ...more,
});
const step = (number: number, turn: number, shares: number[]): StepLine => ({
  number,
  turn,
  actor: 'P1',
  text: 'pass',
  shares,
  effect: shares.map(() => 0),
});
const analysis: GameAnalysis = {
  game: 'anteater',
  iterations: 1,
  finished: true,
  parties: [party('P1'), party('P2', { start: 0.25, end: 0 }), party('N', { start: 0.25, end: 0 })],
  steps: [step(1, 1, [0.4, 0.4, 0.2]), step(2, 1, [0.6, 0.3, 0.1]), step(3, 2, [1, 0, 0])],
  mistakes: [],
};
const frame = { width: 300, height: 100, steps: 3 };

describe('numbers as they are shown', () => {
  it('rounds shares to whole percents that sum to 100', () => {
    expect(rounded([1 / 3, 1 / 3, 1 / 3], 100)).toEqual([34, 33, 33]);
    expect(rounded([0.995, 0.005], 100)).toEqual([100, 0]);
    for (const { shares } of curve(analysis)) expect(rounded(shares, 100).reduce((a, b) => a + b)).toBe(100);
  });

  it('has parts that add up to the end', () => {
    const shown = parts(party('P1'));
    const tenths = (part: number) => Math.round(part * 10);
    const sum = [shown.start, shown.luck, shown.own, shown.others, shown.unexplained].map(tenths);
    expect(sum.reduce((a, b) => a + b)).toBe(tenths(shown.end));
    expect(shown).toMatchObject({ start: 50, luck: 12.3, own: -6.2, end: 100 });
  });
});

describe('the chart', () => {
  it('stacks the bands without gaps from top to bottom', () => {
    const [first, second, third] = bands(curve(analysis), frame);
    expect(first).toMatch(/^M0\.0 0\.0L100\.0 0\.0L200\.0 0\.0L300\.0 0\.0L300\.0 100\.0L/);
    expect(second).toContain('M0.0 50.0L100.0 40.0L200.0 60.0L300.0 100.0');
    expect(third).toContain('0.0 100.0Z');
  });

  it('puts each mark where its band is widest, inside the frame', () => {
    expect(marks(curve(analysis), frame)).toEqual([
      { x: 288, y: 50 },
      { x: 100, y: 60 },
      { x: 12, y: 87.5 },
    ]);
  });

  it('counts turns by their last step and shows few of them', () => {
    expect(turns(analysis.steps)).toEqual([
      { turn: 1, step: 2 },
      { turn: 2, step: 3 },
    ]);
    const many = Array.from({ length: 62 }, (_, at) => ({ turn: at + 1, step: at }));
    expect(scale(many, { ...frame, steps: 61 }).map(({ turn }) => turn)).toEqual([10, 20, 30, 40, 50, 60]);
  });

  it('keeps the numbers of the scale inside the frame and apart', () => {
    const unequal = [1, 2, 30, 31, 60].map((step, at) => ({ turn: at + 1, step }));
    const labels = scale(unequal, { ...frame, steps: 60 }).map(({ turn, label }) => [turn, label]);
    expect(labels).toEqual([
      [1, 10],
      [3, 150],
      [5, 290],
    ]);
  });

  it('lets no number cover another or the mark of a party', () => {
    const seats = [
      { x: 150, y: 14 },
      { x: 40, y: 60 },
    ];
    const numbers = pins([30, 31, 29, 30, 0, 60, 59, 8], seats, { ...frame, height: 150, steps: 60 });
    const all = [...seats, ...numbers];
    all.forEach((one, at) =>
      all.slice(at + 1).forEach((other) => {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(17);
      }),
    );
    for (const { x, y } of numbers) expect(x >= 8 && x <= 292 && y >= 8 && y <= 142).toBe(true);
  });

  it('orders points that arrive in any order', () => {
    const points = [3, 0, 2].map((step) => ({ step, shares: [1] }));
    expect(inOrder(points).map(({ step }) => step)).toEqual([0, 2, 3]);
  });
});

describe('the stream', () => {
  const body = (chunks: readonly string[]) =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
        controller.close();
      },
    });

  it('reads lines that are cut anywhere', async () => {
    const text = `{"kind":"waiting"}\n{"kind":"point","step":3,"shares":[1,0],"done":1,"total":4}\n`;
    const kinds: string[] = [];
    for await (const line of linesOf(body([text.slice(0, 9), text.slice(9, 40), text.slice(40)])))
      kinds.push(line.kind);
    expect(kinds).toEqual(['waiting', 'point']);
  });

  it('cancels the stream when the reader stops', async () => {
    let cancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('{"kind":"waiting"}\n')),
      cancel: () => {
        cancelled = true;
      },
    });
    for await (const line of linesOf(endless)) if (line.kind === 'waiting') break;
    expect(cancelled).toBe(true);
  });
});
