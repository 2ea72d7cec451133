/** A group is named in any order, and the rules' order is what is sent. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { GamePack } from '../games/pack';
import type { ServerMessage } from '../wire/protocol';
import type { Answer, TableConnection, Wish } from './connection';
import { TableStore } from './store.svelte';

/** The rules of this table: c is part of no battle of a and b; whoever joins passes over those before. */
const AFTER: Readonly<Record<string, readonly string[]>> = {
  'attack a': ['join b', 'strike'],
  'attack b': ['strike'],
  'attack c': ['strike'],
  'attack a; join b': ['strike'],
};

const welcome = {
  kind: 'welcome',
  number: 1,
  table: { id: 't', game: 'dominants', seats: [], status: 'playing' },
  you: ['R'],
  facing: {
    seat: 'R',
    number: 1,
    step: 0,
    to_move: 'R',
    phase: 'MAIN',
    view: {},
    legal: { R: { '': ['attack a', 'attack b', 'attack c', 'end'] } },
  },
  missed: [],
  cut: false,
  proposals: [],
  chat: [],
  online: ['R'],
  watchers: 0,
} as unknown as ServerMessage;

const pack = {
  choices: (legal: readonly string[]) =>
    legal.map((text) => ({
      text,
      path: [
        text.includes(' ') ? `cell:${text.split(' ')[1]}` : `button:${text}`,
        ...(text.startsWith('attack') ? ['button:attack'] : []),
      ],
    })),
  duration: () => 0,
  half: (text: string) => /^(attack|join) /.test(text),
  attempt: () => undefined,
  group: {
    first: (cell: string) => `attack ${cell}`,
    more: (cell: string) => `join ${cell}`,
    meant: (_: unknown, cell: string) => (cell === 'enemy' ? 'b' : undefined),
  },
} as unknown as GamePack;

describe('a group', () => {
  let store: TableStore;
  let sent: string[];
  const choose = async (...targets: readonly string[]) => {
    for (const target of targets) {
      store.choose(target);
      await new Promise((done) => setTimeout(done));
    }
  };

  beforeEach(() => {
    sent = [];
    const send = (wish: Wish): Promise<Answer> => {
      if (wish.kind === 'act') sent.push(wish.text);
      if (wish.kind !== 'offer') return Promise.resolve({ kind: 'accepted' });
      const legal = AFTER[wish.text];
      return Promise.resolve(
        legal
          ? ({ kind: 'offered', offered: { phase: 'BATTLE', legal: { '': legal } } } as unknown as Answer)
          : { kind: 'refused', problem: { code: 'ATK-3', sentence: 'It touches no enemy.' } },
      );
    };
    const connection = { send, close: () => undefined } as unknown as TableConnection;
    store = new TableStore(pack, () => connection);
    store.hear(welcome);
  });

  it('is the same whichever piece is named first', async () => {
    await choose('cell:a', 'button:attack', 'cell:b', 'button:strike');
    await choose('cell:b', 'button:attack', 'cell:a', 'button:strike');
    expect(sent).toEqual(['attack a; join b; strike', 'attack a; join b; strike']);
  });

  it('begins at the enemy, and a piece named twice leaves it', async () => {
    await choose('cell:enemy', 'cell:a');
    expect(store.draft?.texts).toEqual(['attack a', 'join b']);
    await choose('cell:a');
    expect(store.draft?.texts).toEqual(['attack b']);
    await choose('cell:b');
    expect(store.draft).toBeUndefined();
  });

  it('stays as it was when a piece does not belong to it', async () => {
    await choose('cell:enemy', 'cell:c');
    expect(store.refusal?.code).toBe('ATK-3');
    expect(store.draft?.texts).toEqual(['attack b']);
    expect(store.offer.next).toContain('cell:a');
  });
});
