import { describe, expect, it } from 'vitest';
import type { ServerMessage, TableInfo } from '../wire/protocol';
import { hear, hurry, withHistory, type TableState } from './state';

const table = { id: 't', game: 'anteater', seats: [] } as unknown as TableInfo;

function welcome(more: Partial<Extract<ServerMessage, { kind: 'welcome' }>> = {}): ServerMessage {
  return {
    kind: 'welcome',
    number: 12,
    table,
    you: ['P1'],
    facing: {
      seat: 'P1',
      number: 12,
      step: 11,
      to_move: 'P1',
      phase: 'decide',
      view: { round: 1, mounds: { $keys: ['slot'], $rows: [['A']] } },
      legal: { P1: { 'place ': ['A1.1', 'B1.1'], '': ['reroll'] } },
    },
    missed: [],
    cut: false,
    proposals: [],
    chat: [],
    online: ['P1'],
    watchers: 0,
    ...more,
  };
}

function after(...messages: ServerMessage[]): TableState {
  let state: TableState | undefined;
  for (const message of messages) state = hear(state, message);
  if (!state) throw new Error('no welcome');
  return state;
}

describe('a welcome', () => {
  it('brings the view, unpacked, and the legal actions as texts', () => {
    const state = after(welcome());
    expect(state.view).toEqual({ round: 1, mounds: [{ slot: 'A' }] });
    expect(state.legal).toEqual(['place A1.1', 'place B1.1', 'reroll']);
  });

  it('after a lost connection tells what was missed, and keeps the log', () => {
    const before = after(welcome(), { kind: 'update', number: 13, step: 12, steps: [{ by: 'P1', text: 'reroll' }] });
    const back = hear(
      before,
      welcome({
        number: 15,
        facing: { seat: 'P1', number: 15, step: 14, to_move: 'P2', phase: 'decide', view: {}, legal: {} },
        missed: [
          { number: 14, step: { by: 'chance', text: 'roll 3' } },
          { number: 15, step: { by: 'P1', text: 'pass' } },
        ],
      }),
    );
    expect(back?.log.map((line) => `${line.step} ${line.text}`)).toEqual(['12 reroll', '13 roll 3', '14 pass']);
    expect(back?.fresh).toHaveLength(2);
  });

  it('with an undo among what was missed cuts the log there', () => {
    const before = after(welcome(), { kind: 'update', number: 13, step: 12, steps: [{ by: 'P1', text: 'reroll' }] });
    const back = hear(
      before,
      welcome({
        number: 15,
        facing: { seat: 'P1', number: 15, step: 12, to_move: 'P1', phase: 'decide', view: {}, legal: {} },
        missed: [
          { number: 14, undone_to: 11 },
          { number: 15, step: { by: 'P1', text: 'pass' } },
        ],
      }),
    );
    expect(back?.log.map((line) => `${line.step} ${line.text}`)).toEqual(['12 pass']);
  });
});

describe('an update', () => {
  it('changes view and legal actions and tells the steps', () => {
    const state = after(welcome(), {
      kind: 'update',
      number: 13,
      step: 12,
      steps: [{ by: 'P1', text: 'place A1.1', events: [{ kind: 'placed' }] }],
      view: { round: [2] },
      legal: { 'place ': [1, 1, ['C1.1']] },
    });
    expect(state.view).toMatchObject({ round: 2 });
    expect(state.legal).toEqual(['place A1.1', 'place C1.1', 'reroll']);
    expect(state.fresh).toEqual([{ step: 12, by: 'P1', text: 'place A1.1', events: [{ kind: 'placed' }] }]);
  });

  it('leaves nothing to play when somebody else is to move, and builds on the old actions later', () => {
    const waiting = after(welcome(), { kind: 'update', number: 13, step: 12, to_move: 'P2' });
    expect(waiting.legal).toEqual([]);
    const again = hear(waiting, { kind: 'update', number: 14, step: 13, to_move: 'P1', legal: { '': [['pass']] } });
    expect(again?.legal).toEqual(['place A1.1', 'place B1.1', 'pass']);
  });

  it('takes steps back', () => {
    const state = after(
      welcome(),
      { kind: 'update', number: 13, step: 12, steps: [{ by: 'P1', text: 'reroll' }] },
      { kind: 'update', number: 14, step: 11, undone_to: 11 },
    );
    expect(state.log).toEqual([]);
    expect(state.undone).toBe(true);
  });
});

describe('handing over', () => {
  it('shows nobody’s hand and nothing to play until somebody takes the screen', () => {
    const two = welcome({ you: ['1', '2'] });
    const handing = after(two, {
      kind: 'facing',
      seat: null,
      hand_to: '2',
      number: 12,
      step: 11,
      to_move: '2',
      phase: 'hatch',
      view: { hand: null },
      legal: {},
    });
    expect(handing.handTo).toBe('2');
    expect(handing.legal).toEqual([]);
    const taken = hear(handing, {
      kind: 'facing',
      seat: '2',
      number: 12,
      step: 11,
      to_move: '2',
      phase: 'hatch',
      view: { hand: ['W1'] },
      legal: { '2': { 'pick ': ['W1'] } },
    });
    expect(taken?.handTo).toBeUndefined();
    expect(taken?.legal).toEqual(['pick W1']);
  });
});

describe('the older log', () => {
  it('is put before what is known', () => {
    const state = after(welcome(), { kind: 'update', number: 13, step: 12, steps: [{ by: 'P1', text: 'reroll' }] });
    const whole = withHistory(
      state,
      [11, 12].map((step) => ({ step, by: 'P1', text: `old ${step}`, events: [] })),
    );
    expect(whole.log.map((line) => line.text)).toEqual(['old 11', 'reroll']);
  });
});

describe('other messages', () => {
  it('are kept or forgotten without touching the game', () => {
    const state = after(
      welcome(),
      { kind: 'thinking', seat: 'P2', percent: 40 },
      { kind: 'proposal', proposal: 5, by: 'P2', what: { kind: 'pause' }, waiting: ['P1'] },
      { kind: 'presence', online: ['P1', 'P2'], watchers: 3 },
    );
    expect(state).toMatchObject({ thinking: { seat: 'P2', percent: 40 }, watchers: 3, step: 11 });
    expect(state.proposals).toHaveLength(1);
    expect(hear(state, { kind: 'decided', proposal: 5, agreed: true })?.proposals).toEqual([]);
  });
});

it('hurries the more pictures wait, but never stands still or rushes', () => {
  const parts = [0, 1, 4, 8, 16, 60].map(hurry);
  expect(parts).toEqual([1, 1, 1, 0.5, 0.25, 0.25]);
});
