import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerMessage } from '../wire/protocol';
import type { Link } from './connection';
import { delayBefore, SocketConnection, type Socket } from './socket';

class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  readonly sent: { kind: string; id?: string; number?: number }[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FakeSocket['sent'][number]);
  }
  close(): void {
    this.closed = true;
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
  drop(): void {
    this.onclose?.({} as CloseEvent);
  }
}

function scene() {
  const sockets: FakeSocket[] = [];
  const since: (number | undefined)[] = [];
  const heard: ServerMessage[] = [];
  const links: Link[] = [];
  let number: number | undefined;
  const connection = new SocketConnection(
    {
      hear: (message) => {
        heard.push(message);
        if ('number' in message) number = message.number;
      },
      linked: (link) => links.push(link),
      number: () => number,
    },
    (from) => {
      since.push(from);
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
  );
  const last = () => sockets.at(-1) ?? new FakeSocket();
  return { connection, sockets, since, heard, links, last };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a connection', () => {
  it('sends nothing before the welcome, then everything that waits', async () => {
    const { connection, last } = scene();
    const answer = connection.send({ kind: 'act', text: 'pass' });
    expect(last().sent).toEqual([]);
    last().say({ kind: 'welcome', you: ['P1'], number: 7 });
    expect(last().sent).toHaveLength(1);
    last().say({ kind: 'accepted', id: last().sent[0]?.id, number: 8 });
    expect(await answer).toEqual({ kind: 'accepted' });
  });

  it('comes back with the last number and repeats what has no answer under the same id', async () => {
    const { connection, last, since, links } = scene();
    last().say({ kind: 'welcome', you: ['P1'], number: 7 });
    const answer = connection.send({ kind: 'act', text: 'pass' });
    const first = last().sent[0];
    expect(first).toMatchObject({ kind: 'act', number: 7, text: 'pass' });
    last().drop();
    expect(links.at(-1)).toBe('offline');
    await vi.advanceTimersByTimeAsync(1000);
    expect(since).toEqual([undefined, 7]);
    last().say({ kind: 'welcome', you: ['P1'], number: 9 });
    expect(links.at(-1)).toBe('online');
    expect(last().sent).toEqual([first]);
    last().say({ kind: 'accepted', id: first?.id, number: 8, again: true });
    expect(await answer).toEqual({ kind: 'accepted' });
  });

  it('hands over refusals with sentence and ruling', async () => {
    const { connection, last } = scene();
    last().say({ kind: 'welcome', you: ['P1'], number: 1 });
    const answer = connection.send({ kind: 'act', text: 'pass' });
    last().say({ kind: 'refused', id: last().sent[0]?.id, code: 'NO_WORM', sentence: 'You have none.', ruling: 'R8' });
    expect(await answer).toEqual({
      kind: 'refused',
      problem: { code: 'NO_WORM', sentence: 'You have none.', ruling: 'R8' },
    });
  });

  it('notices a silent death', async () => {
    const { last, sockets } = scene();
    last().say({ kind: 'welcome', you: ['P1'], number: 1 });
    await vi.advanceTimersByTimeAsync(70_000);
    expect(sockets[0]?.closed).toBe(true);
    expect(sockets.length).toBeGreaterThan(1);
  });

  it('stays closed once it is closed, and says so to those who wait', async () => {
    const { connection, sockets, last } = scene();
    last().say({ kind: 'welcome', you: ['P1'], number: 1 });
    const answer = connection.send({ kind: 'act', text: 'pass' });
    connection.close();
    last().drop();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sockets).toHaveLength(1);
    expect(await answer).toEqual({ kind: 'closed' });
    expect(await connection.send({ kind: 'act', text: 'pass' })).toEqual({ kind: 'closed' });
  });

  it('ends for good when the person was removed, before the welcome or after it', async () => {
    for (const welcomed of [true, false]) {
      const { connection, last, sockets, links } = scene();
      if (welcomed) last().say({ kind: 'welcome', you: [], number: 1 });
      const answer = connection.send({ kind: 'chat', text: 'hello' });
      last().say({ kind: 'notice', code: 'banned', sentence: 'The host of this table has removed you from it.' });
      expect(links.at(-1)).toBe('banned');
      expect(await answer).toEqual({ kind: 'closed' });
      last().drop();
      connection.wake();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(sockets).toHaveLength(1);
      expect(links.at(-1)).toBe('banned');
    }
  });

  it('ends when the seat is lost, and sends nothing in nobody’s name', async () => {
    const { connection, last, sockets, heard, links } = scene();
    last().say({ kind: 'welcome', you: ['P1'], number: 1 });
    last().say({ kind: 'notice', code: 'signed-out', sentence: 'You have signed out on another device.' });
    last().drop();
    const answer = connection.send({ kind: 'act', text: 'pass' });
    await vi.advanceTimersByTimeAsync(1000);
    last().say({ kind: 'welcome', you: [], number: 1 });
    expect(links.at(-1)).toBe('unseated');
    expect(last().sent).toEqual([]);
    expect(heard.filter(({ kind }) => kind === 'welcome')).toHaveLength(1);
    expect(await answer).toEqual({ kind: 'closed' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(2);
  });

  it('stays a watcher’s when it was one, and goes on after a restart', async () => {
    const { last, sockets, links } = scene();
    last().say({ kind: 'welcome', you: [], number: 1 });
    last().say({ kind: 'notice', code: 'restarting', sentence: 'The server is restarting.' });
    last().drop();
    await vi.advanceTimersByTimeAsync(1000);
    last().say({ kind: 'welcome', you: [], number: 1 });
    expect(links.at(-1)).toBe('online');
    expect(sockets).toHaveLength(2);
  });
});

it('waits longer after each failure, within bounds', () => {
  expect(delayBefore(0, 0)).toBe(200);
  expect(delayBefore(3, 1)).toBe(3200);
  expect(delayBefore(20, 1)).toBe(8000);
});
