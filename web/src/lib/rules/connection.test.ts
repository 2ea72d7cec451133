/** An example is a table to the screen: it is looked at, pressed through, tried and taken back. */
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../api';
import type { GamePack } from '../games/pack';
import { TableStore } from '../table/store.svelte';
import { settings } from '../ui/settings.svelte';
import type { ExampleAnswer, TryExample } from '../wire/protocol';
import { ExampleConnection } from './connection';

const pack = {
  choices: (legal: readonly string[]) => legal.map((text) => ({ text, path: [`button:${text}`] })),
  attempt: () => 'wrong',
  duration: () => 0,
} as unknown as GamePack;

/** A game in which every step counts up; `wrong` is refused, and a seed rolls once after each step. */
function server(asked: TryExample[]): (wish: TryExample) => Promise<ExampleAnswer> {
  return (wish) => {
    asked.push(wish);
    const before = wish.steps ?? [];
    const refused = wish.play?.includes('wrong') ?? false;
    const played = refused ? [] : (wish.play ?? []).map((text) => ({ by: 'P1', text, events: [{ kind: 'played' }] }));
    if (wish.seed !== undefined && !refused)
      played.push({ by: 'chance', text: 'roll 6', events: [{ kind: 'rolled' }] });
    const step = before.length + played.length;
    return Promise.resolve({
      id: 'T1',
      rules: 2,
      options: {},
      seats: ['P1', 'P2'],
      script: [
        { kind: 'do', steps: ['a', 'b'] },
        { kind: 'no', step: 'wrong', code: 'WRONG' },
      ],
      step,
      to_move: 'P1',
      phase: 'play',
      view: { step },
      legal: { '': ['a', 'b'] },
      steps: played,
      ...(refused && { refused: { code: 'WRONG', sentence: 'No.', key: 'wrong' } }),
    });
  };
}

describe('an example', () => {
  let asked: TryExample[];
  let connection: ExampleConnection;
  let store: TableStore;

  beforeEach(async () => {
    settings.animation = 'off';
    asked = [];
    store = new TableStore(pack, (listener) => (connection = new ExampleConnection(listener, 'game', server(asked))));
    await connection.open();
  });

  it('is looked at: nothing can be chosen', () => {
    expect(store.shown).toMatchObject({ view: { step: 0 }, legal: [], you: [] });
    expect(store.choices).toEqual([]);
  });

  it('is pressed through, refusals too, and taken back', async () => {
    expect(await connection.press({ kind: 'do', steps: ['a', 'b'] })).toEqual({ kind: 'accepted' });
    expect(asked.at(-1)).toEqual({ steps: [], play: ['a', 'b'] });
    expect(store.shown).toMatchObject({ step: 2, view: { step: 2 } });
    expect(store.shown?.fresh.map(({ text }) => text)).toEqual(['a', 'b']);
    const answer = await connection.press({ kind: 'no', step: 'wrong', code: 'WRONG' });
    expect(answer).toMatchObject({ kind: 'refused', problem: { key: 'wrong' } });
    expect(connection.step).toBe(2);
    await store.undo(0);
    expect(asked.at(-1)).toEqual({ steps: [] });
    expect(store.shown).toMatchObject({ step: 0, undone: true, log: [] });
  });

  it('asks for what follows the steps that were played', async () => {
    await connection.press({ kind: 'do', steps: ['a', 'b'] });
    expect(await connection.reply()).toEqual({ kind: 'accepted' });
    expect(asked.at(-1)).toEqual({ steps: ['a', 'b'] });
    expect(store.shown?.log.map(({ text }) => text)).toEqual(['a', 'b']);
  });

  it('is tried for every seat, with dice that the server rolls, and only looked at again', async () => {
    await connection.press({ kind: 'do', steps: ['a'] });
    await connection.try(true);
    expect(store.choices.map(({ text }) => text)).toEqual(['a', 'b']);
    await store.play('b');
    expect(asked.at(-1)?.seed).toBeTypeOf('number');
    expect(store.shown?.log.map(({ text }) => text)).toEqual(['a', 'b', 'roll 6']);
    store.choose('cell:x');
    await Promise.resolve();
    await new Promise((done) => setTimeout(done));
    expect(store.refusal?.sentence).toBe('No.');
    await connection.try(false);
    expect(store.choices).toEqual([]);
    expect(store.shown?.log).toHaveLength(3);
  });

  it('says what went wrong on the way to the server', async () => {
    const lost = new ExampleConnection(store, 'game', () =>
      Promise.reject(new ApiError(0, { code: 'offline', sentence: '' })),
    );
    expect(await lost.send({ kind: 'act', text: 'a' })).toMatchObject({
      kind: 'refused',
      problem: { code: 'offline' },
    });
    connection.close();
    expect(await connection.send({ kind: 'act', text: 'a' })).toEqual({ kind: 'closed' });
  });
});
