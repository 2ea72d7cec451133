import { expect, it, vi } from 'vitest';
import type { CoachAnswer, TableInfo } from '../wire/protocol';
import { Coach, hasGrown, mayCoach, type Seen } from './coach.svelte';

const RISK = { key: 'mound-at-risk', args: {}, say: 'Your Mound can be taken.' };
const REVIEW = { to: 4, lost: 0.3, lost_much: true, risks: [], missed: [RISK], better: ['stay'] };

/** A coach whose answers are given by hand. */
function begin() {
  const asked: { review: boolean; signal: AbortSignal; answer: (answer: CoachAnswer | undefined) => Promise<void> }[] =
    [];
  const coach = new Coach(
    (review, signal) =>
      new Promise((resolve, reject) => {
        asked.push({
          review,
          signal,
          answer: async (answer) => {
            if (answer) resolve(answer);
            else reject(new Error('busy'));
            await vi.waitFor(() => Promise.resolve());
          },
        });
      }),
  );
  let seen: Seen = { on: true, mine: true, step: 4, own: 2, undone: false, view: 'before' };
  const note = (change: Partial<Seen>) => {
    seen = { ...seen, ...change };
    coach.note(seen);
  };
  note({});
  return { coach, asked, note };
}

it('asks before a decision, and does not judge what was decided before it came', async () => {
  const { coach, asked, note } = begin();
  expect(asked.map(({ review }) => review)).toEqual([false]);
  await asked[0]?.answer({ step: 4, risks: [RISK] });
  expect(coach.risks).toEqual([RISK]);
  note({});
  expect(asked.length).toBe(1);
});

it('does not judge what becomes known later', async () => {
  const { asked, note } = begin();
  await asked[0]?.answer({ step: 4, risks: [] });
  note({ own: undefined });
  note({ own: 3 });
  expect(asked.every(({ review }) => !review)).toBe(true);
});

it('judges an own step, also if others play before the answer, with the view in which it was made', async () => {
  const { coach, asked, note } = begin();
  await asked[0]?.answer({ step: 4, risks: [] });
  note({ mine: false, step: 5, own: 5, view: 'after' });
  expect(asked.at(-1)?.review).toBe(true);
  note({ step: 6 });
  expect(asked.length).toBe(2);
  expect(asked.at(-1)?.signal.aborted).toBe(false);
  await asked[1]?.answer({ step: 5, risks: [], review: REVIEW });
  expect(coach.review).toMatchObject({ to: 4, view: 'before' });
  note({ mine: true, step: 7 });
  expect(coach.review).toBeDefined();
  expect(asked.at(-1)?.review).toBe(false);
});

it('stops when something else is decided or taken back, and says nothing of it', async () => {
  const { coach, asked, note } = begin();
  await asked[0]?.answer({ step: 4, risks: [] });
  note({ mine: true, step: 5, own: 5 });
  const first = asked.at(-1);
  note({ step: 6, own: 6 });
  expect(first?.signal.aborted).toBe(true);
  const second = asked.at(-1);
  expect(second?.review).toBe(true);
  await first?.answer({ step: 5, risks: [RISK], review: REVIEW });
  expect(coach.review).toBeUndefined();
  note({ step: 5, own: 5, undone: true });
  expect(second?.signal.aborted).toBe(true);
  expect(asked.at(-1)?.review).toBe(false);
});

it('keeps silent about a small loss, when it cannot be reached, and when it is switched off', async () => {
  const { coach, asked, note } = begin();
  await asked[0]?.answer(undefined);
  expect(coach.risks).toEqual([]);
  note({ mine: false, step: 5, own: 5 });
  await asked.at(-1)?.answer({ step: 5, risks: [], review: { ...REVIEW, lost_much: false } });
  expect(coach.review).toBeUndefined();
  note({ on: false, mine: true, step: 6 });
  expect(asked.length).toBe(2);
});

it('warns of the same danger once, and again when it has grown or come back', async () => {
  const risk = (power: number, cell = 'd3') => ({
    key: 'mound-at-risk',
    args: { who: 'P2', cell, power, defence: 5 },
    say: '',
  });
  const { coach, asked, note } = begin();
  let step = 4;
  const hear = async (...risks: ReturnType<typeof risk>[]) => {
    await asked.at(-1)?.answer({ step, risks });
    const said = coach.risks;
    step += 2;
    note({ step });
    return said;
  };
  expect(await hear(risk(6))).toEqual([risk(6)]);
  expect(await hear(risk(6))).toEqual([]);
  expect(await hear(risk(6), risk(6, 'e4'))).toEqual([risk(6, 'e4')]);
  expect(await hear(risk(8))).toEqual([risk(8)]);
  expect(await hear(risk(7))).toEqual([]);
  expect(await hear()).toEqual([]);
  expect(await hear(risk(7))).toEqual([risk(7)]);
});

it('says a danger again that a smaller number makes worse', () => {
  const risk = (need: number, queen = 7) => ({ key: 'lead-at-risk', args: { slot: 'A', need, queen }, say: '' });
  expect(hasGrown(risk(4), risk(3))).toBe(true);
  expect(hasGrown(risk(4), risk(5))).toBe(false);
  expect(hasGrown(risk(4), risk(4))).toBe(false);
});

it('may speak to one person among bots, and among people where the table says so', () => {
  const info = (others: string, terms: object) =>
    ({
      terms: { hints: false, ...terms },
      seats: [
        { seat: 'P1', holder: { kind: 'person' } },
        { seat: 'P2', holder: { kind: others } },
      ],
    }) as unknown as TableInfo;
  expect(mayCoach(info('bot', { hints: true }), ['P1'])).toBe(true);
  expect(mayCoach(info('bot', {}), ['P1'])).toBe(false);
  expect(mayCoach(info('person', { hints: true }), ['P1'])).toBe(false);
  expect(mayCoach(info('person', { hints: true }), ['P1', 'P2'])).toBe(false);
  expect(mayCoach(info('person', { coach: true }), ['P1'])).toBe(true);
  expect(mayCoach(info('person', { coach: true }), [])).toBe(false);
});
