/** Lifting, putting back, repeating, and gestures that mean something although they are not due. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { GamePack } from '../games/pack';
import type { ServerMessage } from '../wire/protocol';
import type { Answer, TableConnection, Wish } from './connection';
import { TableStore } from './store.svelte';

const LEGAL = ['march a-x', 'march b-x', 'march b-y', 'march c-z', 'pick u', 'pick v', 'buy I', 'done'];
const AFTER: Readonly<Record<string, readonly string[]>> = {
  'march a-x': ['send 1'],
  'march b-y': ['send 1'],
  'march c-z': ['done'],
  'pick u': ['go m'],
  'pick v': ['go enemy', 'go m'],
  'buy I': ['at p', 'at q'],
};

const welcome = {
  kind: 'welcome',
  number: 1,
  table: { id: 't', game: 'glory', seats: [], status: 'playing' },
  you: ['R'],
  facing: { seat: 'R', number: 1, step: 0, to_move: 'R', phase: 'Move', view: {}, legal: { R: { '': LEGAL } } },
  missed: [],
  cut: false,
  proposals: [],
  chat: [],
  online: ['R'],
  watchers: 0,
} as unknown as ServerMessage;

const pathOf = (text: string): readonly string[] => {
  const [verb, what = ''] = text.split(' ');
  if (verb === 'march') return what.split('-').map((cell) => `cell:${cell}`);
  return verb === 'pick' || verb === 'go' || verb === 'at' ? [`cell:${what}`] : [`button:${text}`];
};

const pack = {
  choices: (legal: readonly string[]) => legal.map((text) => ({ text, path: pathOf(text) })),
  duration: () => 0,
  half: (text: string) => /^(march|pick|buy) /.test(text),
  halfMade: (phase: string) => phase === 'Then',
  fromGoal: (text: string) => text.startsWith('march '),
  meant: (target: string) => (target === 'cell:enemy' ? ['pick u', 'pick v'] : []),
  attempt: (_taken: unknown, target: string) => `march ${target}`,
} as unknown as GamePack;

describe('hands at the table', () => {
  let store: TableStore;
  let sent: string[];
  let refuses: boolean;
  const soon = () => new Promise((done) => setTimeout(done));

  beforeEach(() => {
    sent = [];
    refuses = false;
    const send = (wish: Wish): Promise<Answer> => {
      if (wish.kind === 'act') sent.push(wish.text);
      const refused: Answer = { kind: 'refused', problem: { code: 'NO', sentence: 'No.' } };
      if (wish.kind !== 'offer') return Promise.resolve(refuses ? refused : { kind: 'accepted' });
      const legal = AFTER[wish.text];
      return Promise.resolve(
        legal
          ? ({
              kind: 'offered',
              offered: { phase: wish.text === 'march c-z' ? 'Move' : 'Then', legal: { '': legal } },
            } as unknown as Answer)
          : refused,
      );
    };
    store = new TableStore(pack, () => ({ send, close: () => undefined }) as unknown as TableConnection);
    store.hear(welcome);
  });

  it('know what leads to a place', () => {
    expect(['cell:a', 'cell:u', 'button:buy I', 'button:done', 'cell:x'].map((target) => store.leads(target))).toEqual([
      'place',
      'place',
      'place',
      'complete',
      undefined,
    ]);
    expect(store.leads(undefined)).toBe('place');
  });

  it('play at once what the rules complete', async () => {
    store.choose('cell:c');
    store.choose('cell:z');
    await soon();
    expect(sent).toEqual(['march c-z']);
    expect(store.draft).toBeUndefined();
  });

  it('lift a piece and put it back', async () => {
    expect(await store.lift('cell:u')).toBe(true);
    expect(store.draft?.texts).toEqual(['pick u']);
    store.putBack();
    expect([store.begun, store.refusal, sent]).toEqual([false, undefined, []]);
    // What was chosen before is chosen again.
    store.choose('cell:a');
    expect(await store.lift('cell:b')).toBe(true);
    expect(store.taken).toEqual(['cell:b']);
    store.putBack();
    expect(store.taken).toEqual(['cell:a']);
    // What is chosen already is not given up by lifting it.
    expect(await store.lift('cell:a')).toBe(true);
    expect(store.taken).toEqual(['cell:a']);
    // Nor is it held back by what was refused before.
    refuses = true;
    store.choose('cell:nowhere');
    await soon();
    expect(store.refusal).toBeDefined();
    expect(await store.lift('cell:a')).toBe(true);
    expect(store.refusal).toBeUndefined();
  });

  it('begin at the goal: the only one who can go there goes, else it is asked who', async () => {
    store.choose('cell:y');
    await soon();
    expect(store.draft?.texts).toEqual(['march b-y']);
    store.giveUp();
    store.choose('cell:x');
    await soon();
    expect([store.taken, [...store.offer.next]]).toEqual([['cell:x'], ['cell:a', 'cell:b']]);
    store.choose('cell:a');
    await soon();
    expect([store.draft?.texts, store.refusal]).toEqual([['march a-x'], undefined]);
  });

  it('pick the unit that reaches an enemy', async () => {
    store.choose('cell:enemy');
    await soon();
    expect([store.draft?.texts, store.refusal, sent]).toEqual([['pick v'], undefined, []]);
    expect(store.offer.next).toContain('cell:enemy');
  });

  it('are told why where nothing legal can be meant', async () => {
    refuses = true;
    store.choose('cell:nowhere');
    await soon();
    expect(store.refusal?.code).toBe('NO');
  });

  it('repeat the last choice, and ask for the place if only that is gone', async () => {
    await store.repeat();
    expect(store.refusal?.code).toBe('repeat');
    store.choose('button:buy I');
    await soon();
    store.choose('cell:q');
    await soon();
    await store.repeat();
    expect(sent).toEqual(['buy I; at q', 'buy I; at q']);
    expect(store.refusal).toBeUndefined();
  });
});
